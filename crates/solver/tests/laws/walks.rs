//! Random walks over the timeline.

use proptest::prelude::*;
use queens_solver::{Grain, Problem, Run, SearchId, Target, Timeline};

use super::common::random::Random;
use super::common::starts::{keeping, problems};
use super::common::{advance, run_at, sizes_within, start};
use super::model::Model;
use super::{cases, share, step_at};

/// Whole runs that are stored for a walk are shorter than this.
const STORED: u64 = 3000;
/// The same for a far walk.
const FAR: u64 = 30_000;

/// One move of a walk. Shares are thousandths of the run; those past 1000 lie behind its end.
#[derive(Clone, Debug)]
enum Move {
    Advance(usize),
    Back(usize),
    Seek(usize),
    Forward(Grain),
    Backward(Grain),
    RunTo(Target, usize),
    Approach(usize, usize),
    ToTest(usize, usize),
}

fn moves() -> impl Strategy<Value = Move> {
    let share = || 0..1100usize;
    let grain = || prop::sample::select(Grain::ALL.map(|(grain, _)| grain).to_vec());
    let target =
        prop::sample::select(vec![Target::Solution, Target::DeadEnd, Target::Backtrack, Target::Row, Target::End]);
    let limit = prop_oneof![3 => 0..80usize, 1 => Just(1_000_000)];
    prop_oneof![
        (1..60usize).prop_map(Move::Advance),
        (1..60usize).prop_map(Move::Back),
        share().prop_map(Move::Seek),
        grain().prop_map(Move::Forward),
        grain().prop_map(Move::Backward),
        (target, limit).prop_map(|(target, limit)| Move::RunTo(target, limit)),
        (share(), 0..500usize).prop_map(|(share, limit)| Move::Approach(share, limit)),
        (share(), prop_oneof![0..500usize, Just(1_000_000)]).prop_map(|(share, limit)| Move::ToTest(share, limit)),
    ]
}

fn far_moves() -> impl Strategy<Value = Move> {
    let share = || 0..1100usize;
    let target =
        prop::sample::select(vec![Target::Solution, Target::DeadEnd, Target::Backtrack, Target::Row, Target::End]);
    let limit = || prop_oneof![0..100usize, 0..30_000usize, Just(1_000_000)];
    prop_oneof![
        (1..5000usize).prop_map(Move::Advance),
        (1..5000usize).prop_map(Move::Back),
        share().prop_map(Move::Seek),
        (target, limit()).prop_map(|(target, limit)| Move::RunTo(target, limit)),
        (share(), limit()).prop_map(|(share, limit)| Move::Approach(share, limit)),
        (share(), limit()).prop_map(|(share, limit)| Move::ToTest(share, limit)),
    ]
}

/// Makes the move in both and compares what they answer.
fn make(step: &Move, timeline: &mut Timeline, model: &mut Model) {
    match *step {
        Move::Advance(times) => {
            for _ in 0..times {
                assert_eq!(timeline.advance(), model.events.get(model.at).copied());
                model.go(model.at + 1);
            }
        }
        Move::Back(times) => {
            for _ in 0..times {
                assert_eq!(timeline.back(), model.events[..model.at].last().copied());
                model.go(model.at.saturating_sub(1));
            }
        }
        Move::Seek(share) => {
            let target = model.events.len() * share / 1000;
            timeline.seek(target as u64);
            model.go(target);
        }
        Move::Forward(grain) => assert_eq!(timeline.step_forward(grain), model.forward(grain)),
        Move::Backward(grain) => assert_eq!(timeline.step_back(grain), model.backward(grain)),
        Move::RunTo(target, limit) => assert_eq!(timeline.run_to(target, limit as u64), model.run_to(target, limit)),
        Move::Approach(share, limit) => {
            let target = model.events.len() * share / 1000;
            timeline.jump(target as u64);
            let near = timeline.step() as usize;
            assert!(near <= target, "a jump that has gone past its target");
            model.go(near);
            model.assert_is_like(timeline);
            let reached = timeline.approach(target as u64, limit as u64);
            model.go(target.min(near + limit));
            assert_eq!(reached, model.at == target || near + limit > model.events.len());
        }
        Move::ToTest(share, limit) => {
            let test = model.tests().count() * share / 1000;
            let target = model.step_of_test(test);
            timeline.jump_to_test(test as u64);
            let near = timeline.step() as usize;
            assert!(target.is_none_or(|target| near <= target), "a jump that has gone past its target");
            model.go(near);
            model.assert_is_like(timeline);
            let reached = timeline.approach_test(test as u64, limit as u64);
            model.go(target.unwrap_or(usize::MAX).min(near + limit));
            assert_eq!(reached, Some(model.at) == target || near + limit > model.events.len());
        }
    }
    if !matches!(step, Move::Back(_) | Move::Backward(_)) {
        model.assert_has_tail(timeline);
    }
}

