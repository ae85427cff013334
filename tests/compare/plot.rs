//! Measurements as a picture.

use queens_lab::app::export::chart::{FIELD, Plot, Tick, svg};
use queens_lab::app::mode::compare::measure::{self, Extent, Figures, Measure, Quantity};
use queens_lab::app::show::searches;
use queens_lab::i18n::{Lang, number};
use queens_solver::SearchId;

use crate::measured::measured;

const FOUR: [SearchId; 4] =
    [SearchId::Recursive, SearchId::Permutations, SearchId::ForwardChecking, SearchId::Construction];

fn plots(measure: &Measure) -> impl Iterator<Item = (Quantity, Extent, Lang, Plot)> {
    let kinds = Quantity::ALL.into_iter().flat_map(|(quantity, _)| Extent::ALL.map(|(extent, _)| (quantity, extent)));
    let all = kinds.flat_map(|kind| Lang::ALL.map(|(lang, _)| (kind, lang)));
    all.map(|((quantity, extent), lang)| {
        (quantity, extent, lang, measure::plot(measure.measured(), quantity, extent, lang))
    })
}

fn plot(searches: &[SearchId], largest: u8, quantity: Quantity, extent: Extent) -> Plot {
    measure::plot(measured(searches, largest, 1_000_000).measured(), quantity, extent, Lang::En)
}

/// The left, right, upper and lower side of the field.
fn field() -> (f64, f64, f64, f64) {
    (FIELD.0.into(), FIELD.1.into(), FIELD.2.into(), FIELD.3.into())
}

/// The same place, to the last bit.
fn assert_is(found: f64, expected: f64) {
    assert_eq!(found.total_cmp(&expected), std::cmp::Ordering::Equal, "{found}, not {expected}");
}

#[test]
fn a_larger_value_is_higher_and_a_larger_board_further_right() {
    for (quantity, extent, _, plot) in plots(&measured(&FOUR, 7, 1_000_000)) {
        let mut points: Vec<_> = plot.series.iter().flat_map(|series| &series.points).collect();
        points.sort_by_key(|point| point.value.value);
        assert!(
            points.is_sorted_by(|a, b| a.y >= b.y && (a.value.value == b.value.value || a.y > b.y)),
            "{quantity:?} {extent:?}"
        );
        let (left, right, top, bottom) = field();
        for point in points {
            let said = &point.value.text;
            assert!(left < point.x && point.x < right, "{said}");
            assert!(top <= point.y && point.y <= bottom, "{said}");
            assert_is(plot.sizes[usize::from(point.value.n) - 1].at, point.x);
            let value = point.value.value;
            assert!(value == 0 || said.contains(&number(value)), "{said}");
        }
        assert!(plot.sizes.is_sorted_by(|a, b| a.at < b.at) && plot.decades.is_sorted_by(|a, b| a.at > b.at));
    }
}

#[test]
fn every_value_has_its_point() {
    let measure = measured(&FOUR, 7, 1_000_000);
    for (quantity, extent, lang, plot) in plots(&measure) {
        assert_eq!(plot.series.len(), FOUR.len());
        for (series, search) in plot.series.iter().zip(FOUR) {
            assert_eq!(series.name, searches::name(search, lang));
            let cells = measure.measured().cells.iter().filter(|cell| cell.search == search);
            let tally = |figures: Figures| match extent {
                Extent::First => figures.first,
                Extent::All => Some(figures.all),
            };
            let values: Vec<(u8, u64)> = cells
                .filter_map(|cell| {
                    let tally = cell.figures.and_then(tally)?;
                    let value = match quantity {
                        Quantity::Tests => tally.tests,
                        Quantity::Placements => tally.placements,
                        Quantity::Nodes => tally.nodes?,
                    };
                    Some((cell.n, value))
                })
                .collect();
            assert_eq!(
                series.points.iter().map(|point| (point.value.n, point.value.value)).collect::<Vec<_>>(),
                values
            );
            let marks = |path: &str| path.matches('M').count();
            let zeros = values.iter().filter(|(_, value)| *value == 0).count();
            assert_eq!((marks(&series.marks), marks(&series.open)), (values.len() - zeros, zeros));
        }
    }
}

