# Reputation, joining nations, events, Kraken, wind and fog.
cl-ev-reputation-up = { $nation }: reputation { $now } → { $to }
cl-ev-reputation-down = { $nation }: reputation { $now } → { $to }
cl-reputation-locked = Reputation with { $nation_the } is locked: the marker can no longer go back towards 0.
cl-column = { $n }
cl-from-to = Reputation: { $now } → { $to }
cl-form-reputation-line = Reputation, side { $side }: { $nation }
cl-q-icon = { $nation }, Reputation: where is “{ $icon }”?
cl-form-reputation-line-note = For each icon the column where it stands. What stays unknown is derived from the rules, or has no effect.
cl-brings-contempt = Contempt: its ships attack you
cl-brings-distrust = Distrust: its fortresses fire
cl-brings-treaty = Treaty: legal market closed
cl-brings-grata = Persona non grata: no mooring
cl-brings-at_war = At war: +1 on its dice
cl-brings-prestige = Prestige: +1 fame
cl-brings-locked = Reputation locked
cl-brings-who_are_you = “Who are you?”: no fame
cl-brings-access_1 = Access level 1
cl-brings-access_2 = Access level 2
cl-brings-access_3 = Access level 3
cl-brings-access_4 = Access level 4
cl-brings-second_captain = Second captain
cl-brings-benefit = Nation benefit
cl-brings-respected = Respected by the Pirates
cl-brings-respawn = Respawn in port
cl-brings-join = Joining the nation
cl-q-war-bonus = Which nation thanks you?
cl-q-war-bonus-note = { $ship } is lost: +1 reputation with one nation at war with its side.
cl-ev-bounty-void = { $nation }: no longer wanted, the bounty returns to the reserve ({ $amount })
cl-ev-unwanted = { $nation }: no longer wanted

# Joining a nation
cl-q-join = Join { $nation_the }?
cl-q-join-price = +1 fame, and your ship becomes one of theirs. Your reputation drops to −4 with their enemies: { $nations }. If you decline, you lose the point of reputation that brought you there.
cl-q-join-free = +1 fame, and your ship becomes one of theirs. If you decline, you lose the point of reputation that brought you there.
cl-q-join-yes = Join
cl-q-join-no = Decline
cl-has-joined = You already belong { $nation_to }: you cannot join { $other_the } as well. This point of reputation is lost.
cl-ev-joined = { $name } joins { $nation_the }
cl-ev-betrayed = { $name } betrays { $nation_the } and no longer belongs there

# Events
cl-q-event = Which event?
cl-q-event-turned = Turn up an event card: which one?
cl-event-numbered = { $n } · { $event }
cl-ev-event = Event { $n }: { $event }
cl-ev-events-reshuffled = Pile used up: { $n } event cards reshuffled
cl-ev-event-lasts = { $event }: in play { $until }
cl-ev-event-over = { $event }: card discarded
cl-event-expert = Without crew this card has no effect.
cl-until-day = until the next day step
cl-until-condition = until then
cl-until-game = to the end of the game
cl-form-event-card = Event card { $n }: { $event }
cl-form-wind-change = Wind change
cl-form-draw-another = One more card
cl-form-icons = Icons of the card
cl-form-icons-none = No icon
cl-form-icons-wind = Change of wind
cl-form-icons-more = One more card
cl-form-icons-both = Both icons
cl-form-until = Duration
cl-event-1 = Calm
    .effect = Nothing happens.
cl-event-2 = Calm
    .effect = Nothing happens.
cl-event-3 = Calm
    .effect = Nothing happens.
cl-event-4 = Calm
    .effect = Nothing happens.
cl-event-5 = Vanished
    .effect = The NPC of the lowest level is lost with all hands; on a tie, the lowest card number.
cl-event-6 = Storm 1
    .effect = Beyond half of its movement, every hex costs a ship 1 damage. NPCs stop at half.
cl-event-7 = Storm 2
    .effect = Beyond half of its movement, every hex deals 1D20 minus the ship’s defence. NPCs stop at half.
cl-event-8 = Fog
    .effect = A bank of fog covers tile 21, its north on the number, then drifts with the wind at the end of each round. It blocks sight; ships and fortresses inside neither attack nor are attacked and count as not in play.
