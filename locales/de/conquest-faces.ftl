# Cards that become something else, choices in secret, among keywords and among planets out of the game.
conquest-until-next-action = als deine nächste Aktion in dieser Phase
conquest-is-with-keyword = mit einem aufgedruckten Schlüsselwort
conquest-get-chosen-keyword = erhält das gewählte Schlüsselwort
conquest-if-different = die beiden Planeten verschieden sind
conquest-do-choose-keyword = wähle ein Schlüsselwort, das auf { $what } aufgedruckt ist,
conquest-do-choose-aside = wähle einen Planeten, der aus dem Spiel ist,
conquest-do-switch-aside = die beiden gewählten Planeten tauschen die Plätze (was bei dem im Spiel ist, bleibt dort)
conquest-do-secret-planets = jeder Spieler wählt geheim einen Planeten, dann werden beide aufgedeckt
conquest-do-become = löse diese Karte ab: Sie wird zu einer Armee-Einheit mit { $attack } AW, { $hp } TP und „{ $text }“
conquest-text-plays-theirs = Du darfst { $what } aus dem Ablagestapel deines Gegners ausspielen, als wäre sie auf deiner Hand.
conquest-text-reserve-fights = Jede Karte, die du in Reserve hast, gilt während der Kampfphase als Armee-Einheit ({ $faction }) mit { $attack } AW und { $hp } TP.
conquest-when-becomes = wenn { $what } zu einer anderen Karte wird
conquest-after-becomes = nachdem { $what } zu einer anderen Karte geworden ist
conquest-ask-secret = Wähle geheim einen Planeten.
conquest-ask-aside = Wähle einen Planeten, der aus dem Spiel ist.
conquest-ask-keyword = Welches Schlüsselwort?
conquest-answer-aside = { $card } wählen
conquest-answer-keyword = { $keyword } wählen
table-log-chose = { $who }: gewählt war { $planet }
conquest-scenario-aside = { $count } Planeten daneben: Drei werden nicht ausgelegt
conquest-is-at-the-other = auf dem anderen Planeten
# Several of something: "units you control".
# Why a card is as it is.
conquest-because-not-routed = Kann nicht in die Flucht geschlagen werden: { $card }
conquest-because-not-exhausted = Karteneffekte erschöpfen sie nicht: { $card }
conquest-because-stays-exhausted = Bleibt zwischen Kampfrunden erschöpft: { $card }
conquest-because-uncounted = Ihre Kommandosymbole zählen nicht: { $card }
conquest-because-counts-exhausted = Zählt ihre Kommandosymbole auch erschöpft: { $card }
conquest-because-must-attack = Muss als Nächstes angreifen: { $card }
conquest-because-ignores-flying = Beachtet Fliegend nicht: { $card }
conquest-because-sure-damage = Ihr Schaden lässt sich nicht verhindern: { $card }
conquest-because-deals-double = Fügt manchen Karten doppelten Schaden zu: { $card }
conquest-because-trait = Hat das Merkmal { $name }: { $card }
conquest-because-faction = Gilt als { $faction }: { $card }
# Damage both ways.
conquest-do-trade-blows = die beiden gewählten Karten fügen einander zugleich Schaden in Höhe ihres AW zu
