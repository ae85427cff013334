//! Numbers as both languages write them.

/// A whole number with its thousands set apart, as both languages write it: 16,777,216.
///
/// ```
/// assert_eq!(queens_lab::i18n::number(16_777_216), "16,777,216");
/// assert_eq!(queens_lab::i18n::number(999), "999");
/// ```
pub fn number(value: u64) -> String {
    grouped(&value.to_string())
}

/// A whole number as a person types it: with full-width digits, and with its thousands set apart; `None` for whatever is
/// not one, or is larger than a link can carry.
///
/// ```
/// use queens_lab::i18n::whole;
/// assert_eq!(whole(" １２９８"), Some(1298));
/// assert_eq!([whole("1,298"), whole("1 298")], [Some(1298); 2]);
/// assert_eq!([whole("12.5"), whole("1e3"), whole("-5"), whole("1,2"), whole("")], [None; 5]);
/// ```
pub fn whole(text: &str) -> Option<u64> {
    let narrow = |sign: char| match sign {
        '０'..='９' => char::from(b'0' + (sign as u32 - '０' as u32) as u8),
        '，' => ',',
        _ if sign.is_whitespace() => ',',
        _ => sign,
    };
    let typed: String = text.trim().chars().map(narrow).collect();
    let digits = typed.replace(',', "");
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let is_set_apart = typed == digits || typed == grouped(&digits);
    digits.parse().ok().filter(|number| is_number && is_set_apart && *number < 1 << 53)
}

/// A number with at most three decimals, as an address, a script or a picture takes it. The standard library writes every
/// float exactly, at the cost of 6 KB of the page.
///
/// ```
/// use queens_lab::i18n::decimal;
/// assert_eq!([decimal(2.0), decimal(0.25), decimal(-0.05), decimal(999.9996)], ["2", "0.25", "-0.05", "1000"]);
/// assert_eq!([decimal(-0.0001), decimal(4_503_599_627_370_495.5)], ["0", "4503599627370495.5"]);
/// ```
pub fn decimal(value: f64) -> String {
    let thousandths = ((value.fract() * 1000.0).round() as i64).unsigned_abs();
    let whole = (value.trunc() as i64).unsigned_abs() + thousandths / 1000;
    let sign = if value < 0.0 && (whole, thousandths) != (0, 0) { "-" } else { "" };
    let text = format!("{sign}{whole}.{:03}", thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The decimal digits of a number, its thousands set apart.
pub fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number too large to be read out, from its decimal digits.
///
/// ```
/// use queens_lab::i18n::rounded;
/// assert_eq!(rounded("178462987637760"), "1.8 × 10¹⁴");
/// assert_eq!(rounded("9950"), "1.0 × 10⁴");
/// ```
pub fn rounded(digits: &str) -> String {
    let digit = |index| digits.as_bytes().get(index).map_or(0, |digit| u32::from(digit - b'0'));
    let tenths = digit(0) * 10 + digit(1) + u32::from(digit(2) >= 5);
    scientific(tenths, digits.len().saturating_sub(1) as u32)
}

/// Tenths, 10 to 100, of a power of ten: 1.5 × 10⁴⁸.
///
/// ```
/// use queens_lab::i18n::scientific;
/// assert_eq!(scientific(15, 48), "1.5 × 10⁴⁸");
/// assert_eq!(scientific(100, 6), "1.0 × 10⁷");
/// ```
pub fn scientific(tenths: u32, exponent: u32) -> String {
    let (tenths, exponent) = if tenths >= 100 { (10, exponent + 1) } else { (tenths, exponent) };
    format!("{}.{} × {}", tenths / 10, tenths % 10, power_of_ten(exponent))
}

/// A power of ten.
///
/// ```
/// assert_eq!(queens_lab::i18n::power_of_ten(48), "10⁴⁸");
/// ```
pub fn power_of_ten(exponent: u32) -> String {
    power(10, exponent)
}

/// A power, written out: 8⁸.
pub fn power(base: u32, exponent: u32) -> String {
    let superscript = |digit: char| match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        _ => digit.to_digit(10).and_then(|value| char::from_u32(0x2070 + value)).unwrap_or(digit),
    };
    let exponent: String = exponent.to_string().chars().map(superscript).collect();
    format!("{base}{exponent}")
}