cl-event-9 = Sunk whaler 1
    .effect = Two oil cubes afloat, at the start of the first player’s turn.
cl-event-10 = Sunk whaler 2
    .effect = Two oil cubes afloat, at the start of the second player’s turn.
cl-event-11 = Sunk ship 3
    .effect = A barrel token afloat, at the start of the third player’s turn.
cl-event-12 = Sunk ship 4
    .effect = A barrel token afloat, at the start of the fourth player’s turn.
cl-event-13 = Plague 1
    .effect = A nation, named by 1D12, loses half of its goods, row by row.
cl-event-14 = Plague 2
    .effect = The nation with the most goods loses half of them, row by row.
cl-event-15 = Plague 3
    .effect = Every market loses 2 legal and 2 contraband goods.
cl-event-16 = Abundance
    .effect = The nation with the fewest goods gains 1D12 of its goods, column by column from the left.
cl-event-17 = Stowaway
    .effect = On your turn, in port or on a mooring: 1 crew lost for each mission under way.
cl-event-18 = Fortress 1
    .effect = Every fortress rolls 1 more die, and all its dice have +1. A reinforcement token can serve as a reminder.
cl-event-19 = Fortress 2
    .effect = Fortresses fire 1 hex farther; in that ring with 3 dice. A reinforcement token can serve as a reminder.
cl-event-20 = Assault 5
    .effect = The fortress of tile 5 changes its flag: 1D12 for the new nation. The island’s port follows.
cl-event-21 = Assault 6
    .effect = The fortress of tile 6 changes its flag: 1D12 for the new nation. The island’s port follows.
cl-event-22 = High tide
    .effect = Every sandbank is one level deeper: −1 → −2, −2 → −3, −3 → −4, −5 → −6.
cl-event-23 = Low tide
    .effect = Every sandbank is one level shallower: −1 → land, −2 → −1, −3 → −2, −5 → −4. A ship caught on one may leave or be given up.
cl-event-24 = Kraken
    .effect = Once it is on the sea, the Kraken moves at the end of every round and destroys everyone it meets.
cl-event-25 = Kraken
    .effect = Once it is on the sea, the Kraken moves at the end of every round and destroys everyone it meets.
cl-event-26 = Kraken
    .effect = Once it is on the sea, the Kraken moves at the end of every round and destroys everyone it meets.
cl-event-27 = Colossal Kraken
    .effect = The Kraken also reaches the hexes next to its own, to the end of the game.
cl-reminder-6 = Storm 1: safe up to half the movement, then 1 damage per hex
cl-reminder-7 = Storm 2: safe up to half the movement, then 1D20 − defence per hex
cl-reminder-9 = Sunk whaler: 2 oil cubes at the start of { $name }’s turn
cl-reminder-10 = Sunk whaler: 2 oil cubes at the start of { $name }’s turn
cl-reminder-11 = Sunk ship: a barrel token at the start of { $name }’s turn
cl-reminder-12 = Sunk ship: a barrel token at the start of { $name }’s turn
cl-reminder-17 = Stowaway: in port, 1 crew lost per mission under way
cl-reminder-18 = Fortresses: 1 more die, +1 on each die
cl-reminder-19 = Fortresses: 1 hex farther, 3 dice in that ring
cl-reminder-22 = High tide: sandbanks one level deeper
cl-reminder-23 = Low tide: sandbanks one level shallower, −1 = land
cl-reminder-27 = Colossal Kraken: the hexes next to it are deadly too
cl-reminder-fog = Fog: blocks sight; inside, no exploring, no attack made or suffered
cl-reminder-kraken = { $n ->
    [one] Kraken: moves once at the end of every round
   *[other] Kraken: moves { $n } times at the end of every round
}

