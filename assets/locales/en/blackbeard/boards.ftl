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
bb-boards-percent = { $n }%

# Renown
bb-boards-notoriety = Notoriety: { $n } to win

# A false player
bb-boards-no-path = No false player has played yet.
bb-boards-list-whose = Who acts?
bb-boards-list-pirate = The pirate, most urgent first
bb-boards-list-commissioner = The King’s Commissioner, most urgent first
