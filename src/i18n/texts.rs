//! Which texts there are.

/// Every text of the page in one language. Gaps are written `{name}`; both languages have the same ones.
#[derive(Debug)]
pub struct Texts {
    // Page.
    /// Title of the page.
    pub title: &'static str,
    /// Name of the page.
    pub brand: &'static str,
    /// Link past the header.
    pub skip: &'static str,
    /// Mode.
    pub mode_watch: &'static str,
    /// Mode.
    pub mode_place: &'static str,
    /// Button.
    pub share: &'static str,
    /// Button.
    pub projector: &'static str,
    /// Button.
    pub help: &'static str,
    /// Button.
    pub full_screen: &'static str,
    /// Label.
    pub theme: &'static str,
    /// Theme.
    pub theme_auto: &'static str,
    /// Theme.
    pub theme_light: &'static str,
    /// Theme.
    pub theme_dark: &'static str,
    /// Theme.
    pub theme_projector: &'static str,
    /// The other language's name, in that language.
    pub other_language: &'static str,
    /// Label of the menu on small screens.
    pub menu: &'static str,
    // Setting up.
    /// Label.
    pub search: &'static str,
    /// Name of a search.
    pub search_recursive: &'static str,
    /// Name of a search.
    pub search_iterative: &'static str,
    /// Label.
    pub size: &'static str,
    /// The size.
    pub size_value: &'static str,
    /// Button.
    pub smaller: &'static str,
    /// Button.
    pub larger: &'static str,
    /// Label.
    pub presets: &'static str,
    /// Preset.
    pub preset_pictures: &'static str,
    /// Preset.
    pub preset_dead_end: &'static str,
    /// Preset.
    pub preset_classic: &'static str,
    /// Preset.
    pub preset_two: &'static str,
    /// Preset.
    pub preset_three: &'static str,
    // Board.
    /// Label of the grid.
    pub board: &'static str,
    /// Axis.
    pub row: &'static str,
    /// Axis.
    pub column: &'static str,
    // Player.
    /// Label of the player.
    pub player: &'static str,
    /// Button.
    pub play: &'static str,
    /// Button.
    pub play_again: &'static str,
    /// Button.
    pub pause: &'static str,
    /// Button.
    pub to_start: &'static str,
    /// Button.
    pub step_back: &'static str,
    /// Button.
    pub step_forward: &'static str,
    /// Button.
    pub to_end: &'static str,
    /// Button.
    pub to_known_end: &'static str,
    /// Button.
    pub run_to_end: &'static str,
    /// Button.
    pub next_dead_end: &'static str,
    /// Button.
    pub next_solution: &'static str,
    /// Button.
    pub stop: &'static str,
    /// Label of the slider.
    pub timeline: &'static str,
    /// Label of the fine slider.
    pub timeline_fine: &'static str,
    /// What the slider says.
    pub timeline_value: &'static str,
    /// The same when the end is known.
    pub timeline_value_end: &'static str,
    /// Label of the number field.
    pub step: &'static str,
    /// Behind the number field.
    pub step_after: &'static str,
    /// Label.
    pub grain: &'static str,
    /// Grain.
    pub grain_test: &'static str,
    /// Grain.
    pub grain_move: &'static str,
    /// Grain.
    pub grain_picture: &'static str,
    /// Label.
    pub speed: &'static str,
    /// Steps a second.
    pub speed_value: &'static str,
    /// The fastest.
    pub speed_max: &'static str,
    /// Speed to hand.
    pub speed_slow: &'static str,
    /// Speed to hand.
    pub speed_normal: &'static str,
    /// Speed to hand.
    pub speed_fast: &'static str,
    /// While a seek is on its way.
    pub busy_seek: &'static str,
    /// While a run is on its way.
    pub busy_run: &'static str,
    // Counters.
    /// Counter, for one.
    pub counter_test: &'static str,
    /// Counter, for one.
    pub counter_solution: &'static str,
    /// Counter.
    pub counter_tests: &'static str,
    /// Counter.
    pub counter_placements: &'static str,
    /// Counter.
    pub counter_removals: &'static str,
    /// Counter.
    pub counter_solutions: &'static str,
    /// Label.
    pub counters: &'static str,
    // Panels.
    /// Label of a panel's tabs.
    pub panel: &'static str,
    /// Tab.
    pub panel_code: &'static str,
    /// Tab.
    pub panel_solutions: &'static str,
    /// Tab.
    pub panel_steps: &'static str,
    /// Tab.
    pub panel_cost: &'static str,
    /// Label.
    pub code: &'static str,
    /// Language.
    pub code_pseudo: &'static str,
    /// Heading.
    pub variables: &'static str,
    /// Heading.
    pub call_stack: &'static str,
    /// Where a call goes on.
    pub call_goes_on: &'static str,
    /// The innermost call.
    pub call_at_work: &'static str,
    /// Before and after the run.
    pub no_call: &'static str,
    /// A variable without a value.
    pub none: &'static str,
    /// Before any.
    pub solutions_none: &'static str,
    /// At the end without any.
    pub solutions_end_none: &'static str,
    /// When more were found than are kept.
    pub solutions_first: &'static str,
    /// What the lines say.
    pub solutions_help: &'static str,
    /// Above the log.
    pub steps_help: &'static str,
    /// Before the first.
    pub steps_none: &'static str,
    /// What the panel says.
    pub cost_intro: &'static str,
    /// Kind of board.
    pub cost_any: &'static str,
    /// Kind of board.
    pub cost_rows: &'static str,
    /// Kind of board.
    pub cost_permutations: &'static str,
    /// What was done instead.
    pub cost_so_far: &'static str,
    /// Switch.
    pub cost_show: &'static str,
    /// Switch.
    pub formula: &'static str,
    // Place.
    /// Switch.
    pub safe: &'static str,
    /// Button.
    pub undo: &'static str,
    /// Button.
    pub redo: &'static str,
    /// Button.
    pub clear: &'static str,
    /// Heading.
    pub pairs: &'static str,
    /// When there are none.
    pub pairs_none: &'static str,
    /// A pair.
    pub pair: &'static str,
    /// A square of a pair.
    pub pair_square: &'static str,
    /// Line.
    pub line_row: &'static str,
    /// Line.
    pub line_column: &'static str,
    /// Line.
    pub line_diagonal: &'static str,
    // Captions.
    /// Step 0.
    pub start_head: &'static str,
    /// Step 0.
    pub start_rest: &'static str,
    /// Event.
    pub call_head: &'static str,
    /// Event.
    pub call_recursive: &'static str,
    /// Event.
    pub call_iterative: &'static str,
    /// Event.
    pub free_head: &'static str,
    /// Event.
    pub free_first: &'static str,
    /// Event.
    pub free_rest: &'static str,
    /// Event.
    pub attacked_head: &'static str,
    /// Event.
    pub by_row: &'static str,
    /// Event.
    pub by_column: &'static str,
    /// Event.
    pub by_diagonal: &'static str,
    /// Event.
    pub by_too: &'static str,
    /// Event.
    pub place_head: &'static str,
    /// Event.
    pub place_rest: &'static str,
    /// Event.
    pub place_next: &'static str,
    /// Event.
    pub place_last: &'static str,
    /// Event.
    pub solution_head: &'static str,
    /// Event.
    pub solution_rest: &'static str,
    /// Event.
    pub solution_single: &'static str,
    /// Event.
    pub solution_single_rest: &'static str,
    /// Event.
    pub remove_head: &'static str,
    /// Event.
    pub remove_dead: &'static str,
    /// Event.
    pub remove_solution: &'static str,
    /// Event.
    pub return_dead_head: &'static str,
    /// Event.
    pub return_dead_rest: &'static str,
    /// Event.
    pub return_head: &'static str,
    /// Event.
    pub return_back: &'static str,
    /// Event.
    pub return_first: &'static str,
    /// Event.
    pub done_none_head: &'static str,
    /// Event.
    pub done_none_rest: &'static str,
    /// Event.
    pub done_one_head: &'static str,
    /// Event.
    pub done_head: &'static str,
    /// Event.
    pub done_rest: &'static str,
    /// Said while playing.
    pub milestone: &'static str,
    /// Verdict.
    pub verdict_empty: &'static str,
    /// Verdict.
    pub verdict_how: &'static str,
    /// Verdict.
    pub verdict_single: &'static str,
    /// Verdict.
    pub verdict_peaceful: &'static str,
    /// Verdict.
    pub verdict_solved: &'static str,
    /// Verdict.
    pub verdict_only: &'static str,
    /// Verdict.
    pub verdict_solved_uncounted: &'static str,
    /// Verdict.
    pub no_safe_square: &'static str,
    /// Refused.
    pub square_blocked: &'static str,
    /// Said.
    pub said_put: &'static str,
    /// Said.
    pub said_taken: &'static str,
    // Log.
    /// Log.
    pub log_call: &'static str,
    /// Log.
    pub log_attacked: &'static str,
    /// Log.
    pub log_solution: &'static str,
    /// Log.
    pub log_return: &'static str,
    /// Log.
    pub log_done: &'static str,
    // Names of squares.
    /// Ends a sentence.
    pub full_stop: &'static str,
    /// Name.
    pub name_square: &'static str,
    /// Name.
    pub name_queen: &'static str,
    /// Name.
    pub name_trial: &'static str,
    /// Name.
    pub name_failed: &'static str,
    /// Name.
    pub name_rejected: &'static str,
    /// Name.
    pub name_attacked: &'static str,
    /// Name.
    pub name_and: &'static str,
    /// Name.
    pub name_attacker: &'static str,
    /// Line, in a name.
    pub name_row: &'static str,
    /// Line, in a name.
    pub name_column: &'static str,
    /// Line, in a name.
    pub name_diagonal: &'static str,
    /// Name.
    pub name_and_by: &'static str,
    /// Name.
    pub name_free: &'static str,
    /// Name.
    pub name_blocked: &'static str,
    // Notices.
    /// Label.
    pub notices: &'static str,
    /// Button.
    pub close: &'static str,
    /// Notice.
    pub notice_unusable: &'static str,
    /// Notice.
    pub notice_unusable_no_default: &'static str,
    /// Notice.
    pub notice_dropped: &'static str,
    /// Notice.
    pub notice_repeated: &'static str,
    /// Notice.
    pub notice_only_in_place: &'static str,
    /// Button of the notice that offers a step back.
    pub bring_back: &'static str,
    /// Notice.
    pub thrown: &'static str,
    // Dialogs.
    /// Heading.
    pub share_title: &'static str,
    /// Label.
    pub share_link: &'static str,
    /// Switch.
    pub share_personal: &'static str,
    /// Button.
    pub share_copy: &'static str,
    /// Said.
    pub share_copied: &'static str,
    /// Where nothing can be copied.
    pub share_by_hand: &'static str,
    /// Heading.
    pub help_title: &'static str,
    /// Switch.
    pub help_letters: &'static str,
    /// Switch.
    pub help_milestones: &'static str,
    /// Note.
    pub help_remote: &'static str,
    /// Key.
    pub key_play: &'static str,
    /// Key.
    pub key_step: &'static str,
    /// Key.
    pub key_coarse: &'static str,
    /// Key.
    pub key_backtrack: &'static str,
    /// Key.
    pub key_solution: &'static str,
    /// Key.
    pub key_ends: &'static str,
    /// Key.
    pub key_speed: &'static str,
    /// Key.
    pub key_size: &'static str,
    /// Key.
    pub key_restart: &'static str,
    /// Key.
    pub key_full_screen: &'static str,
    /// Key.
    pub key_projector: &'static str,
    /// Key.
    pub key_help: &'static str,
    /// Key.
    pub key_board_move: &'static str,
    /// Key.
    pub key_board_toggle: &'static str,
    /// Key.
    pub key_undo: &'static str,
    /// Key.
    pub key_redo: &'static str,
    // Counted things.
    /// Counted.
    pub queens: Count,
    /// Counted.
    pub rows: Count,
    /// Counted.
    pub columns: Count,
    /// Counted.
    pub steps: Count,
    /// Counted.
    pub tests: Count,
    /// Counted.
    pub placements: Count,
    /// Counted.
    pub safe_squares: Count,
    /// Counted.
    pub pairs_attack: Count,
}

/// A counted thing, `{n}` being the number.
#[derive(Debug)]
pub struct Count {
    /// For one.
    pub one: &'static str,
    /// For any other number.
    pub many: &'static str,
}