#[test]
fn labels_are_powers_of_ten() {
    let plot = plot(&[SearchId::Recursive], 7, Quantity::Tests, Extent::All); // 3,584 tests for n = 7
    let labels = |ticks: &[Tick]| ticks.iter().map(|tick| tick.label.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&plot.decades), ["1", "10", "100", "1,000", "10⁴"]);
    assert_eq!(labels(&plot.sizes), ["1", "2", "3", "4", "5", "6", "7"]);
    assert_is(plot.decades[0].at, 312.0);
    assert_is(plot.decades[4].at, 12.0);
    assert_is(plot.series[0].points[0].y, plot.decades[0].at); // one test
    assert_eq!(
        (plot.title.as_str(), plot.across, plot.upwards),
        ("Tests of the whole search", "size n of the board", "Tests")
    );
    assert_eq!(plot.series[0].points[3].value.text, "Recursive, n = 4: 60 tests");
    assert_eq!(plot.series[0].points[0].value.text, "Recursive, n = 1: 1 test");
    // 10 placements lie on the line of 10, whatever the rounding.
    let placements = self::plot(&[SearchId::Construction], 10, Quantity::Placements, Extent::All);
    assert_is(placements.series[0].points[9].y, placements.decades.last().unwrap().at);
    let chinese = measure::plot(measured(&FOUR, 4, 1_000).measured(), Quantity::Nodes, Extent::First, Lang::Zh);
    assert_eq!(chinese.series[0].points[1].value.text, "递归，n = 4：9 个结点");
    assert_eq!(chinese.title, "搜索树结点数，到第一个解为止");
}

#[test]
fn zero_is_an_open_mark_at_the_bottom() {
    let plot = plot(&[SearchId::Construction, SearchId::Recursive], 5, Quantity::Tests, Extent::All);
    let [none, some] = &plot.series[..] else { panic!("two searches") };
    assert!(none.line.is_empty() && none.marks.is_empty() && !none.open.is_empty());
    assert!(some.open.is_empty());
    let (.., bottom) = field();
    for point in &none.points {
        assert_is(point.y, bottom);
        assert!(point.value.text.ends_with(": no tests"), "{}", point.value.text);
    }
    assert!(some.points.iter().all(|point| point.y < bottom));
    assert_eq!(plot.decades[0].label, "0");
    assert_is(plot.decades[0].at, bottom);
}

#[test]
fn a_line_is_broken_where_there_is_no_value() {
    let plot = plot(&[SearchId::Recursive], 6, Quantity::Tests, Extent::First); // none for n = 2 and 3
    let line = &plot.series[0].line;
    assert_eq!((line.matches('M').count(), line.matches('L').count()), (2, 2), "{line}");
}

#[test]
fn marks_and_dashes_tell_four_searches_apart() {
    let plot = plot(&FOUR, 4, Quantity::Placements, Extent::All);
    for (index, series) in plot.series.iter().enumerate() {
        let others = plot.series[..index].iter();
        assert!(others.into_iter().all(|other| other.mark != series.mark && other.dash != series.dash));
    }
    let nothing = measure::plot(Measure::new(&[]).measured(), Quantity::Tests, Extent::All, Lang::En);
    assert!(nothing.series.is_empty() && nothing.decades.len() == 2);
}

#[test]
fn the_file_is_well_formed_and_says_all() {
    for (.., plot) in plots(&measured(&FOUR, 6, 1_000_000)) {
        let text = svg(&plot);
        let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert!(document.root_element().has_tag_name(("http://www.w3.org/2000/svg", "svg")));
        let texts: Vec<_> =
            document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect();
        for said in [plot.title.as_str(), plot.across, plot.upwards] {
            assert!(texts.contains(&said), "{said}: {texts:?}");
        }
        assert!(plot.sizes.iter().chain(&plot.decades).all(|tick| texts.contains(&tick.label.as_str())));
        for series in &plot.series {
            assert_eq!(texts.contains(&series.name), !series.points.is_empty(), "{}", series.name);
            assert!(series.points.is_empty() || text.contains(&series.line) && text.contains(&series.marks));
        }
    }
}

#[test]
fn text_in_the_file_is_escaped() {
    let mut plot = plot(&[SearchId::Recursive], 2, Quantity::Tests, Extent::All);
    plot.title = "a < b & \"c\" > d".into();
    let text = svg(&plot);
    let document = roxmltree::Document::parse(&text).unwrap();
    assert!(document.descendants().any(|node| node.text() == Some(&plot.title)));
}
