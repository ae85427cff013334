//! Searches compared on one clock.

mod common;

use common::{Random, notices, open, seen, send};
use queens_lab::app::mode::compare::measure::{self, Extent};
use queens_lab::app::mode::compare::race::{Clock, Goal, Race, Racer};
use queens_lab::app::mode::{Mode, compare};
use queens_lab::app::page::{Model, Msg, Notice, address, script};
use queens_lab::app::player;
use queens_lab::app::show::Scene;
use queens_solver::{Event, Grain, Kind, Problem, Run, SearchId, Target, Timeline};
use serde_json::json;

use SearchId::{Bitmask, Construction, ForwardChecking, Iterative, MinConflicts, Permutations, Recursive};

fn race(searches: &[SearchId], n: u64, clock: Clock, goal: Goal) -> Race {
    let mut race = Race::new(Problem::new(4).expect("a size"));
    race.set(clock, goal);
    race.enter(searches, Problem::new(n).expect("a size"));
    race
}

/// Where each stands: steps and tests.
fn places(race: &Race) -> Vec<(u64, u64)> {
    race.racers.iter().map(Racer::counted).collect()
}

/// A search at each of its tests, by plain stepping: the steps.
fn steps_of_tests(search: SearchId, n: u64) -> Vec<u64> {
    let mut timeline = Timeline::new(Run::new(search, &Problem::new(n).expect("a size")));
    let mut steps = vec![0];
    while let Some(event) = timeline.advance() {
        if event.kind() == Kind::Test {
            steps.push(timeline.step());
        }
    }
    steps.push(timeline.step());
    steps
}

#[test]
fn every_search_takes_the_same_number_of_steps() {
    let mut race = race(&[Recursive, Bitmask, Construction], 4, Clock::Steps, Goal::All);
    let ends = [125, 0, 0].map(|end: u64| end);
    for tick in 1..=125 {
        assert!(race.forward());
        assert_eq!(race.racers[0].counted().0, tick.min(ends[0]));
        let others = race.racers[1..].iter();
        others.for_each(|racer| assert!(racer.counted().0 == tick || seen(&race, racer).is_at_end()));
    }
    assert!(race.is_over() && !race.forward());
    assert_eq!(race.ticks, 125, "the clock stops with the last one home");
}

#[test]
fn every_search_makes_the_same_number_of_tests() {
    let searches = [Recursive, ForwardChecking, Permutations];
    let expected = searches.map(|search| steps_of_tests(search, 5));
    let mut race = race(&searches, 5, Clock::Tests, Goal::All);
    let mut random = Random(7);
    let mut tick = 0u64;
    for _ in 0..400 {
        let forwards = random.below(5) < 3;
        let moved = if forwards { race.forward() } else { race.back() };
        tick = if !moved {
            tick
        } else if forwards {
            tick + 1
        } else {
            tick - 1
        };
        assert_eq!(race.ticks, tick);
        for (racer, steps) in race.racers.iter().zip(&expected) {
            let at = (tick as usize).min(steps.len() - 1);
            assert_eq!(racer.counted().0, steps[at], "{} at tick {tick}", racer.search.name());
        }
    }
}

/// Wherever the clock is set from, it shows what stepping there shows.
#[test]
fn the_clock_can_be_set() {
    for (clock, goal) in [(Clock::Steps, Goal::All), (Clock::Steps, Goal::First), (Clock::Tests, Goal::First)] {
        let searches = [Recursive, Bitmask, Iterative, MinConflicts];
        let mut stepped = race(&searches, 6, clock, goal);
        let mut seen = vec![places(&stepped)];
        while stepped.forward() {
            seen.push(places(&stepped));
        }
        let mut random = Random(3);
        let mut set = race(&searches, 6, clock, goal);
        for _ in 0..60 {
            let tick = random.below(seen.len() as u64);
            set.seek(tick);
            while !set.go(50) {}
            assert_eq!(places(&set), seen[tick as usize], "{clock:?} {goal:?} {tick}");
        }
        while stepped.back() {
            assert_eq!(places(&stepped), seen[stepped.ticks as usize], "{clock:?} {goal:?} back");
        }
    }
}

