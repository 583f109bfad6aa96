# The phones’ door: the page on which a seat is chosen, and what the console says.

door-open = Phones: { $url } (local network). The code to scan is on the tablet.
door-closed = No phones: nothing listens on the local network any more.

door-choose = Who are you?
door-choose-note = Tap your seat. The tablet confirms, and your phone becomes your screen.
door-taken = Taken. Tap to ask for it.
door-claim = This seat is taken
door-claim-note = Another phone plays for { $name }. If the table agrees, the seat passes to yours.
door-claim-do = Ask for this seat
door-back = Back
door-watch = Just watch
door-tablet = Use as a second tablet
door-wait = Waiting for the table to let you in
door-wait-note = Somebody has to tap “Let in” on the tablet. Keep this page open.
door-as-watcher = To watch
door-as-tablet = As a second tablet
door-again = Choose something else
door-welcome = Welcome aboard
door-welcome-note = The table is loading…
door-refused = The tablet did not let this phone in. Talk to the table, or choose another seat.
door-unseated = This phone no longer has its seat: another one got it, or the table freed it. Choose one to come back.
door-cut = The tablet does not answer. Stay on the same Wi-Fi: the page keeps trying.
door-slow = Too many tries
door-slow-note = Several codes were wrong. Next try in { $n } s, by itself.
door-wrong = This code is no longer valid
door-wrong-note = It was mistyped, it was renewed, or the game is over. Scan the code that the tablet shows now.
door-stranger = Scan the table’s code
door-stranger-note = On the tablet, tap “Phones”, then point your camera at the code.
door-type = No camera? Type the six characters beside it
door-type-do = Enter
door-type-short = It takes { $n } characters.
door-gone = This phone has no seat any more
door-gone-note = The tablet removed it, or the game is over. To come back, scan the code that it shows.
door-over = The game is over
door-over-note = Thank you for playing. For the next one, scan the tablet’s code.
door-unreadable = Something went wrong
door-unreadable-note = Reload the page, then choose your seat.
door-other-language = Français
door-noscript = This page needs JavaScript to seat you at the table.

door-lost = Connection lost, coming back by itself…
door-blocked = This browser keeps nothing for Vigie: allow cookies and site data for this site, then reload the page.
