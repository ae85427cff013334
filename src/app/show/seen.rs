//! A search at a step, as it may be seen: the only door from a run to picture, sentences, names, variables and logs.

use queens_solver::{
    Board, Counters, Event, Facts, Grain, Held, Kind, LookBack, Marks, Moment, Problem, Refusal, Run, SearchId, Square,
    Tag, Timeline, View,
};

use crate::i18n::Lang;

/// How it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// The language in use.
    pub lang: Lang,
    /// How far one step goes.
    pub grain: Grain,
    /// Whether it plays so fast that rings and lines would flash: over three steps a second.
    pub fast: bool,
    /// Whether it plays so fast that only numbers and queens can be followed: what is costly to draw stays away.
    pub hurries: bool,
}

impl Manner {
    /// Step by step, at rest.
    pub const fn at_rest(lang: Lang) -> Self {
        Self { lang, grain: Grain::Test, fast: false, hurries: false }
    }
}

/// A search that is being looked at, as the sentence about its last step speaks of it: whoever leaves a row, a square or
/// an item is shown where it still stands, and the mirror image of a board as a board.
///
/// **Architecture invariant:** nothing shows anything of a run but through this: what it hides nobody can show.
#[derive(Clone, Debug)]
pub struct Seen<'a> {
    problem: &'a Problem,
    timeline: &'a Timeline,
    manner: Manner,
    held: Option<Run>,    // before the step, where that leaves a row, a square or an item
    weighed: Option<Run>, // before the step, where that moves a queen
    mirror: Option<Board>,
}

impl<'a> Seen<'a> {
    /// A search on a problem, at the cursor of its timeline.
    pub fn new(problem: &'a Problem, timeline: &'a Timeline, manner: Manner) -> Self {
        let last = timeline.last();
        let held = last.filter(|event| event.kind() == Kind::Return).map(|event| timeline.run().before(event));
        let mirror = last.filter(|event| matches!(event, Event::Mirror { .. }));
        let mirror = mirror.and_then(|event| timeline.run().accepted(event)).map(|columns| board_of(&columns));
        let weighed =
            last.filter(|event| matches!(event, Event::Move { .. })).map(|event| timeline.run().before(event));
        Self { problem, timeline, manner, held, weighed, mirror }
    }

    /// The run as it is shown.
    fn run(&self) -> &Run {
        self.held.as_ref().unwrap_or_else(|| self.timeline.run())
    }

    /// How it is shown.
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    /// The language in use.
    pub const fn lang(&self) -> Lang {
        self.manner.lang
    }

    /// Which search.
    pub const fn search(&self) -> SearchId {
        self.timeline.run().search().id()
    }

