# Cards that become something else, choices in secret, among keywords and among planets out of the game.
conquest-until-next-action = as your next action in this phase
conquest-is-with-keyword = with a printed keyword
conquest-get-chosen-keyword = gains the chosen keyword
conquest-if-different = the two planets are different
conquest-do-choose-keyword = choose a keyword printed on { $what }
conquest-do-choose-aside = choose a planet that is out of the game
conquest-do-switch-aside = the two chosen planets change places (what is at the one in play stays there)
conquest-do-secret-planets = each player secretly chooses a planet, then both are revealed
conquest-do-become = detach this card: it becomes an army unit with { $attack } ATK, { $hp } HP and “{ $text }”
conquest-text-plays-theirs = You may play { $what } from your opponent's discard pile as if it were in your hand.
conquest-text-reserve-fights = Each card you have in reserve is treated as an army unit ({ $faction }) with { $attack } ATK and { $hp } HP during the combat phase.
conquest-when-becomes = when { $what } becomes another card
conquest-after-becomes = after { $what } becomes another card
conquest-ask-secret = Choose a planet in secret.
conquest-ask-aside = Choose a planet that is out of the game.
conquest-ask-keyword = Which keyword?
conquest-answer-aside = choose { $card }
conquest-answer-keyword = choose { $keyword }
table-log-chose = { $who }: { $planet } had been chosen
conquest-scenario-aside = { $count } planets aside: three are not laid out
conquest-is-at-the-other = at the other planet
# Several of something: "units you control".
# Why a card is as it is.
conquest-because-not-routed = Cannot be routed: { $card }
conquest-because-not-exhausted = Card effects do not exhaust it: { $card }
conquest-because-stays-exhausted = Stays exhausted between combat rounds: { $card }
conquest-because-uncounted = Its command icons do not count: { $card }
conquest-because-counts-exhausted = Counts its command icons even exhausted: { $card }
conquest-because-must-attack = Must attack next: { $card }
conquest-because-ignores-flying = Ignores Flying: { $card }
conquest-because-sure-damage = Its damage cannot be prevented: { $card }
conquest-because-deals-double = Deals double damage to some cards: { $card }
conquest-because-trait = Has the trait { $name }: { $card }
conquest-because-faction = Counts as { $faction }: { $card }
# Damage both ways.
conquest-do-trade-blows = the two chosen cards deal damage equal to their ATK to each other, both at once
