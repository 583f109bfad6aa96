# Missions: cards, steps, dice, rewards; the form of a card; the sheet.
cl-mission-elsewhere-port = Its next step is ticked off in a port.
cl-mission-elsewhere-sell = Its next step is a sale in a port.
cl-mission-elsewhere-sea = Its next step is ticked off at sea, while moving.
cl-mission-elsewhere-ship = Its next step is an action beside a ship.
cl-mission-elsewhere-fortress = Its next step is an action beside a fortress.
cl-mission-elsewhere-destroy = A ship must be destroyed for it; the app sees it happen.
cl-mission-elsewhere-capture = A ship must be captured for it; the app sees it happen.
cl-mission-elsewhere-survive = It advances with time.
cl-mission-elsewhere-own = It asks for doubloons in your purse.
cl-mission-by-itself = The app ticks off what it sees; what it cannot see, complete yourself.
cl-no-mission = You have no ongoing mission.
cl-mission-set-few = It takes { $n } completed missions of one type.
cl-mission-pick-up = Pick up its time counter.
cl-mission-native = It asks for a native port.
cl-mission-nation = It asks for a port { $nation_of }.
cl-mission-any-nation = It asks for a port of a nation.
cl-mission-other-nation = It asks for a port of another nation than { $nation_the }.
cl-mission-tile = It asks for the port of tile { $tile }.
cl-mission-not-here = It does not end in this port.
cl-mission-other-market = It does not end at this market.
cl-mission-sell-first = Sell { $n } of its goods here first.
cl-mission-sale = Sell its goods here first.
cl-mission-no-clue = { $ship } has no treasure clue.
cl-mission-no-rescue = { $ship } is on no Rescue mission.
cl-mission-not-marked = { $ship } is on no mission and bears no mission symbol.
cl-mission-hopeless = { $goal }. Bad luck: { $reason }
cl-mission-no-boarding = boarding is not played.
cl-mission-no-rival = you have no rival.
cl-mission-odds = { $percent } chance of success
cl-mission-roll-note = { $fails ->
    [0] Every result succeeds.
   *[other] 1 to { $fails }: failure.
} { $sign ->
    [plus] Tonight +{ $night }.
    [minus] Tonight −{ $night }.
   *[none] { "" }
}
cl-mission-rolled = { $sum }; failure up to { $fails }
cl-at-night = night
cl-mission-way = Scroll { $n }: tile { $tile }
cl-q-mission-way = By which scroll does it end?
cl-q-mission-draw = Mission card { $n }
cl-a-mission = A card from the pile
cl-q-mission-keep = Which mission do you keep?
cl-q-mission-keep-note = The others are discarded.
cl-q-mission-ship = Beside which ship are you?
cl-q-mission-ship-note = It must be in an adjacent hex.
cl-q-mission-fortress = Whose fortress is it?
cl-q-mission-rob = Which Rescue mission do you steal?
cl-q-renounce = Renounce the rewards of { $ship } for your mission?
cl-ev-missions-reshuffled = The mission discards are shuffled into a new pile.
cl-gift-officer = From the tavern, in a line that your reputation opens
cl-gift-worth = Worth { $price } at most
cl-kind-mission-card = Mission cards
cl-form-mission = Mission { $mission }
cl-face-mission-step = Step { $n }
cl-face-steps = To be done
cl-face-sites-many = Number of places
cl-face-sites = Places { $first } to { $last }
cl-face-ways = Parchments of the end
cl-face-ways-many = How many
cl-face-way = Parchment { $n }
cl-face-way-tile = Tile
cl-face-way-market = Market
cl-face-way-doubloons = Doubloons
cl-face-way-reputation = Reputation
cl-form-mission-seen = Public or secret?
cl-form-mission-public = Public
cl-form-mission-secret = Secret
cl-form-mission-reveals = Turns public after its first step
cl-form-place = Step { $n }: which port?
cl-form-place-number = On which tile?
cl-form-place-tile = the port of a tile
cl-form-place-nation = a port of one nation
cl-form-place-choice = a nation of your choice
cl-form-place-other = another nation than X
cl-form-place-native = the farthest native port
cl-form-place-any = any port
cl-form-mission-places = How many places?
cl-form-mission-place = Place { $n }: which tile?
cl-form-mission-fortress = Fortress of which tile?
cl-form-mission-load = Which goods?
cl-form-mission-cubes = How many cubes?
cl-form-mission-spaces = Time steps on the card
cl-form-mission-expires = Lost after how many time steps?
cl-form-mission-arrows = Arrows: how many players? (− to the right)
cl-form-mission-fails = Die: fails up to
cl-form-mission-night = Die: added at night
cl-form-mission-blame = Failure: reputation with X
cl-form-mission-ways = Scrolls to end by
cl-form-mission-way = Scroll { $n }: tile
cl-form-mission-row = Scroll { $n }: which market?
cl-form-mission-legal = legal
cl-form-mission-contraband = contraband
cl-form-mission-way-doubloons = Scroll { $n }: doubloons
cl-form-mission-way-reputation = Scroll { $n }: reputation
cl-form-mission-doubloons = Reward: doubloons
cl-form-mission-fame = Reward: fame beyond the usual point
cl-form-mission-reputation = Reward: reputation
cl-form-mission-thanks = Reputation with which nation?
cl-form-thanks-port = nation of the port
cl-form-thanks-choice = your choice
cl-form-thanks-target = X
cl-form-mission-gift = Reward: what else?
cl-form-gift-none = nothing
cl-form-gift-officer = officer or specialist
cl-form-gift-officer-3000 = officer up to 3,000
cl-form-gift-ship-3000 = ship upgrade up to 3,000
cl-form-gift-clue = treasure clue
cl-form-gift-goods = goods
cl-form-gift-more = something else
command-mission-due = Mission
cl-ui-mission-look = See the card
cl-ui-mission-hide = Hide the card
cl-ui-mission-left = { $n ->
    [one] { $n } time step left
   *[other] { $n } time steps left
}
cl-ui-step-port-tile = { $tile ->
    [0] port named on the card
   *[other] port of tile { $tile }
}
cl-ui-step-port-nation = port { $nation_of }
cl-ui-step-port-unnamed = port of the nation on the card
cl-ui-step-port-choice = port of a nation you choose
cl-ui-step-port-other = port of another nation
cl-ui-step-port-not = port of another nation than { $nation_the }
cl-ui-step-port-native = { $tile ->
    [0] farthest native port
   *[other] native port of tile { $tile }
}
cl-ui-step-port-any = any port
cl-ui-step-ways = one of the tiles { $tiles }
cl-ui-step-sell = { $tiles ->
    [none] sell the goods at a market of the card
   *[other] sell the goods at tile { $tiles }
}
cl-ui-step-sea = { $tile ->
    [0] place at sea
   *[other] place on tile { $tile }
}
cl-ui-step-counter = { $tile ->
    [0] fetch the time counter
   *[other] fetch the time counter, tile { $tile }
}
cl-ui-step-ship = beside the ship: roll
cl-ui-step-fortress = { $tile ->
    [0] beside the fortress: roll
   *[other] beside the fortress of tile { $tile }: roll
}
cl-ui-step-destroy = destroy a ship
cl-ui-step-capture = capture a ship
cl-ui-step-survive = stay afloat
cl-ui-step-own = own the doubloons
cl-ui-mission-die = die: fails up to { $fails }
cl-ui-mission-steps-of = { $n } / { $all }
cl-ui-missions-done = Completed: four of a type make 1 fame

# Tavern kept by the app
cl-q-tavern-draw = Tavern, space { $n }
cl-space-empty = No upgrade lies on that space.
cl-ev-tavern-filled = New in the tavern: { $upgrades }
command-tavern-fill = Tavern
cl-ui-tavern = Tavern: officers and specialists, by reputation
cl-ui-tavern-empty = empty
cl-fix-tavern = Tavern, line { $line }, column { $column }
cl-fix-mission-public = Mission { $n }: public
cl-fix-mission-left = Mission { $n }: time steps left
cl-form-mission-kept = The mission card that you keep
cl-q-renounce-short = Rewards of { $ship }
cl-q-mission-fortress-short = Who the mission is about