#[test]
fn to_the_first_solution() {
    let mut race = race(&[Recursive, Iterative], 8, Clock::Steps, Goal::First);
    assert!(race.run_on(Target::End, &mut || true));
    assert!(race.is_over());
    assert_eq!(places(&race).iter().map(|(_, tests)| *tests).collect::<Vec<_>>(), [876, 876], "of the oracles");
    assert!(race.racers.iter().all(|racer| race.is_first(racer)), "both at once");
}

#[test]
fn the_first_one_home_is_the_one_that_used_least() {
    let firsts = |race: &Race| {
        race.racers.iter().filter(|racer| race.is_first(racer)).map(|racer| racer.search).collect::<Vec<_>>()
    };
    let mut together = race(&[Recursive, Bitmask], 6, Clock::Steps, Goal::All);
    assert_eq!(firsts(&together), []);
    together.run_on(Target::End, &mut || true);
    assert_eq!(firsts(&together), [Bitmask]);
    together.seek(0);
    together.go(u64::MAX);
    assert_eq!(firsts(&together), [], "nobody is home any more");
}

#[test]
fn without_a_clock_each_gets_the_same_time() {
    let mut free = race(&[Permutations, Bitmask], 6, Clock::Free, Goal::All);
    let mut frames = 0;
    while !free.is_over() {
        free.race(&mut || false); // one slice a frame
        frames += 1;
        assert!(frames < 1000);
    }
    assert!(free.is_first(&free.racers[1]) && !free.is_first(&free.racers[0]), "the shorter run comes home first");
    assert!(free.back() && !free.is_over());
}

/// A search that was set to its end has not run there.
#[test]
fn without_a_clock_nobody_is_first_who_was_not_timed() {
    let mut free = race(&[Permutations, Bitmask], 6, Clock::Free, Goal::All);
    free.seek(u64::MAX);
    free.go(u64::MAX);
    assert!(free.is_over() && free.racers.iter().all(|racer| !free.is_first(racer)));
    free.seek(0);
    free.go(u64::MAX);
    while !free.is_over() {
        free.race(&mut || true);
    }
    assert_eq!(free.racers.iter().filter(|racer| free.is_first(racer)).count(), 1, "from the start it is a race again");
}

#[test]
fn the_field_has_two_to_four_different_searches() {
    let searches = |asked: &[SearchId]| race(asked, 4, Clock::Steps, Goal::All).searches();
    assert_eq!(searches(&[Bitmask]), [Bitmask, Recursive]);
    assert_eq!(searches(&[Recursive]), [Recursive, ForwardChecking]);
    assert_eq!(searches(&[Bitmask, Bitmask, Iterative]), [Bitmask, Iterative]);
    let five = [Bitmask, Iterative, Permutations, Recursive, MinConflicts];
    assert_eq!(searches(&five), five[..4]);
}

/// A page opened with an address, where all have gone their way.
fn compared(hash: &str) -> Model {
    let model = open("", hash);
    assert_eq!(model.player.way(), None, "{hash}");
    model
}

#[test]
fn an_address_brings_the_same_picture_back() {
    for hash in [
        "#mode=compare&search=bitmask,iterative&n=6&step=40",
        "#mode=compare&search=recursive,mrv,permutations&n=5&step=31&clock=tests&goal=first",
        "#mode=compare&search=recursive,forward-checking&n=7&clock=free&steps=100,40",
    ] {
        let model = compared(hash);
        let again = compared(&format!("#{}", address::write_link(&model, false)));
        assert_eq!(places(&again.rooms.compare.race), places(&model.rooms.compare.race), "{hash}");
        assert!(model.rooms.compare.race.ticks > 0 && notices(&model).is_empty(), "{hash}");
    }
}

#[test]
fn members_that_cannot_be_used_are_left_out() {
    let model = compared("#mode=compare&search=bitmask,nonsense,mrv");
    assert_eq!(model.rooms.compare.race.searches(), [Bitmask, SearchId::Mrv]);
    assert_eq!(notices(&model), [Notice::Dropped { key: "search".into(), member: "nonsense".into() }]);
    let model = compared("#search=bitmask,mrv");
    assert_eq!(model.rooms.watch.search(), Bitmask, "Watch shows one");
    assert_eq!(notices(&model), [Notice::Dropped { key: "search".into(), member: "mrv".into() }]);
}

