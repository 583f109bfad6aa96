# Moving while the app counts

cl-sail = Move step by step
cl-sail-note = The app counts points, wind, sandbanks and shots.
cl-points-moored = Points by the direction of the first step. No yaw from a mooring.
cl-points-ahead = Points by the direction of the first step. Yaw: −{ $side } to a rear side, −{ $rear } straight back.
cl-q-ship-speed = What movement is printed for { $ship }?
cl-q-bow = Where does your bow point?
cl-on-mooring = On a mooring
cl-on-mooring-note = No yaw: the bow does not matter.
cl-q-heading = Where do you go first?
cl-q-heading-note = From a mooring: no yaw.
cl-q-heading-bow = Your bow points to { $clock } o’clock.
cl-way = { $clock } o’clock · { $n ->
    [0] no point
    [one] { $n } point
   *[other] { $n } points
}
cl-turn-round = Turn on the spot
cl-turn-round-note = That uses the whole move.
cl-q-turned = Where does your bow point now?
cl-move-printed = ship
cl-move-ship = modifiers
cl-move-chains = chain shot
cl-move-yaw = yaw
cl-move-yaw-moored = mooring
cl-move-no-wind = calm sea
cl-no-way-out = No point that way: your ship does not leave its hex. It may still turn on the spot.
cl-ev-voyage = { $ship } sets out to { $clock } o’clock: { $sum }
cl-ev-turned = { $ship } turns on the spot, bow to { $clock } o’clock: that was its move.

cl-points = Points left
cl-points-allowance = movement points
cl-points-spent = spent
cl-points-left = { $left ->
    [0] No movement point left of { $n }.
    [one] { $left } movement point left of { $n }.
   *[other] { $left } movement points left of { $n }.
}
cl-no-points = { $n ->
    [one] That takes { $n } movement point
   *[other] That takes { $n } movement points
}; { $left ->
    [0] none is left.
    [one] only one is left.
   *[other] only { $left } are left.
}
cl-no-point-to-leave = No point would be left to leave the other ship’s hex.
cl-no-room-to-stay = Nobody stops on another ship’s hex: sail on.
cl-ev-points = { $n ->
    [one] { $n } point spent
   *[other] { $n } points spent
}, { $left ->
    [0] none left.
    [one] { $left } left.
   *[other] { $left } left.
}
cl-ev-hexes = { $n ->
    [one] One hex further
   *[other] { $n } hexes further
}: { $left ->
    [0] no point left.
    [one] { $left } point left.
   *[other] { $left } points left.
}
cl-ev-voyage-ended = { $ship } has no way on: the move ends here{ $n ->
    [0] .
    [one] , { $n } point is lost.
   *[other] , { $n } points are lost.
}

cl-sail-on = Sail ahead
cl-q-ahead = { $n ->
    [one] { $n } point: what lies ahead?
   *[other] { $n } points: what lies ahead?
}
cl-q-ahead-note = Several open hexes at once, or a single one with something on it.
cl-q-ahead-storm = { $n ->
    [0] Storm: every further hex will damage you.
    [one] Storm: { $n } more hex is safe.
   *[other] Storm: { $n } more hexes are safe.
}
cl-ahead-sandbank = Sandbank
cl-ahead-draft = Draught: { $draft }
cl-ahead-calm = Calm sea
cl-ahead-calm-note = { $n } points a hex
cl-ahead-ship = Another ship
cl-ahead-ship-note = It may fire; nobody stops there.
cl-ahead-zone = Fire zone
cl-ahead-mooring = A mooring
cl-ahead-land = Land or reef
cl-ahead-behind = A hex behind you
cl-ahead-stuck = No way ahead
cl-ahead-stuck-note = The move ends here.
cl-land-closed = No ship enters land or a reef.
cl-behind-closed = After the first hex you can only move to the three hexes before your bow.
cl-q-sandbank = Which depth is printed on the sandbank?
cl-sandbank = Depth of the sandbank
cl-sandbank-of = Sandbank { $n }
cl-sandbank-printed = printed depth
cl-tide = tide
cl-sandbank-dry = Low tide has made it land.
cl-too-shallow = Draught { $draft }: too much for a depth of { $depth }.
cl-q-whose-mooring = Whose port is it?
cl-pass-by-here = A ship here too
cl-fire-zone-here = A fire zone here too
cl-count-at-start = The points are added up at the start of the movement.
cl-not-counted = The points of this movement have not been added up.
cl-not-stranded = The map shows a way out: the ship is not stranded.
cl-no-tide = No tide has run.

cl-give-up = Give up the stranded ship
cl-give-up-note = Caught on a sandbank, with no way out.
cl-q-stranded = { $ship }: really no way out?
cl-q-stranded-note = The ship is destroyed and nobody is rewarded. You come back on your next turn.
cl-q-stranded-yes = Give up the ship
cl-q-stranded-no = Wait

cl-q-npc-crossed = Whose hex has { $npc } passed through?
cl-q-npc-crossed-note = If it had no other way: whoever is there may fire in passing.
cl-q-npc-crossed-none = Nobody

cl-chip-points = { $left } / { $n }
cl-fix-points = Movement points
cl-fix-points-spent = Points spent
cl-fix-moored = On a mooring
cl-fix-mooring = Its port
cl-fix-nobody-knows = Not known

cl-effect-fires = An enemy: it fires at you in passing.
cl-effect-may-fire = May fire at you in passing.
cl-effect-storm = { $n ->
    [one] Storm: { $n } hex beyond the safe half.
   *[other] Storm: { $n } hexes beyond the safe half.
}
