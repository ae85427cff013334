//! What a person who listens is told. What they did is answered at once; what goes on by itself, playing or a long piece
//! of work, says no more than one thing in two seconds, and always the newest.

/// Between two things said that nobody asked for, ms.
pub const QUIET: f64 = 2000.0;

/// When something was said, and what waits to be.
///
/// ```
/// use queens_lab::app::page::Speech;
/// let mut speech = Speech::default();
/// speech.answered();
/// speech.wait("1 solution found".into());
/// assert_eq!(speech.due(), None);
/// speech.wait("2 solutions found".into());
/// speech.pass(2000.0);
/// assert_eq!(speech.due().as_deref(), Some("2 solutions found"));
/// assert_eq!(speech.due(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Speech {
    quiet: f64, // time since something was said, ms
    waiting: Option<String>,
    last: Option<String>, // what was said unasked since the last answer: it is not said again and again
}

impl Default for Speech {
    fn default() -> Self {
        Self { quiet: f64::INFINITY, waiting: None, last: None }
    }
}

impl Speech {
    /// Time passes, ms.
    pub fn pass(&mut self, elapsed: f64) {
        self.quiet += elapsed.max(0.0);
    }

    /// An answer is said, or is on its way: whatever waits is out of date.
    pub fn answered(&mut self) {
        self.quiet = 0.0;
        (self.waiting, self.last) = (None, None);
    }

    /// Whether something that nobody asked for may be said.
    pub const fn is_free(&self) -> bool {
        self.quiet >= QUIET
    }

    /// Something is to be said when its time has come, in the place of what waits.
    pub fn wait(&mut self, text: String) {
        self.waiting = Some(text).filter(|text| self.last.as_ref() != Some(text));
    }

    /// What waits, once its time has come.
    pub fn due(&mut self) -> Option<String> {
        let due = self.waiting.take_if(|_| self.quiet >= QUIET)?;
        self.quiet = 0.0;
        self.last = Some(due.clone());
        Some(due)
    }
}
