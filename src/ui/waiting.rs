//! Scripts that wait until the page shows what they asked for.

use crate::app::{Model, script};
use crate::platform::scripting::Reply;

/// The promises that are not kept yet.
#[derive(Default)]
pub struct Waiting(Vec<(Reply, Option<u64>)>); // with the job that has to end first

impl Waiting {
    /// A script waits, for the end of a job where the message began one.
    pub fn push(&mut self, reply: Reply, job: Option<u64>) {
        self.0.push((reply, job));
    }

    /// The page shows the model: every promise is kept whose job has ended, was stopped or has given way to another.
    pub fn answer(&mut self, model: &Model) {
        self.0.retain(|(reply, job)| {
            let busy = job.is_some_and(|job| model.watch.job.is_some() && model.watch.begun == job);
            if !busy {
                reply.keep(&script::state(model));
            }
            busy
        });
    }
}
