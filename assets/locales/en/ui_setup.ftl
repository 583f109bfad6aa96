ui-setup-captain = Captain { $n }
ui-setup-begin = Weigh anchor
ui-setup-below = Further down: { $panels }
ui-setup-players = { $n ->
    [1] Solo
   *[other] { $n } players
}
ui-setup-who = Who plays?
ui-setup-name = Captain { $n }
ui-setup-cards-app = The app deals the cards
ui-setup-cards-table = Our own decks
ui-setup-rules = Which rules?
ui-setup-rulings = House rulings
ui-setup-show = See them
ui-setup-rulings-note = Where the rulebook is silent. Nothing to change if you agree with our reading.
ui-setup-rulings-changed = { $n ->
    [0] All at default
    [1] 1 changed
   *[other] { $n } changed
}
ui-setup-rulings-reset = Back to default
colour-green = green
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-red = red
