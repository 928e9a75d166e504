//! What a question that wants *yes* or *no* is about, in a few words: enough to remind somebody who was asked it in full.

use crate::game::declare::names;

/// What is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Whether {
    Offer,
    Accept,
    Decline,
    Resign,
    Leave,
    Earphone,
    Network,
    Admit,
    Move,
    Heard,
    NewGame,
    Claim,
    Sign,
    Seal,
}

names! {
    Whether {
        Offer = "offer", Accept = "accept", Decline = "decline", Resign = "resign", Leave = "leave", Earphone = "earphone",
        Network = "network", Admit = "admit", Move = "move", Heard = "heard", NewGame = "game", Claim = "claim", Sign = "sign",
        Seal = "seal",
    }
}
