//! Reads a grammar in the `JSpeech` Grammar Format: a header and rules. Imports, weights and tags are not used here, and
//! are errors; rules that contain themselves are found by `net`.

use std::collections::HashSet;
use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) name: String,
    pub(crate) public: bool,
    pub(crate) line: usize,
    pub(crate) body: Expansion,
}

/// What a rule stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expansion {
    Word(String),
    /// Another rule, or a slot.
    Rule(String),
    Sequence(Vec<Expansion>),
    Either(Vec<Expansion>),
    Optional(Box<Expansion>),
    /// At least one of these, in any order, each at most once; of a single one, as often as wanted.
    AnyOrder(Vec<Expansion>),
}

/// Why a grammar cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub(crate) struct Error {
    pub(crate) line: usize,
    pub(crate) wrong: String,
}

impl Error {
    pub(crate) fn at(line: usize, wrong: impl Into<String>) -> Error {
        Error { line, wrong: wrong.into() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Rule(String),
    Sign(char),
    End,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => write!(f, "`{word}`"),
            Token::Rule(name) => write!(f, "<{name}>"),
            Token::Sign(sign) => write!(f, "`{sign}`"),
            Token::End => write!(f, "the end"),
        }
    }
}

/// All rules of a grammar, in their order.
pub(crate) fn read(text: &str) -> Result<Vec<Rule>, Error> {
    let mut reader = Reader { chars: text.chars().peekable(), line: 1, next: Token::End, next_line: 1 };
    reader.header()?;
    let (mut rules, mut names) = (Vec::new(), HashSet::new());
    while reader.next != Token::End {
        let rule = reader.rule()?;
        if !names.insert(rule.name.clone()) {
            return Err(Error::at(rule.line, format!("there is another rule <{}>", rule.name)));
        }
        rules.push(rule);
    }
    Ok(rules)
}

struct Reader<'a> {
    chars: Peekable<Chars<'a>>,
    line: usize,
    /// The token that is looked at, and where it begins.
    next: Token,
    next_line: usize,
}

impl Reader<'_> {
    fn error<T>(&self, wrong: impl Into<String>) -> Result<T, Error> {
        Err(Error::at(self.next_line, wrong))
    }

    fn expected<T>(&self, what: &str) -> Result<T, Error> {
        self.error(format!("{what} is expected here, not {}", self.next))
    }

    fn header(&mut self) -> Result<(), Error> {
        let is_jsgf = self.until(';').starts_with("#JSGF V1.0");
        self.advance()?;
        if !is_jsgf || self.next != Token::Word("grammar".to_owned()) {
            return self.error("a grammar begins with `#JSGF V1.0;` and `grammar`");
        }
        self.advance()?;
        self.advance()?;
        self.sign(';')
    }

    /// The text before a sign, which is passed over.
    fn until(&mut self, sign: char) -> String {
        let mut text = String::new();
        while let Some(next) = self.char().filter(|next| *next != sign) {
            text.push(next);
        }
        text
    }

    fn char(&mut self) -> Option<char> {
        let next = self.chars.next();
        self.line += usize::from(next == Some('\n'));
        next
    }

    /// Passes over blanks and comments.
    fn skip(&mut self) -> Result<(), Error> {
        while let Some(next) = self.chars.peek().copied() {
            if next != '/' && !next.is_whitespace() {
                break;
            }
            self.next_line = self.line;
            self.char();
            if next == '/' {
                match self.char() {
                    Some('/') => drop(self.until('\n')),
                    Some('*') => {
                        while self.char().is_some_and(|letter| letter != '*' || self.chars.peek() != Some(&'/')) {}
                        self.char();
                    }
                    _ => return self.error("weights are not supported"),
                }
            }
        }
        Ok(())
    }

    fn advance(&mut self) -> Result<(), Error> {
        self.skip()?;
        self.next_line = self.line;
        self.next = match self.chars.peek().copied() {
            None => Token::End,
            Some('<') => {
                self.char();
                Token::Rule(self.until('>').trim().to_owned())
            }
            Some('{') => return self.error("tags are not supported"),
            Some('"') => {
                self.char();
                Token::Word(self.until('"'))
            }
            Some(sign) if is_sign(sign) => {
                self.char();
                Token::Sign(sign)
            }
            Some(_) => {
                let mut word = String::new();
                while let Some(next) = self.chars.peek().copied().filter(|next| !ends_word(*next)) {
                    word.push(next);
                    self.char();
                }
                Token::Word(word)
            }
        };
        Ok(())
    }

    fn sign(&mut self, sign: char) -> Result<(), Error> {
        if self.next == Token::Sign(sign) {
            return self.advance();
        }
        self.expected(&format!("`{sign}`"))
    }

    fn rule(&mut self) -> Result<Rule, Error> {
        let is_word = |token: &Token, text: &str| matches!(token, Token::Word(word) if word == text);
        if is_word(&self.next, "import") {
            return self.error("imports are not supported");
        }
        let line = self.next_line;
        let public = is_word(&self.next, "public");
        if public {
            self.advance()?;
        }
        let Token::Rule(name) = self.next.clone() else { return self.expected("a rule") };
        self.advance()?;
        self.sign('=')?;
        let body = self.either()?;
        self.sign(';')?;
        Ok(Rule { name, public, line, body })
    }

    fn either(&mut self) -> Result<Expansion, Error> {
        let mut alternatives = vec![self.sequence()?];
        while self.next == Token::Sign('|') {
            self.advance()?;
            alternatives.push(self.sequence()?);
        }
        Ok(single(alternatives, Expansion::Either))
    }

    fn sequence(&mut self) -> Result<Expansion, Error> {
        let mut items = Vec::new();
        while let Some(item) = self.item()? {
            items.push(item);
        }
        if items.is_empty() {
            return self.expected("a word, a rule or a group");
        }
        Ok(single(items, Expansion::Sequence))
    }

    fn item(&mut self) -> Result<Option<Expansion>, Error> {
        let item = match self.next.clone() {
            Token::Word(word) => {
                self.advance()?;
                Expansion::Word(word)
            }
            Token::Rule(name) => {
                self.advance()?;
                Expansion::Rule(name)
            }
            Token::Sign('(') => {
                self.advance()?;
                let inner = self.either()?;
                self.sign(')')?;
                inner
            }
            Token::Sign('[') => {
                self.advance()?;
                let inner = self.either()?;
                self.sign(']')?;
                Expansion::Optional(Box::new(inner))
            }
            Token::Sign(_) | Token::End => return Ok(None),
        };
        let Token::Sign(sign @ ('*' | '+')) = self.next else { return Ok(Some(item)) };
        let alternatives = match item {
            Expansion::Either(alternatives) => alternatives,
            Expansion::Rule(_) => vec![item],
            _ => return self.error("only a rule or a group of alternatives can be repeated"),
        };
        if alternatives.len() > 32 {
            return self.error("a repeated group has at most 32 alternatives");
        }
        self.advance()?;
        let group = Expansion::AnyOrder(alternatives);
        Ok(Some(if sign == '*' { Expansion::Optional(Box::new(group)) } else { group }))
    }
}

