# Karten, Decklisten und was eine Prüfung findet.

## Die Befehlszeile
cli-cards = Die Karten von Conquest und Legend of the Five Rings durchsuchen
cli-cards--query = Wörter eines Namens und Filter wie faction:orks type:army cost<=2
cli-cards--most = Wie viele Karten höchstens gezeigt werden
cli-deck = Decklisten: prüfen, umwandeln, drucken
cli-deck-check = Eine Deckliste für ein Turnier beurteilen
cli-deck-check--file = Die Liste in einem bekannten Format; - liest die Standardeingabe
cli-deck-check--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r oder die Datei eines eigenen Pakets; ohne Angabe an den Karten erkannt
cli-deck-check--date = Der erste Tag des Turniers, etwa 2018-10-20; ohne Angabe heute
cli-deck-check--tier = relaxed, formal oder premier
cli-deck-check--region = north-america, poland oder elsewhere
cli-deck-check--organizer = Eine JSON-Datei mit den Entscheidungen des Organisators: Produkte, Rollen
cli-deck-check--restricted = Die Liste eingeschränkter Karten (L5R): in-force, off oder die Version eines Referenzhandbuchs
cli-deck-check--list-required = Das Turnier verlangt Decklisten, also muss die Liste den Spieler nennen
cli-deck-convert = Eine Deckliste in einem anderen Format schreiben
cli-deck-convert--file = Die Liste in einem bekannten Format; - liest die Standardeingabe
cli-deck-convert--to = Das Format: { "plain, marshal, octgn, conquestdb, conquestdb-bbcode, iridial, fiveringsdb, fiveringsdb-strain, fiveringsdb-page, ringteki, ringteki-json, emeralddb, link" }
cli-deck-convert--game = conquest oder l5r; ohne Angabe an den Karten erkannt
cli-deck-convert--date = Der Tag, für den Namen beurteilt werden, etwa 2018-10-20; ohne Angabe heute
cli-deck-convert--output = Die Datei, die geschrieben wird; ohne Angabe die Standardausgabe
cli-deck-sheet = Einen Deckprüfbogen in der Zählfolge der Schiedsrichter oder ein Decklistenformular drucken
cli-deck-sheet--file = Die Liste in einem bekannten Format; ohne sie mit --form ein leeres Formular
cli-deck-sheet--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r oder die Datei eines eigenen Pakets; ohne Angabe an den Karten erkannt
cli-deck-sheet--date = Der erste Tag des Turniers, etwa 2018-10-20; ohne Angabe heute
cli-deck-sheet--tier = relaxed, formal oder premier
cli-deck-sheet--form = Ein Decklistenformular statt des Deckprüfbogens

decks-cli-unknown-choice = „{ $read }“ ist nicht bekannt; möglich sind { $may }
decks-cli-bad-date = „{ $read }“ ist kein Datum; erwartet wird Jahr-Monat-Tag, etwa 2018-10-20
decks-cli-bad-organizer = { $path } enthält keine Entscheidungen eines Organisators: { $why }
decks-cli-unreadable = { $path }: { $why }
decks-cli-which-game = an den Karten ist das Spiel nicht zu erkennen; gib es mit --game an
decks-cli-file-or-form = gib eine Liste an oder verlange mit --form und --game ein leeres Formular
decks-cli-cannot-convert = { $count ->
    [one] { $count } Zeile war nicht zu erkennen, daher wurde nichts geschrieben
   *[other] { $count } Zeilen waren nicht zu erkennen, daher wurde nichts geschrieben
}
decks-cli-legal = Zulässig: { $deck }
decks-cli-illegal = Nicht zulässig: { $deck }
decks-cli-undecided = Zulässig, sobald der Organisator entschieden hat: { $deck }
decks-cli-unreadable-lines = Nicht ganz lesbar: { $deck }
decks-cli-judged-for = Beurteilt für { $rules }, { $tier }, { $region }, { $date }. Gelesen als { $format }.
decks-cli-rest = Der Rest ist nach den lesbaren Zeilen beurteilt.
decks-cli-mend = Abhilfe: { $mend }
decks-cli-nothing-found = So heißt keine Karte.
decks-cli-did-you-mean = So heißt keine Karte. Gemeint sein könnte:
decks-cli-more = { $count ->
    [one] … und noch { $count } Karte
   *[other] … und noch { $count } Karten
}