#[test]
fn scripts_see_every_run() {
    let mut model = compared("#mode=compare&search=recursive,bitmask&n=4");
    send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
    let state = serde_json::to_value(script::state(&model)).unwrap();
    let runs = state["runs"].as_array().unwrap_or_else(|| panic!("{state}"));
    assert_eq!(runs.len(), 2);
    assert_eq!((&runs[0]["search"], &runs[0]["step"]), (&json!("recursive"), &json!(125)));
    assert_eq!((&runs[1]["counters"]["solutions"], &runs[1]["first"]), (&json!(2), &json!(true)));
    assert_eq!(state["search"], "recursive,bitmask");
    assert!(model.caption().text().contains("Home first: Bitmask"));
}

#[test]
fn a_run_stops_where_the_first_search_meets_its_target() {
    let mut race = race(&[Recursive, Bitmask], 6, Clock::Steps, Goal::All);
    assert!(race.run_on(Target::Solution, &mut || true));
    let solutions: Vec<u64> = race.racers.iter().map(|racer| seen(&race, racer).counters().solutions).collect();
    assert_eq!(solutions, [0, 1], "the bit sets are there first");
    race.seek(0);
    race.go(u64::MAX);
    assert!(race.run_on(Target::Backtrack, &mut || true));
    let removals: u64 = race.racers.iter().map(|racer| seen(&race, racer).counters().removals).sum();
    assert_eq!(removals, 1);
    race.seek(0);
    race.go(u64::MAX);
    assert!(race.run_on(Target::DeadEnd, &mut || true));
    assert_eq!(race.ticks, 17, "the bit sets leave row 6 under 1 3 5 2 4");
    assert!(race.run_on(Target::Row, &mut || true));
    let last = |racer| seen(&race, racer).last().map(Event::kind);
    assert!(race.racers.iter().any(|racer| matches!(last(racer), Some(Kind::Call | Kind::Return))));
}

/// A larger board or another search, chosen by accident: the clock is offered back, once.
#[test]
fn a_race_thrown_away_is_offered_back() {
    for (hash, accident) in [
        ("#mode=compare&search=bitmask,iterative&n=6&step=40&clock=tests", Msg::Resize(1)),
        (
            "#mode=compare&search=bitmask,iterative&n=6&clock=free&steps=40,17",
            Msg::Compare(compare::Msg::Searches(vec![Bitmask, Permutations])),
        ),
        (
            "#mode=compare&search=bitmask,iterative&n=6&step=40&goal=first",
            Msg::Compare(compare::Msg::Clock(Clock::Tests)),
        ),
        (
            "#mode=compare&search=bitmask,iterative&n=6&step=40&clock=tests",
            Msg::Compare(compare::Msg::Goal(Goal::First)),
        ),
        (
            "#mode=compare&search=bitmask,iterative&n=6&clock=free&steps=40,17",
            Msg::Compare(compare::Msg::Clock(Clock::Steps)),
        ),
    ] {
        let mut model = compared(hash);
        let before = (model.rooms.compare.race.searches(), places(&model.rooms.compare.race));
        let rules = (model.rooms.compare.race.clock, model.rooms.compare.race.goal);
        send(&mut model, accident);
        assert_eq!(model.rooms.compare.race.ticks, 0, "{hash}");
        let offered = model.notices.iter().find(|(_, notice)| matches!(notice, Notice::Thrown(..)));
        let (number, _) = offered.expect("an offer").clone();
        send(&mut model, Msg::BringBack(number));
        assert_eq!((model.rooms.compare.race.searches(), places(&model.rooms.compare.race)), before, "{hash}");
        assert_eq!((model.rooms.compare.race.clock, model.rooms.compare.race.goal), rules, "{hash}");
        assert_eq!(notices(&model), [], "{hash}");
    }
}

