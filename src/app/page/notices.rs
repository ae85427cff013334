//! What the person should know.

use queens_solver::SearchId;

use crate::app::mode::{Mode, Thrown};

/// Something the person should know.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A value of the address cannot be used.
    Unusable {
        /// The key.
        key: String,
        /// The value as given.
        value: String,
        /// What is used instead.
        used: String,
    },
    /// A member of a list cannot be used.
    Dropped {
        /// The key.
        key: String,
        /// The member as given.
        member: String,
    },
    /// A key stands in the address twice; the first counts.
    Repeated {
        /// The key.
        key: String,
        /// The value that does not count.
        value: String,
    },
    /// A queen to begin from is attacked by one before her.
    Attacked {
        /// Her square as the address writes it.
        member: String,
        /// The other's square.
        by: String,
    },
    /// A search begins on the empty board, whatever it was given.
    Refused(SearchId),
    /// What was typed into a field for numbers is none.
    NoNumber(String),
    /// A step was thrown away and can be had back, in the mode where it was.
    Thrown(Mode, Thrown),
}

/// The notices that stand, the newest last, with a number each; and the number of the next one.
#[derive(Clone, Debug, Default)]
pub struct Notices(Vec<(u32, Notice)>, u32);

impl Notices {
    /// Whether none stands.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a notice up; one that stands already is not put up twice.
    pub fn put(&mut self, notice: Notice) {
        if self.0.iter().all(|(_, standing)| *standing != notice) {
            self.0.push((self.1, notice));
            self.1 += 1;
        }
    }

    /// Puts several up.
    pub fn put_all(&mut self, notices: Vec<Notice>) {
        for notice in notices {
            self.put(notice);
        }
    }

    /// Offers a thrown-away step back, if there is one, in the place of any other.
    pub fn offer(&mut self, thrown: Option<(Mode, Thrown)>) {
        if let Some((mode, thrown)) = thrown {
            self.withdraw_offer();
            self.put(Notice::Thrown(mode, thrown));
        }
    }

    /// Offers no step back any more.
    pub fn withdraw_offer(&mut self) {
        self.0.retain(|(_, notice)| !matches!(notice, Notice::Thrown(..)));
    }

    /// What a notice offers back.
    pub fn offered(&self, number: u32) -> Option<(Mode, Thrown)> {
        self.0.iter().find_map(|(other, notice)| match notice {
            Notice::Thrown(mode, thrown) if *other == number => Some((*mode, thrown.clone())),
            Notice::Thrown(..)
            | Notice::Unusable { .. }
            | Notice::Dropped { .. }
            | Notice::Repeated { .. }
            | Notice::Attacked { .. }
            | Notice::Refused(_)
            | Notice::NoNumber(_) => None,
        })
    }

    /// Says what was typed and is no number, in the place of what was typed before.
    pub fn refuse(&mut self, typed: String) {
        self.0.retain(|(_, notice)| !matches!(notice, Notice::NoNumber(_)));
        self.put(Notice::NoNumber(typed));
    }

    /// Takes a notice down.
    pub fn close(&mut self, number: u32) {
        self.0.retain(|(other, _)| *other != number);
    }

    /// Those that stand.
    pub fn iter(&self) -> impl Iterator<Item = &(u32, Notice)> {
        self.0.iter()
    }
}