## Spalten und Bögen
decks-column-card = Karte
decks-column-type = Typ
decks-column-faction = Fraktion
decks-column-cost = Kosten
decks-column-traits = Merkmale
decks-column-product = Produkt
decks-sheet-title = Deckprüfung
decks-form-title = Deckliste
decks-sheet-player = Spieler
decks-sheet-deck = Deck
decks-sheet-judge = Schiedsrichter
decks-sheet-round = Runde
decks-sheet-table = Tisch
decks-sheet-counted = { $heading }: { $count }
decks-sheet-total = Karten insgesamt: { $count }
decks-sheet-looks = Nachsehen
decks-sheet-fingerprint = Fingerabdruck: { $fingerprint }
decks-signature-squad = Signaturtrupp
decks-group-in-deck = { $deck }: { $kind }
decks-look-opaque = { $deck }: blickdichte Hüllen
decks-look-backs = { $deck }: gleiche Kartenrücken, falls die Hüllen nicht blickdicht sind
decks-look-size = { $deck }: Hüllen von gleicher Größe
decks-look-color = { $deck }: Hüllen von gleicher Farbe
decks-look-texture = { $deck }: Hüllen von gleicher Oberfläche
decks-look-condition = { $deck }: Hüllen in gleichem Zustand
decks-look-different = Dynastiedeck und Konfliktdeck in verschiedenen Hüllen
decks-look-ten-planets = Die 10 Planeten des Grundspiels sind da
decks-look-proxies = Jeder Proxy stammt von der Turnierleitung dieses Turniers

## Wörter
decks-weight-refused = abgelehnt
decks-weight-undecided = nicht entschieden
decks-weight-reminder = Hinweis
decks-game-conquest = Warhammer 40.000: Conquest
decks-game-l5r = Legend of the Five Rings
decks-region-north-america = Nordamerika
decks-region-poland = Polen
decks-region-elsewhere = anderswo
decks-part-warlord = Kriegsherr
decks-part-synapse = Synapsenkarte
decks-part-deck = Deck
decks-part-planets = Planeten
decks-part-stronghold = Festung
decks-part-role = Rolle
decks-part-provinces = Provinzen
decks-part-dynasty = Dynastiedeck
decks-part-conflict = Konfliktdeck
decks-kind-warlord = Kriegsherr
decks-kind-army = Armee
decks-kind-attachment = Verstärkung
decks-kind-event = Ereignis
decks-kind-support = Unterstützung
decks-kind-synapse = Synapse
decks-kind-token = Marker
decks-kind-planet = Planet
decks-kind-province = Provinz
decks-kind-character = Charakter
decks-kind-holding = Besitz
decks-faction-space-marines = Space Marines
decks-faction-astra-militarum = Astra Militarum
decks-faction-orks = Orks
decks-faction-chaos = Chaos
decks-faction-dark-eldar = Dark Eldar
decks-faction-eldar = Eldar
decks-faction-tau = Tau
decks-faction-tyranids = Tyraniden
decks-faction-necrons = Necrons
decks-faction-neutral = Neutral
decks-clan-crab = Krabbe
decks-clan-crane = Kranich
decks-clan-dragon = Drache
decks-clan-lion = Löwe
decks-clan-phoenix = Phönix
decks-clan-scorpion = Skorpion
decks-clan-unicorn = Einhorn
decks-ring-air = Luft
decks-ring-earth = Erde
decks-ring-fire = Feuer
decks-ring-void = Leere
decks-ring-water = Wasser
decks-role-keeper = Hüter
decks-role-seeker = Sucher
decks-role-support = Unterstützung

