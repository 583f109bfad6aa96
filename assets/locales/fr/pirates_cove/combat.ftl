# La Crique des Pirates : les combats, de l’Abordage au dernier navire.
command-join-battle = Combat
command-last-battle = Dernier combat
command-board = Abordage
command-next-exchange = Échange de bordées
command-npc-volley = Bordée
command-hold-fire = Rechargement
command-clear-wrecks = Navires en déroute
command-end-battle = Fin du combat
command-end-combats = Fin des combats

# Qui combat, et dans quel ordre
pc-ev-battle = Combat { $island_at } : { $names }.
pc-told-battle = Combat { $island_at }
pc-told-ships = { $names }
pc-ev-last-battle = Dernier combat : { $names } se disputent la première place.
pc-told-last-battle = Dernier combat
pc-q-order = Même vitesse : un dé chacun, le plus haut agit en premier
pc-ev-order = { $names } ont la même vitesse : les dés décident.
pc-told-order = Même vitesse : le dé le plus haut agit en premier
pc-ship-speed = { $name } ({ $n })
pc-ev-exchange = Échange { $n } : { $ships }.
pc-told-exchange = Les bordées, du plus rapide au plus lent : { $ships }

# Abordage
pc-q-board = { $name }, joues-tu une carte Abordage ?
pc-board-pass = Passer
pc-q-board-table = Quelqu’un joue-t-il une carte Abordage ?
pc-board-nobody = Personne
pc-q-board-which = { $name }, quelle carte joues-tu ?
pc-q-overboard = { $name }, combien de trésors jettes-tu par-dessus bord ?
pc-q-overboard-note = +{ $n } à ta vitesse pour chacun
pc-ev-boarding-over = L’Abordage est fini : aux canons !
pc-ev-passed = { $name } passe.

# Bordées
pc-q-slot = { $name }, quelle cible ?
pc-q-slot-facing = En face : { $foes }.
pc-q-slot-foe = { $ship }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $n ->
    [one] { $n } coup au but en moyenne
   *[other] { $n } coups au but en moyenne
}
pc-q-slot-loaded = Pour ce tir : { $cards }.
pc-fire-at = Viser { $section_the } { DE($name) }
pc-fire-on = { $name }
pc-fire-chances = Chances de mettre la cible hors de combat
pc-fire-nobody = Ce navire n’est pas dans le combat.
pc-fire-reloading = Après une Canonnade, tu ne tires pas à l’échange suivant : tes canons se rechargent.
pc-fire-npc-first = { $names } d’abord ; les autres joueurs ensuite.
pc-fire-treasure = À l’Île au Trésor, les joueurs ne se battent pas entre eux.
pc-fire-hull-only = Ce navire ne peut être visé que sur sa coque.
pc-load = Jouer une carte Bordée
pc-load-note = Avant de tirer, pour ce seul tir
pc-q-load = { $name }, carte Bordée ou tir ?
pc-q-load-none = Plus aucune carte Bordée en main.
pc-fire-not-now = Ce n’est pas à { $name } de tirer.
pc-load-empty = { $name } n’a plus de carte.
pc-load-becalmed = Calme plat : plus aucune carte ne se joue.
pc-load-taken = Tu choisis déjà dans ta main.
pc-load-first = Prends d’abord ta main.
pc-load-other = { $card } ne se joue pas sur une bordée.
pc-wait-loaded = { $name } ne recharge pas.
pc-wait = Recharger
pc-q-volley = { $name } { VERB($name, "tire", "tirent") } sur { LE($target) }
pc-q-volley-for = { $ship } : { $name } lance les dés.
pc-ev-volley = { $name } { VERB($name, "tire", "tirent") } sur { LE($target) } ({ $section }) : { $n ->
    [0] aucun coup au but
    [one] 1 coup au but
   *[other] { $n } coups au but
}.
pc-ev-volley-astray = { $said } Balle perdue : { $names }.
pc-told-guns = { $n ->
    [one] 1 dé
   *[other] { $n } dés
} ({ $dice })
pc-sum-card = selon sa carte
pc-sum-hit-from = minimum pour toucher
pc-ev-hull = { $name }, coque : { $was } → { $now }.
pc-ev-restored = { $name } se { VERB($name, "répare", "réparent") }, coque : { $was } → { $now }.
pc-told-hull = Coque { DE($name) }

