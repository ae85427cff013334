//! Plain data as it comes from and goes to scripts: what JSON can say. A leaf that both sides know.

use std::borrow::Cow;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // JSON's own words
pub enum Value {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(Cow<'static, str>, Value)>),
}

impl Value {
    /// An object with these members.
    pub fn object(members: impl Into<Vec<(&'static str, Value)>>) -> Self {
        Self::Object(members.into().into_iter().map(|(key, value)| (Cow::Borrowed(key), value)).collect())
    }

    /// The member of an object.
    pub fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => members.iter().find(|(key, _)| *key == name).map(|(_, value)| value),
            _ => None,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Number(value as f64)
    }
}

impl From<u8> for Value {
    fn from(value: u8) -> Self {
        Self::Number(f64::from(value))
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}
