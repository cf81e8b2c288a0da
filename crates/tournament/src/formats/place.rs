//! Where a value stands in a JSON text, by its path: a program that reads JSON remembers names, a person looks for lines.

/// Line and column, both from 1, of the value at a path such as `rounds[0][3].player1.id`. The text must be the JSON that
/// the path was taken from; where it is not, there is no answer.
pub(super) fn of(text: &str, path: &str) -> Option<(usize, usize)> {
    let mut walk = Walk { bytes: text.as_bytes(), at: 0 };
    for step in steps(path) {
        match step {
            Step::Key(key) => walk.enter_key(key)?,
            Step::Item(place) => walk.enter_item(place)?,
        }
    }
    walk.blanks();
    let before = text.get(..walk.at)?;
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    Some((line, column))
}

enum Step<'p> {
    Key(&'p str),
    Item(usize),
}

fn steps(path: &str) -> Vec<Step<'_>> {
    let mut steps = Vec::new();
    for part in path.split('.').filter(|part| !part.is_empty()) {
        let (key, items) = part.split_at(part.find('[').unwrap_or(part.len()));
        if !key.is_empty() {
            steps.push(Step::Key(key));
        }
        let items = items.split(['[', ']']).filter_map(|item| item.parse().ok());
        steps.extend(items.map(Step::Item));
    }
    steps
}

struct Walk<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Walk<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn expect(&mut self, wanted: u8) -> Option<()> {
        self.blanks();
        (self.peek() == Some(wanted)).then(|| self.at += 1)
    }

    fn enter_key(&mut self, key: &str) -> Option<()> {
        self.expect(b'{')?;
        loop {
            self.blanks();
            let from = self.at + 1;
            self.skip_string()?;
            let found = self.bytes.get(from..self.at.checked_sub(1)?)? == key.as_bytes();
            self.expect(b':')?;
            if found {
                return Some(());
            }
            self.skip_value()?;
            self.expect(b',')?;
        }
    }

    fn enter_item(&mut self, place: usize) -> Option<()> {
        self.expect(b'[')?;
        for _ in 0..place {
            self.skip_value()?;
            self.expect(b',')?;
        }
        Some(())
    }

    fn skip_string(&mut self) -> Option<()> {
        self.expect(b'"')?;
        loop {
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(());
                }
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
    }

    fn skip_value(&mut self) -> Option<()> {
        self.blanks();
        let mut depth = 0usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.skip_string()?;
                    if depth == 0 {
                        return Some(());
                    }
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' if depth == 0 => return Some(()),
                b'}' | b']' => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return Some(());
                    }
                }
                b',' if depth == 0 => return Some(()),
                _ => {}
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_its_line_and_column() {
        let text = "{\n \"a\": [1, {\"b\": \"x}\\\"\"}],\n \"Match:#\": {\"entities\": [\n  {\"pk\": 3},\n  {\"pk\": 4}]}\n}";
        assert_eq!(of(text, "a[0]"), Some((2, 8)));
        assert_eq!(of(text, "a[1].b"), Some((2, 17)));
        assert_eq!(of(text, "Match:#.entities[1].pk"), Some((5, 10)));
        assert_eq!(of(text, ""), Some((1, 1)));
        for nowhere in ["a[2]", "c", "a.b", "Match:#.entities[2]"] {
            assert_eq!(of(text, nowhere), None, "{nowhere}");
        }
        assert_eq!(of("{\"a", "a"), None);
    }
}
