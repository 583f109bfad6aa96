# Battles at sea, wounds, King's Commissioners and Warships: chapters 13 and 14, 6.34, 6.35.

bb-fight-ships = { $ships }
bb-fight-dice = dice
bb-q-fight-round = { $name } against { $hunters }: the dice of the round
bb-q-fight-round-note = { $name }: { $own }. { $hunters }: { $theirs }. Each adds 2 dice.
bb-fight-round = { $name }: { $own }. { $hunters }: { $theirs }. { $hurt ->
    [0] Nobody is hit.
   *[other] { $harm ->
        [0] Damage: { $name } { $hurt }.
       *[other] Damage: { $name } { $hurt }, { $hunters } { $harm }.
    }
}
bb-q-fight-on = { $name }: fight on?
bb-q-fight-on-note = Dice alone: pirate { $thrown }, hunter { $faced }. The higher chooses whether the fight goes on.
bb-q-fight-next = Continued: { $name } against { $hunters }
bb-fight-next = Next round
bb-fight-even = Equal dice: the fight goes on.
bb-fight-warship = The higher dice are with { $hunters }: a Warship never lets go.
bb-fight-decided = The higher dice are with { $name }, who fights on.
bb-q-fight-on-yes = Fight on
bb-fight-break-off = Break off the fight
bb-q-fight-plead = Does { $name } plead his Letter of Marque ({ $nation })?
bb-q-fight-plead-note = He gives up his booty and rolls on the Treachery table.
bb-q-fight-help = Does { $name } come to help { $friend }?
bb-q-fight-help-note = Two more dice for the pirates, the better throw counts; both suffer the result.
bb-fight-odds = { $n } damage on average, no risk of sinking
bb-fight-odds-sinks = { $percent } to sink, { $n } damage on average
bb-fight-odds-unit = damage suffered
bb-figure-n = { $n }
bb-figure-plus = +{ $n }
bb-figure-unknown = unknown
bb-figure-defence = Defence
bb-figure-prize = Taken
bb-figure-hurt = Damage
bb-figure-cost = Costs
bb-figure-friend = Letter and havens, { $nation }
bb-figure-strength = Strength
bb-figure-boxes = Hull
bb-figure-speed = Speed
bb-figure-notoriety = Notoriety
bb-figure-garrison = Garrison
bb-figure-falls = Port falls
bb-figure-sinks = Sinks
bb-figure-endurance = Endurance
bb-figure-hits = Is hit
bb-figure-struck = Hits
bb-figure-stake = Notoriety at stake
bb-figure-against = { $own } against { $theirs }
bb-figure-against-unseen = { $own } against ?
bb-figure-minus = −{ $n }
bb-figure-won = Notoriety if he wins
bb-figure-lost = if he surrenders
bb-figure-suffers = Damage, next round
bb-figure-sinks-now = Sinks in it
bb-figure-sinks-fight = Sinks if he leaves when he may

bb-q-hurt-wounds = Is { $name } wounded?
bb-q-hurt-wounds-note = A die for each point of damage; every { $face } wounds him.
bb-hurt-purpose = { S($name) } wound
bb-hurt-superficial = { $name }: superficial wound, all characteristics −1 this turn.
bb-hurt-minor = { $name }: minor wound, to be healed in port.
bb-hurt-leg = { $name } loses a leg.
bb-hurt-arm = { $name } loses an arm.
bb-hurt-eye = { $name } loses an eye.
bb-hurt-killed = { $name } is killed.
bb-hurt-fatal = { $name } dies: it is too much for one man.
bb-hurt-ill = { $name } is ill: his characteristics are lower until he recovers.

bb-op-petition = Petition the Crown
bb-op-kc-move = Move { $name }
bb-op-kc-attack = Intercept with { $name }
bb-crown-no-pirate-yet = { $name } must activate a pirate first.
bb-crown-has-one = { $name } already has a King’s Commissioner.
bb-crown-chances = Highest opposing Notoriety: { $best }. { $n ->
    [0] No roll is enough.
    [one] { $n } chance in { $of }.
   *[other] { $n } chances in { $of }.
}
bb-crown-vain = { $name }: hopeless petition, the highest opposing Notoriety is { $best }.
bb-crown-purpose = petition, { $best } or less
bb-crown-heard = { $name } rolls { $rolled } ({ $best } or less needed): the Crown sends a King’s Commissioner.
bb-crown-refused = { $name } rolls { $rolled }, more than { $best }: the Crown refuses.
bb-q-crown-box = King’s Commissioner: arriving in which Transit Box?
bb-q-crown-tie = Equal Notoriety: the King’s Commissioner hunts whom?
bb-q-crown-move = { $name }: where does it end? { $n ->
    [one] { $n } hex at most
   *[other] { $n } hexes at most
}
bb-crown-move-note = Entering or leaving a port costs one hex.
bb-q-crown-leave-box = { $name } leaves Transit Box { $n }: where to?
bb-q-crown-port = What does { $name } do off { $port }?
bb-crown-enter = Enter: { $port }
bb-crown-blockade = Stay at sea and blockade
bb-crown-no-box = { $name } is in a Transit Box: nobody is intercepted there in this way.
bb-crown-in-port = { $name } is in port, not at sea.
bb-crown-nobody = { $name } has no opposing pirate at sea beside it ({ $where }).
bb-q-crown-attack = { $name } has intercepted: who does it attack?
bb-crown-let-go = Nobody
bb-q-crown-turns = { $name } can avoid { $kc }: attack instead?
bb-q-crown-turns-yes = Attack
bb-q-crown-turns-no = Avoid

bb-campaign-purpose = anti-pirate campaign, { $port }
bb-campaign-english = { $port } becomes an English port, value { $value }, garrison { $garrison }.

bb-fleet-purpose = the new Warship
bb-q-fleet-choice = Move the Warships, or place one?
bb-fleet-move = { $n ->
    [one] Move the Warship in play
   *[other] Move the { $n } Warships in play
}
bb-fleet-draw = Place a Warship
bb-q-fleet-die = { $n ->
    [one] One hidden Warship: its movement
   *[other] { $n } hidden Warships: a movement die each
}
bb-q-fleet-to = { $name }: where does it end? { $n ->
    [one] { $n } hex at most
   *[other] { $n } hexes at most
}
bb-q-fleet-leave-box = { $name }, Transit Box { $n }: where does it go?
bb-fleet-stays = Stay here
bb-fleet-prey = Can attack: { $ships }
bb-q-challenge = { $player }: contest a distance (challenge)?
bb-q-challenge-note = Has the Warship gone beyond its printed Speed? Then it returns to the cup; if not, it attacks a pirate of whoever contested.
bb-fleet-no-challenge = None
bb-q-fleet-hexes = How many hexes did { $name } move?
bb-fleet-exceeded = { $name }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} with Speed { $speed }. The distance was wrong.
bb-fleet-kept = { $name }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} with Speed { $speed }. { $player } contested it wrongly.
bb-q-fleet-target = Which pirate does { $name } attack?
bb-q-fleet-tie = { $player }, tied ({ $n }): which pirate is attacked?
bb-fleet-nobody = No other player has a pirate in play.
bb-q-fleet-prey = Several pirates ({ $where }): which one to intercept?
bb-fleet-blockades = { $name } blockades { $port }.
