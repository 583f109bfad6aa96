# Phones at the table, as the tablet sees them.
ui-phones = Phones
ui-phones-off = Phones: off
ui-phones-on = Phones: on
ui-phones-switch-off = Off
ui-phones-switch-on = On
ui-phones-closed = Only this tablet is listened to: no other device can come in.
ui-phones-open = Vigie listens to the local network (port { $port }). Only who has scanned the code comes in.
ui-phones-no-network = On, but this tablet is on no network: join a Wi-Fi first.
ui-phones-none = This version of Vigie cannot receive phones: open it on a computer, or start the server.
ui-phones-no-evening = Begin an evening, or take one up again: the code to scan will appear here.
ui-phones-over = The game is over: its code is worth nothing any more. Phones that are here keep their seats, for the last page and for taking back.
ui-phones-fault-help = Close the other program that holds this port, or start Vigie with another one, then tap “On”.
ui-phones-scan = Scan with the camera
ui-phones-renew = New code
ui-phones-renew-note = The old code will be worth nothing. Whoever has come in stays.
ui-phones-network = On the same Wi-Fi as this tablet. Without a camera, type in the browser:
ui-phones-typed = With or without the spaces, in capitals or not.
ui-phones-addresses = If the page does not open, try another address:
ui-phones-who = Around the table
ui-phones-spectator = Spectator
ui-phones-tablet = Second tablet
ui-phones-empty = No phone: plays on the tablet
ui-phones-there = Connected
ui-phones-away = Out of reach
ui-phones-waiting = Waits at the door
ui-phones-send-away = Send away
ui-request-seat = A phone asks for { $name }’s seat.
ui-request-claim = Another phone asks for { $name }’s seat, which is held.
ui-request-watch = A phone asks to watch.
ui-request-tablet = A second tablet asks to come in, with all the rights of this one.
ui-request-let-in = Let in
ui-request-no = No
ui-request-plea = { $name } asks to take back “{ $what }”
ui-request-take-back = Take back
ui-request-leave = Leave it
ui-request-doubt = Somebody has seen a secret since. Take it back all the same?
ui-request-more = { $n ->
    [one] and { $n } more request
   *[other] and { $n } more requests
}
ui-waiting-one = Waiting for { $name }: the question is on their phone.
ui-waiting-several = Answering at the same time:
ui-waiting-for = Waiting for { $names }
ui-waiting-table = the table
ui-waiting-phone = { $name }: asked by their phone
ui-waiting-here = { $name }: answers on the tablet
ui-overtaken-by-phone = A phone was faster: “{ $what }”. Your answer has changed nothing.
