//! What an assistant may want of a game, beyond the dialogue (D.2.10; E.2.9 in the edition of 2009).

use super::command::Command;
use super::dialogue;
use super::dialogue::duties::Duty;
use super::fact::Dialogue;
use super::machine::Game;
use super::recording;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat};
use super::ruling_fact::Pointed;

/// Where it is decided whether an assistant may want something.
enum Decided {
    Duty(Duty),
    /// It is none.
    NoDuty,
    /// With what it does, as for every other seat.
    There,
}

const fn decided(command: &Command) -> Decided {
    match command {
        Command::PointOut(Pointed::Flag) => Decided::Duty(Duty::ClaimAndReport),
        Command::Record(recording::Act::Write) => Decided::Duty(Duty::KeepScoreAndPress),
        // An illegal move is not in the list of D.2.10: the player claims it.
        Command::PointOut(Pointed::Illegal)
        | Command::Record(_)
        | Command::Move { .. }
        | Command::Offer
        | Command::Accept
        | Command::Decline
        | Command::Resign
        | Command::TakeBack
        | Command::Pause
        | Command::Resume
        | Command::Arrive
        | Command::Charge
        | Command::Claim(_)
        | Command::Adjourn(_) => Decided::NoDuty,
        Command::Press
        | Command::Dialogue(_)
        | Command::Restore { .. }
        | Command::Arbiter(_)
        | Command::AtBoard
        | Command::BoardIsPage(_)
        | Command::Screen(_)
        | Command::WhyMate(_)
        | Command::Advice(_)
        | Command::AllowHelp(_)
        | Command::Name { .. } => Decided::There,
    }
}

impl Game {
    /// Whether it is an assistant who has the duties of Appendix D and no others: at a tournament, and wherever its dialogue is played.
    pub fn is_bound_assistant(&self, seat: Seat) -> bool {
        let binds = self.mode() == Mode::Tournament || self.started.dialogue == Dialogue::Full;
        binds && matches!(seat, Seat::AssistantOf(_))
    }

    /// Whether this is never a seat's to want, because it is an assistant's and none of their duties.
    pub fn is_no_duty(&self, seat: Seat, command: &Command) -> bool {
        self.is_bound_assistant(seat) && matches!(decided(command), Decided::NoDuty)
    }

    /// An assistant does what is a duty of theirs. What is none is refused, logged and told to the arbiter.
    pub(super) fn check_assistant(&mut self, response: &mut Response<'_>, command: &Command) -> Result<(), Refusal> {
        let Some(side) = response.by.acts_for().filter(|_| self.is_bound_assistant(response.by)) else { return Ok(()) };
        let duty = match decided(command) {
            Decided::There => return Ok(()),
            // Nothing is done in a game that is over, but what players sign.
            _ if self.outcome().is_some() => {
                let signs = matches!(command, Command::Record(_));
                return if signs { Err(dialogue::Refusal::NotADuty.into()) } else { Ok(()) };
            }
            Decided::NoDuty => None,
            Decided::Duty(duty) => Some(duty),
        };
        self.check_duty(response, side, duty)
    }
}
