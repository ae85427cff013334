//! The texts of a language as a file beside the page, whose program has no room for them.
//!
//! Its first line is the key of the program that it belongs to. Then come the values of the table in their order, one
//! a line.

/// The folder of the tables.
pub const TABLES: &str = "src/i18n";
/// The languages, each with its table `en.rs` and its file `texts.en.txt`.
pub const LANGUAGES: [&str; 2] = ["en", "zh"];

/// A text with its name; those of a counted thing are `name.one` and `name.many`.
pub type Named<'a> = (String, &'a str);

/// The files of tables that belong together.
///
/// # Errors
/// One line that says what cannot be read.
pub fn files(tables: &[String]) -> Result<Vec<String>, String> {
    let key = fnv1a(tables.concat().as_bytes());
    tables.iter().map(|table| file(table, key)).collect()
}

fn file(table: &str, key: u64) -> Result<String, String> {
    let mut file = format!("{key}\n");
    for (_, text) in texts(table)? {
        file.extend([text, "\n"]);
    }
    Ok(file)
}

/// The texts of a table in its order. What stands between two quotation marks is a text as it is: no escapes, no
/// quotation marks in comments.
///
/// # Errors
/// One line that says what cannot be read.
pub fn texts(table: &str) -> Result<Vec<Named<'_>>, String> {
    let (_, table) = table.split_once("TEXTS: Texts = Texts {").ok_or("there is no table of texts")?;
    if let Some(line) = table.lines().find(|line| line.contains('\\')) {
        return Err(format!("an escape in a text: {line}"));
    }
    let (mut texts, mut counted) = (Vec::new(), "");
    let mut pieces = table.split('"');
    while let (Some(code), Some(text)) = (pieces.next(), pieces.next()) {
        let mut parts = code.rsplit([',', '{', '\n']).map(str::trim);
        let name =
            parts.find_map(|part| part.strip_suffix(':')).ok_or_else(|| format!("a text without a name: {text}"))?;
        if text.contains('\n') {
            return Err(format!("{name}: more than one line"));
        }
        if let Some((before, _)) = code.split_once(": Count") {
            counted = before.rsplit([',', '\n', ' ']).next().unwrap_or_default();
        }
        let name = if matches!(name, "one" | "many") { format!("{counted}.{name}") } else { name.to_owned() };
        texts.push((name, text));
    }
    Ok(texts)
}

/// FNV-1a: the same key with every compiler, which the hasher of `std` does not promise.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
