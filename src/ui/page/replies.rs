//! Scripts that wait until the page shows what they asked for.

use crate::app::page::{Model, script};
use crate::platform::scripting::Reply;

/// What scripts are told, as JSON.
pub fn state(model: &Model) -> String {
    serde_json::to_string(&script::state(model)).unwrap_or_default()
}

/// The promises that are not kept yet.
#[derive(Default)]
pub struct Replies(Vec<(Reply, Option<u64>)>); // with the number of the work that has to end first

impl Replies {
    /// A script waits, for the end of the work where its message began some.
    pub fn push(&mut self, reply: Reply, work: Option<u64>) {
        self.0.push((reply, work));
    }

    /// The page shows the model: every promise is kept whose work has ended, was stopped or has given way to other work.
    pub fn answer(&mut self, model: &Model) {
        self.0.retain(|(reply, work)| {
            let waits = work.is_some_and(|number| model.work.waits(number));
            if !waits {
                reply.keep(&state(model));
            }
            waits
        });
    }
}
