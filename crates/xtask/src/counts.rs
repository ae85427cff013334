//! Reads how many tests passed from the closing lines of `cargo test` and Playwright.

/// Tests that ran.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    /// Those that passed.
    pub passed: usize,
    /// Those that failed.
    pub failed: usize,
}

impl Counts {
    /// Adds a line like `test result: ok. 12 passed; 0 failed; 1 ignored; …`, one a test program.
    pub fn read_cargo(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else {
            return;
        };
        for part in result.split(['.', ';']) {
            self.note(part.trim());
        }
    }

    /// Adds a line like `  12 passed (3.4s)` or `  1 failed`, which Playwright prints at its end.
    pub fn read_playwright(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [_, "passed" | "failed" | "interrupted"] => self.note(line.trim()),
            [_, "passed", time] if time.starts_with('(') => self.note(line.trim()),
            _ => {}
        }
    }

    fn note(&mut self, part: &str) {
        let mut words = part.split_whitespace();
        let Some(number) = words.next().and_then(|word| word.parse::<usize>().ok()) else {
            return;
        };
        match words.next() {
            Some("passed") => self.passed += number,
            Some("failed" | "interrupted") => self.failed += number,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_added_up() {
        let mut cargo = Counts::default();
        cargo.read_cargo("test board::tests::full ... ok");
        cargo.read_cargo(
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
        );
        cargo.read_cargo("test result: FAILED. 3 passed; 2 failed; 0 ignored");
        assert_eq!(cargo, Counts { passed: 15, failed: 2 });

        let mut page = Counts::default();
        page.read_playwright("  ✓  1 [chromium] › smoke.spec.ts:3:1 › 7 passed queens (1.0s)");
        page.read_playwright("  1 failed");
        page.read_playwright("  12 passed (3.4s)");
        assert_eq!(page, Counts { passed: 12, failed: 1 });
    }
}
