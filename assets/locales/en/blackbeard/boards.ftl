# Blackbeard: the boards. The sea, the ports, the cards, renown, the path of a false player.
bb-boards-tab-sea = Sea
bb-boards-tab-ports = Ports
bb-boards-tab-deck = Cards
bb-boards-tab-renown = Notoriety
bb-boards-tab-path = Decision

# The sea
bb-boards-ailing = Wounded or ill
bb-boards-no-counters = Neither Merchant nor Warship on the map.
bb-boards-knows = { $player } has looked at { $n ->
    [one] one counter
   *[other] { $n } counters
} in secret.
bb-boards-knows-own = You have looked at { $n ->
    [one] one counter that lies
   *[other] { $n } counters that lie
} face down.

# The ports
bb-boards-for-all = Governors
bb-boards-forever = Anti-pirate for ever
bb-boards-taken = { $n ->
    [one] taken once
   *[other] taken { $n } times
}

# The cards
bb-boards-last = The line turned last
bb-boards-left = What the deck still holds
bb-boards-deck = in the deck, { $gone } discarded
bb-boards-unread = { $n ->
    [one] The line of one card was never read: it is assumed.
   *[other] The lines of { $n } cards were never read: they are assumed.
}
bb-boards-assumed = assumed, not read off the card
bb-boards-turn-of = { $line } · { $player }

# Renown
bb-boards-notoriety = Notoriety: { $n } to win

# A false player
bb-boards-no-path = No decision of a false player to show.
bb-boards-list-whose = Who acts?
bb-boards-list-pirate = The pirate, most urgent first
bb-boards-list-commissioner = The King’s Commissioner, most urgent first

# The chart of the sea
bb-chart-title = The chart of the sea
bb-chart-how = Touch a port, a lane, a box or a ship: the chart says who is there and what may be done there.
bb-chart-said = Chart of the sea
bb-chart-turn = { $player }, whose turn it is
bb-chart-ports-for = The ports, to { $name }:
bb-chart-merchant = merchant face down
bb-chart-warship = warship face down
bb-chart-lane = shipping lane
bb-chart-to-play = of the player whose turn it is
bb-chart-ours = A chart of our own: where ports and lanes lie, and the distances, are read off the board.
bb-chart-strays = Ocean not copied yet: the library asks for it with the shipping lane.
bb-chart-water = Open sea or near a coast, off the lanes and ports
bb-chart-untold = ocean not copied yet
bb-chart-serves = Leads to: { $oceans }
bb-chart-links = { $n ->
    [one] Beside box { $zones }
   *[other] Beside boxes { $zones }
}
bb-chart-seen-by = seen by { $names }
bb-chart-posture-sea = at sea
bb-chart-posture-anchored = at anchor
bb-chart-posture-careened = careened
bb-chart-nothing = Nothing to decide here just now.
bb-chart-several = Several answers at once: { $names } is ticked in the question.
bb-chart-hither = To come here: where it ends is asked next.
bb-chart-begins = He may begin here: where is asked next.
bb-chart-refused = Not now ({ $n }): why?
bb-chart-less = Back to what is possible
bb-chart-ports = The ports, by their governors:
bb-chart-no-nation = Nationality not copied yet
bb-chart-standing = To { $name }: { $standing }
bb-chart-figure = { $what }: { $value }
