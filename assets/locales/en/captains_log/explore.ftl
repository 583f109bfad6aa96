# Dynamic map, single-hex tiles, calm sea, fishing, hunting the White Whale.
cl-q-lay = What do you lay while exploring?
cl-q-lay-more = And then?
cl-q-lay-note = Empty hexes within { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} and in line of sight count. A gap or a reef hides nothing.
cl-lay-tile = A map tile
cl-lay-tile-note = Where a whole tile fits
cl-lay-reef = Unexplored area: reef side
cl-lay-reef-note = In a gap too small, without looking underneath
cl-lay-turned = Unexplored area: turned over
cl-lay-turned-note = In a gap too small; { $n } left
cl-lay-nothing = Explore nothing
cl-lay-done = Done
cl-no-gap-tiles = No unexplored-area tile is left.
cl-q-lay-which = Which tile is drawn?
cl-q-lay-drawn = Draw a map tile: which one?
cl-q-tile-turned = Turn the tile over: which one is it?
cl-q-lay-how = Lay { $tile }.
cl-q-lay-how-note = 
    1. It covers the nearest empty hex, within { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } and in sight.
    2. It fits as a whole, overlapping nothing.
    3. It touches as many hexes in play as possible; if equal, with as many of its own as possible.
cl-laid = Done
cl-laid-note = All three conditions are met
cl-lay-compare = Compare ways to lay it
cl-lay-compare-note = Count the contacts, the rule decides
cl-q-lay-count = How many ways do you compare?
cl-q-lay-count-note = Only those that cover the nearest hex and fit without overlap.
cl-q-lay-touched = Way { $i }: hexes in play that it touches?
cl-q-lay-touching = Way { $i }: how many of its own hexes touch?
cl-q-lay-where = Which way do you choose?
cl-placement = Way { $i }
cl-placement-note = { $touched ->
    [one] Touches { $touched } hex in play
   *[other] Touches { $touched } hexes in play
} with { $touching } of its own
cl-laid-told = { $tile }: laid so that it touches { $touched ->
    [one] { $touched } hex
   *[other] { $touched } hexes
} in play with { $touching } of its own
cl-lay-less-contact = Another touches { $touched } hexes with { $touching } of its own.
cl-gap-reef = Reef
cl-gap-sea = Sea
cl-gap-sandbank = Sandbank
cl-gap-island = Island
cl-gap-other = Something else
cl-ev-gap = Unexplored area filled: { $shows }
cl-gap-reef-told = A reef: no ship enters, but one sees across it.
cl-gap-sea-told = Open sea: ships sail here as elsewhere.
cl-gap-sandbank-told = A sandbank: the draught decides who passes.
cl-gap-island-told = An island: it stops ships and hides what lies behind.
cl-gap-other-told = Place at once what the tile shows.
cl-q-gap = What does the turned tile show?
cl-q-gap-turn = Turn the tile over: what does it show?
cl-form-banks = Sandbanks of unexplored areas
cl-form-banks-note = How many sandbanks of each depth? The app then knows that of a tile turned over.
cl-form-gap = Unexplored-area tiles
cl-form-gap-note = The other side of the { $n } tiles: how many show what? The app can then draw them.
cl-form-gap-sea = Sea
cl-form-gap-sandbank = Sandbank
cl-form-gap-island = Island
cl-form-gap-other = Something else
cl-cross = Sail into a gap
cl-cross-note = Blindly: if it is impassable, one water damage for each hex travelled
cl-q-gap-passable = Can your ship enter?
cl-q-gap-passable-note = A sandbank stops too deep a draught.
cl-gap-open = The way is open: your ship enters this hex and sails on.
cl-q-gap-hexes = How many hexes travelled?
cl-q-gap-hexes-note = Since the start of the move, the gap included: as much water damage.
cl-ev-aground = { $name } runs into the unknown after { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}: the move ends on the hex before
cl-setup-gaps = Shuffle the unexplored-area tiles, reef side up.

# Special tiles
cl-tile-told-22 = Native port of tile 22: it also opens what needs a reputation of 1, whatever yours is.
cl-tile-told-23 = A steep island: nobody lands here. One barrel token on each icon around it.
cl-tile-told-24 = Calm sea: no wind, no storm, and 2 movement points for each hex, for every ship.

# Calm sea
cl-q-calm = Does { $ship } start from calm sea?
cl-q-calm-note = If so, neither wind nor storm counts for this move.
cl-npc-order-no-calm = Calm sea: each of its hexes costs { $n } movement points.

# Fishing
cl-fish = Fish
cl-fish-note = On a whale; costs 1 movement point
cl-fish-note-whale = On a whale, or next to { $ship }; costs 1 movement point
cl-no-rowboat = You need a rowboat.
cl-fished-already = Only once in each move, as your table has settled it.
cl-q-fishing-where = Where do you fish?
cl-fishing-icon = On a whale
cl-fishing-icon-note = Your ship lies on a hex with a whale
cl-fishing-whale-note = You are next to her: { $n } wounds and 1 oil for each oil token
cl-q-fishing-boats = How many rowboats do you lower?
cl-q-fishing-boats-note = One fishing token for each boat.
cl-q-whaler = { $ship }: is it a whaler?
cl-q-whaler-note = Draws one more fishing token
cl-q-fishing-token = Fishing token { $i } of { $n }
cl-q-fishing-whaler = One more of them for the whaler.
cl-fishing-oil = Oil
cl-fishing-nothing = Nothing
cl-fishing-other = Something else
cl-ev-fished = { $n ->
    [one] { $n } fishing token drawn
   *[other] { $n } fishing tokens drawn
}, { $oil ->
    [0] without oil
    [one] { $oil } of them oil
   *[other] { $oil } of them oil
}; they go back into the bag
cl-form-fishing = Fishing tokens
cl-form-fishing-note = How many of the { $n } tokens show what? The app can then draw them.
cl-form-fishing-oil = Oil
cl-form-fishing-nothing = Nothing
cl-form-fishing-other = Something else
cl-cause-fishing = fishing

# Hunting the White Whale
cl-ev-whale-provoked = { $name } has attacked the White Whale and takes an oil token: she will remember
cl-whale-oil-told = { $wounds ->
    [one] { $wounds } wound to the White Whale
   *[other] { $wounds } wounds to the White Whale
}: { $oil ->
    [0] no oil
    [one] { $oil } oil
   *[other] { $oil } oil
} (1 for each { $per })
cl-power-whaler = Whaler
cl-power-whaler-note = +{ $n } defence against the White Whale
cl-q-whaler-none = Not a whaler
cl-way-cost = Movement points
cl-way-open = open sea
cl-way-calm = { $n ->
    [one] calm sea ({ $n } hex)
   *[other] calm sea ({ $n } hexes)
}
cl-fix-gap = Unexplored areas laid: { $shows }
cl-ui-gaps = Unexplored-area tiles in stock: { $n }
