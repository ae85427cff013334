//! Searches compared, against figures from outside.

mod measure;
mod plot;
mod pruned;
