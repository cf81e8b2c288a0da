# Files of other systems: what is wrong with them and what cannot be carried over, besides what stands in formats.ftl.

format-no-draw-in = a drawn game, but { $pack } has no draws; a regulation with draws can be given with --regulation or --pack
format-one-sided = number { $player } played number { $opponent } here, but the line of { $opponent } says nothing of this round
format-several = the file holds several tournaments: { $names }; say which with --tournament
format-no-tournament = no tournament of the file is called “{ $read }”; there are { $names }
format-round-missing = round { $round } is missing, although the file goes on to round { $last }; rounds must follow one another from 1
format-not-text = this is no text; unpack the file if it is packed (.gz, .zip), or save it as text (CSV, JSON, TRF)
format-quote = a quotation mark is opened and not closed, so that lines run into one another; close it, or write it twice inside a name
format-headings = no heading says which column holds the names (“{ $read }”); accepted are { $accepted }, or one name a line
format-write-only = this format can be written, but not read
loss-double-elimination =
    { $rounds ->
        [one] { $rounds } round with a second chance (double elimination): kept as it was; nothing is worked out from it
       *[other] { $rounds } rounds with a second chance (double elimination): kept as they were; nothing is worked out from them
    }
loss-kept = rounds with a second chance (double elimination), for which the format has no place
loss-script = the file is no Unicode text; letters were read as Windows-1252: look at names with accents
loss-orphans =
    { $count ->
        [one] { $count } player of no tournament, left over in the database
       *[other] { $count } players of no tournament, left over in the database
    }
loss-nobody-there =
    { $matches ->
        [one] { $matches } game in which nobody appeared: read as a round missed by both
       *[other] { $matches } games in which nobody appeared: read as rounds missed by both
    }
loss-contradiction = line { $line }: the file gives { $player } { $stated } points, the games give { $counted }; the games count
loss-winner-with-fewer =
    { $matches ->
        [one] { $matches } game whose marked winner has fewer points: read by the points
       *[other] { $matches } games whose marked winner has fewer points: read by the points
    }
cli-import--tournament = the tournament to take out of a file with several, by name or number
simulate-no-ending = { $regulation } cannot be simulated: in its phase “{ $phase }” no ending without a procedure gives a match a winner