# Wrecks, plague, abundance, the vanished ship
cl-q-wreck = Where is the wreck (1D20)?
cl-wreck-oil = { $n ->
    [0] The reserve has no oil left: nothing to place.
    [one] Put 1 oil cube on the numbered hex of tile { $tile }.
   *[other] Put { $n } oil cubes on the numbered hex of tile { $tile }.
}
cl-wreck-barrel = Put a barrel token on the numbered hex of tile { $tile }.
cl-q-nation-die = Which nation (1D12)?
cl-plague-strikes = The plague strikes { $nation_the }.
cl-q-nation-of-face = Which nation does the card give for { $face }?
cl-form-nation-die = Table of the die: { $event }
cl-form-nation-die-note = The nation of each face, as on the card. What stays unknown is asked when needed.
cl-form-die-face = Face { $face }
cl-q-abundance = How many more cubes?
cl-nobody-vanishes = No NPC on the map: nobody vanishes.
cl-vanishes = { $ship } (level { $level }) vanishes.
cl-how-lost = lost
cl-stowaway-note = In port or on a mooring: 1 crew lost per mission under way.
cl-stowaway-no-mission = No mission under way: the stowaway costs nothing.
cl-stowaway-costs = Stowaway: { $ship } loses { $n } crew

# Fortresses
cl-ev-fortress-taken = The fortress of tile { $tile } goes { $nation_to }: change its flag, and that of the island’s port.
cl-fortress-hidden = Tile { $tile } is still hidden: no fortress to take.
cl-fortress-holds = The fortress of tile { $tile } stays with { $nation_the }.
cl-fortress-dice = Dice of the fortress
cl-fortress-bonus = Bonus per die
cl-fortress-hex = number on the hex
cl-fortress-ring = added ring
cl-fortress-era = era

# Kraken
cl-clock = { $clock } o’clock
cl-die-red = Red die: direction
cl-die-black = Black die: distance
cl-form-dial = Dial of the Kraken
cl-form-dial-face = Red die: { $face }
cl-q-kraken-roll = The Kraken moves: 2D12
cl-kraken-moves = { $n ->
    [one] The Kraken moves 1 hex towards { $clock } o’clock.
   *[other] The Kraken moves { $n } hexes towards { $clock } o’clock, one by one.
}
cl-kraken-detour = At an obstacle it goes around by the shortest way until it can resume its direction; between equal ways the first step decides, in the order { $clocks }. Hexes of the detour count. Without a way through it stays where it is.
cl-q-kraken-path = Who did the Kraken meet?
cl-kraken-path = { $n ->
    [one] It moves 1 hex towards { $clock } o’clock.
   *[other] It moves { $n } hexes towards { $clock } o’clock, one by one.
} At land, the edge, a hidden tile or a gap it goes around by the shortest way until it can resume its direction (between equals, first step to 12, 2, 4, 6, 8, then 10 o’clock); the detour counts.
cl-kraken-reach = { $note } Colossal: the hexes next to it count too.
cl-kraken-fog = Ships in the fog do not count
cl-kraken-none = Nobody
cl-kraken-hidden = Tile { $tile } is still hidden: the Kraken does not appear.
cl-kraken-colossal = Colossal Kraken: it also destroys whatever stands on a hex next to it or passes there.
cl-ev-kraken-appears = The Kraken appears: put it on its icon on tile 11, its card turned north.
cl-ev-kraken-more = One more Kraken card: put it behind the others.
cl-ev-kraken-sated = The Kraken has found a victim: discard its card ({ $event })
cl-ev-kraken-leaves = Sated, the Kraken leaves the map: discard its last card
cl-ev-kraken-lies = The Kraken is here: { $place }.
cl-ev-kraken-swam = The Kraken moves { $way }. It arrives: { $place }.
cl-told-kraken-swims = Kraken: move it { $way }
cl-q-stands-kraken = On which hex is the Kraken?
cl-kraken-detour-row = At an obstacle it goes around by the shortest way and comes back to the row that it followed (ruling A-105); between equal ways the first step decides, in the order { $clocks }. Hexes of the detour count. Without a way through it stays where it is.
cl-kraken-obstacles-shallows = Its obstacles: land, sandbanks and reefs (ruling A-107), the edge of the map, hidden tiles and unexplored areas (ruling A-49). Ships and fog do not stop it.
cl-kraken-path-ruled = { $n ->
    [one] It moves 1 hex towards { $clock } o’clock.
   *[other] It moves { $n } hexes towards { $clock } o’clock, one by one.
} At an obstacle it makes the detour that this table has settled (rulings A-105 and A-107); the detour counts.
cl-kraken-held = The Kraken finds no way on: it stops there.
cl-kraken-far = No ship is within reach of the Kraken.
cl-fix-kraken-at = Kraken: hex
cl-meet-kraken = Too near the Kraken
cl-meet-kraken-note = A ship passes or stops next to the colossal Kraken.
cl-q-kraken-met = Who came near the Kraken?
cl-kraken-came-near = It destroys any ship that comes onto its hex.

