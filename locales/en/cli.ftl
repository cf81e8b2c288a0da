# The command line's own texts.
cli = Organised play for card games and wargames: tournaments, decks, Conquest and Epic.
cli--json = Answer in JSON for machines
cli--lang = The language of the answer: en, pl or de
failure-file = { $path }: { $why }
failure-file-too-large = { $path } is larger than { $most } MiB, the most Marshal reads
failure-file-not-text = { $path } is not UTF-8 text: the byte at position { $at } does not fit
failure-json = the answer cannot be written as JSON: { $why }
