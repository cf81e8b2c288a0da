# At the table: the set-up of a game ticked step by step, and missed chances.

## Steps of the set-up
pack-table-step-find-chooser = A coin or a die decides who determines the first player
pack-table-step-name-first-player = Determine the first player and put the token there
pack-table-step-show-stronghold = Show your stronghold and your role
pack-table-step-lay-out-tokens = Lay out tokens and rings
pack-table-step-shuffle-both-decks = Shuffle both decks and offer them to your opponent
pack-table-step-stronghold-on-province = One province facedown above the dynasty deck, the stronghold on it
pack-table-step-four-provinces = Four provinces facedown between the decks
pack-table-step-card-on-each-province = One facedown dynasty card on each of the four provinces
pack-table-step-set-aside-dynasty = Look at the four cards and set aside any of them
pack-table-step-refill-provinces = Fill the empty provinces, then shuffle the cards set aside back in
pack-table-step-draw-four = Draw four cards of the conflict deck
pack-table-step-set-aside-hand = Set aside any cards of your hand and replace them, once
pack-table-step-shuffle-hand-back = Shuffle the cards set aside into the conflict deck and offer it
pack-table-step-take-printed-honor = Take the honor printed on your stronghold
pack-table-step-begin-first-dynasty-phase = Set up: the first dynasty phase begins

## On My match
set-up-title = Set-up
set-up-progress = Step { $step } of { $steps }
set-up-done = Both are set up.
set-up-wait-start = You begin when a leader has started the round.
set-up-tick = Done
set-up-waits-for = Waiting for { $names }
set-up-you-did = You have done this.
set-up-who-chooses = Who determines it?
set-up-who-first = Who is first player?
set-up-how-many = How many?
set-up-how-many-honor = How much honor?
set-up-honor-hint = Your list says { $count }.
set-up-all-steps = All steps
set-up-clear = Tick the set-up anew
set-up-clear-help = If a step was ticked wrongly. Everything ticked at this table is taken back.
set-up-clear-reason = What was ticked wrongly?
set-up-kept = { $name } determined the first player.
set-up-setting = Players tick the set-up of each game on their phones

consent-title = Missed something?
consent-help = What you forgot at its time you may make up for only if your opponent agrees.
consent-what = What did you forget?
consent-ask = Ask { $name }
consent-asked-you = { $name } forgot something and asks to make up for it: { $text }
consent-yes = I agree
consent-no = No
consent-waiting = { $name } has been asked: { $text }
consent-agreed = { $name } agreed: { $text }
consent-declined = { $name } did not agree: { $text }

## Refusals
refusal-set-up-not-ticked = The set-up is not ticked in this tournament.
refusal-step-taken = This step has been taken already: { $step }.
refusal-step-due = First comes: { $step }.
refusal-step-of-another = This step is taken by { $players }: { $step }.
refusal-step-answer = { $step }: { $problem }
refusal-nothing-new = Time has been called: no new { $extent } begins.
refusal-consent-pending = { $by } has asked already; answer that first.
refusal-no-consent-asked = Nobody has asked to make up for something.
refusal-opponent-consents = Only { $other } can agree to that.
refusal-kept-at-set-up = The set-up of this game says { $player }: { $quantity }.
figure-printed = the card of your deck list says { $count }.
field-step = step

## What people may do
action-tick-set-up = tick a step of the set-up
action-clear-set-up = let the set-up be ticked anew
action-ask-consent = ask the opponent about a missed chance
action-answer-consent = let the opponent make up for a missed chance

## For whoever watches
judge-tell-silent = Until they have finished, only leaders speak to the players of a table. Tell the leaders here.

## The proof page
proof-seal = Seal
proof-seal-help = Whoever has noted these digits tells this record from every other one, also from one that was cut off or written anew. It is printed on the final standings too.
