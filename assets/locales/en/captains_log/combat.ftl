# Combat, damage, losses: everything that chapters 1.13 to 1.19 say.

cl-ship-of-board = board { $side }, level { $level }
cl-ship-card = ship card { $card }
cl-ship-form = Your ship: { $ship }
cl-ship-form-note = As printed. What you cannot find may stay unknown.
cl-ship-level = Level
cl-ship-seal = Seal (1 or 2)
cl-ship-defence = Defence
cl-ship-hull = Hull
cl-ship-movement = Movement
cl-ship-max-sails = Improved sails (maximum)
cl-ship-yaw-rear-side = Yaw penalty, rear side
cl-ship-yaw-rear = Yaw penalty, half turn
cl-ship-draft = Initial draught
cl-ship-crew = Crew (maximum)
cl-ship-max-upgrades = Officers and specialists (maximum)
cl-ship-value = Value in doubloons
cl-ship-cannons = Cannon icons in the hold
cl-ship-damage = Damage icons in the hold
cl-ship-rowboats = Rowboat icons
cl-draft = { $draft }
cl-q-printed = { $ship }: { $what }?

cl-defence = Defence
cl-def-base = base
cl-def-distance = distance
cl-def-bow-stern = bow or stern
cl-def-moored = moored
cl-def-grapeshot = grapeshot
cl-def-chain = chain shot

cl-ammo-normal = Normal
    .effect = Water damage
cl-ammo-incendiary = Incendiary
    .effect = Fire damage
cl-ammo-explosive = Explosive
    .effect = +1 on each die, water damage
cl-ammo-grapeshot = Grapeshot
    .effect = Wounds crew; target defence +1
cl-ammo-chain = Chain shot
    .effect = Slows the target; target defence +2

cl-fire = Fire
cl-fire-note = { $n ->
    [one] { $n } cannon aboard
   *[other] { $n } cannons aboard
}
cl-fire-moored = You are moored: no firing from a port.
cl-no-cannon = No cannon aboard.
cl-not-afloat = Your ship is not on the map.
cl-nobody-there = No other ship is on the map.
cl-target-gone = { $ship } is not on the map.
cl-no-crews = Crews and boarding are not in play.
cl-ammunition-not-owned = You do not own this ammunition.
cl-q-target = Who do you fire at?
cl-q-ammunition = Which ammunition?
cl-q-cannons = How many cannons fire?
cl-q-cannons-note = Undamaged ones in a gunport: { $icons } at most.
cl-q-distance = How many hexes to { $target }?
cl-q-distance-note = 1 = adjacent. Each further hex: +1 to its defence; your long cannons are already counted.
cl-q-cover = What protects { $target }?
cl-cover-bow-stern = Shot through bow or stern
cl-cover-moored = Moored at a port
cl-cover-note = Defence +{ $n }
cl-q-cover-none = Nothing: on the flank, at sea
cl-q-in-whose-port = In whose port does { $target } lie?
cl-native-port = Native port
cl-q-pincer = Pincer: who else is next to { $target }?
cl-q-pincer-note = One reroll for every { $size } of total strength. Whoever can fire at the target without a distance penalty counts too.
cl-strength = Strength { $n }
cl-q-pincer-note-crew = One reroll for every { $size } people aboard them, counted together.
cl-q-pincer-none = Nobody
cl-q-shots = { $shooter } fires at { $target }
cl-q-shots-note = Defence: { $defence }. A die hits if it beats it.
cl-q-shots-note-vain = { $note } No die can hit: { $most } at best against { $defence }.
cl-stake = As it lies, { $told }
cl-stake-melee-won = As it lies, the boarding succeeds: { $left } against { $against }
cl-stake-melee-lost = As it lies, the boarding fails: { $left } against { $against }, it would take { $needed }
cl-stake-left = { $n ->
    [0] nobody would be left
   *[other] { $n } would be left
}
cl-q-hooks = Do you throw the hooks at { $target }?
cl-q-hooks-note = On its next turn it does not move while you stay beside it. The hooks are not used two turns in a row.
cl-q-hooks-yes = Throw the hooks
cl-q-hooks-no = Keep them
cl-figure-hull = hull
cl-figure-crew = crew
cl-figure-of = { $n } / { $most }
cl-figure-unknown = { $n } / …
cl-figure-nobody-knows = ?
cl-figure-shots = shot from beside
cl-figure-vain = out of reach
cl-figure-usual = ≈ { $n } { $unit } up close
cl-figure-sinks = to destroy it
cl-figure-dice = dice
cl-figure-against = { $mine } against { $theirs }
cl-figure-succeeds = success
cl-figure-theirs = for it
cl-figure-mine = for you
cl-figure-betrayed = betrayal
cl-effect-betrayal = You betray { $nation_the }: you no longer belong there, reputation { $to }{ $n ->
    [0] {""}
   *[other] , fame −{ $n }
}.
cl-effect-weighs = { $nation }: { $what }
cl-figure-fame = fame
cl-figure-reputation = reputation { $by }
cl-figure-more = +{ $n }
cl-figure-less = −{ $n }
cl-q-vain = Do you fire at { $target } all the same?
cl-q-vain-note = No die can hit: { $most } at best, against { $defence }.{ $crews ->
    [0] {""}
   *[other] {" "}A natural 12 kills one of the crew all the same.
} If you hold your fire, the action is still yours.
cl-q-vain-yes = Fire all the same
cl-q-vain-no = Hold fire
cl-again-roll = Roll again
cl-dice-guns = Cannons
cl-dice-guns-better = Cannons, +{ $bonus } on each die
cl-q-again = Which dice do you reroll ({ $n } at most)?
cl-again-none = None, I keep them
cl-die-result = Die { $n }, total { $result }
cl-die-gain = Effect: { $n }
cl-die-again = instead of { $n }
cl-q-second-roll = Reroll: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
cl-ev-shots-water = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } fires at { $target }: { $dice } → { $n } damage
}
cl-ev-shots-fire = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } fires at { $target }: { $dice } → { $n } fire damage
}
cl-ev-shots-wound = { $n ->
    [0] { $shooter } fires grapeshot at { $target }: missed
    [one] { $shooter } fires grapeshot at { $target }: { $dice } → { $n } wound
   *[other] { $shooter } fires grapeshot at { $target }: { $dice } → { $n } wounds
}
cl-ev-shots-sail = { $n ->
    [0] { $shooter } fires at the sails of { $target }: missed
    [one] { $shooter } fires at the sails of { $target }: { $dice } → { $n } hit
   *[other] { $shooter } fires at the sails of { $target }: { $dice } → { $n } hits
}

