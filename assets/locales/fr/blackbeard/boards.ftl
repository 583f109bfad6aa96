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

# Notoriété et popularité
bb-boards-notoriety = Notoriété : { $n } pour gagner

# Un faux joueur
bb-boards-no-path = Aucune décision d’un faux joueur à montrer.
bb-boards-list-whose = Qui agit ?
bb-boards-list-pirate = Le pirate, du plus urgent au moins urgent
bb-boards-list-commissioner = Le corsaire du roi, du plus urgent au moins urgent

# La carte de la mer
bb-chart-title = La carte de la mer
bb-chart-how = Touche un port, une voie, une zone ou un navire : la carte dit qui s’y trouve et ce qu’on peut y faire.
bb-chart-said = Carte de la mer
bb-chart-turn = { $player }, à qui c’est le tour
bb-chart-ports-for = Les ports, pour { $name } :
bb-chart-merchant = marchand face cachée
bb-chart-warship = navire de guerre face cachée
bb-chart-lane = voie maritime
bb-chart-to-play = au joueur dont c’est le tour
bb-chart-ours = Carte de notre main : la place des ports et des voies, et les distances, se lisent sur le plateau.
bb-chart-strays = Mer pas encore recopiée : la bibliothèque la demande à la voie maritime.
bb-chart-water = Pleine mer ou près d’une côte, hors des voies et des ports
bb-chart-untold = mer pas encore recopiée
bb-chart-serves = Mène à : { $oceans }
bb-chart-links = { $n ->
    [one] Zone voisine : { $zones }
   *[other] Zones voisines : { $zones }
}
bb-chart-seen-by = vu par { $names }
bb-chart-posture-sea = en mer
bb-chart-posture-anchored = à l’ancre
bb-chart-posture-careened = en carène
bb-chart-nothing = Rien à décider ici en ce moment.
bb-chart-several = Plusieurs réponses à la fois : { $names } se coche dans la question.
bb-chart-hither = Pour venir ici : la suite demande où il s’arrête.
bb-chart-begins = Il peut commencer ici : la suite demande où.
bb-chart-refused = Pas maintenant ({ $n }) : pourquoi ?
bb-chart-less = Retour à ce qui est possible
bb-chart-ports = Les ports, par leurs gouverneurs :
bb-chart-no-nation = Nationalité pas encore recopiée
bb-chart-standing = Pour { $name } : { $standing }
bb-chart-figure = { $what } : { $value }
