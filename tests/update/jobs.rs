//! Far seeks and runs: slice by slice, and given up half way.

use queens_lab::app::Msg;
use queens_lab::app::update::{update, work};
use queens_solver::{Problem, Run, SearchId, Target, Timeline};

use crate::common::{at, send, step};

/// Begins a job at n = 12, lets it work for some slices and stops it; it has to stand where a fresh seek stands.
fn check(begin: &Msg, slices: u64) {
    let mut model = at(12, 0);
    assert_eq!(update(&mut model, begin.clone()), None, "nothing is said before it is there");
    let mut last = 0;
    for _ in 0..slices {
        assert_eq!(work(&mut model, &mut || false), None);
        assert!(step(&model) > last && model.watch.job.is_some(), "{begin:?} does not go on");
        last = step(&model);
    }
    assert!(send(&mut model, Msg::Stop).is_some(), "the step is said");
    assert_eq!((model.watch.job, step(&model)), (None, last));
    let mut fresh = Timeline::new(Run::new(SearchId::Recursive, &Problem::new(12).expect("a size")));
    fresh.seek(last);
    assert_eq!(model.watch.timeline.run(), fresh.run(), "{begin:?}, stopped at {last}");
    assert_eq!(model.watch.timeline.last(), fresh.last());
    assert!(model.watch.timeline.solutions().eq(fresh.solutions()));
    send(&mut model, Msg::Forward(None));
    assert_eq!(step(&model), last + 1);
}

#[test]
fn a_job_goes_on_over_slices_and_stops_at_a_true_step() {
    for slices in [1, 2, 7] {
        check(&Msg::Seek(4_000_000), slices);
        check(&Msg::Seek(u64::MAX), slices);
        check(&Msg::RunTo(Target::End), slices);
    }
}

#[test]
fn a_job_that_is_done_is_said_once() {
    let mut model = at(8, 0);
    assert_eq!(update(&mut model, Msg::Seek(1298)), None);
    let said = work(&mut model, &mut || true).unwrap();
    assert!(said.starts_with("Row 6, column 4 is attacked."), "{said}");
    assert_eq!(work(&mut model, &mut || true), None);
}

#[test]
fn whatever_else_is_asked_for_gives_the_job_up() {
    let others = [Msg::Forward(None), Msg::Back(None), Msg::Play(true), Msg::Play(false), Msg::TogglePlay, Msg::Stop];
    for other in others {
        let mut model = at(12, 0);
        update(&mut model, Msg::Seek(u64::MAX));
        work(&mut model, &mut || false);
        update(&mut model, other.clone());
        assert_eq!(model.watch.job, None, "{other:?}");
    }
    let mut model = at(12, 0);
    update(&mut model, Msg::Seek(u64::MAX));
    work(&mut model, &mut || false);
    send(&mut model, Msg::Size(4));
    assert_eq!((model.n(), step(&model), model.watch.job), (4, 0, None));
}

#[test]
fn a_page_that_places_queens_says_nothing_of_a_search() {
    for mut model in [crate::common::model(), at(8, 100)] {
        assert_eq!(send(&mut model, Msg::Address(String::new(), "mode=place&n=6".into())), None);
        assert_eq!(send(&mut model, Msg::Play(false)), None);
    }
}
