# Spiel, Arena und Simulation auf der Befehlszeile.
cli-conquest-play = Im Terminal gegen einen Bot spielen
cli-conquest-play--deck = Dein Deck: Name des Kriegsherrn oder ein Teil davon für das Startdeck, oder eine Deckliste in einer Datei
cli-conquest-play--against = Der Gegner: random, greedy, rules oder mcts:500 (mehr ist stärker und langsamer)
cli-conquest-play--opponent-deck = Das Deck des Gegners, ebenso benannt
cli-conquest-play--seed = Dieselbe Zahl ergibt dasselbe Spiel
cli-conquest-play--save = Das Spiel nach jeder Antwort in dieser Datei sichern
cli-conquest-play--load = Ein in dieser Datei gesichertes Spiel fortsetzen
cli-conquest-arena = Zwei Bots gegeneinander spielen lassen, jede Ausgabe zweimal mit getauschten Plätzen und Decks
cli-conquest-arena--a = Der erste Bot: random, greedy, rules, mcts:ITERATIONEN
cli-conquest-arena--b = Der zweite Bot
cli-conquest-arena--decks = Die Decks: Namen der Kriegsherren oder Dateien; sonst alle Startdecks
cli-conquest-arena--mirrored = Jedes Deck trifft auf sich selbst, sodass sich nur die Bots unterscheiden; ohne --decks mit einem Deck jedes Kriegsherrn
cli-conquest-arena--games = Wie viele Spiele, eine gerade Zahl
cli-conquest-arena--seed = Dieselbe Zahl ergibt dieselben Spiele
cli-conquest-simulate = Decks viele Male gegeneinander spielen lassen
cli-conquest-simulate--decks = Zwei Decks (für eine Matrix mehr): Namen der Kriegsherren oder Teile davon für Startdecks, oder Decklisten in Dateien
cli-conquest-simulate--matrix = Jedes Deck gegen jedes andere; alle Start- und Hausdecks, wenn --decks keine nennt
cli-conquest-simulate--svg = Die Matrix als Heatmap in diese Datei zeichnen
cli-conquest-simulate--games = Wie viele Spiele (je Paar)
cli-conquest-simulate--bot = Wer beide Seiten spielt
cli-conquest-simulate--seed = Dieselbe Zahl ergibt dieselben Spiele

conquest-no-deck = „{ $read }“ ist keine Datei und nennt kein Startdeck oder mehr als eines; bekannt sind { $known }
conquest-deck-line = { $path }: { $why }
conquest-deck-warlords = { $path }: die Liste hat { $count ->
        [0] keinen Kriegsherrn
       *[other] { $count } Kriegsherren
    }; genau einer wird gebraucht
conquest-simulate-two = --decks nennt { $count } Decks; ohne --matrix spielen zwei gegeneinander
conquest-played = { $played } von { $games } Spielen gespielt
conquest-stands = { $won } von { $games } gewonnen: { $share } ({ $low } – { $high })
conquest-no-bot = „{ $read }“ ist kein Bot; bekannt sind { $known }
conquest-games-range = --games ist { $read }; erlaubt ist 1 bis { $most }
conquest-arena-title = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } (Startwert { $seed }), jede Ausgabe zweimal mit getauschten Plätzen und Decks
conquest-simulate-title = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } (Startwert { $seed }), beide Seiten spielt { $bot }
conquest-matrix-title = Wie oft das Deck der Zeile das der Spalte schlägt, in Prozent
conquest-matrix-note = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } je Paar, beide Seiten spielt { $bot }; ± ist das halbe 95-%-Intervall
conquest-matrix-loses = verliert (20 % oder weniger)
conquest-matrix-even = ausgeglichen
conquest-matrix-wins = gewinnt (80 % oder mehr)
conquest-matrix-drawn = Heatmap: { $path }
conquest-head-bot = Bot
conquest-head-deck = Deck
conquest-head-won = gewonnen
conquest-head-share = Anteil
conquest-head-interval = 95-%-Intervall
conquest-head-seconds = s je Zug
conquest-head-seconds-p95 = 95. Perzentil
conquest-head-number = { $number }
conquest-head-mean = Mittel
conquest-rounds = Ein Spiel dauert im Mittel { $rounds } Runden. Spiele enden durch:
conquest-end-conquest = drei Planeten eines Typs
conquest-end-warlord = Tod des Kriegsherrn
conquest-end-deck = ein leeres Deck
conquest-end-planets = keine Planeten mehr
conquest-end-draw = Unentschieden
conquest-end-concession = Aufgabe
conquest-end-other = etwas, das keiner der Spieler tat

conquest-play-welcome = Du spielst { $own } gegen { $theirs } ({ $bot }); Startwert { $seed }. Antworte mit einer Zahl; ? zeigt, was du sonst eingeben kannst.
conquest-play-help =
    Eine Zahl gibt diese Antwort.
    b  Spielplan        l  Verlauf des Spiels
    u  zurücknehmen     u! zurücknehmen, obwohl Verdecktes gezeigt wurde
    t NAME  Kartentext  s DATEI  sichern
    concede  aufgeben   q  beenden
conquest-play-number = „{ $read }“ ist keine der Antworten: gib eine Zahl von 1 bis { $most } ein oder ? für Hilfe
conquest-play-saved = Gesichert in { $path }.
conquest-play-no-card = Keine Karte heißt „{ $read }“.
conquest-play-no-chance = das System gibt keine Zufallszahl: { $why }; wähle eine mit --seed
conquest-play-undo-none = Es gibt nichts zurückzunehmen.
conquest-play-undo-shown = Seit deiner letzten Antwort wurde Verdecktes gezeigt oder Zufall gebraucht. u! nimmt trotzdem zurück.
conquest-play-round = Runde { $round }
conquest-over-won = Du gewinnst: { $how }.
conquest-over-lost = Du verlierst: { $how }.

