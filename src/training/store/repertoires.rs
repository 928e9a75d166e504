//! Repertoires in the database: each as the file that it came from, so that nothing of it is lost, and one can read it again.

use rusqlite::params;
use serde::{Deserialize, Serialize};

use super::Store;
use crate::rules::position::Color;
use crate::training::repertoire::{NoMoves, Repertoire};

/// A repertoire as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    pub name: String,
    /// Whether Black's moves are learned, and not White's.
    pub black: bool,
    /// The PGN.
    pub text: String,
}

impl Kept {
    /// Whose moves are learned.
    pub const fn side(&self) -> Color {
        if self.black { Color::Black } else { Color::White }
    }

    /// What it holds.
    ///
    /// # Errors
    /// Its text is no repertoire.
    pub fn read(&self) -> Result<Repertoire, NoMoves> {
        Repertoire::read(&self.name, self.side(), &self.name, self.text.as_bytes())
    }
}

/// What kept repertoires hold, and the names of those that can no longer be read.
pub fn read_all(kept: &[Kept]) -> (Vec<Repertoire>, Vec<String>) {
    let (mut read, mut spoilt) = (Vec::new(), Vec::new());
    for kept in kept {
        match kept.read() {
            Ok(repertoire) => read.push(repertoire),
            Err(_) => spoilt.push(kept.name.clone()),
        }
    }
    (read, spoilt)
}

impl Store {
    /// All repertoires of the pupil, by their names.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn repertoires(&self) -> rusqlite::Result<Vec<Kept>> {
        let mut all = self.db.prepare("SELECT name, black, text FROM repertoire WHERE player = ?1 ORDER BY name")?;
        all.query_map([self.player], |row| Ok(Kept { name: row.get(0)?, black: row.get(1)?, text: row.get(2)? }))?
            .collect()
    }

    /// Keeps a repertoire, in place of one of the same name; whether there was one.
    ///
    /// # Errors
    /// It is not kept.
    pub fn keep_repertoire(&mut self, Kept { name, black, text }: &Kept) -> rusqlite::Result<bool> {
        let player = self.player;
        let change = self.db.transaction()?;
        let before = change.execute("DELETE FROM repertoire WHERE player = ?1 AND name = ?2", params![player, name])?;
        change.execute(
            "INSERT INTO repertoire (player, name, black, text) VALUES (?1, ?2, ?3, ?4)",
            params![player, name, black, text],
        )?;
        change.commit()?;
        Ok(before > 0)
    }

    /// Removes a repertoire and the cards of its moves; whether there was one.
    ///
    /// # Errors
    /// Nothing is removed.
    pub fn remove_repertoire(&mut self, name: &str) -> rusqlite::Result<bool> {
        let player = self.player;
        let change = self.db.transaction()?;
        let before = change.execute("DELETE FROM repertoire WHERE player = ?1 AND name = ?2", params![player, name])?;
        let cards = Repertoire::cards_of(name);
        change.execute(
            "DELETE FROM card WHERE player = ?1 AND substr(item, 1, length(?2)) = ?2",
            params![player, cards],
        )?;
        change.commit()?;
        Ok(before > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::schedule::{Card, Recall};
    use crate::training::store::Wanted;

    #[test]
    fn a_repertoire_is_replaced_and_removed_with_its_cards_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = Store::open(folder.path(), "Zoë", Wanted::Training).expect("a database");
        let kept = |name: &str, text: &str| Kept { name: name.to_owned(), black: true, text: text.to_owned() };
        let (first, other) = (kept("Caro-Kann", "1. e4 c6 *"), kept("Caro", "1. e4 c6 2. d4 d5 *"));
        assert_eq!(store.keep_repertoire(&first), Ok(false));
        assert_eq!(store.keep_repertoire(&other), Ok(false));
        assert_eq!(store.keep_repertoire(&Kept { text: "1. d4 d5 *".to_owned(), ..first.clone() }), Ok(true));
        assert_eq!(store.keep_repertoire(&first), Ok(true));
        assert_eq!(store.repertoires(), Ok(vec![other.clone(), first.clone()]));
        let card = |kept: &Kept| {
            let repertoire = kept.read().expect("a repertoire");
            let item = repertoire.card(repertoire.to_know().next().expect("a move"));
            let card = Card::new(&item, 1_790_000_000).after(Recall::Known, 1_790_000_000);
            super::super::put_card(&store.db, store.player, &card).expect("kept");
            item
        };
        let (_gone, stays) = (card(&first), card(&other));
        assert_eq!(store.remove_repertoire("Caro-Kann"), Ok(true));
        assert_eq!(store.remove_repertoire("Caro-Kann"), Ok(false));
        assert_eq!(store.repertoires(), Ok(vec![other]));
        let cards: Vec<String> = store.pupil().expect("a pupil").cards.into_keys().collect();
        assert_eq!(cards, [stays]);
    }
}
