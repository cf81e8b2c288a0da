# Displays on projectors and televisions.
display-auto = what fits the moment
display-bad-name = “{ $value }” does not do as a name; expected 1 to 24 small letters, digits and hyphens
display-clock = clock
display-code = code
display-join = joining by QR code
display-lead = Open the address on a projector or television; nobody has to sign in there. Here you choose what it shows. Several things are shown in turn.
display-name = Name: small letters, digits, hyphens
display-new = Another display
display-news = announcements
display-open = { $count ->
    [0] All results are in
    [one] One table still playing
   *[other] { $count } tables still playing
}
display-open-it = Open
display-pairings = pairings by name
display-remove = Remove
display-results = results still open
display-round-of = of { $rounds }
display-seconds = Seconds a page
display-show = Show this
display-shows = Shows
display-stale = No connection. What you see is from
display-title = Displays
display-too-many = { $most ->
    [one] One display is the most a tournament has.
   *[other] { $most } displays are the most a tournament has.
}
