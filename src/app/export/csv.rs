//! Tables for a spreadsheet.

/// Rows as comma-separated values under their heads; what there is none of is left empty. No cell has a comma or a
/// quotation mark in it.
///
/// ```
/// use queens_lab::app::export::csv;
/// let rows = [("mrv", vec![Some(4), None])];
/// assert_eq!(csv(&["search", "n", "tests"], rows), "search,n,tests\nmrv,4,\n");
/// ```
pub fn csv<'a>(heads: &[&str], rows: impl IntoIterator<Item = (&'a str, Vec<Option<u64>>)>) -> String {
    let mut text = heads.join(",") + "\n";
    for (name, cells) in rows {
        text += name;
        for cell in cells {
            text.push(',');
            text.extend(cell.map(|value| value.to_string()));
        }
        text.push('\n');
    }
    text
}
