# Without a network.
page-unsent = Kept on this device; it is sent as soon as there is a connection again.
page-kept = No connection. This is what was known at
offline-title = No connection
offline-lead = There is no copy of this page on this device. You can look at these pages:
