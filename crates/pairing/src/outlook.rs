//! Whether the rounds still announced can be played without a rematch, and how one knows.

/// What can be said about the rounds of this stage that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// This round and all announced ones can be free of rematches.
    Free(Assurance),
    /// After this round `free` more can be free of rematches, as many as any choice of this round allows; the one after
    /// them cannot, though it is announced.
    Breaks { free: u32, assurance: Assurance, because: Obstacle },
    /// This round itself needs a rematch.
    Broken,
    /// Neither shown nor refuted within bounds; no problem is known.
    NotProven,
}

/// How one knows that coming rounds can be free of rematches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assurance {
    /// No round is left to worry about.
    NothingLeft,
    /// Everybody has so many opponents left that any choice in any round leaves another (Dirac's theorem): with `players`
    /// to be paired and at least `fresh` new opponents each after this round.
    Degrees { players: u32, fresh: u32 },
    /// Here are rounds that would do. In an odd field the player who is missing in a round has the bye.
    Rounds(Vec<Vec<(u32, u32)>>),
}

/// Why not all announced rounds can be free of rematches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// This player has only so many new opponents (and byes) left for this round and all announced ones.
    Opponents { player: u32, left: u32 },
    /// Every choice was tried.
    Tried,
}
