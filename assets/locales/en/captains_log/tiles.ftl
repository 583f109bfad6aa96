# Map tiles painted hex by hex

cl-kind-tile-outline = Outline of the tiles
cl-kind-sea-tile = Tiles hex by hex
cl-form-outline = Outline of a tile
cl-form-outline-note = Once only: all tiles have the same. Lay one down, north up, and tap its hexes.
cl-outline-hexes = Hexes of the tile
cl-form-sea-tile = Tile { $n }
cl-form-sea-tile-note = Lay the tile down, north up. A hex left out stays unknown.
cl-tile-hexes = Hexes
cl-hex-in = hex
cl-hex-sea = Sea
cl-hex-land = Land
cl-hex-calm = Calm sea
cl-hex-bank = Bank { $n }
cl-hex-dice = Fire zone, { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
cl-hex-number = Number { $n }
cl-hex-mooring = Mooring
cl-hex-port = Port
cl-hex-fortress = Fort
cl-hex-barrel = Barrel
cl-hex-merchant = Merchant entry
cl-hex-defensive = Defensive entry
cl-hex-aggressive = Aggressive entry
cl-hex-corsair = Corsair entry
cl-hex-ship = Ship entry
cl-hex-monster = Monster entry
cl-hex-whale = Whale
cl-hex-cross = Cross
cl-hexes-bank = Bank
cl-hexes-dice = Fire zone
cl-hexes-number = Number

# The map that the app follows
cl-tab-map = Map
cl-map-none = The app does not follow the map at this table.
cl-map-empty = No tile lies on the table.
cl-map-sure = Map certain
cl-map-doubtful = { $n ->
    [one] { $n } place estimated
   *[other] { $n } places estimated
  }
cl-map-unknown = { $n ->
    [one] { $n } hex unknown
   *[other] { $n } hexes unknown
  }
cl-map-nearer = Larger
cl-map-farther = Smaller
cl-map-here = Here
cl-map-hint = A piece is not where it should be? Drag it to where it lies on the table.
cl-map-look = Tap a hex to see what is there.
cl-map-left = Bow left
cl-map-right = Bow right
cl-map-stands = { $ship }: place on the map
cl-map-tile-left = Tile to the left
cl-map-tile-right = Tile to the right
cl-map-kraken = Kraken
cl-map-fog = Fog
cl-map-floats = { $n ->
    [0] { $what }
   *[other] { $what }, notch { $n }
  }
cl-map-draft = draught
cl-map-uncounted = Not counted so far: { $what }
cl-map-beside = Tap a lit hex of the map.
cl-map-whole = Whole map
cl-map-near = Closer
cl-map-sail = Sail here
cl-map-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, { $left } left
cl-map-not = { $deed }: { $why }
cl-sighted = { $ship }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  }, { $sight ->
    [0] out of sight
   *[other] in sight
  }, { $reach ->
    [contact] in contact
    [reach] in reach
   *[far] out of reach
  }
cl-map-aside = A way of { $n } hexes instead of { $less }, to keep off: { $what }
cl-avoids-zone = a fire zone
cl-avoids-mooring = a mooring
cl-map-cut = Line cut by: { $place }
cl-map-away = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  }
cl-map-hit-water = { $n ->
    [0] missed
    [one] { $n } damage
   *[other] { $n } damage
  }
cl-map-hit-fire = { $n ->
    [0] missed
    [one] { $n } fire damage
   *[other] { $n } fire damage
  }
cl-map-hit-wound = { $n ->
    [0] missed
    [one] { $n } wound
   *[other] { $n } wounds
  }
cl-map-hit-sail = { $n ->
    [0] missed
    [one] { $n } hit
   *[other] { $n } hits
  }