## Befunde
decks-no-player-name = Die Liste nennt ihren Spieler nicht.
decks-warlords = { $found ->
    [0] Das Deck hat keinen Kriegsherrn.
   *[other] Das Deck hat { $found } Kriegsherren: { $cards }.
}
decks-synapse = { $wanted ->
    [0] Ein Deck dieses Kriegsherrn hat keine Synapsenkarte: { $cards }.
   *[other] { $found ->
        [0] Ein Deck dieses Kriegsherrn braucht eine Synapsenkarte und hat keine.
       *[other] Ein Deck dieses Kriegsherrn hat genau eine Synapsenkarte, nicht { $found }: { $cards }.
    }
}
decks-too-few-cards = Das Deck muss außer Kriegsherr und Synapsenkarte mindestens { $least } Karten haben; es hat { $found }.
decks-planet-in-deck = { $card } ist ein Planet; Planeten werden mitgebracht und gehören nicht zum Deck.
decks-planets = { $missing_count ->
    [0] Nicht genau die 10 Planeten des Grundspiels; zu viel: { $surplus }.
   *[other] { $surplus_count ->
        [0] Nicht genau die 10 Planeten des Grundspiels; es fehlt: { $missing }.
       *[other] Nicht genau die 10 Planeten des Grundspiels; es fehlt: { $missing }; zu viel: { $surplus }.
    }
}
decks-not-a-deck-card = { $card } gehört nie in ein Deck.
decks-signature-missing = { $card } gehört zum Signaturtrupp: { $wanted } verlangt, { $found } gefunden.
decks-signature-surplus = { $card } gehört zum Signaturtrupp: { $wanted } verlangt, { $found } gefunden.
decks-foreign-signature = { $card } ist eine Signaturkarte eines anderen Kriegsherrn.
decks-not-adjacent = { $faction } liegt auf dem Bündnisrad nicht neben der Fraktion des Kriegsherrn: { $cards }.
decks-two-allies = Erlaubt sind Karten nur einer anderen Fraktion, nicht von { $factions }.
decks-loyal-ally = { $card } ist einer anderen Fraktion treu.
decks-tyranid-allies = Tyraniden verbünden sich mit niemandem: { $cards }.
decks-tyranid-neutral-army = Tyraniden benutzen keine neutralen Armee-Einheiten: { $cards }.
decks-necron-foreign = Necrons benutzen nur Karten der sieben Fraktionen des Bündnisrads: { $cards }.
decks-necron-not-army = Von anderen Fraktionen benutzen Necrons nur Armee-Einheiten: { $cards }.
decks-warlords-own-allies = { $warlord } erlaubt nicht: { $cards }.
decks-strongholds = { $found ->
    [0] Es gibt keine Festung. Klan und Einfluss sind nicht zu beurteilen.
   *[other] Es gibt { $found } Festungen: { $cards }.
}
decks-roles = Es gibt { $found } Rollenkarten: { $cards }.
decks-wrong-part = { $card } steht unter „{ $listed }“ und gehört zu „{ $belongs }“.
decks-deck-size = { $part }: { $found } Karten; erlaubt sind { $least } bis { $most }.
decks-part-too-small = { $part }: { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
}; mindestens { $least } müssen es sein.
decks-other-side = { $card } gehört zu einer anderen Seite; dieses Deck ist { $side }.
decks-provinces = Es müssen genau { $wanted } Provinzen sein; gefunden: { $found }.
decks-dynasty-clan = { $card } ist von einem anderen Klan; ein Dynastiedeck hat Karten des eigenen Klans ({ $clan }) und neutrale.
decks-province-clan = { $card } ist von einem anderen Klan; Provinzen müssen vom eigenen Klan ({ $clan }) oder neutral sein.
decks-splash-clans = Klanfremde Karten müssen von einem Klan sein, nicht von { $clans }.
decks-clan-only = { $card } dürfen nur { $clans } benutzen.
decks-no-influence-cost = { $card } hat keine Einflusskosten, also kann kein anderer Klan sie benutzen.
decks-influence = Die klanfremden Karten kosten { $spent } Einfluss; vorhanden sind { $pool }.
decks-conflict-characters = Das Konfliktdeck hat { $found } Charaktere; erlaubt sind höchstens { $most }.
decks-role-of-other-clan = { $role } ist an diesem Tag keine Rolle des Klans { $clan }.
decks-role-only = { $card } braucht eine Rolle mit dem Merkmal „{ $needs }“.
decks-support-clan = Mit { $role } kann kein Einfluss ausgegeben werden für { $cards }.
decks-too-many-copies = { $card }: { $found } Exemplare; erlaubt sind höchstens { $most }.
decks-card-limit = { $card } selbst erlaubt { $most ->
    [one] { $most } Exemplar
   *[other] { $most } Exemplare
} im Deck; es sind { $found }.
decks-rings = { $doubled_count ->
    [0] Es gibt nicht zu jedem Ring eine Provinz; es fehlt: { $missing }.
   *[other] Es gibt nicht zu jedem Ring eine Provinz; zu oft: { $doubled }; es fehlt: { $missing }.
}
decks-same-province = { $card } ist mehr als einmal da.
decks-not-yet-legal = { $product } ist erst ab { $from } erlaubt: { $cards }.
decks-product-excluded = { $product } ist nicht unter den erlaubten Produkten: { $cards }.
decks-product-undecided = Ob { $product } erlaubt ist, wurde nicht entschieden: { $cards }.
decks-large = Das Deck hat { $found } Karten; es muss ohne Hilfe in angemessener Zeit zu mischen sein.

