# NPCs: activation, flowcharts, card.
nation-none = Legend
    .the = the legend
    .of = of the legend
    .to = to the legend
    .adjective = of no nation
cl-cause-route = trade route
cl-cause-whale = ship sunk by the White Whale
cl-ev-npc-dealt = NPC { $n }: new card face down{ $layer ->
    [0] {""}
    [3] , level 3 or 4
   *[other] , level { $layer }
}
cl-ev-npc-revealed-nameless = NPC { $n } revealed: { $role }, { $nation }
cl-ev-npc-revealed = NPC { $n } revealed: { $name } ({ $role }, { $nation })
cl-ev-npc-pile-renewed = NPC pile empty: the discarded ships of levels 3 and 4 are shuffled again.
cl-ev-npc-entered = NPC { $n } enters play.
cl-ev-npc-counter-off = NPC { $n }: time counter removed
cl-ev-npc-healed = NPC { $n }: recruitment heals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
cl-ev-npc-stop = NPC { $n } reaches its stop on tile { $tile }.
# Questions
cl-q-npc-card = Which card does NPC { $n } have?
cl-npc-card-seal = A card of seal { $seal }.
cl-ev-npc-dealt-seal = { $what }, seal { $seal }
cl-npc-card-number = Card { $card }
cl-q-npc-spawn = { $npc }: its spawn tile?
cl-q-npc-unread = { $npc }: what its record still lacks
cl-q-npc-seen = { $hexes ->
    [one] Which enemies does it see and reach within { $hexes } hex?
   *[other] Which enemies does it see and reach within { $hexes } hexes?
}
cl-npc-none-seen = None
cl-q-npc-seen-note = In sight and near enough to end in contact. { $contact } { $exempt }
cl-npc-note-contact = { $range ->
    [0] Contact: adjacent hex.
   *[other] Contact: adjacent hex, or in range of its guns ({ $range } { $range ->
        [one] hex
       *[other] hexes
    } more).
}
cl-npc-note-first = If several: the first in this list. { $contact }
cl-npc-exempt = { $n ->
    [0] {""}
    [one] Does not count: { $ships }.
   *[other] Do not count: { $ships }.
}
cl-npc-exempt-fog = a ship in the fog, or all of them if this NPC is in it
cl-npc-exempt-port = a ship moored at one of its own ports ({ $nations })
cl-npc-where-exempt = In the fog or sheltered in port
cl-npc-none-counts = None of them counts
cl-npc-note-where = Seen or hidden, it is its only target. { $contact }
cl-npc-order-exempt = None of its enemies is a target: movement skipped.
cl-npc-order-sheltered = { $ship } is moored in a port of this NPC’s nation: no target.
cl-npc-short-seen = Targets of { $npc }
cl-q-npc-where = { $ship }: how far off?
cl-npc-where-contact = Already in contact
cl-npc-where-reach = { $hexes ->
    [one] Within { $hexes } hex of movement
   *[other] Within { $hexes } hexes of movement
}
cl-npc-where-seen = { $hexes ->
    [one] In sight, within { $hexes } hex of movement
   *[other] In sight, within { $hexes } hexes of movement
}
cl-npc-where-hidden = Within movement, but out of sight
cl-npc-where-far = Too far
cl-q-npc-placed-fire = Can the NPC fire at { $ship } from where it is?
cl-q-npc-placed-board = Flank to flank with { $ship }?
cl-npc-note-fire = It sees the target from one of its flanks, and is not on a mooring.
cl-npc-note-board = Each shows a flank to the other, and it is not in a port.
cl-q-npc-contact = Is it already in contact with one of them?
cl-q-npc-contact-one = Is the NPC already in contact with { $ship }?
cl-npc-apart = No
cl-npc-beside = Yes, { $ship }
cl-npc-beside-fire = In contact with { $ship }, ready to fire
cl-npc-beside-board = { $ship }: flank to flank
cl-npc-beside-turn = { $ship }: badly placed
cl-q-npc-nearest = Which of them is nearest to it?
cl-q-npc-nearest-note = The printed criteria leave { $ships }. The nearest one counts; at equal distance the first in this list. { $controller } counts the hexes.
cl-q-npc-nearest-short = { $npc }: the nearest
cl-q-npc-targets-fire = At which enemies can it fire from here?
cl-q-npc-targets-board = Which enemies can it board from here?
cl-q-npc-can-fire = Can the NPC fire at { $ship } from where it is?
cl-q-npc-can-board = Can it board { $ship } from here?
cl-npc-note-attack = In contact. { $how } { $exempt }
cl-npc-none-beside = None
cl-q-npc-others = Does it see and reach another target?
cl-q-npc-others-note = { $ships }: with one of these in sight and in reach it does not attack the defensive ship.
cl-q-npc-mooring = Is { $npc } on a mooring?
cl-q-npc-arrives-mooring = Does it arrive at the mooring of tile { $tile }?
cl-q-npc-arrives-whale = Does it arrive at the whale icon of tile { $tile }?
cl-q-npc-arrives-hex = Does it arrive at the numbered hex of tile { $tile }?
cl-npc-note-arrives = { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} at most. Hex occupied: it stops beside it and has not arrived.
cl-npc-short-arrives = Has { $npc } arrived?
cl-q-npc-whale = { $hexes ->
    [one] Which ships does she see and reach within { $hexes } hex?
   *[other] Which ships does she see and reach within { $hexes } hexes?
}
cl-q-travelled = How many hexes to { $ship }?
cl-q-travelled-note = The target’s hex counts. That much water damage.
cl-npc-trail-move = flag { $n }: move { $value }
cl-npc-trail-fire = flag { $n }: fire, { $value } { $value ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } per die
}
cl-npc-trail-board = flag { $n }: board, { $value } { $value ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } per die
}
# Orders
cl-npc-order-take = Take the { $miniature } with the { $nation_adjective } base.
cl-npc-order-enter = Place the { $miniature } with the { $nation_adjective } base on { $icon } of tile { $tile }, or next to it if the hex is taken. { $controller } sets its heading.
cl-npc-miniature-brig = brig
cl-npc-miniature-caravel = caravel
cl-npc-miniature-ship_of_the_line = ship of the line
cl-npc-icon-role = the { $role } icon
cl-npc-icon-corsair = the corsair icon
cl-npc-order-hidden-tile = Its spawn tile{ $tile ->
    [0] {""}
   *[other] , { $tile },
} is not revealed: it waits.
cl-npc-order-special = Special ship: the text on its card comes first.
cl-npc-order-sails = Sails shot away: { $printed } − { $sails } = { $hexes } { $hexes ->
    [one] hex.
   *[other] hexes.
}
cl-npc-order-storm = Storm: it keeps to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, the safe half.
cl-npc-order-move-fire = Moves up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} into contact with { $ship }, a flank towards the target, on no mooring. { $way }
cl-npc-order-move-board = Moves up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} into contact with { $ship }, flank to flank. { $way }
cl-npc-order-move-plain = Moves up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} into contact with { $ship }. { $way }
cl-npc-order-approach = Moves { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} towards { $ship }, as near as it gets. { $way }
cl-npc-order-turn-fire = Turns or shifts to show a flank to { $ship }, staying in contact.
cl-npc-order-turn-board = Turns or shifts to lie flank to flank with { $ship }.
cl-npc-order-skip = Already in contact with { $ship } and well placed: movement skipped; this flag does not count as an action.
cl-npc-order-no-enemy = No enemy in play: movement skipped.
cl-npc-order-only-defensive = It never sails towards a defensive ship: movement skipped.
cl-npc-order-becalmed = It has no movement point left: movement skipped.
cl-npc-order-fire = Fires at { $ship }: { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } per die
}.
cl-npc-order-fire-at = Fires at { $ship }: { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } per die,
} against { $defence }.
cl-npc-order-board = Boards { $ship }: { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } per die
}.
cl-npc-order-no-fire = { $n ->
    [one] Nobody to fire at: fire flag skipped.
   *[other] Nobody to fire at: { $n } fire flags skipped.
}
cl-npc-order-no-board = { $n ->
    [one] Nobody to board: boarding flag skipped.
   *[other] Nobody to board: { $n } boarding flags skipped.
}
cl-npc-order-not-played = No boarding in this game: flag skipped.
cl-npc-way = The shortest way, avoiding moorings, fortresses, players and enemies if it can; if ways are equal, { $controller } picks the best for the NPC.
cl-npc-order-route = Moves towards { $place }, { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} at most, and stops there. { $way }
cl-npc-place-mooring = the mooring of tile { $tile }
    .at = at the mooring of tile { $tile }
