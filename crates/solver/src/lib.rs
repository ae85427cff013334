//! Searches for the n-queens problem, one observable step at a time, forwards and backwards.
//!
//! A search ([`searches`]) begins from a [`Problem`], an empty board or a start, and only emits [`Event`]s. A [`Run`]
//! folds them into a board, marks and counters; a [`Timeline`] holds a run at a cursor and moves it to any step that
//! was or will be. What is to be drawn with a search beside the board is its [`View`]. Positions put up by hand are
//! [`Board`]s; a full placement on a board of any size is a [`placement`].
//!
//! Rows and columns are counted from 0 in here and from 1 in everything a person reads.
//!
//! ```
//! use queens_solver::{Problem, Run, SearchId, Timeline};
//!
//! let problem = Problem::new(4).expect("4 is a size from 1 to 32");
//! let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &problem));
//! while timeline.advance().is_some() {}
//! assert_eq!(timeline.end(), Some(125));
//! assert_eq!(timeline.run().counters().tests, 60);
//! // 2 4 1 3 and its mirror image
//! // . Q . .    . . Q .
//! // . . . Q    Q . . .
//! // Q . . .    . . . Q
//! // . . Q .    . Q . .
//! assert_eq!(timeline.solutions().map(<[u8]>::to_vec).collect::<Vec<_>>(), [[1, 3, 0, 2], [2, 0, 3, 1]]);
//! ```
//!
//! **Architecture invariant:** no web crate, no clock, no thread and no unseeded chance in here; nothing panics on any
//! value a caller can build.

pub mod analysis;
mod board;
mod enumeration;
mod event;
mod facts;
mod given;
mod hurry;
mod kind;
mod lines;
mod lots;
mod moments;
pub mod placement;
mod problem;
mod run;
mod search;
pub mod searches;
mod square;
mod start;
mod sums;
mod timeline;
mod view;
mod witness;

pub use board::{Board, MAX_SIZE, columns};
pub use enumeration::{AnySearch, SearchId};
pub use event::{Event, Item, Marks, Way};
pub use facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refusal, Refuses, Test};
pub use given::StartError;
pub use kind::{Kind, Tag};
pub use problem::{Problem, SizeError};
pub use run::Run;
pub use search::Search;
pub use square::{Line, Square};
pub use sums::Counters;
pub use timeline::{Grain, Held, LookBack, Moment, Target, Timeline};
pub use view::View;
