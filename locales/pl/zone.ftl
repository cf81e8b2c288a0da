# Zegar, według którego toczy się turniej.
zone-label = Strefa czasowa
zone-help = Według tego zegara podaje się wszystkie godziny turnieju, także graczom z daleka.
zone-server = Jak na serwerze
zone-unknown = nie ma strefy czasowej „{ $value }”; zapisz ją jak w bazie stref, na przykład Europe/Warsaw
