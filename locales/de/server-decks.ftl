# Deckbau, Karten und Decklisten in Turnieren.

builder-title = Deckbau
builder-title-game = Deckbau: { $game }
builder-lead-text = Baue ein Deck, sieh bei jeder Karte, was die Regeln sagen, und teile es als Link oder QR-Code. Ohne Konto; nichts wird gespeichert.
builder-games = Spiel
builder-halves = Karten oder Deck
builder-to-cards = Karten
builder-to-deck = Deck
builder-deck = Dein Deck
builder-choose-leader = Wähle die Karte, die das Deck anführt
builder-lead = Als Anführer
builder-find = Karten finden
builder-words = Name oder Filter
builder-words-example = goff, cost<=2, trait:nob
builder-search = Suchen
builder-filter-type = Typ
builder-filter-side = Seite
builder-filter-cost = Kosten
builder-filter-any = alle
builder-all = Auch Karten zeigen, die dieses Deck nicht enthalten darf
builder-found = { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
builder-hidden = { $count ->
    [one] Eine weitere passt nicht in dieses Deck.
   *[other] { $count } weitere passen nicht in dieses Deck.
}
builder-did-you-mean = Keine Karte heißt so. Meintest du:
builder-enough = Keine weiteren Exemplare.
builder-further = Weitere Karten
builder-less = Eine Karte { $card } weniger
builder-more = Eine Karte { $card } mehr
builder-share = Teilen und kopieren
builder-share-help = Das ganze Deck steht in dieser Adresse. Wer sie öffnet, sieht das Deck und kann es bei einem Turnier abgeben.
builder-address = Adresse des Decks
builder-copy = Kopieren
builder-copied = Kopiert.
builder-formats = Als Text für andere Programme
builder-hand-in = Bei { $tournament } abgeben
builder-paste = Liste einfügen oder Datei öffnen
builder-paste-button = Übernehmen
builder-unread = Nicht jede Zeile konnte gelesen werden
builder-understood = Mit diesen Annahmen gelesen
builder-judged = Name, Tag und Stufe
builder-name = Name des Decks
builder-rules = Regelwerk
builder-date = Erster Tag
builder-tier = Stufe
builder-region = Region
builder-judge-button = Danach beurteilen
builder-bad-date = „{ $read }“ ist kein Tag; erwartet wird Jahr-Monat-Tag, etwa 2018-10-20

chart-curve = Nach Kosten: { $part }
chart-curve-label = Karten nach Kosten, { $part }: { $bars }
chart-types = Nach Typ
chart-types-label = Karten nach Typ: { $rows }
chart-command = Kommandosymbole
chart-shields = Schildsymbole
chart-influence = Einfluss ausgegeben

cards-title = Karten
cards-words = Name oder Filter
cards-help = Gesucht wird nach Wortanfängen des Namens. Beispiele:

card-cost = Kosten
card-cost-short = Kosten { $cost }
card-influence-short = Einfluss { $influence }
card-english = Englisch
card-german = Deutsch
card-traits = Merkmale
card-unique = Einzigartig
card-yes = ja
card-attack = Angriff
card-hp = Trefferpunkte
card-command = Kommandosymbole
card-shields = Schildsymbole
card-military = Militärische Fertigkeit
card-political = Politische Fertigkeit
card-glory = Ruhm
card-influence = Einfluss
card-strength = Stärke
card-honor = Ehre
card-fate = Schicksal
card-copies = Erlaubte Exemplare im Deck
card-only-clans = Nur für
card-printings = Produkte
card-facts-only = Angaben für den Deckbau; es gilt die gedruckte Karte.

deck-upload-text = Deckliste
deck-upload-help = Eine Karte je Zeile, etwa „3x Goff Nob“; oder ein Export von OCTGN, ConquestDB, fiveringsdb oder ringteki; oder die Adresse eines Decks.
deck-upload-file = Oder eine Datei
deck-upload-form = die Liste konnte nicht gelesen werden; füge sie als Text ein oder sende eine Datei von höchstens 200 KB
deck-verdict-legal = Zulässig
deck-verdict-illegal = { $count ->
    [one] { $count } Mangel
   *[other] { $count } Mängel
}
deck-verdict-undecided = Die Turnierleitung entscheidet
deck-verdict-unread = Nicht lesbar
deck-judged-for = { $rules }, { $tier }, { $region }, { $date }
deck-mine = Meine Deckliste
deck-lists = Decklisten
deck-of = Deckliste von { $player }
deck-none = Noch ist keine Deckliste da.
deck-required = Dieses Turnier verlangt sie vor Runde 1.
deck-voluntary = Dieses Turnier verlangt keine.
deck-on-file = Abgegeben
deck-amended = { $times ->
    [one] einmal geändert
   *[other] { $times }-mal geändert
}
deck-hand-in = Deckliste abgeben
deck-replace = Stattdessen eine andere abgeben
deck-check-button = Nur prüfen
deck-hand-in-button = Abgeben
deck-build-here = Das Deck hier bauen
deck-checked = Geprüft, nicht abgegeben
deck-not-taken = Nicht angenommen: Das ist zu beheben
deck-unreadable = Diese Liste ist nicht lesbar; hier ist sie, wie sie kam.
deck-fingerprint = Fingerabdruck
deck-players-only = Nur wer in diesem Turnier spielt, gibt eine Deckliste ab.
deck-hidden-playing = Während einer Runde darf niemand, der darin spielt, Decklisten sehen, auch nicht die eigene.
deck-hidden-leaders = Diese Deckliste sehen nur die Turnierleitung und wer sie spielt.
deck-hidden-until-end = Decklisten werden gezeigt, wenn das Turnier vorbei ist.
deck-hidden-until-closed = Decklisten werden gezeigt, wenn die Anmeldung geschlossen ist.
deck-hidden-during-rounds = Decklisten werden zwischen den Runden gezeigt.
deck-visible-leaders = nur für die Turnierleitung sichtbar
deck-visible-end = nach dem Ende für alle sichtbar
deck-visible-open = zwischen den Runden für alle sichtbar
deck-column-state = Deckliste
deck-missing-one = fehlt
deck-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
deck-missing-help = Runde 1 kann ausgelost werden, wenn diese da sind.
deck-all-in = alle sind da
deck-all-lists = Alle Decklisten
deck-look = Ansehen
deck-enter = Liste eintragen
deck-sheet = Deckprüfbogen
deck-sheet-of = Deckprüfung: { $player }
deck-paper-form = Decklistenformular für Papier (PDF)
deck-amend = Liste ändern
deck-amend-help = Die alte Liste, die neue, dein Name und der Grund bleiben festgehalten.
deck-reason = Grund
deck-reason-help = Was festgestellt wurde und was stattdessen gespielt wird.
deck-anyway = Trotz Regelverstoß festhalten
deck-save = Speichern

api-group-decks = Karten und Decks
api-cards = Karten nach Name und Filtern, die besten zuerst
api-card = Eine Karte
api-deck-check = Eine Deckliste beurteilen: jeder Verstoß mit seiner Regel und dem, was ihn behebt
api-deck-convert = Eine Deckliste in ein anderes Format umwandeln
api-deck-no-decks = das Spiel dieses Turniers hat keine Decklisten

nav-label-house = Überall
deck-column-deck = Deck
