# The clock a tournament goes by.
zone-label = Time zone
zone-help = The clock all times of this tournament are said by, for players far away too.
zone-server = As on the server
zone-unknown = there is no time zone called “{ $value }”; write it as the zone database does, such as Europe/Warsaw
