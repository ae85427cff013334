//! Which texts there are.

use super::file::{Fill, Lines};

/// Makes of a struct's fields besides how it is read: their values in their order, one a line.
macro_rules! filled_in_order {
    (
        $(#[$about:meta])*
        pub struct $table:ident { $($(#[$about_field:meta])* pub $field:ident: $kind:ty,)* }
    ) => {
        $(#[$about])*
        pub struct $table { $($(#[$about_field])* pub $field: $kind,)* }

        impl Fill for $table {
            const EMPTY: Self = Self { $($field: Fill::EMPTY,)* };

            #[inline(never)] // long in the page's program, and needed once
            fn fill(&mut self, lines: &mut Lines) {
                $(self.$field.fill(lines);)*
            }
        }
    };
}

// The texts are not indented, as a struct's fields are not: rustfmt leaves what stands in a macro alone.
filled_in_order! {
/// Every text of the page in one language. Gaps are written `{name}`; both languages have the same ones.
#[derive(Debug, PartialEq)]
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
    /// Mode.
    pub mode_compare: &'static str,
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
    /// A group of searches.
    pub searches_sources: &'static str,
    /// A group of searches.
    pub searches_plain: &'static str,
    /// A group of searches.
    pub searches_modern: &'static str,
    /// The entry that shows all searches.
    pub searches_all: &'static str,
    /// Button.
    pub clear_start: &'static str,
    /// Label.
    pub clock: &'static str,
    /// A clock.
    pub clock_steps: &'static str,
    /// A clock.
    pub clock_tests: &'static str,
    /// A clock.
    pub clock_free: &'static str,
    /// Label.
    pub goal: &'static str,
    /// A goal.
    pub goal_first: &'static str,
    /// A goal.
    pub goal_all: &'static str,
    /// Button.
    pub race_add: &'static str,
    /// Button.
    pub race_remove: &'static str,
    /// Label of a list: which of those compared.
    pub race_search: &'static str,
    /// What a picture shows, in words.
    pub race_board: &'static str,
    /// A search has come home.
    pub race_home: &'static str,
    /// A search has come home before the others.
    pub race_home_first: &'static str,
    /// The time that a search has needed.
    pub race_time: &'static str,
    /// Name of a search.
    pub search_recursive: &'static str,
    /// Name of a search.
    pub search_iterative: &'static str,
    /// Name of a search.
    pub search_recursive_grid: &'static str,
    /// Name of a search.
    pub search_marked_lines: &'static str,
    /// Name of a search.
    pub search_bitmask: &'static str,
    /// Name of a search.
    pub search_half_board: &'static str,
    /// Name of a search.
    pub search_permutations: &'static str,
    /// Name of a search.
    pub search_row_tuples: &'static str,
    /// Name of a search.
    pub search_combinations: &'static str,
    /// Name of a search.
    pub search_ordered_placements: &'static str,
    /// Name of a search.
    pub search_cell_by_cell: &'static str,
    /// Name of a search.
    pub search_forward_checking: &'static str,
    /// Name of a search.
    pub search_mrv: &'static str,
    /// Name of a search.
    pub search_min_conflicts: &'static str,
    /// Name of a search.
    pub search_construction: &'static str,
    /// Name of a search.
    pub search_dancing_links: &'static str,
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
    /// A counter: nodes unlinked.
    pub counter_updates: &'static str,
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
    /// In place of a listing that is on its way.
    pub listing_loading: &'static str,
    /// In place of a listing that did not arrive.
    pub listing_failed: &'static str,
    /// Button: loads the listings once more.
    pub listing_again: &'static str,
    /// Above the pseudo-code of a search that is not given in the language chosen; all languages that it is given in.
    pub listing_lacks: &'static str,
    /// Heading.
    pub variables: &'static str,
    /// A variable.
    pub variable_square: &'static str,
    /// A variable.
    pub variable_squares: &'static str,
    /// A variable: options of each row.
    pub variable_rows: &'static str,
    /// A variable: options of each column.
    pub variable_columns: &'static str,
    /// A variable: the items chosen.
    pub variable_chosen: &'static str,
    /// An item.
    pub variable_row: &'static str,
    /// An item.
    pub variable_column: &'static str,
    /// A variable: attackers of each column.
    pub variable_attackers: &'static str,
    /// A variable.
    pub variable_moves: &'static str,
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
    pub cost_ordered: &'static str,
    /// Kind of board.
    pub cost_rows: &'static str,
    /// Kind of board.
    pub cost_permutations: &'static str,
    /// What was done instead.
    pub cost_so_far: &'static str,
    /// Switch.
    pub cost_show: &'static str,
    /// Title of a table.
    pub cost_growth: &'static str,
    // Spaces.
    /// Of a search that tests full boards only.
    pub space_whole: &'static str,
    /// The same at its end.
    pub space_tested: &'static str,
    /// How long it still takes.
    pub space_rest: &'static str,
    /// Of a search that leaves branches out.
    pub space_pruned: &'static str,
    /// The space of a search that is over.
    pub space_done: &'static str,
    /// How long it would take without.
    pub space_one_by_one: &'static str,
    /// Of a search that goes through no space.
    pub space_none: &'static str,
    /// A time.
    pub about: &'static str,
    /// A time.
    pub less_than_second: &'static str,
    // Measurements.
    /// Title of a plot.
    pub plot_first: &'static str,
    /// Title of a plot.
    pub plot_all: &'static str,
    /// What is plotted.
    pub plot_tests: &'static str,
    /// What is plotted.
    pub plot_placements: &'static str,
    /// What is plotted.
    pub plot_nodes: &'static str,
    /// Axis.
    pub plot_size: &'static str,
    /// A point of a plot.
    pub plot_point: &'static str,
    // What was pruned.
    /// What was found.
    pub pruned_none: &'static str,
    /// What was found.
    pub pruned_counts: &'static str,
    /// What was found.
    pub pruned_cut: &'static str,
    /// What was found.
    pub pruned_too_many: &'static str,
    /// Why a board is not tried.
    pub pruned_attack: &'static str,
    /// Why a board is not tried.
    pub pruned_row: &'static str,
    /// Why a board is not tried.
    pub pruned_column: &'static str,
    /// Why a board is not tried.
    pub pruned_mirrored: &'static str,
    /// Why a board is not tried.
    pub pruned_order_row: &'static str,
    /// Why a board is not tried.
    pub pruned_order_column: &'static str,
    /// Why a board is not tried.
    pub pruned_other: &'static str,
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
    /// Button.
    pub search_here: &'static str,
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
    /// Before the first step.
    pub start_given: &'static str,
    /// Before the first step.
    pub start_refused: &'static str,
    /// Step 0.
    pub start_rest: &'static str,
    /// Event.
    pub call_head: &'static str,
    /// Event.
    pub call_recursive: &'static str,
    /// Event.
    pub call_iterative: &'static str,
    /// Entering a row.
    pub call_recursive_grid: &'static str,
    /// Entering a row.
    pub call_marked_lines: &'static str,
    /// Entering a row.
    pub call_bitmask: &'static str,
    /// Entering row 1.
    pub call_half_board: &'static str,
    /// Entering a row.
    pub call_permutations: &'static str,
    /// Entering a row.
    pub call_row_tuples: &'static str,
    /// Entering a row.
    pub call_forward_checking: &'static str,
    /// Entering a row.
    pub call_mrv: &'static str,
    /// Placing a queen anywhere.
    pub call_queen_head: &'static str,
    /// Placing a queen anywhere.
    pub call_combinations: &'static str,
    /// Placing a queen anywhere.
    pub call_ordered_placements: &'static str,
    /// Entering a square.
    pub call_square_head: &'static str,
    /// Entering a square.
    pub call_square_start: &'static str,
    /// Entering a square.
    pub call_square_with: &'static str,
    /// Entering a square.
    pub call_square_without: &'static str,
    /// Choosing an item.
    pub choose_row: &'static str,
    /// Choosing an item.
    pub choose_column: &'static str,
    /// Choosing an item.
    pub choose_rest: &'static str,
    /// Drawing a queen.
    pub repair_head: &'static str,
    /// Drawing a queen.
    pub repair_rest: &'static str,
    /// Writing a list.
    pub list_even: &'static str,
    /// Writing a list.
    pub list_odd: &'static str,
    /// Event.
    pub free_head: &'static str,
    /// Event.
    pub free_first: &'static str,
    /// Event.
    pub free_rest: &'static str,
    /// A free square.
    pub free_among: &'static str,
    /// A free square.
    pub free_bits: &'static str,
    /// An option.
    pub free_option: &'static str,
    /// A full board.
    pub full_good_head: &'static str,
    /// A full board.
    pub full_bad_head: &'static str,
    /// A square on a row ahead.
    pub ahead_head: &'static str,
    /// A square on a row ahead.
    pub ahead_in: &'static str,
    /// A square on a row ahead.
    pub ahead_out: &'static str,
    /// Weighing a column.
    pub weigh_head: &'static str,
    /// Pruning.
    pub prune_head: &'static str,
    /// Pruning.
    pub prune_empty: &'static str,
    /// Restoring.
    pub restore_head: &'static str,
    /// Restoring.
    pub restore_rest: &'static str,
    /// Covering.
    pub cover_head: &'static str,
    /// Covering.
    pub cover_rest: &'static str,
    /// Uncovering.
    pub uncover_head: &'static str,
    /// Moving.
    pub move_head: &'static str,
    /// Moving.
    pub stay_head: &'static str,
    /// Moving.
    pub move_rest: &'static str,
    /// Swapping.
    pub swap_head: &'static str,
    /// Swapping.
    pub swap_same: &'static str,
    /// Swapping back.
    pub swap_back_head: &'static str,
    /// Swapping back.
    pub swap_back_same: &'static str,
    /// Changing a list.
    pub exchange_head: &'static str,
    /// Changing a list.
    pub to_end_head: &'static str,
    /// Changing a list.
    pub remainder: &'static str,
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
    /// Placing.
    pub place_grid: &'static str,
    /// Placing.
    pub place_marked: &'static str,
    /// Placing.
    pub place_bits: &'static str,
    /// Placing.
    pub place_count: &'static str,
    /// Placing.
    pub place_lot: &'static str,
    /// Placing.
    pub place_list: &'static str,
    /// Placing.
    pub place_left: &'static str,
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
    /// A solution.
    pub solution_end: &'static str,
    /// The mirror image.
    pub mirror_head: &'static str,
    /// The mirror image.
    pub mirror_rest: &'static str,
    /// Event.
    pub remove_head: &'static str,
    /// Event.
    pub remove_dead: &'static str,
    /// Event.
    pub remove_solution: &'static str,
    /// Taking off.
    pub remove_tried: &'static str,
    /// Taking off, with look-ahead.
    pub remove_wiped: &'static str,
    /// Taking off.
    pub lift_restart: &'static str,
    /// Event.
    pub return_dead_head: &'static str,
    /// Event.
    pub return_dead_rest: &'static str,
    /// Leaving a row.
    pub return_dead_start: &'static str,
    /// Event.
    pub return_head: &'static str,
    /// Event.
    pub return_back: &'static str,
    /// Event.
    pub return_first: &'static str,
    /// Leaving.
    pub return_queen_back: &'static str,
    /// Leaving.
    pub return_over: &'static str,
    /// Leaving.
    pub return_queen_head: &'static str,
    /// Leaving a square.
    pub return_square_head: &'static str,
    /// Leaving a square.
    pub return_square_back: &'static str,
    /// Releasing an item.
    pub release_row: &'static str,
    /// Releasing an item.
    pub release_column: &'static str,
    /// Event.
    pub done_none_head: &'static str,
    /// The end.
    pub done_none_start: &'static str,
    /// Event.
    pub done_none_rest: &'static str,
    /// Event.
    pub done_one_head: &'static str,
    /// The end.
    pub done_found_head: &'static str,
    /// Event.
    pub done_head: &'static str,
    /// Event.
    pub done_rest: &'static str,
    /// The end.
    pub done_unsolved_head: &'static str,
    /// The end.
    pub done_unsolved_rest: &'static str,
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
    /// Comparing.
    pub race_start: &'static str,
    /// Comparing.
    pub race_how: &'static str,
    /// Comparing.
    pub race_ticks: &'static str,
    /// Comparing.
    pub race_free: &'static str,
    /// Comparing.
    pub race_first: &'static str,
    /// Comparing.
    pub race_over: &'static str,
    /// Title of a panel.
    pub measure_title: &'static str,
    /// How the costs are measured.
    pub measure_how: &'static str,
    /// Button.
    pub measure_begin: &'static str,
    /// How far a measurement is.
    pub measure_busy: &'static str,
    /// Label.
    pub measure_quantity: &'static str,
    /// A cell of the table.
    pub measure_over: &'static str,
    /// Title of a panel.
    pub prune_title: &'static str,
    /// Button.
    pub prune_begin: &'static str,
    /// While boards are compared.
    pub prune_busy: &'static str,
    /// Two searches that cannot be compared.
    pub prune_refused: &'static str,
    /// Below a list.
    pub prune_first: &'static str,
    /// Above a reason.
    pub prune_why: &'static str,
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
    pub log_looked: &'static str,
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
    /// The name of a square.
    pub name_given: &'static str,
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
    pub notice_attacked: &'static str,
    /// A search that keeps no start.
    pub notice_refused: &'static str,
    /// Why a search keeps no start.
    pub refuses_half_board: &'static str,
    /// Why a search keeps no start.
    pub refuses_construction: &'static str,
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
    pub squares: Count,
    /// Counted.
    pub options: Count,
    /// Counted.
    pub nodes: Count,
    /// Counted.
    pub safe_squares: Count,
    /// Counted.
    pub pairs_attack: Count,
    /// Counted time.
    pub seconds: Count,
    /// Counted time.
    pub minutes: Count,
    /// Counted time.
    pub hours: Count,
    /// Counted time.
    pub days: Count,
    /// Counted time.
    pub years: Count,
    /// Counted.
    pub pruned_below: Count,
}
}

filled_in_order! {
/// A counted thing, `{n}` being the number.
#[derive(Debug, PartialEq)]
pub struct Count {
    /// For one.
    pub one: &'static str,
    /// For any other number.
    pub many: &'static str,
}
}
