//! Measurements as a picture.

use queens_lab::app::compare::measure::Measure;
use queens_lab::app::compare::plot::{At, Extent, FIELD, Plot, Quantity};
use queens_lab::app::compare::svg;
use queens_lab::i18n::{Lang, number};
use queens_solver::SearchId;

use crate::measure::measured;

const FOUR: [SearchId; 4] =
    [SearchId::Recursive, SearchId::Permutations, SearchId::ForwardChecking, SearchId::Construction];

fn plots(measure: &Measure) -> impl Iterator<Item = (Quantity, Extent, Plot)> {
    let kinds = Quantity::ALL.into_iter().flat_map(|quantity| [(quantity, Extent::First), (quantity, Extent::All)]);
    let all = kinds.flat_map(|kind| Lang::ALL.map(|(lang, _)| (kind, lang)));
    all.map(|((quantity, extent), lang)| (quantity, extent, Plot::of(measure, quantity, extent, lang.texts())))
}

fn plot(searches: &[SearchId], largest: u8, quantity: Quantity, extent: Extent) -> Plot {
    Plot::of(&measured(searches, largest, 1_000_000), quantity, extent, Lang::En.texts())
}

#[test]
fn a_larger_value_is_higher_and_a_larger_board_further_right() {
    for (quantity, extent, plot) in plots(&measured(&FOUR, 7, 1_000_000)) {
        let mut points: Vec<_> = plot.series.iter().flat_map(|series| &series.points).collect();
        points.sort_by_key(|point| point.value);
        assert!(points.is_sorted_by(|a, b| a.y >= b.y && (a.value == b.value || a.y > b.y)), "{quantity:?} {extent:?}");
        let (left, right, top, bottom) = FIELD;
        for point in points {
            assert!(At(left * 100) < point.x && point.x < At(right * 100), "{}", point.text);
            assert!(At(top * 100) <= point.y && point.y <= At(bottom * 100), "{}", point.text);
            assert_eq!(plot.sizes[usize::from(point.n) - 1].at, point.x);
            assert!(point.text.contains(&number(point.value)), "{}", point.text);
        }
        assert!(plot.sizes.is_sorted_by(|a, b| a.at < b.at) && plot.decades.is_sorted_by(|a, b| a.at > b.at));
    }
}

#[test]
fn every_value_has_its_point() {
    let measure = measured(&FOUR, 7, 1_000_000);
    for (quantity, extent, plot) in plots(&measure) {
        for series in &plot.series {
            let cells = measure.cells().iter().filter(|cell| cell.search == series.search);
            let tally = |figures: queens_lab::app::compare::measure::Figures| match extent {
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
            assert_eq!(series.points.iter().map(|point| (point.n, point.value)).collect::<Vec<_>>(), values);
            let marks = |path: &str| path.matches('M').count();
            let zeros = values.iter().filter(|(_, value)| *value == 0).count();
            assert_eq!((marks(&series.marks), marks(&series.open)), (values.len() - zeros, zeros));
        }
    }
}

#[test]
fn labels_are_powers_of_ten() {
    let plot = plot(&[SearchId::Recursive], 7, Quantity::Tests, Extent::All); // 3,584 tests for n = 7
    let labels = |ticks: &[queens_lab::app::compare::plot::Tick]| {
        ticks.iter().map(|tick| tick.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(labels(&plot.decades), ["1", "10", "100", "1,000", "10⁴"]);
    assert_eq!(labels(&plot.sizes), ["1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!((plot.decades[0].at, plot.decades[4].at), (At(31200), At(1200)));
    assert_eq!(plot.series[0].points[0].y, plot.decades[0].at, "one test");
    assert_eq!(
        (plot.title.as_str(), plot.across, plot.upwards),
        ("Tests of the whole search", "size n of the board", "Tests")
    );
    assert_eq!(plot.series[0].points[3].text, "Recursive, n = 4: 60 tests");
    assert_eq!(plot.series[0].points[0].text, "Recursive, n = 1: 1 test");
    // 10 placements lie on the line of 10, whatever the rounding.
    let placements = self::plot(&[SearchId::Construction], 10, Quantity::Placements, Extent::All);
    assert_eq!(placements.series[0].points[9].y, placements.decades.last().unwrap().at);
    let chinese = Plot::of(&measured(&FOUR, 4, 1_000), Quantity::Nodes, Extent::First, Lang::Zh.texts());
    assert_eq!(chinese.series[0].points[1].text, "递归，n = 4：9 个结点");
    assert_eq!(chinese.title, "搜索树结点数，到第一个解为止");
}

#[test]
fn zero_is_an_open_mark_at_the_bottom() {
    let plot = plot(&[SearchId::Construction, SearchId::Recursive], 5, Quantity::Tests, Extent::All);
    let [none, some] = &plot.series[..] else { panic!("two searches") };
    assert!(none.line.is_empty() && none.marks.is_empty() && !none.open.is_empty());
    assert!(some.open.is_empty());
    let bottom = At(FIELD.3 * 100);
    assert!(none.points.iter().all(|point| point.y == bottom && point.text.ends_with(": 0 tests")));
    assert!(some.points.iter().all(|point| point.y < bottom));
    assert_eq!((plot.decades[0].label.as_str(), plot.decades[0].at), ("0", bottom));
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
    let nothing = Plot::of(&Measure::new(&[]), Quantity::Tests, Extent::All, Lang::En.texts());
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
