# Pirates CSG: shooting and what is hit.

command-swoop = Swoop
command-wrap = A wrapped ship
command-sting = A blade
command-fit-out = Shells and guns

csg-gun-artillery = Artillery: rank { $rank } { $range }
csg-gun-flamethrower = Flamethrower: rank { $rank } { $range }
csg-gun-chainshot = { $gun }, chainshot
csg-gun-firepot = { $gun }, firepot
csg-gun-stinkpot = { $gun }, stinkpot
csg-gun-coin = { $gun }, a coin
csg-marine-at = { $crew } ({ $place })

csg-special-chainshot = Fire chainshot
csg-special-chainshot-note = within S: no move next turn
csg-special-firepot = Fire a firepot
csg-special-firepot-note = within S: a mast burns
csg-special-stinkpot = Fire a stinkpot
csg-special-stinkpot-note = within S: the crew uses no abilities next turn
csg-special-smokepot = Lay a fog bank
csg-special-broadsides = Broadside: one die for all
csg-special-broadsides-note = every range is S; all hit and one more, or none

csg-q-guns-ship = In range, and nothing but the target in the line of fire.
csg-q-guns-junk = In range; a junk’s own masts are not in the way, islands and ships are.
csg-q-guns-fort = In range. Only fog banks, icebergs and wrecks are in the way of a fort. Say which flag carries which cannon.
csg-q-guns-marine = Within S, and nothing but the target in the line of fire.
csg-q-chainshot = Which cannon fires the chainshot?
csg-q-firepot = Which cannon fires the firepot?
csg-q-stinkpot = Which cannon fires the stinkpot?
csg-q-smokepot = Which cannon lays the fog bank?
csg-q-smoke = { $ship } lays a fog bank within S: who lies in it?
csg-q-smoke-note = It touches no island and no docked ship.
csg-q-smoke-none = Nobody
csg-q-flags = { $fort }: which { $n ->
    [one] cannon does its flag
   *[other] { $n } cannons do its flags
} carry this turn?
csg-q-flags-note = Each flag that flies is one cannon; you may change it every turn.
csg-q-broadside = { $ship }, broadside at { $target }
csg-q-saves = { $ship }: from { $n } on a hit is undone
csg-q-riposte = Does { $ship } shoot back at { $target }, and with what?
csg-q-riposte-note = Every die −{ $malus }; losses come after both. { $figures }
csg-q-riposte-shots = { $ship } shoots back at { $target }
csg-q-riposte-none = Do not shoot back
csg-figure-back = Shoots back
csg-figure-said = { $label }: { $value }
csg-q-parley = { $ship } is shot at by { $attacker }: parley?
csg-q-parley-note = One coin for the attacker, drawn at random; nobody shoots at this ship for the rest of the turn.
csg-parley-no = Refuse, let them shoot
csg-parley-from = Give up a coin: { $place }
csg-parley-called = { $name } calls “Parley!” ({ $ship })
csg-parley-called-note = before any die
csg-q-parley-coin = Draw a coin: { $place }
csg-q-joysides = { $ship } hits { $target }: which coin goes aboard it?
csg-q-fire-masts = Fire aboard { $ship }: a die for each burning mast
csg-q-fire-masts-note = 1 to { $n } spreads; a { $out } puts it out.
csg-again-ordinary = becomes an ordinary shot
csg-card-says = { $name }: { $words }
csg-q-target-note = On the cards. { $lines }
csg-cards-say-too = { $rule } On the cards. { $lines }

csg-swoop = Swoop with { $ship }
csg-swoop-note = within { $range }L of its base, also under water
csg-q-swoop = { $ship } swoops: on which target?
csg-q-swoop-die = { $ship } swoops on { $target }
csg-sting = Strike with the blade ({ $ship })
csg-sting-note = whatever it can touch loses a mast
csg-q-stung = Who does the blade of { $ship } touch?
csg-wrap = Wrap a ship ({ $ship })
csg-wrap-note = within { $range }S of its base
csg-q-wrapped = Which ship does { $ship } wrap?