# Wind, fog, storm
cl-q-wind = Which wind card?
cl-q-wind-turned = Turn up a wind card: which one?
cl-wind-card = Wind { $card }
    .short = { $card }
cl-wind-calm = Calm wind
    .short = Calm
cl-wind-value = { $clock } o’clock: { $value }
cl-wind-values = { $values }
cl-ev-wind = The wind changes: card { $card_short }
cl-ev-wind-reshuffled = Wind cards reshuffled; the wind changes: card { $card_short }
cl-form-wind-card = Wind card { $card_short }
cl-form-wind-card-note = A wind card never copied before, turned north: one value for each direction.
cl-form-wind-at = Towards { $clock } o’clock
cl-ev-fog = Put the fog tile on tile 21, its north in line with the number.
cl-ev-fog-lifted = The fog has lifted: remove its tile.
cl-fog-hidden = Tile { $tile } is still hidden: no fog.
cl-fog-stays = Dead calm: the fog does not move.
cl-fog-drifts = The fog drifts one hex towards the +2 side of the wind card. Nothing stops it.
cl-fog-drifts-to = { $n ->
    [one] The fog drifts one hex towards { $clock } o’clock. Nothing stops it.
   *[other] The fog drifts { $n } hexes towards { $clock } o’clock. Nothing stops it.
}
cl-q-fog-way = Which way does the fog drift?
cl-q-fog-gone = Is all of the fog off the map?
cl-brave-storm = Storm: count the damage
cl-brave-storm-note = Hexes sailed beyond half of the movement, calm sea apart.
cl-no-storm = No storm is raging.
cl-not-moved = You have not moved this turn.
cl-storm-counted = The storm counts hex by hex as you sail on.
cl-no-wind-card = No wind card is in force.
cl-wind-known = The values of this wind card are known.
cl-kraken-not-colossal = The Kraken is not colossal.
cl-q-storm-hexes = How many hexes beyond half?
cl-q-storm-hexes-note = Half of the computed movement, rounded down, is safe.
cl-q-storm-roll = The storm strikes: 1D20 per hex
cl-q-storm-roll-note = Each die deals what exceeds your defence ({ $defence }).
cl-storm-dice = Storm
cl-storm-hits = { $n ->
    [0] { $ship } holds out: no damage
    [one] { $ship }: 1 damage in the storm
   *[other] { $ship }: { $n } damage in the storm
}
cl-form-dial-note = The suggested answer is a guess: the dial on the card decides.
cl-q-dial-face = Kraken, red die { $face }: which direction?
cl-wind-on-the-table = { $card }: the card turned up on the table, not copied yet.
cl-describe-wind = Copy the wind card
cl-describe-wind-note = Six values, once for all your games: the wind rose then shows.
cl-q-card-number = Which number is on the card of { $ship }?
cl-stowaway-over = The stowaway is no longer in play.
cl-stowaway-paid = Already paid this turn: no more crew lost.
cl-q-stowaway-moored = { $ship }: moored at a port this turn?
cl-q-fog = Which NPCs are in the fog?
cl-q-fog-note = In the fog a ship does not count as in play.
cl-q-fog-none = None
cl-q-kraken-beside = Who is on the Kraken’s hex or next to it?
cl-kraken-obstacles = Its obstacles: land, the edge of the map, hidden tiles and unexplored areas (ruling A-49). Ships, sandbanks, reefs and fog do not stop it.
cl-fog-fight = Fog: inside it nobody attacks or is attacked
cl-fog-lookout = Fog: it blocks sight, and inside one sees one’s own hex only
cl-odds-lost = Risk of losing your ship: { $percent }