decks-mend-player-name = schreib den Namen des Spielers auf die Liste.
decks-mend-warlords = benutze genau einen Kriegsherrn.
decks-mend-synapse = { $wanted ->
    [0] nimm die Synapsenkarte heraus.
   *[other] benutze genau eine Synapsenkarte.
}
decks-mend-add = { $count ->
    [one] füge { $count } Karte hinzu.
   *[other] füge { $count } Karten hinzu.
}
decks-mend-remove = { $count ->
    [one] nimm { $count } Karte heraus.
   *[other] nimm { $count } Karten heraus.
}
decks-mend-add-copies = { $count ->
    [one] füge { $count } Exemplar hinzu.
   *[other] füge { $count } Exemplare hinzu.
}
decks-mend-remove-copies = { $count ->
    [one] nimm { $count } Exemplar heraus.
   *[other] nimm { $count } Exemplare heraus.
}
decks-mend-planet-in-deck = nimm ihn heraus oder führe ihn unter „Planeten“ auf.
decks-mend-planets = bring jeden der 10 Planeten des Grundspiels einmal mit.
decks-mend-take-out = nimm { $cards } heraus.
decks-mend-no-allies = nimm diese Karten heraus.
decks-mend-not-adjacent = benutze Karten von { $neighbours }, nur von einer der beiden.
decks-mend-two-allies = behalte die Karten einer dieser Fraktionen.
decks-mend-loyal-ally = benutze eine Karte, die nicht treu ist, oder eine der Fraktion des Kriegsherrn.
decks-mend-strongholds = benutze genau eine Festung.
decks-mend-roles = benutze eine Rolle oder keine.
decks-mend-wrong-part = führe sie unter „{ $belongs }“ auf.
decks-mend-splash-clans = behalte die klanfremden Karten eines Klans.
decks-mend-influence = spar { $over } Einfluss ein.
decks-mend-characters = { $count ->
    [one] nimm { $count } Charakter aus dem Konfliktdeck.
   *[other] nimm { $count } Charaktere aus dem Konfliktdeck.
}
decks-mend-no-role = benutze keine Rolle oder eine, die weder Hüter noch Sucher ist.
decks-mend-role = benutze eine dieser Rollen: { $roles }; oder eine, die weder Hüter noch Sucher ist; oder keine.
decks-mend-role-only = nimm sie heraus oder benutze eine Rolle mit dem Merkmal „{ $needs }“.
decks-mend-support-clan = gib Einfluss nur für Karten des Klans { $clan } aus oder benutze eine andere Rolle.
decks-mend-rings = wähle zu jedem Ring eine Provinz; eine Sucher-Rolle erlaubt eine zweite ihres eigenen Rings.
decks-mend-same-province = wähle eine andere Provinz dieses Rings.
decks-mend-product = nimm { $cards } heraus.
decks-mend-ask = frag den Organisator, welche Produkte erlaubt sind.
decks-mend-large = übe das Mischen oder nimm Karten heraus.

