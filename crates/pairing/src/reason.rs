//! Why a pair came about that a player might wonder about: facts for a sentence, without the words.

/// A score group as a player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Position from the top, beginning with 0.
    pub at: u32,
    /// The score its players share.
    pub score: i64,
    /// How many players are in it (without the one who has the bye).
    pub size: u32,
}

/// The explanation of one pair. Pairs of one group that met the first time need none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The pair joins two groups.
    Float {
        /// The player of the higher group, who floats down.
        down: u32,
        /// The player of the lower group, who floats up.
        up: u32,
        from: Group,
        to: Group,
        /// Why somebody had to leave the higher group.
        why: FloatCause,
        /// Groups passed over between the two, because nobody there fitted.
        passed: u32,
    },
    /// The two met before; a round without rematches does not exist.
    Rematch { players: (u32, u32), why: RepeatCause },
    /// The two were to be kept apart; that was impossible without a rematch.
    Together { players: (u32, u32), why: RepeatCause },
}

/// Why somebody had to leave a group downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatCause {
    /// The player may meet none of the `others` of the own group.
    MayMeetNobody { others: u32 },
    /// The group of `size`, less `taken` of them who were met from above, is odd.
    OddGroup { size: u32, taken: u32 },
    /// Who may meet whom allows at most `inside` pairs inside the group of `size` (less `taken` met from above), given the
    /// groups above.
    TooFewPairs { size: u32, taken: u32, inside: u32 },
}

/// Why two had to meet who should not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepeatCause {
    /// This player has nobody new left in the whole field.
    NobodyLeft { player: u32 },
    /// No complete round with fewer exists, though each of the two has somebody new left.
    NoOtherRound,
}