csg-shoot-wrapped = { $ship } has wrapped a ship this turn and does not shoot.
csg-shoot-not-wrapped = A Kraken shoots only at the ship that it wraps, and { $ship } is not.
csg-shoot-kraken = { $ship } is shot at only by the ship that it wraps.
csg-shoot-parley = { $ship } has parleyed: nobody shoots at it this turn.
csg-sting-after = { $ship } strikes after a Move or a Shoot.
csg-sting-rammed = { $ship } has rammed this turn.
csg-sting-once = { $ship } has struck this turn.
csg-sting-mastless = There is no mast to be lost.
csg-wrap-once = { $ship } has wrapped a ship this turn.
csg-wrap-shot = { $ship } has shot this turn.
csg-wrap-docked = { $ship } is docked.
csg-wrap-kraken = Krakens do not wrap each other.
csg-wrap-nobody = There is nobody to wrap.

csg-ev-saves = { $ship } undoes { $n } of { $of ->
    [one] 1 hit
   *[other] { $of } hits
}
csg-ev-flag-stays = { $ship } is hit, but its flag flies until the second hit of one Shoot action.
csg-ev-fort-abandoned = { $fort } has no flag left: it is abandoned.
csg-ev-marine-stays = { $marine } is hit; a second hit this turn is needed.
csg-ev-marine-lost = { $marine } is eliminated.
csg-ev-hindered-no-move = { $ship } cannot move on its next turn.
csg-ev-hindered-no-crew = The crew of { $ship } uses no abilities on its next turn.
csg-ev-hindered-no-ability = { $ship } has no abilities this turn.
csg-ev-hindered-slow = { $ship } moves only S on its next turn.
csg-ev-hindered-idle = { $ship } skips its next turns.
csg-ev-smoke = { $ship } lays a fog bank.
csg-ev-smoke-lifted = { $n ->
    [one] A fog bank
   *[other] { $n } fog banks
} of { $name } lifted.
csg-ev-jammed = The gun of { $ship } is jammed.
csg-ev-unjammed = The gun of { $ship } fires again.
csg-ev-joysides = { $ship } shoots a coin aboard { $target }.
csg-ev-joysides-full = No room aboard { $target } for a coin.
csg-ev-swoop = { $ship } swoops on { $target }: { $n ->
    [0] missed
    [one] { $n } hit
   *[other] { $n } hits
}
csg-ev-sting = The blade of { $ship } holds { $other }!
csg-ev-wrap = { $ship } wraps { $other }!

csg-order-flags = Take { $n ->
    [one] 1 flag
   *[other] { $n } flags
} off { $fort }.
csg-order-fort-destroyed = Take { $fort } off; its gold stays { $place_on }.
csg-told-flags = Flags of { $fort }
csg-order-smoke-lifted = Take { $n ->
    [one] your fog bank
   *[other] your { $n } fog banks
} off the sea.
csg-act-idle = { $ship } skips this turn, with its crew ashore.
csg-act-laden = { $ship } has a coin aboard that was shot there: it only sails to the nearest island.
csg-q-ashore = The crew of { $ship } goes ashore: for how many turns?
csg-ev-ashore = { $ship } puts the coin ashore: { $place }.
csg-order-joysides = { $target } only sails to the nearest island until that coin is ashore; there a die says how many turns it skips.
csg-order-swoop = Put { $ship } as close to { $target } as it goes without touching.
csg-order-wrap = Put { $ship } under { $other }.

csg-q-shell = How many shell panels has { $ship }?
csg-q-piece = { $ship }: which gun, for the whole game?
csg-q-piece-rank = What is printed on the gun of { $ship }?
csg-piece-artillery = Artillery
csg-piece-artillery-note = its range counts twice
csg-piece-flamethrower = Flamethrower
csg-piece-flamethrower-note = a hit sets a mast on fire, within S
csg-piece-printed = rank { $rank } { $range }
csg-ev-shell = { $ship } has { $n ->
    [one] 1 shell panel
   *[other] { $n } shell panels
}.
csg-ev-piece = { $ship }: { $piece }, rank { $rank } { $range }
csg-q-mend = { $ship }: what is repaired?
csg-mend-mast = A mast
csg-mend-piece = The jammed gun
csg-sheet-shot = { $ship } shoots
csg-sheet-shot-do = Shoot
csg-q-target-row = Target
csg-q-guns-row = Cannons in range
csg-q-riposte-row = Cannons that shoot back
