//! Searches compared, against figures from outside.

mod measured;
mod plot;
mod pruned;