    /// What it searches: size, seed and start.
    pub const fn problem(&self) -> &'a Problem {
        self.problem
    }

    /// What is true of the search, whatever the board.
    pub const fn facts(&self) -> &'static Facts {
        self.search().facts()
    }

    /// Rows, columns and queens.
    pub const fn n(&self) -> u8 {
        self.problem.n()
    }

    /// The queens on the board, a queen on trial not among them.
    pub fn board(&self) -> &Board {
        self.mirror.as_ref().unwrap_or_else(|| self.run().board())
    }

    /// The queens as the search has them, where their mirror image is shown, too.
    pub fn searched(&self) -> &Board {
        self.run().board()
    }

    /// The ✕ marks of a row.
    pub fn marks(&self, row: u8) -> Marks {
        self.run().marks(row)
    }

    /// What the search holds beside the queens.
    pub fn view(&self) -> View<'_> {
        self.run().search().view()
    }

    /// What it held when the marked line ran: of a queen who moves, what she was weighed by.
    pub fn view_at_line(&self) -> View<'_> {
        self.weighed.as_ref().map_or_else(|| self.view(), |run| run.search().view())
    }

    /// The counters up to this step.
    pub const fn counters(&self) -> &'a Counters {
        self.timeline.counters()
    }

    /// The step shown.
    pub const fn step(&self) -> u64 {
        self.timeline.step()
    }

    /// Whether it stands where `run` does, all that the search holds included.
    pub fn stands_at(&self, run: &Run) -> bool {
        self.timeline.run() == run
    }

    /// Whether the end of the search is shown.
    pub fn is_at_end(&self) -> bool {
        self.timeline.is_at_end()
    }

    /// The event that led here; `None` at step 0.
    pub fn last(&self) -> Option<Event> {
        self.timeline.last()
    }

    /// The row of the call at work; that which is left, at a return.
    pub fn row_at_work(&self) -> Option<u8> {
        self.last().and_then(|last| self.timeline.run().row_at_work(last))
    }

    /// Whether the step shown is a dead end.
    pub fn is_dead_end(&self) -> bool {
        self.timeline.is_at_dead_end()
    }

    /// The newest events up to this step, the newest first.
    pub fn recent(&self, count: usize) -> impl Iterator<Item = Event> + 'a {
        self.timeline.recent(count)
    }

    /// Whether the mirror image of the board is shown.
    pub const fn is_mirrored(&self) -> bool {
        self.mirror.is_some()
    }

    /// The kind of the event that comes next; `None` at the end.
    pub fn next(&self) -> Option<Event> {
        self.timeline.run().peek()
    }

    /// Whether the event that comes next is of a kind.
    pub fn next_is(&self, kind: Kind) -> bool {
        self.next().is_some_and(|event| event.kind() == kind)
    }

    /// The board that an event, the one that led here, has accepted, as columns by row.
    pub fn accepted(&self, event: Event) -> Option<Vec<u8>> {
        self.timeline.run().accepted(event)
    }

    /// The first solutions found up to this step, as columns by row.
    pub fn solutions(&self) -> impl ExactSizeIterator<Item = &'a [u8]> {
        self.timeline.solutions()
    }

    /// What the line at work of a listing stands for; `None` at step 0.
    pub fn tag(&self) -> Option<Tag> {
        self.last().map(|event| self.timeline.run().tag(event))
    }

    /// The line of the pseudo-code at work, from 1.
    pub fn line(&self) -> Option<usize> {
        self.last().and_then(|event| self.timeline.run().line(event))
    }

    /// The queens that attack a square on trial: where a queen is to move along her row, not she herself.
    pub fn attackers(&self, square: Square) -> Vec<Square> {
        let repairs = self.facts().repairs();
        self.board().attackers(square).filter(|queen| !repairs || queen.row != square.row).collect()
    }

    /// The square on trial: its column is in the loop's variable, but no queen stands there.
    pub fn trial(&self) -> Option<Square> {
        match self.last() {
            Some(Event::Test { square, .. }) => Some(square),
            _ => None,
        }
    }

    /// A look back for the step that gave a square what it has.
    pub fn look_back(&self, held: Held, square: Square) -> Option<LookBack> {
        self.timeline.look_back(held, square)
    }

    /// Goes on with a look back that began at this step; the moment, once it is found.
    pub fn look_on(&self, look: &mut LookBack, limit: u64) -> Option<Moment> {
        look.go_on(self.timeline, limit)
    }

    /// Whether it begins from given queens or blocked squares.
    pub fn has_start(&self) -> bool {
        self.problem.has_start() && self.facts().start.is_ok()
    }

    /// Why it begins from none, though it was given some.
    pub fn refusal(&self) -> Option<Refusal> {
        self.facts().start.err().filter(|_| self.problem.has_start())
    }

    /// The queens that were given, and the squares that are blocked; nothing where it begins from none.
    pub fn start(&self) -> (Board, Board) {
        let none = || Board::new(self.n());
        if self.has_start() { (self.problem.start_queens(), self.problem.blocked()) } else { (none(), none()) }
    }
}

/// The board with a queen on a column of each row.
fn board_of(columns: &[u8]) -> Board {
    Board::with_queens(columns.len() as u8, (0u8..).zip(columns).map(|(row, &column)| Square::new(row, column)))
}