fn walk_agrees(id: SearchId, problem: &Problem, walk: &[Move]) {
    let mut model = Model::new(id, problem);
    let mut timeline = Timeline::new(Run::new(id, problem));
    for step in walk {
        make(step, &mut timeline, &mut model);
        model.assert_is_like(&mut timeline);
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn walks_agree_with_a_list_of_all_events(
        size in any::<prop::sample::Index>(),
        walk in prop::collection::vec(moves(), 1..30),
    ) {
        for &id in SearchId::ALL {
            let n = *size.get(&sizes_within(id, 6, STORED));
            walk_agrees(id, &Problem::new(n.into()).unwrap(), &walk);
        }
    }

    #[test]
    fn walks_from_a_start_do(problem in problems(5), walk in prop::collection::vec(moves(), 1..30)) {
        for id in keeping() {
            if advance(&mut Run::new(id, &problem), STORED + 1) <= STORED {
                walk_agrees(id, &problem, &walk);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(6))]

    /// Ways so far that they are hurried, and checkpoints lie on them.
    #[test]
    fn far_walks_agree_with_a_list_of_all_events(walk in prop::collection::vec(far_moves(), 1..8)) {
        for &id in SearchId::ALL {
            let n = sizes_within(id, 8, FAR).pop().unwrap();
            walk_agrees(id, &Problem::new(n.into()).unwrap(), &walk);
        }
    }

    #[test]
    fn far_walks_from_a_start_do(problem in problems(7), walk in prop::collection::vec(far_moves(), 1..8)) {
        for id in keeping() {
            if advance(&mut Run::new(id, &problem), FAR + 1) <= FAR {
                walk_agrees(id, &problem, &walk);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    /// Ways back that outrun what is remembered of the way there.
    #[test]
    fn long_ways_back_lead_to_the_same_steps(
        n in 9..=10u8,
        ways in prop::collection::vec((share(), 0..90_000u64), 1..4),
    ) {
        for &id in SearchId::ALL {
            let mut timeline = Timeline::new(start(id, n));
            for &(share, back) in &ways {
                let from = step_at(share, id, n);
                timeline.seek(from);
                let taken = (0..back).take_while(|_| timeline.back().is_some()).count() as u64;
                prop_assert_eq!(taken, back.min(from));
                prop_assert!(*timeline.run() == run_at(id, n, from - taken), "{id:?}: {from} - {taken}");
            }
        }
    }
}

/// So far that checkpoints have thinned out.
#[test]
fn long_ways_back_in_a_long_run() {
    for &id in SearchId::ALL {
        let mut random = Random(1);
        let mut timeline = Timeline::new(start(id, 12));
        timeline.seek(5_000_000);
        let seen = timeline.step();
        for _ in 0..3 {
            let from = timeline.step();
            let back = random.below(100_000);
            let taken = (0..back).take_while(|_| timeline.back().is_some()).count() as u64;
            assert_eq!(taken, back.min(from));
            assert!(*timeline.run() == run_at(id, 12, from - taken), "{id:?}: {from} - {taken}");
            timeline.seek(random.below(seen + 1));
        }
    }
}

#[test]
fn what_is_seen_again_is_not_noted_again() {
    for &id in SearchId::ALL {
        for n in sizes_within(id, 8, 100_000) {
            let (mut straight, mut rocked) = (Timeline::new(start(id, n)), Timeline::new(start(id, n)));
            while straight.advance().is_some() {
                rocked.advance();
                rocked.back();
                rocked.advance();
            }
            assert_eq!(rocked.end(), straight.end(), "{id:?}, n = {n}");
            assert_eq!(rocked.solution_steps(), straight.solution_steps(), "{id:?}, n = {n}");
            assert!(rocked.solutions().eq(straight.solutions()), "{id:?}, n = {n}");
            assert_eq!(rocked.bytes(), straight.bytes(), "{id:?}, n = {n}: checkpoints");
        }
    }
}
