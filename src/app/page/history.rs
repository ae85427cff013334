//! What is an entry of the browser's history, so that Back leads where one came from: a change of mode, and a start,
//! preset or example taken. Everything else replaces the present one.

use queens_solver::Problem;

use super::address;
use super::model::Model;
use crate::app::mode::Mode;

/// Where the person was before something was done.
pub struct Here {
    mode: Mode,
    problem: Problem,
    address: String,
}

impl Here {
    /// Where the person is.
    pub fn of(model: &Model) -> Self {
        Self { mode: model.mode, problem: model.problem, address: address::write(model) }
    }

    /// Another mode or a start that was taken leaves an entry behind.
    pub fn leave_if_changed(self, model: &mut Model) {
        let bare = |problem: &Problem| (problem.start_queens(), problem.blocked());
        let is_taken = model.problem.has_start() && bare(&model.problem) != bare(&self.problem);
        let has_left = self.mode != model.mode || (is_taken && self.problem.n() == model.n());
        if has_left {
            self.leave(model);
        }
    }

    /// Leaves an entry behind. A frame that is a part of another page does not: Back there is that page's.
    pub fn leave(self, model: &mut Model) {
        if !model.look.embed {
            model.left = Some(self.address);
        }
    }
}
