//! That a player is helped: the record says so before they hear anything.

use super::advice::Aid;
use super::fact::What;
use super::machine::Game;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::Mode;
use super::ruling_refusal::RulingRefusal;
use super::sheet_log::{Note, Says};
use crate::rules::position::Color;

impl Game {
    /// Notes that a player is helped; once for each kind of help behind each half-move. Behind the end everybody may look.
    pub(super) fn note_advice(&mut self, response: &mut Response<'_>, aid: Aid) -> Result<(), Refusal> {
        let side = response.by.side().filter(|_| self.may_ask(response.by, aid.topic()));
        let side = side.ok_or(Refusal::NotInThisMode)?;
        let last = self.history.last_id();
        let mut notes = self.sheet_log().notes().iter();
        let is_noted = notes.any(|note| note.half_move == last && note.says == Says::Advised { side, aid });
        if self.outcome().is_none() && !is_noted {
            self.record(response, None, What::Advised { side, aid });
        }
        Ok(())
    }

    /// Whether the arbiter has let the players look at this tournament game, which is over.
    pub fn allows_analysis(&self) -> bool {
        self.analysis && self.outcome().is_some() && self.mode() == Mode::Tournament
    }

    /// Whether the arbiter can allow it now. Elsewhere it needs no word of theirs.
    pub(super) fn on_analysis(&self) -> Result<(), RulingRefusal> {
        if self.outcome().is_none() {
            return Err(RulingRefusal::NoResultYet);
        }
        if self.allows_analysis() || self.mode() != Mode::Tournament { Err(RulingRefusal::AlreadySo) } else { Ok(()) }
    }

    /// How often a player was helped.
    pub fn times_helped(&self, side: Color) -> usize {
        let is_help = |note: &&Note| matches!(note.says, Says::Advised { side: helped, .. } if helped == side);
        self.sheet_log().notes().iter().filter(is_help).count()
    }
}
