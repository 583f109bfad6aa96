# Devices of the players' own that ask to come to the table.

doorkeeper-wrong-code = This code is not valid, or no longer. Scan the one that the tablet shows now.
doorkeeper-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
doorkeeper-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
doorkeeper-wait = Too many wrong codes. Wait { $span }, then scan the code that the tablet shows.
doorkeeper-wait-asking = Too many requests to the tablet. Wait { $span } before you ask again.
doorkeeper-seat-held = Another device already has { $name }’s seat. Ask the tablet to give it to you, or choose another one.
doorkeeper-seat-asked = Another device has just asked for { $name }’s seat. Wait for the tablet’s answer, ask for it too, or choose another one.
doorkeeper-no-seat = There is no such seat at this table. Reload the page and choose one of those it shows.
doorkeeper-no-evening = This game is gone. Open another one on the tablet, then scan its code.
doorkeeper-closed = The table expects nobody any more, or the game is over. Scan the code that the tablet shows.
doorkeeper-full = There are { $count } devices at this table already. Remove one on the tablet, then try again.
doorkeeper-queue = Too many devices are waiting already. Answer them on the tablet, then try again.
doorkeeper-queue-of-one = This device has asked several times already. Answer on the tablet, then try again.
doorkeeper-gone = This device is no longer at the table. To come back, scan the tablet’s code again.
doorkeeper-unknown = Something went wrong. Reload the page and choose a seat.
