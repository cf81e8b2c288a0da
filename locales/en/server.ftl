# The server's pages.
access-name = Your name
access-password = Password
access-password-help = At least 8 characters. You need it to come back.
access-pin = PIN
bracket-label = The elimination bracket, round by round from left to right
claim-drawn = The game was drawn.
claim-won = { $winner } won.
column-esos = Extended
column-player = Player
column-players = Players
column-points = Points
column-result = Result
column-sos = Strength of schedule
column-table = Table
design-colour = Colour
design-lead = Paper and ink, one vermilion for the thing to do now. Colour never stands alone: a chip has words, the next step has its place.
design-note = A note tells something worth knowing.
design-note-act = This note says what is not possible, and by which clause.
design-parts = Parts
design-title = The look of Marshal
design-type = Type
desk-accept = Accept
desk-add = Add
desk-add-player = Add a player by name
desk-announce = Announce rounds and cut
desk-asks-drop = { $name } asks to be dropped
desk-asks-rejoin = { $name } asks to come back
desk-call-appealed = waits for a marshal
desk-call-claimed = { $name } is on it
desk-call-waiting = { $minutes ->
    [0] just called
    [one] waiting for a minute
   *[other] waiting for { $minutes } minutes
}
desk-calls = Judge calls
desk-claim = I am going
desk-close = Close { $round }
desk-close-registration = Close registration
desk-cut = Cut to the top { $size }
desk-draw = Draw { $round }
desk-drop = Drop
desk-extra-minutes = Extra minutes
desk-finish = End the tournament
desk-invitation = Invitation
desk-invitation-help = Show or send this link to one person. It carries the role and is shown only now.
desk-invite-judge = Invite a judge
desk-invite-marshal = Invite a marshal
desk-join = Joining
desk-leaders-only = The desk is for the organizer, marshals and judges of this tournament. Open the link you were given.
desk-log = Log
desk-newcomer = A newcomer
desk-next = Next
desk-next-announce = Announce the rounds and the cut
desk-next-close = All results are in: close { $round }
desk-next-cut = Make the cut to the top { $size }
desk-next-draw = Draw { $round }
desk-next-enrol = Let players join, then close registration
desk-next-finish = All rounds are played: end the tournament
desk-next-publish = Review the draw, then publish { $round }
desk-next-results = { $open ->
    [one] Collect one result, then close { $round }
   *[other] Collect { $open } results, then close { $round }
}
desk-next-start = Start { $round } when most players sit
desk-no-calls = Nobody is calling.
desk-publish = Publish
desk-recommended = A marshal recommends disqualifying { $name }: { $reason }
desk-redraw = Draw again
desk-rejoin = Let in again
desk-requests = Waiting for you
desk-result = Result
desk-rule = Rule
desk-ruling = Ruling
desk-staff = Staff
desk-start = Start the clock
desk-tables = Tables
desk-tables-help = those that hold everybody up come first
desk-undo = Undo the last step
field-name-length = expected 1 to { $most } characters
field-name-taken = somebody called { $name } is already here; add a letter or a nickname
field-number = “{ $value }” is not accepted; a whole number from { $least } to { $most } is
field-password-length = expected at least { $least } characters
field-unknown = “{ $value }” is not known here
home-code = Code of a tournament or table
home-join = Join
home-lead = Type the code from the wall or the organizer, or scan the QR code.
home-mine = You take part
home-new = New tournament
home-none = Nothing is on today. Type a code above to join; organizers sign in and set a tournament up.
home-none-else = No other tournament today.
home-none-yours = Nothing is on today. Set up a tournament, and players join with its code.
home-sign-in = Organizers sign in
home-title = Join a tournament
join-another = Somebody else joins on this phone
join-another-help = This phone then belongs to the new player; you come back with your name and PIN.
join-button = Join
join-closed = If you still want to play, ask the organizer.
join-closed-title = Joining is closed
join-elsewhere = Other tournaments
join-full = All places are taken. When somebody withdraws, one becomes free.
join-known = You are in: go to your match
join-known-desk = You lead here: go to the desk
join-known-judge = You judge here: go to the calls
join-late = Newcomers can still be let in: ask the organizer before the next round is drawn.
join-over = The results stay here for everybody to look up.
join-team = Team or household (optional)
join-team-help = People of one team are kept apart in round 1.
join-title = Join { $tournament }
match-bye = bye
match-disputed = differing reports
match-drawn = drawn
match-one-report = one report
match-open = playing
match-won-by = { $winner } won
mine-bye = You have a bye
mine-bye-help = It counts as a win. Be back for the next round.
mine-call-button = Call
mine-call-judge = Call a judge
mine-call-kind = What is it about?
mine-check-in = I am here
mine-concede = I concede
mine-confirm = That is right
mine-day = Your day
mine-disqualified = You were disqualified. Talk to the organizer.
mine-draw = It was a draw
mine-drop = Leave the tournament
mine-drop-asked = You asked to leave; the organizer will confirm it.
mine-drop-button = Ask to be dropped
mine-drop-help = You will not be paired again. You may ask to come back during the same stage.
mine-dropped = You have left the tournament.
mine-ending = How did it end?
mine-extension = { $minutes ->
    [one] one extra minute
   *[other] { $minutes } extra minutes
}
mine-i-won = I won
mine-match = Your match
mine-no-player = You are not a player here.
mine-out = You are out. Thank you for playing!
mine-rejoin = Ask to come back
mine-rejoin-asked = You asked to come back; the organizer decides.
mine-reported = You reported: { $claim } Your opponent confirms it.
mine-they-won = { $name } won
mine-time-left = Time left
mine-waiting = Your next match will appear here by itself.
mine-you-play = You play
nav-bracket = Bracket
nav-desk = Desk
nav-label = Tournament
nav-mine = My match
nav-pairings = Pairings
nav-players = Players
nav-rules = Rules
nav-standings = Standings
new-capacity = Most players (optional)
new-capacity-help = Nobody can join beyond this number.
new-create = Create the tournament
new-cut = Cut to the top …
new-cut-help = Only for your own structure; 0 for no elimination rounds.
new-deck-lists = Players must hand in a deck list before round 1
new-late-entry = New players may enter late, with a loss for each round missed
new-name = Name
new-name-help = As it stands on the wall and on paper.
new-organizer = Your name
new-organizer-help = Players see it as the organizer's name.
new-pack = Regulations
new-pack-help = Points, rounds, clock and procedures follow from it.
new-preview = How many rounds for how many players?
new-preview-players = Players
new-rounds = Swiss rounds
new-rounds-help = Only for your own structure; 0 for elimination from the start.
new-structure = Structure
new-structure-custom = Your own: the numbers below
new-structure-help = Number of rounds and cut by the number of players, or your own.
new-tier = Tier
new-tier-help = Relaxed welcomes everybody; in Formal and Premier leaders do not play.
new-title = New tournament
owner-create = Take over this server
owner-lead = This link works once. Choose the name and password you sign in with.
owner-title = Welcome
page-back-home = Home
page-language = Language
page-notice = Games and their names belong to their owners, who have nothing to do with Marshal.
page-offline = no connection: what you see may be old
page-problem = That did not work
page-role-judge = judge
page-role-marshal = marshal
page-role-off-duty = { $role }, off duty
page-role-organizer = organizer
page-skip = To the content
page-theme = Appearance
players-leaders = Leaders
players-title = { $players ->
    [one] One player
   *[other] { $players } players
}
presence-active = in
presence-cut-off = missed the cut
presence-disqualified = disqualified
presence-dropped = { $round ->
    [0] left before round 1
   *[other] left after round { $round }
}
presence-eliminated = out: { $round }
preview-after = Then
preview-before = Now
preview-confirm = Correct the result
preview-cut = The cut changes: in come { $enter }, out go { $leave }.
preview-draws = Drawn with this result, these rounds would have come out differently: { $rounds }. They stay as they were played.
preview-no-rows = The standings do not change.
preview-title = What this correction changes
problem-crowded = Too many things happen at once. Try again.
problem-field = { $field }: { $why }
problem-internal = Something went wrong on our side. Nothing was lost; the log has the details.
problem-link = This link is no longer valid. Ask for a new one.
problem-no-room = Nothing here has this code.
problem-not-found = Nothing is here.
problem-password = Name or password is wrong.
problem-pin = Name or PIN is wrong. If you have lost the PIN, the desk gives you a new one.
problem-sign-in = Please sign in first.
problem-too-often = Too many tries. Wait a minute.
procedure-chosen = If a player has to choose: the winner chosen
procedure-nobody = nobody
proof-commitment = Published before round 1 (SHA-256 of the seed)
proof-file = Download the tournament file
proof-lead = Every draw follows from a secret seed whose fingerprint was fixed before the first round. At the end the seed is revealed; “marshal verify” repeats every draw.
proof-secret = Secret until the tournament is over.
proof-seed = The seed
proof-title = Proof of the draws
public-join = Join with this code
public-no-round = The first round has not been published yet.
record = { $points ->
    [one] place { $rank } with one point
   *[other] place { $rank } with { $points } points
}
return-button = Come back
return-lead = Your name and the PIN you got when you joined.
return-title = I was already in, on another phone
round-choose = Choose a round
round-find = Find a name
round-find-button = Find
round-title = Round { $round }
rules-all = All documents
rules-back = All rules
rules-document = Document
rules-example = Example
rules-find = Find
rules-hits = { $hits ->
    [one] One clause
   *[other] { $hits } clauses
}
rules-reading = Reading adopted
rules-search = Words
rules-title = Rules at hand
settle-back = Back to the desk
settle-extend = Extend
settle-no-show = { $name } did not appear
settle-reason = Reason
settle-reported = { $name } reports: { $claim }
settle-title = { $players }
sign-in-button = Sign in
sign-in-lead = For organizers. Players join with the tournament's code.
sign-in-title = Sign in
staff-join-button = Accept
staff-join-lead = You are invited to help at { $tournament }. Leaders see everything they need at the desk.
staff-join-title = Join as { $role }
standings-left = left
standings-no-opponent = no opponent yet, so 0
standings-none = Standings appear when the first round is closed.
standings-title = Standings after round { $round }
state-all-in = Round { $round }: all results are in.
state-announced = { $players ->
    [one] One player; rounds and cut are announced.
   *[other] { $players } players; rounds and cut are announced.
}
state-between = Round { $round } is closed; the next step follows soon.
state-drawn = Round { $round } is being prepared.
state-enrolling = { $players ->
    [one] Registration is open: one player so far.
   *[other] Registration is open: { $players } players so far.
}
state-finished = Over. { $champion } has won.
state-finished-nobody = Over.
state-published = Round { $round }: take your seats.
state-registration-closed = { $players ->
    [one] Registration is closed: one player.
   *[other] Registration is closed: { $players } players.
}
state-running = { $open ->
    [one] Round { $round }: one table is still playing.
   *[other] Round { $round }: { $open } tables are still playing.
}
theme-dark = dark
theme-device = as the device
theme-light = light
welcome-go = To my match
welcome-lead = You are in. Remember this PIN: with it and your name you come back on any phone.
welcome-link = Your own link, for another device:
welcome-title = Welcome