cl-pass-by = Enter an occupied hex
cl-pass-by-note = An enemy NPC fires as you pass; a player may.
cl-q-passed = Whose hex do you enter?
cl-q-passing = { $name }, do you fire at { $target } in passing?
cl-no-enemy = Not an enemy: it lets you pass.
cl-nobody-fires = No ship on the map would fire at you in passing.
cl-told-passing-moored = { $ship } is moored: it lets you pass.
cl-told-passing = { $ship } has no cannons: apply what its card says.

cl-fire-zone = Enter a fire zone
cl-fire-zone-note = One attack of the fortress per hex
cl-q-zone = Whose fortress is it?
cl-q-zone-dice = Which number does the hex show?
cl-q-zone-dice-note = Era { $era }: each die gets +{ $era }.
cl-q-ring = Is it the ring added by event 19?
cl-fortress-of = Fortress { $nation_of }
cl-fortress-peaceful = Fortresses { $nation_of } do not fire at this ship.
cl-no-fortress-fires = No known fortress fires at you.
cl-at-war = at war

cl-ram = Ram
cl-ram-note = An attack; it ends your movement.
cl-q-ram-target = Who do you ram?
cl-q-ram-run = How many hexes in a straight line?
cl-q-ram-run-note = Count the target’s hex too.
cl-ram-damage = Damage
cl-ram-other = opposing defence
cl-ram-own = own defence
cl-ram-run = hexes in a straight line
cl-ev-rammed = { $ship } is rammed. Damage to the attacker: { $mine }. Damage to the target: { $theirs }.

cl-board = Board
cl-board-note = { $n } crew aboard
cl-board-moored = You are moored: no boarding from a port.
cl-crew-too-small = { $n ->
    [0] With no crew aboard, nobody can board.
   *[other] With { $n } crew, nobody can board: as many crew as the draught must stay aboard.
}
cl-no-fighters = { $ship } has nobody left to board with.
cl-q-board-target = Who do you board?
cl-q-board-target-note = An adjacent ship, flank to flank.
cl-q-party = How many crew do you send?
cl-q-party-note = { $crew } aboard; { $most } at most, the others sail the ship.
cl-q-stay-aboard = How many stay to sail the ship?
cl-q-moored = Is { $target } moored at a port?
cl-q-melee = { $attacker } boards { $target }
cl-q-melee-note = { $attackers } { $attackers ->
    [one] die
   *[other] dice
} against { $defenders }. A die wounds on { $hit } or more.
cl-q-melee-note-bonus = { $note } { $ship }: { $bonus }.
cl-ev-melee-success = { $defenders ->
    [0] { $attacker } captures { $target }: nobody left to defend, { $attackers } { $attackers ->
        [one] attacker left.
       *[other] attackers left.
    }
   *[other] { $attacker } captures { $target }: { $defenders } × { $ratio } = { $product } for { $attackers } { $attackers ->
        [one] attacker left.
       *[other] attackers left.
    }
}
cl-ev-melee-failure = { $attacker } fails against { $target }: { $defenders } × { $ratio } = { $product }, { $attackers ->
    [0] and no attackers left.
    [one] more than { $attackers } attacker left.
   *[other] more than { $attackers } attackers left.
}
cl-ev-enlisted = { $n ->
    [one] { $n } crew of the loser enlists.
   *[other] { $n } crew of the loser enlist.
}
cl-printed-ship = Board A keeps its printed ships.
cl-ship-too-big = Level { $level }: too big, yours is level { $own }.
cl-q-swap = Do you take over { $ship }?
cl-q-swap-note = Level { $level }, { $damage ->
    [0] undamaged
   *[other] with its { $damage } damage
}. Your upgrades and cannons stay yours.
cl-ev-ship-taken = The ship of { $ship } is yours. Your old card goes back to the box.
cl-q-take-missions = Which missions do you take from { $name }?
cl-mission-taken = Mission { $n }, step { $step }
cl-q-take-missions-none = None
cl-ev-missions-taken = { $n ->
    [one] { $n } mission changes hands.
   *[other] { $n } missions change hands.
}

