//! A plot as a file of its own, to be printed or put on a slide.

use std::fmt::Write;

use super::layout::{FIELD, HEIGHT, WIDTH};
use super::plot::{Plot, Series};
use crate::i18n::decimal;

/// Units above the plot, for its title.
const TITLE: u32 = 32;
/// Units for each line of the legend.
const LINE: u32 = 20;
/// Units below the legend.
const MARGIN: u32 = 8;
/// Dark on white, so that paper shows them too; the marks and dashes differ as well.
const STYLE: &str = "text{font:14px sans-serif;fill:#222}.title{font-size:16px;font-weight:600}\
    .paper{fill:#fff}.grid{stroke:#ddd}.axes{stroke:#222}.grid,.axes,.line{fill:none}.line{stroke-width:2}\
    .s0{stroke:#005a9c;fill:#005a9c}.s1{stroke:#b34700;fill:#b34700}.s2{stroke:#00664a;fill:#00664a}\
    .s3{stroke:#8a2b70;fill:#8a2b70}.open{fill:#fff}";

/// A standalone SVG document with title, axes, labels and legend.
pub fn svg(plot: &Plot) -> String {
    let shown: Vec<(usize, &Series)> =
        plot.series.iter().enumerate().filter(|(_, series)| !series.points.is_empty()).collect();
    let height = TITLE + HEIGHT + LINE * shown.len() as u32 + MARGIN;
    let title = escaped(&plot.title);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 -{TITLE} {WIDTH} {height}\" role=\"img\"><title>{title}</title><style>{STYLE}</style>\
         <rect class=\"paper\" y=\"-{TITLE}\" width=\"{WIDTH}\" height=\"{height}\"/>\
         <path class=\"grid\" d=\"{}\"/><path class=\"axes\" d=\"{}\"/>",
        plot.grid, plot.axes
    );
    label(&mut text, "class=\"title\" x=\"12\" y=\"-10\"", &plot.title);
    axes(&mut text, plot);
    for (line, (index, series)) in (0..).zip(shown) {
        _ = write!(text, "<g class=\"s{}\">", index % 4);
        drawn(&mut text, series, &series.line, &series.marks);
        _ = write!(text, "<path class=\"open\" d=\"{}\"/>", series.open);
        let y = HEIGHT + LINE / 2 + line * LINE;
        let (from, to) = (FIELD.0, FIELD.0 + 40);
        drawn(&mut text, series, &format!("M{from} {y}H{to}"), &format!("M{} {y}{}", from + 20, series.mark));
        text += "</g>";
        label(&mut text, &format!("x=\"{}\" y=\"{}\"", to + 8, y + 5), series.name);
    }
    text + "</svg>\n"
}

fn axes(text: &mut String, plot: &Plot) {
    for tick in &plot.sizes {
        label(text, &format!("x=\"{}\" y=\"{}\" text-anchor=\"middle\"", decimal(tick.at), FIELD.3 + 18), &tick.label);
    }
    for tick in &plot.decades {
        let place = format!("x=\"{}\" y=\"{}\" dy=\"5\" text-anchor=\"end\"", FIELD.0 - 6, decimal(tick.at));
        label(text, &place, &tick.label);
    }
    let middle = FIELD.0.midpoint(FIELD.1);
    label(text, &format!("x=\"{middle}\" y=\"{}\" text-anchor=\"middle\"", FIELD.3 + 40), plot.across);
    let middle = FIELD.2.midpoint(FIELD.3);
    let place = format!("transform=\"translate(16 {middle}) rotate(-90)\" text-anchor=\"middle\"");
    label(text, &place, plot.upwards);
}

fn drawn(text: &mut String, series: &Series, line: &str, marks: &str) {
    let dash = series.dash;
    _ = write!(text, "<path class=\"line\" stroke-dasharray=\"{dash}\" d=\"{line}\"/><path d=\"{marks}\"/>");
}

fn label(text: &mut String, place: &str, content: &str) {
    _ = write!(text, "<text {place}>{}</text>", escaped(content));
}

/// Text as XML writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
