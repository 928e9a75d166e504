//! From which edition of the Laws a profile comes, where no key says what differs.

use super::profile::Profile;

/// An edition, the older ones first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The translation that joins 2017 and 2009 (`fide-legacy`): where it speaks about competition it is of 2009.
    Legacy,
    /// 1 July 2014.
    Fide2014,
    /// 1 July 2017.
    Fide2017,
    /// 1 January 2018.
    Fide2018,
    /// 1 January 2023.
    Fide2023,
    /// House rules: on what they do not mention they follow the Laws in force.
    House,
}

impl Edition {
    /// That of a profile. An event's overrides change keys, not the edition.
    pub fn of(profile: &Profile) -> Edition {
        match profile.name.as_str() {
            "fide-legacy" => Edition::Legacy,
            "fide-2014" => Edition::Fide2014,
            "fide-2017" => Edition::Fide2017,
            "fide-2018" => Edition::Fide2018,
            "fide-2023" => Edition::Fide2023,
            _ => Edition::House,
        }
    }
}
