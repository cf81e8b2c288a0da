# Aids of the Conquest board: readings, keys, windows, hints, reports.

conquest-because-attack = { $amount } ATK: { $card }
conquest-because-brutal = { $amount } ATK for its own damage (Brutal): { $card }
conquest-because-hp = { $amount } HP: { $card }
conquest-because-hp-doubled = Hit points doubled: { $card }
conquest-because-command = { $amount } command icons: { $card }
conquest-because-no-command = No command icons: { $card }
conquest-because-gains = Has { $keyword }: { $card }
conquest-because-loses = Loses { $keyword }: { $card }
conquest-because-blank = Its text counts for nothing: { $card }
conquest-because-not-attacked = Cannot be attacked: { $card }
conquest-because-not-targeted = Enemies cannot target it: { $card }
conquest-because-no-retreat = Cannot retreat: { $card }
play-now = Now: ATK { $attack }, { $left } of { $hp } hit points, command { $command }
play-attached = Attached: { $card }
play-keys-title = Keys
play-keys-mouse = A card can also be dragged to its place. Rest on a card, or press it long, to read it in full.
play-key-choose = choose an answer
play-key-pass = pass
play-key-undo = take back
play-key-hint = ask for a hint
play-key-search = search the log
play-key-back = close, choose nothing
play-key-list = this list
play-log-search = Search the log
play-log-nothing = No line has these words.
play-windows-title = Where to stop
play-windows-text = Where it does not stop for you, your browser passes after a moment.
play-windows-only = Where I can only pass
play-windows-action = Action windows
play-windows-answers = Interrupts and reactions
play-windows-shield = Damage I could shield
play-windows-mobile = Mobile units that could move
play-windows-withdraw = Withdrawing from a battle
play-windows-never = Between people that takes as long as you have lately taken to pass where there was something to pass by, a minute at most: nobody can tell from it what you hold. Everything else always stops.
play-windows-hurry = Pass quicker than that
play-windows-hurry-tells = A long thought then tells the others that you could do something.
play-hint = What would a bot do?
play-hint-busy = The adviser is busy with another table. Ask again in a moment.
play-hint-would = A bot would answer: { $answer }.
play-hint-expects = It expects:
play-hint-instead = With “{ $answer }” instead:
play-hint-they-suffer = { $damage } damage to your opponent’s units
play-hint-they-lose = { $units ->
    [one] your opponent loses { $units } unit
   *[other] your opponent loses { $units } units
}
play-hint-you-suffer = { $damage } damage to your units
play-hint-you-lose = { $units ->
    [one] you lose { $units } unit
   *[other] you lose { $units } units
}
play-hint-struggles = { $planets ->
    [one] { $planets } command struggle more that you would win
   *[other] { $planets } command struggles more that you would win
}
play-hint-fewer-struggles = { $planets ->
    [one] { $planets } command struggle fewer that you would win
   *[other] { $planets } command struggles fewer that you would win
}
play-hint-cards = { $cards ->
    [one] { $cards } card for you
   *[other] { $cards } cards for you
}
play-hint-resources = { $resources ->
    [one] { $resources } resource for you
   *[other] { $resources } resources for you
}
play-hint-spends = { $resources ->
    [one] { $resources } resource spent
   *[other] { $resources } resources spent
}
play-hint-nothing = nothing changes at once; cards and resources stay for later.
play-report = Report a fault (file)
conquest-because-not-readied = Cannot be readied: { $card }
conquest-because-at-most = Takes at most { $damage } damage at a time: { $card }
conquest-because-spared = Takes no damage from some cards: { $card }
play-on = Play on from here
play-on-as = In whose place?
play-on-against = Against
play-on-anew = Everything you could not see at this question is dealt anew, so having seen the game helps nobody.
play-on-begin = Play on against a bot
play-on-nowhere = the game is still under way, or has no such step; it has { $answers } answers
play-on-seat = “{ $read }” is no seat; 0 or 1 would be
builder-play = Play with this deck