/// Whatever takes the race away, and wherever: it is offered back, and comes back in its own mode.
#[test]
fn a_race_thrown_away_by_a_script_or_from_another_mode_is_offered_back() {
    let by_script = |message: &str| {
        let message = message.to_owned();
        move |model: &Model| script::read(&message, model).expect("a message")
    };
    let size: fn(&Model) -> Msg = |_| Msg::Size(5);
    for (other_mode, accident) in [
        (None, Box::new(by_script(r#"{"type":"set","search":"bitmask,mrv"}"#)) as Box<dyn Fn(&Model) -> Msg>),
        (None, Box::new(by_script(r#"{"type":"set","clock":"tests"}"#))),
        (None, Box::new(by_script(r#"{"type":"set","goal":"first","clock":"free"}"#))),
        (Some(Mode::Watch), Box::new(size)),
        (Some(Mode::Place), Box::new(size)),
    ] {
        let mut model = compared("#mode=compare&search=bitmask,iterative&n=6&step=40");
        let before = (model.rooms.compare.race.searches(), places(&model.rooms.compare.race));
        let accident = accident(&model);
        if let Some(mode) = other_mode {
            send(&mut model, Msg::Mode(mode));
        }
        send(&mut model, accident);
        assert_eq!(model.rooms.compare.race.ticks, 0, "{other_mode:?}");
        let [Notice::Thrown(Mode::Compare, thrown)] = &notices(&model)[..] else {
            panic!("{other_mode:?}: {:?}", notices(&model));
        };
        assert_eq!((thrown.step, thrown.problem.n()), (40, 6));
        let (number, _) = *model.notices.iter().next().expect("an offer");
        send(&mut model, Msg::BringBack(number));
        let race = &model.rooms.compare.race;
        assert_eq!((model.mode, (race.searches(), places(race))), (Mode::Compare, before), "{other_mode:?}");
        assert_eq!(notices(&model), [], "{other_mode:?}");
    }
}

/// The grain is of the player of one search: those compared show every step.
#[test]
fn each_search_compared_is_shown_step_by_step() {
    let model = compared("#mode=compare&search=recursive,iterative&n=4&step=5&grain=picture");
    let race = &model.rooms.compare.race;
    assert_eq!(model.manner().grain, Grain::Picture);
    for racer in &race.racers {
        let seen = racer.seen(race.problem(), model.manner());
        assert_eq!(seen.manner().grain, Grain::Test);
        assert!(Scene::of_search(&seen).trial.is_some(), "2.1 is on trial");
    }
}

/// The figures are those of the goal, until the person chooses others.
#[test]
fn the_figures_follow_the_goal() {
    let extent = |model: &Model| model.rooms.compare.measure.extent;
    let mut model = compared("#mode=compare&goal=first");
    assert_eq!(extent(&model), Extent::First);
    send(&mut model, Msg::Compare(compare::Msg::Goal(Goal::All)));
    assert_eq!(extent(&model), Extent::All);
    send(&mut model, Msg::Compare(compare::Msg::Goal(Goal::First)));
    assert_eq!(extent(&model), Extent::First);
    send(&mut model, Msg::Compare(compare::Msg::Measure(measure::Msg::Extent(Extent::All))));
    send(&mut model, Msg::Compare(compare::Msg::Clock(Clock::Tests)));
    assert_eq!(extent(&model), Extent::All, "another clock is another matter");
    let msg = script::read(r#"{"type":"set","goal":"first","clock":"free"}"#, &model).expect("a message");
    send(&mut model, msg);
    send(&mut model, Msg::Compare(compare::Msg::Goal(Goal::All)));
    assert_eq!(extent(&model), Extent::All);
}

/// Three queens have no solution: who tries everything proves it and is home; who repairs gives up.
#[test]
fn who_gives_up_is_not_home() {
    let mut model = compared("#mode=compare&search=min-conflicts,ordered-placements&n=3");
    send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
    let race = &model.rooms.compare.race;
    let [repairs, tries] = &race.racers[..] else { panic!("two searches") };
    assert!(repairs.has_given_up() && !race.is_first(repairs));
    assert!(!tries.has_given_up() && race.is_first(tries));
    let said = model.caption().text();
    assert!(said.contains("Min-conflicts has given up, which proves nothing."), "{said}");
    assert!(!said.contains("All are home."), "{said}");
}
