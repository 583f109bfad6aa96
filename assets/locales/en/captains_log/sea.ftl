# The map that the app follows: hexes, ships, tiles.

cl-hex-off = off the known map
cl-hex-middle = tile { $tile }, its middle
cl-hex-on = tile { $tile }: { $way } from its middle
cl-hex-from = { $way } from your ship
cl-way-run = { $n } × { $clock } o’clock
cl-course-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

cl-steer = Move on the map
cl-steer-note = Show the hex: the app finds the way and judges it.
cl-not-on-the-map = The app does not know where every ship is: put them on the map.
cl-no-way-on = No free hex ahead of the bow: the movement ends there.
cl-q-course = To which hex?
cl-q-course-note = The cost is that of the whole way, wind, yaw and sandbanks included.
cl-q-course-bow = Where does the bow of { $ship } point?
cl-q-stands = On which hex is { $ship }?
cl-q-stands-bow = Where does the bow of { $ship } point?
cl-q-tile-place = Where is tile { $tile } that you turned up?
cl-q-explore-which = Which tile do you turn up?
cl-q-tile-laid = Where do you lay tile { $tile }?
cl-q-npc-course = To which hex does { $ship } go?
cl-q-npc-end = Where does { $npc } stop?
cl-npc-end = { $place }, bow at { $clock } o’clock
cl-tile-at = Its middle { $place }, its north at { $clock } o’clock
cl-ev-stands = { $ship }: { $place }, bow at { $clock } o’clock.
cl-ev-sailed = { $ship } sails { $way }. It arrives: { $place }.
cl-ev-map-left = The app follows the map no more: what it shows is asked.
cl-leave-map = Follow the map no more
cl-leave-map-note = The app will ask what the board shows.
cl-told-course = Move { $ship } { $n } { $n ->
    [one] hex
   *[other] hexes
}, as on the map. Bow at { $clock } o’clock.
cl-told-bow = Turn { $ship }: bow at { $clock } o’clock.
cl-npc-order-stays = It stays where it is.
cl-told-stays = { $npc } stays where it is.
cl-told-map-laid = Lay the tiles as the map on the screen shows them, their numbers to the north.
cl-told-tile-turn = Tile { $tile }: its north points to { $clock } o’clock.

cl-hex-unknown = Nobody has shown this hex yet.
cl-hex-shut = Land or reef: no ship enters.
cl-hex-taken = { $ship } lies on this hex: nobody stops there.
cl-hex-kraken = The Kraken lies on this hex: nobody stops there.
cl-hex-no-way = No way leads there.
cl-hex-far = Out of reach: it takes { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, you have { $most } in that direction.
cl-meets-bank = Sandbank { $depth }: your draught of { $draft } passes.
cl-meets-calm = Calm sea: { $n } points a hex.
cl-meets-ship = { $ship } fires at you in passing.
cl-meets-player = { $ship } may fire at you in passing.
cl-meets-fortress = The fortress ({ $nation }) fires: { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }.
cl-meets-kraken = The colossal Kraken destroys your ship here.
cl-meets-mooring = The mooring is free.

cl-not-in-sight = Land or fog cuts the line of sight.
cl-not-abeam = The target is ahead of your bow or behind your stern.
cl-not-beside = That ship is not on an adjacent hex.
cl-not-flank-to-flank = The two ships are not flank to flank.

cl-fix-group-map = Map
cl-fix-sea = The app follows the map
cl-fix-at = { $ship }: hex
cl-fix-bow = { $ship }: bow
command-steer = Move on the map
cl-option-map = The app follows the map
cl-map = The app follows the map
cl-none-in-sight = No tile face down is in sight within { $n } hexes.
cl-told-no-outline = Nobody has drawn the outline of the tiles: the app cannot follow the map. It is drawn in the library.
command-take-up-map = The map as it lies
cl-hex-first = in the middle of the table
cl-tile-off = taken off the map
cl-q-tile-lies = Where is the middle of tile { $tile }?
cl-tile-lies = { $place }, its north at { $clock } o’clock
cl-q-float-lies = { $kind ->
    [oil] On which hex of tile { $tile } does the oil counter float?
    [mission] On which hex of tile { $tile } does the mission counter float?
   *[barrel] On which hex of tile { $tile } does the barrel float?
}
cl-ev-float-lies = { $what }: { $place }.
cl-fix-float-at = { $what } of tile { $tile }: hex
cl-fix-cargo-at = Afloat: { $what }, { $place }
cl-cubes-of = { $n } { $good }
cl-goods-elsewhere = No goods to be taken float on this hex.
cl-fix-fog-at = Fog: hex of its corner
cl-fix-tile-at = Tile { $tile }: its middle
cl-fix-tile-turn = Tile { $tile }: its north
cl-floats-elsewhere = It floats on another hex.
cl-no-barrel-here = No barrel floats on this hex.
cl-no-port-beside = Your ship does not lie at a port.
cl-no-cross = No cross is adjacent to your ship.
cl-no-gap-in-sight = No gap in sight is too small for a map tile.
cl-no-gap-ahead = No gap ahead of your bow.
cl-q-gap-hex = Which gap?
cl-not-before-bow = That ship is not on one of the three hexes ahead of your bow.
cl-no-room-for-tile = No map tile fits where your lookout sees.
cl-no-whale-here = Your ship does not lie on a whale’s hex.