cl-npc-place-whale = the whale icon of tile { $tile }
    .at = at the whale icon of tile { $tile }
cl-npc-place-hex = the numbered hex of tile { $tile }
    .at = at the numbered hex of tile { $tile }
cl-npc-order-no-route = No other stop of its route is revealed: movement skipped.
cl-npc-order-arrived = Arrived { $place_at }. Advance its token one stop.
cl-npc-order-income = Arrived { $place_at }. Advance its token one stop and put { $income } on its card.
cl-npc-order-arrived-past = Arrived { $place_at }. Advance its token { $n } stops, past what is still hidden.
cl-npc-order-income-past = Arrived { $place_at }. Advance its token { $n } stops, past what is still hidden, and put { $income } on its card.
cl-npc-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
} { $good_of }
cl-npc-order-leaves = Last stop of its route: it leaves the game.
cl-npc-order-mooring = Move it one hex to clear the mooring ({ $controller } chooses). That is its action.
cl-npc-order-counter = Nothing to do: time counter on { $counter }.
cl-npc-order-withdrawn = Counter at 0: it leaves the game, with its miniature if that is on the map.
cl-npc-order-ram = Swims straight and rams { $ship }.
cl-npc-order-swims-on = She goes straight on with the points left, passes ships without a fight and ends on a free hex. { $controller } chooses.
# Card
cl-npc-form = NPC card { $card }
cl-npc-form-note = The NPC side, from top to bottom. What you cannot find may stay unknown.
cl-npc-form-role = Role
cl-npc-form-acts = Acts as
cl-npc-form-special = Special
cl-npc-special-card = Text on the card
cl-npc-special-whale = White Whale
cl-npc-form-nation = Flag
cl-npc-form-country = Corsair for
cl-npc-no-corsair = Pirate, no corsair
cl-npc-form-name = Name of the ship
cl-npc-form-level = Level
cl-npc-form-defence = Defence
cl-npc-form-hull = Hull
cl-npc-form-crew = Crew
cl-npc-form-flag = Action flag { $n }
cl-npc-flag-move = Move
cl-npc-flag-fire = Fire
cl-npc-flag-board = Board
cl-npc-flag-none = No other flag
cl-npc-form-move = Flag { $n }: hexes
cl-npc-form-dice = Flag { $n }: dice
cl-npc-form-bonus = Flag { $n }: bonus per die
cl-npc-form-bonuses = Red bonuses beside the flags
cl-npc-passive-cannons = Cannon bonus
cl-npc-passive-range = Firing range
cl-npc-passive-melee = Melee bonus
cl-npc-passive-melee_defence = Melee defence
cl-npc-passive-recruitment = Recruitment
cl-npc-passive-incendiary = Incendiary ammunition
cl-npc-passive-grapeshot = Grapeshot
cl-npc-form-spawn = Spawn tile
cl-npc-form-stops = Stops of the route
cl-npc-form-stop-tile = Stop { $n }: tile{ $n ->
    [1] {" "}(double circle)
   *[other] {""}
}
cl-npc-form-stop-goal = Stop { $n }: icon
cl-npc-goal-mooring = Mooring
cl-npc-goal-whale = Whale icon
cl-npc-goal-hex = Numbered hex
cl-npc-form-stop-doubloons = Stop { $n }: doubloons gained
cl-npc-form-stop-good = Stop { $n }: goods gained
cl-npc-no-good = None
cl-npc-form-stop-cubes = Stop { $n }: cubes
cl-npc-form-loop = The route is a loop
cl-npc-form-reward = Reward in doubloons
cl-npc-form-laden = Printed goods
cl-npc-form-sabre = Reward with a sabre
cl-npc-form-capture = Sabre: doubloons
cl-npc-form-capture-more = Sabre: something else too
cl-npc-pad-whose = Role and flag
cl-npc-pad-size = Level (at the left) and defence
cl-npc-pad-level = Level { $n }
cl-npc-pad-stop = Stop { $n }: icon and gain
cl-npc-pad-laden = Goods of the prize
cl-npc-pad-thousand = { $n },000
cl-npc-pad-last-stops = last, stops
cl-npc-pad-reward-alone = alone
cl-npc-pad-reward-laden = and goods
cl-npc-pad-reward-sabre = and sabre
cl-npc-pad-reward-both = goods, sabre
cl-npc-pad-corsair = Corsair, { $nation }
cl-npc-pad-same-bonus = { $what }, same bonus
cl-npc-pad-first-stop = Stop 1, on the spawn tile: icon and gain
cl-npc-pad-nothing = Nothing
cl-npc-pad-cubes = { $n } { $good }
cl-npc-pad-times = × { $n }
cl-npc-form-symbols = Mission symbols
cl-npc-symbol-mission = Secret mission
cl-npc-symbol-bounty = Bounty
# Nodes of the flowcharts
cl-node-n-01 = Is its card still face down?
cl-node-n-02 = Is its spawn tile revealed?
cl-node-n-03 = Is its miniature on the map?
cl-node-n-04 = Is there another action flag?
cl-node-n-05 = Has it done at least one action?
cl-node-n-06 = Is it on a mooring?
cl-node-n-07 = Does it carry a time counter already?
cl-node-n-08 = Fire spreads, recruits heal
cl-node-ag-m1 = Fewer than 2 actions so far?
cl-node-ag-m2 = Is it in contact with an enemy that is not defensive?
cl-node-ag-m3 = Is it well placed to attack it?
cl-node-ag-m4 = Is any enemy in play?
cl-node-ag-m5 = An enemy that is not defensive in sight and in reach?
cl-node-ag-m6 = Is it in contact with a defensive enemy?
cl-node-ag-m7 = Only one?
cl-node-ag-m8 = At least one player among them?
cl-node-ag-m9 = Does one of them have the worst reputation?
cl-node-ag-m10 = The nearest player; if tied, the next to act
cl-node-ag-m11 = At least one merchant among them?
cl-node-ag-m12 = The nearest aggressive ship; if tied, the next to act
cl-node-ag-m13 = An enemy that is not defensive anywhere in play?
cl-node-df-m1 = Fewer than 2 actions so far?
cl-node-df-m2 = Is it in contact with an enemy?
cl-node-df-m3 = Is it well placed to attack it?
cl-node-df-m4 = Is any enemy in play?
cl-node-df-m5 = At least one enemy in sight and in reach?
cl-node-df-m6 = Only one?
cl-node-df-m7 = At least one player among them?
cl-node-df-m8 = The player with the worst reputation, then the nearest
cl-node-df-m9 = At least one defensive ship among them?
cl-node-df-m10 = At least one aggressive ship among them?
cl-node-df-m11 = The nearest merchant; if tied, the next to act
cl-node-at-0 = Boarding flag without boarding rules, or with nobody left to board?
cl-node-at-1 = Fewer than 2 actions so far?
cl-node-at-2 = Is it in contact with an enemy?
cl-node-at-3 = Can it attack one of them this way from where it is?
cl-node-at-4 = Only one?
cl-node-at-5 = The best one for its role
cl-node-at-6 = The attack: one more action
cl-node-mr-0 = Fewer than 2 actions so far?
cl-node-mr-1 = Is the flag an attack?
cl-node-mr-2 = An enemy in contact that it can attack?
cl-node-mr-3 = Player, aggressive, merchant, then defensive: it attacks
cl-node-mr-4 = Is another stop of its route revealed?
cl-node-mr-5 = It sails towards that stop. Does it arrive?
cl-node-mr-6 = It stops, its token advances, it takes the income
cl-node-mr-7 = Last stop of a route that is no loop?
cl-node-ww-1 = Is it her first movement flag?
cl-node-ww-2 = A player with an oil token in sight and in reach?
cl-node-ww-3 = A merchant in sight and in reach?
cl-node-ww-4 = Any other ship in sight and in reach?
cl-node-ww-5 = The nearest, in the same order
cl-node-ww-6 = She rams: as much damage as hexes travelled
cl-node-ww-7 = Has the target sunk?
cl-node-ww-8 = She swims on to a free hex
cl-node-flag = Play this flag
cl-node-counter-down = Counter −1; at 0 a new card face down
cl-node-counter-set = Time counter on 3
cl-node-over = End of its turn
cl-node-skip = Flag skipped, it does not count
cl-node-turn = It turns or shifts
cl-node-move = It moves into contact
cl-node-approach = It moves towards the nearest
cl-node-nothing = Nothing to do for this flag
cl-node-attack = It attacks
cl-node-end = Two actions: end of its turn
cl-node-sail = It moves on, next flag
cl-node-arrived = Stop reached, next flag
cl-node-leave = It leaves the game
cl-npc-form-number = Card number
cl-card-number = Number printed on card { $card }