cl-ev-harm-water = { $ship }: { $n } water damage
cl-ev-harm-fire = { $ship }: { $n } fire damage
cl-ev-harm-wound = { $ship } loses { $n } crew
cl-ev-harm-sail = { $ship } loses { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
cl-spared-water = { $ship }: { $n } damage averted ({ $by }).
cl-spared-fire = { $ship }: { $n } fire damage averted ({ $by }).
cl-spared-wound = { $ship }: { $n } crew saved ({ $by }).
cl-q-covered = { $n ->
    [one] Which goods does this damage cover?
   *[other] Which goods do these { $n } damage cubes cover?
}
cl-q-covered-water = Water fills the hold from the bottom, right to left. Skip slots already damaged.
cl-q-covered-fire = Fire fills the hold from the top, left to right. Skip slots already damaged.
cl-q-covered-none = None
cl-aboard = { $n } aboard
cl-q-covered-cubes = How many cubes { $good_of }?
cl-oil-burns = { $n ->
    [one] The oil burns: { $fires } fire damage instead of this damage.
   *[other] The oil burns: { $fires } fire damage instead of these { $n } damage.
}
cl-q-tower = Cargo tower, { $n } × { $good }: how many on the barrel side?
cl-fire-spreads = { $ship }: the fire spreads, { $n } more damage

cl-repair = Repair
cl-repair-rate = 1 wood repairs { $n } damage. To repair: { $damage }.
cl-no-wood = No wood aboard.
cl-nothing-to-repair = Nothing to repair.
cl-q-repair-hull = How much wood for the hull?
cl-q-repair-sails = How much wood for the sails?
cl-q-repair-fire = Damage repaired: { $n }; how much of it is fire?
cl-ev-repaired = Repaired: { $what }
cl-mended-water = { $n } water damage
cl-mended-fire = { $n } fire damage
cl-mended-sails = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}

cl-ev-ship-lost = { $ship }: ship { $how }.
cl-ev-ship-lost-by = { $ship }: ship { $how } by { $by }.
cl-how-sunk = sunk
cl-how-burned = burned
cl-how-collapsed = collapsed
cl-how-crewless = stripped of its crew
cl-how-captured = captured
cl-skip-quarry = { $name } has attacked another ship since: no reward for this fire.
cl-told-overflow = Stow the goods you won; what does not fit the hold goes overboard.
cl-told-sabre = The sabre on the card shows something else too: apply it.
cl-cause-reward = reward on the card
cl-cause-coins-on-card = coins on the card
cl-cause-taken = coins taken
cl-cause-loot = loot
cl-cause-sabre = capture reward
cl-cause-bounty = bounty
cl-ev-bounty = Bounty: +{ $amount }. Wanted by { $nations }.
cl-ev-bounty-cleared = The bounty card is cleared.
cl-q-bounty = Who do you gain the reputation with?
cl-ev-player-destroyed = Take your miniature off. You lose your goods{ $missions ->
    [0] { $crew ->
        [0] {""}
       *[other] {" "}and { $crew } crew
    }
   *[other] { $crew ->
        [0] {""}
       *[other] , { $crew } crew
    }
}{ $missions ->
    [0] {""}
    [one] {" "}and { $missions } mission
   *[other] {" "}and { $missions } missions
}. You will be back { $damage ->
    [0] undamaged.
   *[other] with { $damage } water damage.
}
cl-ev-token = Destroyed-ship token: ×{ $n }.
cl-ev-token-back = Destroyed-ship token discarded.
cl-dice-respawn = Return
cl-q-respawn = { $name } comes back: on which tile?
cl-q-respawn-where = Where do you come back?
cl-respawn-port = In one of the { $nation_adjective } ports
cl-respawn-sea = At sea, by the D20
cl-ev-respawned = Back on the numbered hex of tile { $tile }, facing as you like. If it is taken, the nearest free hex.
cl-ev-respawned-port = Back in one of this nation’s ports, as you like.
cl-ship-name = Name of the model
