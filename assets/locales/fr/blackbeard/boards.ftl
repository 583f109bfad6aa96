# Barbe Noire : les plateaux. La mer, les ports, les cartes, la notoriété, le chemin d’un faux joueur.
bb-boards-tab-sea = Mer
bb-boards-tab-ports = Ports
bb-boards-tab-deck = Cartes
bb-boards-tab-renown = Notoriété
bb-boards-tab-path = Décision

# La mer
bb-boards-ailing = Blessé ou malade
bb-boards-no-counters = Ni marchand ni navire de guerre sur la carte.
bb-boards-knows = { $player } a vu en secret { $n ->
    [one] un pion
   *[other] { $n } pions
}.
bb-boards-knows-own = Tu as vu { $n ->
    [one] un pion
   *[other] { $n } pions
} face cachée.

# Les ports
bb-boards-for-all = Gouverneurs
bb-boards-forever = Anti-pirate pour toujours
bb-boards-taken = { $n ->
    [one] pris une fois
   *[other] pris { $n } fois
}

# Les cartes
bb-boards-last = Dernière ligne retournée
bb-boards-left = Ce que cache encore le paquet
bb-boards-deck = dans le paquet, { $gone } à la défausse
bb-boards-unread = { $n ->
    [one] La ligne d’une carte n’a jamais été lue : elle est supposée.
   *[other] La ligne de { $n } cartes n’a jamais été lue : elle est supposée.
}
bb-boards-assumed = supposé, pas lu sur la carte
bb-boards-turn-of = { $line } · { $player }
bb-boards-percent = { $n } %

# Notoriété et popularité
bb-boards-notoriety = Notoriété : { $n } pour gagner

# Un faux joueur
bb-boards-no-path = Aucun faux joueur n’a encore joué.
bb-boards-list-whose = Qui agit ?
bb-boards-list-pirate = Le pirate, du plus urgent au moins urgent
bb-boards-list-commissioner = Le corsaire du roi, du plus urgent au moins urgent