## Listen lesen
decks-trouble-unknown = Zeile { $line }: Keine Karte des Katalogs heißt „{ $read }“.
decks-trouble-unknown-like = Zeile { $line }: Keine Karte, die dieses Deck enthalten kann, heißt „{ $read }“. Gemeint sein könnte { $cards }.
decks-trouble-ambiguous = Zeile { $line }: „{ $read }“ kann { $cards } sein. Schreib den vollen Namen oder das Produkt in Klammern.
decks-trouble-unknown-product = Zeile { $line }: Kein Produkt heißt „{ $read }“, und der Name allein bestimmt die Karte nicht.
decks-trouble-not-in-product = Zeile { $line }: { $card } ist nicht in „{ $read }“, sondern in { $products }.
decks-trouble-copies = Zeile { $line }: „{ $read }“ kann keine Anzahl sein; erwartet wird 1 bis { $most }.
decks-trouble-declared = Zeile { $line }: „{ $heading }“ nennt { $says } Karten, aufgeführt sind { $found }.
decks-trouble-other-game = Dies ist eine Liste für { $found }, nicht für { $wanted }.
decks-remark-taken-as = Zeile { $line }: „{ $read }“ wurde als { $card } gelesen, die einzige solche Karte, die dieses Deck enthalten kann.
decks-remark-title = Zeile { $line }: „{ $read }“ wurde als Name des Decks gelesen.
decks-remark-names-differ = Zeile { $line }: Die Kennung ist die von { $card }, obwohl in der Zeile „{ $read }“ steht.
decks-remark-product-ignored = Zeile { $line }: Kein Produkt heißt „{ $read }“; der Name bestimmt die Karte auch so.
decks-unreadable-empty = die Liste ist leer
decks-unreadable-too-large = die Liste ist größer als { $most } KiB; mehr wird nicht gelesen
decks-unreadable-too-many-lines = die Liste hat mehr als { $most } Zeilen mit Karten; mehr wird nicht gelesen
decks-unreadable-not-text = Zeile { $line } ist kein UTF-8-Text
decks-unreadable-xml = Zeile { $line }: das XML ist fehlerhaft
decks-unreadable-no-octgn-deck = Zeile { $line }: mit „{ $read }“ beginnt kein OCTGN-Deck; erwartet wird „deck“
decks-unreadable-other-octgn-game = Zeile { $line }: das OCTGN-Deck gehört zu einem anderen Spiel („{ $read }“), nicht zu Conquest
decks-unreadable-json = Zeile { $line }, Spalte { $column }: das JSON ist nicht lesbar: { $why }
decks-unreadable-unknown-json = das JSON ist keine Deckliste bekannter Art (fiveringsdb, ringteki, marshal)
decks-unreadable-failed = die Seite hat ohne Deck geantwortet: { $read }
decks-unreadable-several-decks = dies sind mehrere Decks; wähle eines aus
decks-unreadable-backup = eine ConquestDB-Sicherung nennt Karten mit Nummern, die nur jene Seite kennt; benutze ihren Text oder OCTGN-Export
decks-unreadable-link = die Adresse des Decks ist nicht vollständig; kopiere die ganze Zeile
decks-unreadable-no-cards = keine Zeile der Liste nennt eine Karte
decks-unwritable = { $format } hat keinen Platz für Decks von { $game }

## Suchen
decks-query-unknown-field = { $may_count ->
    [0] nach „{ $read }“ kann man bei Karten nicht fragen
   *[other] nach „{ $read }“ kann man bei Karten nicht fragen; erwartet wird { $may }
}
decks-query-unknown-value = { $may_count ->
    [0] { $field } hat keinen Wert „{ $read }“
   *[other] { $field } hat keinen Wert „{ $read }“; erwartet wird { $may }
}
decks-query-no-number = { $field } ist eine Zahl, x oder - für nichts, nicht „{ $read }“
decks-query-no-order = { $field } hat keine Reihenfolge; benutze : oder !=