# Chances
pc-odds = En moyenne { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}
pc-odds-lost = Hors de combat : { $percent } ; en moyenne { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}
pc-odds-hits = coups au but
pc-figure-n = { $n }
pc-figure-left = Reste
pc-figure-plus = +{ $n }
pc-figure-dice = Dés
pc-figure-hits = Coups
pc-figure-lost = Hors de combat
pc-figure-own = Perdre ton navire
pc-figure-mutiny = Mutinerie
pc-figure-others = Aux autres

# Fuite, retraite, naufrages
pc-flee = Fuir
pc-flee-note = Vers la Crique, au risque d’une mutinerie
pc-flee-last = Qui fuit a perdu
pc-flee-loaded = Tu as joué une carte Bordée : tire d’abord.
pc-ev-fled = { $name } fuit.
pc-told-fled = { $name } fuit
pc-told-fled-does = Pas de bordée : cap sur la Crique.
pc-ev-crippled = { $name } est en déroute.
pc-told-crippled = { $name } est en déroute
pc-told-crippled-does = Un anneau est sorti de la fiche.
pc-order-to-cove = { $name } : mène ton navire à la Crique.
pc-q-mutiny = { $name }, ton équipage se mutine sur un 1
pc-ev-mutiny = Mutinerie ! L’équipage { DE($name) } jette son capitaine à fond de cale.
pc-ev-no-mutiny = L’équipage { DE($name) } obéit en grognant.
pc-told-mutiny = Mutinerie à bord { DE($name) } !
pc-told-mutiny-does = Or, trésors et renommée sont perdus.
pc-ev-sunk = { $name } : coulé !
pc-told-sunk = { $name } : coulé !
pc-told-sunk-fame = Ceux qui restent se partagent la renommée.

# Ceux que personne ne joue
pc-fight-navy = La Royal Navy
pc-node-series = Chacun a-t-il essuyé un tir ? Alors commence une nouvelle série.
pc-node-rank = D’abord le navire { $rank } : { $ships }
pc-node-stands = { $name } ({ $n })
pc-node-stands-shot = { $name } ({ $n }, déjà visé)
pc-node-alone = Un seul navire est-il en tête ?
pc-node-target = { $name } { VERB($name, "vise", "visent") } { $target }.
pc-node-navy = { $name } mène la Royal Navy : elle vise { $target }.
pc-q-aim-tie = { $name } : cibles à égalité, un dé chacune
pc-told-aim-tie = { $name } : cibles à égalité, le dé le plus haut est visé
pc-ev-aims-fresh = { $name } { VERB($name, "vise", "visent") } { $target }, le navire { $rank }.
pc-ev-aims-next = { $name } { VERB($name, "vise", "visent") } { $target }, le suivant de la série.
pc-q-aim = { $name }, sur qui tire la Royal Navy ?

# La fin
pc-ev-holds = { $names } { VERB($names, "tient", "tiennent") } les lieux.
pc-told-holds = { $names } { VERB($names, "tient", "tiennent") } { $island_the }
pc-ev-deserted = Plus aucun joueur n’est là.
pc-order-battle-cards = Défaussez { $cards_the }.
pc-order-overboard = Remettez { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
} de « Par-dessus bord » sur l’Île au Trésor.
pc-q-prize = Que vaut { $name } ? Un dé
pc-ev-captured = { $name } est à { $names } : { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
}.
pc-told-captured = Pris à l’abordage : { $name }
pc-ev-last-won = Victoire : { $names }.
pc-told-last-won = Victoire : { $names }
