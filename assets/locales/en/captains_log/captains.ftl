# Abilities that take part by themselves
cl-q-powers = { $ship }: which officers and specialists help?
cl-q-powers-none = Nobody
cl-power-copies = { $upgrade } × { $n }
cl-power-copy = Lieutenant as { $upgrade }
cl-power-skill = +{ $n }, printed on the card
cl-bonus = Bonus
cl-bonus-flag = flag
cl-wind = wind
cl-q-shots-note-bonus = { $note } Bonus: { $bonus }.
cl-only-load = { $name } fires one kind of ammunition only: { $ammunition }.
cl-q-overload = Overload the cannons: { $n } dice?
cl-q-overload-note = Each die from 1 to { $n } costs a cannon, and as much fire damage.
cl-guns-burst = { $n ->
    [one] A cannon bursts: take off one of your choice. Fire damage: { $fire }.
   *[other] { $n } cannons burst: take off those you choose. Fire damage: { $fire }.
}
cl-q-undo = { $n ->
    [one] Which enemy die is rolled again?
   *[other] Which enemy dice are rolled again ({ $n } at most)?
}
cl-dice-grenades = Grenades
cl-dice-sharpshooters = Sharpshooters
cl-q-skirmish = Before the melee: { $ship }
cl-q-skirmish-note = Grenades: { $hit } or more wounds the other side, { $backfire } or less your own.
cl-ev-skirmish = Before the melee, { $ship } against { $foe }: wounds dealt { $struck }, suffered { $suffered }
cl-told-merged = { $ship }: two failures count as one success.
cl-ev-drilled-fire = Instructor: the same action still allows firing.
cl-ev-drilled-board = Instructor: the same action still allows boarding.
cl-ev-grappled = Grapple: { $target } hangs on the hooks of { $ship }
cl-q-grappled = Is { $ship } still next to { $target }?
cl-told-grappled = { $ship } is held by the hooks: no movement this turn.
cl-no-move-grappled = Enemy hooks hold you: no movement this turn.
cl-ev-card-wounds = { $name } bears { $n ->
    [one] { $n } wound.
   *[other] { $n } wounds.
}
cl-ev-card-wounds-off = Card of { $name }: { $n ->
    [one] { $n } wound taken off.
   *[other] { $n } wounds taken off.
}
cl-ev-card-damage = { $name } bears { $n } damage.
cl-ev-card-damage-off = Card of { $name }: { $n } damage taken off.

# Odds of a roll
cl-odds-expected = On average: { $n } { $unit }
cl-odds-sink = Chance to destroy it: { $percent } · on average { $n } { $unit }
cl-odds-board = Chance of success: { $percent }
cl-odds-water = damage
cl-odds-fire = fire damage
cl-odds-wound = wounds
cl-odds-sail = movement points
cl-odds-wounds = wounds dealt

# An ability copied from the card
cl-kind-captain-text = Captain texts
cl-ability-form = Card of { $name }
cl-ability-form-note = The rulebook does not give this text: copy it once from your card.
cl-ability-words = Text, in short
cl-ability-effect = Effect
cl-ability-none = Other: a reminder only
cl-ability-amount = How much?
cl-ability-draft-label = Initial draught of the ship
cl-ability-draft = { $most ->
    [any] any
   *[other] { $most } or less
}
cl-ability-fire_bonus = Firing: bonus on the dice
cl-ability-fire_reroll = Firing: rerolls
cl-ability-melee_dice = Melee: extra dice
cl-ability-melee_bonus = Melee: bonus on the dice
cl-ability-melee_reroll = Melee: rerolls
cl-ability-melee_defence = Melee: penalty to enemy dice
cl-ability-movement = Extra movement
cl-ability-defence = Extra defence
cl-ability-damage_taken = Less damage from each attack
cl-ability-crew_lost = Less crew lost in each attack
cl-ability-foe_reroll = When attacked: enemy dice rolled again
cl-ability-prize = Thousands of doubloons for each ship destroyed

