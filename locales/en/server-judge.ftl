# The clock, the judges’ desk and end-of-round procedures.
clock-announce = Say aloud now: { $what }.
clock-change = Adjust the clock
clock-do-concession = Time is up. Both players may concede now; the first player is asked first. If nobody does, play on to the end of the next { $until }.
clock-do-finish = Time is up. Play on to the end of this { $until } and begin no new one.
clock-do-late = The last call for results has passed. Hand the result in at once: the loser now gets less.
clock-do-play = Play.
clock-do-play-on = Time is up. Finish what you are doing.
clock-do-stop = Stop playing. Hand in the result.
clock-do-stop-procedure = Stop playing. { $procedure } decides.
clock-do-wait = Find your table and set up. Do not begin: a leader starts the round.
clock-more = { $minutes ->
    [one] One more minute for all
   *[other] { $minutes } more minutes for all
}
clock-most-seated = Most are: start the round.
clock-next = Then to announce: { $what }, in
clock-open-tables = Still open: tables { $tables }.
clock-pause = Pause
clock-paused = The clock stands still
clock-reason = Reason
clock-resume = Go on
clock-seated = { $seated } of { $tables } tables are setting up.
clock-sound = Sound and vibration
clock-start = Start the clock
judge-amend = Correct the list
judge-amend-button = Save the corrected list
judge-amend-help = Write the list as the deck really is. Old and new lines, your name and the reason are kept.
judge-appeal = Ask for a marshal’s review
judge-appeal-help = You may ask a marshal to review the ruling. The marshal’s answer is final.
judge-back = All calls
judge-belongs-to = Here rules: { $names }.
judge-call-at = Table { $table }: { $kind }
judge-called-by = from { $name }
judge-called-when = Called at { $elapsed } of the round.
judge-calls = Calls
judge-card-trouble = A card is missing or damaged
judge-cards = Cards and proxies
judge-case-missing = Not found: concede
judge-case-replaced = Found or replaced
judge-cases-closed = Earlier cases
judge-category = What kind?
judge-check-begin = Begin the check
judge-check-clean = Nothing found.
judge-check-end = End the check
judge-check-fault = { $name }: not in order: { $item }
judge-check-faults = { $name }: tick what is not in order
judge-check-go-on = Go on with the check
judge-check-help = The time runs from the tap; the table gets it back at the end.
judge-check-minutes = Extra minutes
judge-check-minutes-help = Empty: as long as the check took.
judge-check-none = No table is left to check.
judge-check-pick = Tables to check
judge-check-pick-help = Those who usually finish early come first: a check holds nobody up there.
judge-check-usual = { $minutes ->
    [one] usually done within a minute
   *[other] usually done after { $minutes } minutes
}
judge-checks = Deck checks
judge-checks-done = Done
judge-claim = I am going
judge-coming = { $name } is on the way.
judge-conduct = Conduct
judge-consequence-before = Not found in time: the game is conceded.
judge-consequence-damaged = Replaced by the same card, or by a proxy for the rest of the tournament.
judge-consequence-during = Noticed during the game, the game is conceded at once; there is no search.
judge-damaged = damaged
judge-decide = Decide
judge-decided = Decided
judge-deck-check = Deck check
judge-deck-list = Deck list
judge-decline = Do not follow the recommendation
judge-disqualify = Disqualify
judge-drop = Remove the player
judge-enter-result = Enter a result
judge-error = The error
judge-extend = More time for this table
judge-extend-button = Give the time
judge-extra-minutes = Extra minutes for this table
judge-findings = Findings
judge-findings-help = Leave empty if everything is in order.
judge-go-off = Go off duty
judge-go-on = Go on duty
judge-history = What happened before
judge-interpretations = { $count ->
    [one] One earlier answer about cards
   *[other] { $count } earlier answers about cards
}
judge-keep = Keep in all the same
judge-kept = kept in by the organizer
judge-lacking-asked = Without the card by the next round the player should be removed; the organizer decides.
judge-lacking-removed = Without the card by the next round the player is removed.
judge-lost-before = lost, noticed before the game
judge-lost-during = lost, noticed during the game
judge-make-proxy = Make a proxy
judge-marshal-decides = A marshal decides.
judge-my-appealed = You have asked for a review: a marshal comes.
judge-my-call = My call
judge-my-final = The ruling is final.
judge-my-open = A judge has been called. You may settle it yourselves meanwhile.
judge-my-proxies = Your proxies
judge-my-ruled = A judge has ruled.
judge-my-search = Find your card
judge-my-search-help = Your table has got this time back. Without a replacement the game is conceded.
judge-my-settled = Settled.
judge-my-withdrawn = The call was taken back.
judge-no-calls = New calls appear here by themselves.
judge-no-cases = No card is missing.
judge-no-history = Nothing yet.
judge-no-reports = No report waits.
judge-no-table = no table
judge-nobody-rules = Nobody can rule here at the moment; the organizer has to name somebody.
judge-not-replaced = missing
judge-note = In a few words (optional)
judge-note-breach = I saw something
judge-note-breach-help = Point it out to the players; they may settle it themselves first.
judge-note-button = Note it
judge-off-duty = You are off duty
judge-off-duty-help = Off duty you are a spectator. Calls go to the others.
judge-open-call = Rule
judge-open-case = Open the case
judge-organizer-decides = Only the organizer can carry this out.
judge-others = { $count ->
    [one] One call for others
   *[other] { $count } calls for others
}
judge-overrule = A rules document is wrong
judge-overrule-help = A marshal may decide against its wording, for this tournament only. Name the passage and the error.
judge-overruled = overrules { $passage }: { $error }
judge-passage = Document and passage
judge-places = More
judge-players-settled = The players settled it
judge-proxies = Proxies
judge-proxy = Proxy
judge-proxy-card = Card name
judge-proxy-date = Date
judge-proxy-illegible = What can no longer be read
judge-proxy-keep = Keep the original card facedown nearby, at hand when the proxy is played.
judge-proxy-leader = It carries your name: { $name }.
judge-proxy-print = Print this page: it has the size of a card.
judge-recommend = Recommend disqualification
judge-recommended = { $name } recommends disqualification: { $reason }
judge-remedy = Was it unsporting, and what follows?
judge-remedy-note = In words
judge-remedy-penalty = penalty
judge-remedy-recommendation = recommend disqualification to the organizer
judge-remedy-unfounded = not unsporting
judge-remedy-warning = warning
judge-replaced = replaced
judge-report-button = Report
judge-report-conduct = Report conduct
judge-rule = Give the ruling
judge-rule-finally = Give the final ruling
judge-ruling = Ruling
judge-search-left = Time left to find it
judge-search-minutes = Minutes to look for it; the table gets them back
judge-show-list = Show the list
judge-significant = Was the correction significant and possibly an advantage? Report it.
judge-sits-at = Sits at table
judge-state-appealed = appeal: waits for a marshal
judge-state-claimed = { $name } is on the way
judge-state-final = final ruling
judge-state-open = waits
judge-state-ruled = ruled
judge-state-settled = settled by the players
judge-state-withdrawn = taken back
judge-strikes = { $count ->
    [one] one remedy
   *[other] { $count } remedies
}
judge-tables = Tables
judge-tell = Tell the judges something
judge-tell-help = A question, or something you saw at another table. Only the leaders read it; do not speak to the players.
judge-to-table = To this table
judge-trouble = What is the matter?
judge-undecided = waits for a marshal
judge-waiting = { $count ->
    [0] Nobody waits for you
    [one] One call waits
   *[other] { $count } calls wait
}
judge-we-settled = We settled it
judge-what = What happened?
judge-withdraw = Take the call back
mine-seated = Set up. The round starts soon.
mine-sit-down = We sit and set up
nav-judge = Judges
procedure-back = Back
procedure-calculate = Calculate
procedure-chooses = { $name } chooses the winner
procedure-chose = chose
procedure-decides = decides
procedure-missing = Still missing: { $what }.
procedure-not-now = Not in this phase of the round.
procedure-not-yours = This game is not yours.
procedure-offer = { $procedure }: who has won?
procedure-only-chooser = Only { $name } can enter this choice, on their own phone; or a leader does.
procedure-report = This is right: report it
procedure-settle = Enter this result
procedure-step = Step
procedure-too-many = { $what }: at most { $most }.
