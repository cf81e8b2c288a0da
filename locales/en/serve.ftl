# The command that starts the server.
cli-serve = Run Marshal in the browser: on this laptop for the whole room, or as one of several nodes
cli-serve--listen = Where to listen
cli-serve--db = The database: sqlite:PATH or postgres://…
cli-serve--public-url = The address people reach this server by, for links and QR codes
serve-ready = Marshal is ready at { $url } (records in { $place }). Stop with Ctrl-C.
serve-owner-link = This server has no owner yet. Open this link once to become its owner: { $link }
serve-cannot-start = the server cannot start: { $why }
serve-cannot-listen = cannot listen on { $address }: { $why }