# What each captain does
cl-captain-anne_bonny = Her ability is read off your card.
cl-captain-edward_teach = Incendiary ammunition free, and no other allowed. With a level-3 ship of initial draught 2: the Queen Anne’s Revenge for 7,000 doubloons.
cl-captain-samuel_bellamy = Initial draught 2 or less: +1,000 for each ship destroyed.
cl-captain-cabeza_de_perro = Initial draught 1 or 1.5: +1 in boardings of laden ships.
cl-captain-bartholomew_roberts = Initial draught 2 or less: in a melee two failures make one success, once per roll.
cl-captain-henry_every = One clue to the treasure at the start.
cl-captain-grace_o_malley = Each nation at −5 is worth 1 more fame. Your reputation never locks.
cl-captain-mary_read = Initial draught 2 or less: 1 more die in melee, and 1 reroll with Anne Bonny aboard.
cl-captain-malika_fadel = +1,000 for every 3 goods of a contraband sale.
cl-captain-jack_rackham = Draw 2 upgrades from the bag and keep 1 on the card.
cl-captain-fernando_de_magallanes = Picking up costs no movement point.
cl-captain-zenon_de_somodevilla = +1,000 for every 3 goods of a legal sale.
cl-captain-blas_de_lezo = Bears up to 3 wounds on the card; hired crew takes them off.
cl-captain-antonio_barcelo = 2 cabins: one on the card, one in the hold.
cl-captain-vicente_de_tofino = A wind of −2 counts as 0.
cl-captain-ana_maria_de_soto_y_alhama = Takes your marker off one nation, not the Pirates: only those of its ships and ports that you attack resent it.
cl-captain-jeanne_barret = Like a doctor: 1 crew fewer lost each time.
cl-captain-jean_francois_de_la_perouse = +1 movement by day.
cl-captain-albin_roussin = When selling contraband, choose which nation is grateful, not the producer.
cl-captain-louis_rene_levassor = +1 movement by night.
cl-captain-claude_annebault = Reputation that a mission gives with France or England goes to whichever of the two you like.
cl-captain-george_duff = When attacked, have one enemy die rolled again.
cl-captain-hannah_snell = Bears up to 2 damage on the card; repairs take it off.
cl-captain-christopher_myngs = Corsairs that come into play obey you.
cl-captain-john_byron = 2 rowboats: one on the card, one on your board.
cl-captain-robert_maynard = +1 when firing at pirates.
cl-captain-cornelis_tromp = When selling, trade 2 goods for 1 other of your choice.
cl-captain-piet_hein = +1 reputation with a nation other than Holland, then +1 at 7, 9 and 15 fame.
cl-captain-gerard_callenburgh = 1 wood at the start; the card carries up to 3, without weight.
cl-captain-philips_van_almonde = +1 when firing at the Spanish.
cl-captain-johan_evertsen = +1 in all combat against corsairs, and doubles their reward.

# What a captain brings
cl-captain-does = In the service { $nation_of }. { $does }
cl-ev-on-card = { $what }: on the card of { $name }
cl-ev-card-wood = The card of { $name } carries up to { $n } wood, without weight
cl-no-room-for = No room aboard: { $upgrade }.
cl-q-bag = Which upgrade stays on the card?
cl-q-bag-note = Draw { $n } from the bag, keep one. Unique ones do not stack.
cl-q-favour = With which nation do you gain 1 reputation?
cl-reputation-at = reputation { $n }
cl-ev-target-moved = The end token now lies on { $n }
cl-q-outcast = Off which nation’s line do you take your marker?
cl-ev-marker-taken = The marker is taken off the line { $nation_of }
cl-ev-marked = { $what } bears your token from now on, as at −5
cl-q-port-tile = On which tile is this port?
cl-port-at = port { $nation_of }, tile { $tile }
cl-no-marker-here = Your marker is not on the line { $nation_of }: only offers without requirement.

# What a captain allows
cl-q-thanks = With which nation do you gain the reputation?
cl-q-mission-thanks = Who is this reputation with?
cl-barter = Barter { $n } goods
cl-barter-few = It takes { $n } goods aboard.
cl-barter-where = Only where a port buys goods.
cl-barter-nothing = No goods are left in the reserve.
cl-no-such-captain = It takes that captain.
cl-q-barter-give = Which { $n } goods do you discard?
cl-q-barter-second = And the second?
cl-q-barter-take = Which one do you take?
cl-flagship = Take the Queen Anne’s
cl-flagship-ship = It takes a ship of level { $level } and initial draught { $draft }.
cl-flagship-sails = You sail this ship already.
cl-q-flagship-card = Which card is the Queen Anne’s Revenge?
cl-q-heal = How many take wounds off the card?
cl-q-heal-note = { $wounds } on the card. Those without room aboard can serve there.
cl-q-repair-card = Damage repaired ({ $n }): how much on the card?
cl-cause-barter = barter
cl-cause-captain-share = captain: extra reward
cl-told-card-cleared = The captain card is cleared too.
cl-ev-corsair-taken = { $npc } obeys { $name }
cl-q-corsair = What does { $ship } do? { $n ->
    [one] One flag
   *[other] { $n } flags
} left
cl-corsair-move = Sail: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} at most
cl-corsair-fire = Fire: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
cl-corsair-board = Board: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
cl-corsair-repair = Repair at the shipyard
cl-corsair-repair-note = 2 wood for 1,000 doubloons, { $n } damage for each wood
cl-corsair-done = Done
cl-corsair-sails = Move { $ship }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} at most, like an NPC.
cl-corsair-nobody = Nobody else is on the map.
cl-q-corsair-target = Which target for { $ship }?
cl-q-corsair-wood = How much wood for { $ship }?
cl-ev-corsair-repaired = { $ship }: { $n } damage repaired
cl-card-bears-wounds = { $n } / { $most } wounds on the card
cl-card-bears-damage = { $n } / { $most } damage on the card
cl-card-bears-wood = { $n } / { $most } wood on the card
cl-card-bears = { $upgrade }, on the card
cl-fix-captains = Captains
cl-fix-card-wounds = Wounds on the captain card
cl-fix-card-damage = Damage on the captain card
cl-tie-obeys = Obeys { $name }
cl-tie-hooked = On the hooks of { $name }
cl-tie-resents = Resents { $name }, as at −5
cl-fix-outcast = Nation without marker
cl-fix-owner = Under the orders of
