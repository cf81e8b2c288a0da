# What the tournament rulebook says besides: names, shared work, announcements, the clock set right, figures of a procedure.

refusal-round-length-fixed = The length of a round under way does not change. Give tables more time, pause the clock, or set it right if it was wrong.
refusal-not-seated-there = { $player } does not sit at this table.
refusal-not-played-on = Only a drawn elimination game is played on, and only where the regulation says so.
refusal-extra-round-under-way = Additional game round { $number } is being played. A result can be entered when it is over.
refusal-another-step-since = Another step has come in since. The last one is now: { $action }. Look again before you take it back.
refusal-changed-since = This has changed since your page was made, so nothing was done. Look again, then decide.
refusal-not-to-be-given = This stays with the one organizer: { $action }.
refusal-announcement-over = This announcement is over, or would be before it begins.

figure-at-most = at most { $most } are possible.
figure-together = both players together have at most { $most }.
figure-exactly = with the other figures only { $count } is possible.
figure-between = with the other figures { $least } to { $most } are possible.
figure-has-none = the player named has none of this: { $what }.
figure-somebody-has = name one of the players; it is nobody only if neither has any of this: { $what }.

action-rename-tournament = rename the tournament
action-rename = rename somebody
action-give-rights = share the organizer's work
action-set-clock = set a wrong clock right
action-play-on = declare an elimination game drawn and let it be played on
action-end-extra-round = note that the additional game round is over
action-withdraw-drop = take back the request to be dropped
action-end-announcement = end an announcement

drop-not-checked-in = had not checked in

match-nobody = neither came

procedure-impossible = { $what }: with the other figures { $least } to { $most } are possible.
procedure-together = { $what }: both players together have at most { $most }.
procedure-has-none = { $what }: the player named has none of this: { $of }.
procedure-somebody-has = { $what }: name one of the players; it is nobody only if neither has any of this: { $of }.
desk-tell-end = End it
run-procedure-named = { $step }: { $player }
run-procedure-nobody = { $step }: nobody

finding-seal = Step { $step } ({ $action }): the seal does not fit. Something was altered here or before; nothing after it can be proven.
finding-step = Step { $step } ({ $action }) gives something else than what stands in the record.
finding-step-refused = Step { $step } ({ $action }) would have been refused: { $why }
finding-unsealed = No step has a seal, as older versions wrote them: what the rules give was decided again, but nothing shows that no name, time or word was altered.
finding-older-rule = Step { $step } ({ $action }) follows from the readings of its day (number { $reading }). Today something else would come of it.
finding-older-rule-refused = Step { $step } ({ $action }) was accepted under an earlier reading (number { $reading }). Today it is refused: { $why } ({ $clause })
finding-older-catalogue = Step { $step } ({ $action }): the list was judged by the catalogue of its day (edition { $reading }). Today something else would be found; what was found then cannot be proven.
finding-older-catalogue-refused = Step { $step } ({ $action }): the list was accepted by an earlier catalogue (edition { $reading }), which cannot be proven any more. Today it is refused: { $why } ({ $clause })
finding-reading = Step { $step } ({ $action }) claims reading number { $reading }. This program knows { $known }, and readings never go back: nothing after it can be proven.
finding-no-history = The file has no history: the draws can be proven, but not who acted, when, and how results came about.

verify-seal = Seal of this record: { $seal }
verify-anchored = This record has the seal that was published.
verify-not-anchored = This record never had the seal that was published: it is another one, or a part is missing.
verify-no-anchor = “{ $read }” is no seal. A seal is 32 digits from 0 to 9 and a to f, as printed on the final standings.
cli-verify--anchor = A seal that was printed or published: is this the record it belongs to?