fn single(mut items: Vec<Expansion>, many: fn(Vec<Expansion>) -> Expansion) -> Expansion {
    if items.len() == 1 { items.swap_remove(0) } else { many(items) }
}

const fn is_sign(letter: char) -> bool {
    matches!(letter, ';' | '=' | '|' | '(' | ')' | '[' | ']' | '*' | '+' | '>' | '}')
}

const fn ends_word(letter: char) -> bool {
    is_sign(letter) || letter.is_whitespace() || matches!(letter, '<' | '{' | '"' | '/')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rules(text: &str) -> Result<Vec<Rule>, Error> {
        read(&format!("#JSGF V1.0 UTF-8 en;\ngrammar test;\n{text}"))
    }

    fn word(text: &str) -> Expansion {
        Expansion::Word(text.to_owned())
    }

    #[test]
    fn rules_groups_and_comments_are_read() {
        let text = "// of the sheet\npublic <sheet> = [read /* it */] (my | the) scoresheet | sheet;\n<any> = (a | b)+ <sheet>;";
        let sheet = Expansion::Either(vec![
            Expansion::Sequence(vec![
                Expansion::Optional(Box::new(word("read"))),
                Expansion::Either(vec![word("my"), word("the")]),
                word("scoresheet"),
            ]),
            word("sheet"),
        ]);
        let any = Expansion::Sequence(vec![
            Expansion::AnyOrder(vec![word("a"), word("b")]),
            Expansion::Rule("sheet".to_owned()),
        ]);
        let rule = |name: &str, public, line, body| Rule { name: name.to_owned(), public, line, body };
        assert_eq!(rules(text), Ok(vec![rule("sheet", true, 4, sheet), rule("any", false, 5, any)]));
    }

    #[test]
    fn unsupported_syntax_is_an_error_with_its_line() {
        for (text, line, wrong) in [
            ("import <other.*>;", 3, "imports are not supported"),
            ("<a> = /2/ b;", 3, "weights are not supported"),
            ("<a> =\nb {tag};", 4, "tags are not supported"),
            ("<a> = b+;", 3, "only a rule or a group of alternatives can be repeated"),
            ("<a> = b;\n\n<a> = c;", 5, "there is another rule <a>"),
            ("<a> = (b | c;", 3, "`)` is expected here, not `;`"),
            ("<a> = b", 3, "`;` is expected here, not the end"),
            ("<a> = b | ;", 3, "a word, a rule or a group is expected here, not `;`"),
        ] {
            assert_eq!(rules(text), Err(Error::at(line, wrong)), "{text}");
        }
        assert!(read("<a> = b;").is_err_and(|error| error.wrong.starts_with("a grammar begins")));
    }

    proptest! {
        #[test]
        fn no_text_is_too_strange(text in "(public |<a> = |<é>|[(|*+;/{]|word|\\PC){0,20}") {
            let _ = rules(&text);
            let _ = read(&text);
        }
    }
}
