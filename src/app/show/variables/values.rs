//! Names with values.

/// A variable with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name in the listing, or what it is.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// What stands in a list for an entry that is not there, or for a list without entries.
pub(super) const NOTHING: &str = "–";

/// Variables in the making.
pub(super) struct Values {
    added: Vec<Variable>,
    none: &'static str, // in words: a dash alone is read as nothing
}

impl Values {
    /// None so far, and what is said of one that is not there.
    pub(super) const fn new(none: &'static str) -> Self {
        Self { added: Vec::new(), none }
    }

    pub(super) fn into_list(self) -> Vec<Variable> {
        self.added
    }

    pub(super) fn add(&mut self, name: &str, value: String) {
        self.added.push(Variable { name: name.to_owned(), value });
    }

    /// A value that is there or not.
    pub(super) fn may(&mut self, name: &str, value: Option<impl ToString>) {
        self.add(name, value.map_or_else(|| self.none.to_owned(), |value| value.to_string()));
    }
}

/// Values with a space between them.
pub(super) fn list(values: impl IntoIterator<Item: ToString>) -> String {
    let list = values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    if list.is_empty() { NOTHING.to_owned() } else { list }
}
