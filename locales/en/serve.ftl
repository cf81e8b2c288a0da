# The command that starts the server.
cli-serve = Run Marshal in the browser: on this laptop for the whole room, or as one of several nodes
cli-serve--listen = Where to listen
cli-serve--database = The database: sqlite:PATH or postgres://…
cli-serve--public-url = The address people reach this server by, for links and QR codes
serve-ready = Marshal is ready at { $url } (records in { $place }). Stop with Ctrl-C.
serve-owner-link = This server has no owner yet. Open this link once to become its owner: { $link }
serve-cannot-start = the server cannot start: { $why }
serve-cannot-listen = cannot listen on { $address }: { $why }
cli-serve--metrics-listen = Where to tell metrics to a Prometheus; nowhere if not given
cli-serve--log = How the log is written
cli-serve--config = The file with settings; marshal.toml in this folder if there is one
cli-backup = Write everything to one file, while the server goes on
cli-backup--file = The file to write
cli-backup--database = The database: sqlite:PATH or postgres://…
cli-restore = Take in a backup, also while a server runs; nothing that is there is overwritten
cli-restore--file = The backup
cli-restore--database = The database: sqlite:PATH or postgres://…
settings-not-toml = { $file } cannot be read as settings: { $why }
settings-unknown-key = { $file }: there is no setting “{ $key }”; there are { $known }
settings-bad-value = { $file }: { $key } = { $value } does not do; expected something like { $expected }