conquest-you = du
conquest-opponent = Gegner
conquest-told = { $who }: { $what }
conquest-card = { $card }
conquest-card-unit = { $card } { $attack }/{ $left } ({ $who })
conquest-planet = { $number } { $name }
conquest-planet-types = { $name } [{ $material ->
        [1] M
       *[other] {""}
    }{ $strongpoint ->
        [1] S
       *[other] {""}
    }{ $tech ->
        [1] T
       *[other] {""}
    }]
conquest-phase-setup = Aufbau
conquest-phase-deploy = Aufmarschphase
conquest-phase-command = Kommandophase
conquest-phase-combat = Kampfphase
conquest-phase-headquarters = Hauptquartierphase
conquest-board-head = ═══ Runde { $round }, { $phase }; Initiative: { $who }
conquest-board-player = ── { $who }: Ressourcen { $resources }, Hand { $hand }, Deck { $deck }, Ablage { $discard }
conquest-board-captured = {"   "}erobert: { $planets }
conquest-board-hq = {"   "}HQ: { $units }
conquest-board-planet = { $number }  { $planet }  Kommando: Karten { $cards }, Ressourcen { $resources }
conquest-board-face-down = {"  "}{ $number }  (verdeckt)
conquest-board-side = { $who }: { $units }
conquest-board-unit = { $card } { $attack }/{ $left }{ $command ->
        [0] {""}
       *[other] {" "}⌂{ $command }
    }
conquest-board-struck = { $unit } (gleich −{ $damage })
conquest-board-hand = Deine Hand ({ $count }):
conquest-hand-unit = { $card }: Kosten { $cost }, AW { $attack }, TP { $hp }, Kommando { $command }, Schilde { $shields }
conquest-hand-card = { $card }: Kosten { $cost }, Schilde { $shields }
conquest-mark-exhausted = (erschöpft)
conquest-mark-bloodied = (verwundet)

conquest-ask-nothing = Es wird nichts gefragt.
conquest-ask-source = { $card }: { $question }
conquest-ask-initiative = Wer hat zuerst die Initiative?
conquest-ask-mulligan = Die Starthand austauschen?
conquest-ask-deploy = Stelle eine Karte auf, nutze eine Aktion oder passe.
conquest-ask-dial = Zu welchem Planeten zieht dein Kriegsherr?
conquest-ask-bonus = Du gewinnst den Kommandokonflikt um { $planet } (Karten { $cards }, Ressourcen { $resources }). Was nimmst du?
conquest-ask-mobile = Eine mobile Einheit bewegen?
conquest-ask-window = Eine Aktion nutzen?
conquest-ask-answers = Eine Unterbrechung oder Reaktion nutzen?
conquest-ask-combat = Mit welcher Einheit greifst du an?
conquest-ask-defender = Wen greifst du an?
conquest-ask-shield = { $card } erleidet { $damage } Schaden. Eine Schildkarte nutzen?
conquest-ask-withdraw = Eine Einheit aus dem Gefecht zurückziehen?
conquest-ask-battle-ability = Die Gefechtsfähigkeit des Planeten nutzen?
conquest-ask-choose = Wähle eine Karte.
conquest-ask-place = Wähle einen Ort.
conquest-ask-one-of = Wähle den ersten oder den zweiten Effekt.
conquest-ask-x = Wie viel? Höchstens { $most }.
conquest-ask-search = Welche Karte nimmst du?
conquest-ask-bottom = Welche Karte kommt als Nächste nach unten?
conquest-ask-indirect = Welche deiner Einheiten nimmt den nächsten indirekten Schaden?
conquest-ask-winner = Wer gewinnt?

conquest-answer-pass = passen
conquest-answer-yes = ja
conquest-answer-new-hand = die Starthand austauschen
conquest-answer-keep-hand = die Starthand behalten
conquest-answer-no-shield = kein Schild
conquest-answer-stay = niemand zieht sich zurück
conquest-answer-ability = die Gefechtsfähigkeit des Planeten nutzen
conquest-answer-no-ability = die Gefechtsfähigkeit nicht nutzen
conquest-answer-cleanse = den Marker entfernen
conquest-answer-no-cleanse = den Marker liegen lassen
conquest-answer-deploy = { $card } aufstellen
conquest-answer-deploy-at = { $card } bei { $planet } aufstellen
conquest-answer-deploy-on = { $card } an { $host } anlegen
conquest-answer-play = { $card } spielen
conquest-answer-use = { $card } nutzen
conquest-answer-use-nth = { $card } nutzen (Fähigkeit { $number })
conquest-answer-dial = Kommandoscheibe { $number }: { $planet }
conquest-answer-dial-set = die Kommandoscheibe ist gestellt
conquest-answer-both = Karten und Ressourcen nehmen
conquest-answer-cards = nur die Karten nehmen
conquest-answer-resources = nur die Ressourcen nehmen
conquest-answer-neither = nichts nehmen
conquest-answer-pick = { $card } wählen
conquest-answer-pick-secret = eine verdeckte Karte wählen
conquest-answer-planet = Planet { $planet }
conquest-answer-hq = Hauptquartier ({ $who })
conquest-answer-number = { $number }
conquest-answer-attack = mit { $card } angreifen
conquest-answer-retreat = { $card } tritt den Rückzug an
conquest-answer-against = Ziel: { $card }
conquest-answer-area = stattdessen Flächenschaden
conquest-answer-shield = mit { $card } abschirmen ({ $shields })
conquest-answer-move = { $card } zu { $planet } bewegen
conquest-answer-player = { $who }
conquest-answer-concede = aufgeben
