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
cove-ev-battle = Combat { $island_at } : { $names }.
cove-told-battle = Combat { $island_at }
cove-told-ships = { $names }
cove-ev-last-battle = Dernier combat : { $names } se disputent la première place.
cove-told-last-battle = Dernier combat
cove-q-order = Même vitesse : un dé chacun, le plus haut agit en premier
cove-ev-order = { $names } ont la même vitesse : les dés décident.
cove-told-order = Même vitesse : le dé le plus haut agit en premier
cove-ship-speed = { $name } ({ $n })
cove-ev-exchange = Échange { $n } : { $ships }.
cove-told-exchange = Les bordées, du plus rapide au plus lent : { $ships }

# Abordage
cove-q-board = { $name }, joues-tu une carte Abordage ?
cove-board-pass = Passer
cove-q-board-table = Quelqu’un joue-t-il une carte Abordage ?
cove-board-nobody = Personne
cove-q-board-which = { $name }, quelle carte joues-tu ?
cove-q-overboard = { $name }, combien de trésors jettes-tu par-dessus bord ?
cove-q-overboard-note = +{ $n } à ta vitesse pour chacun
cove-ev-boarding-over = L’Abordage est fini : aux canons !
cove-ev-passed = { $name } passe.

# Bordées
cove-q-slot = { $name }, quelle cible ?
cove-q-slot-loaded = Pour ce tir : { $cards }.
cove-fire-at = Viser { $section_the } { DE($name) }
cove-fire-on = { $name }
cove-fire-chances = Chances de mettre la cible hors de combat
cove-fire-nobody = Ce navire n’est pas dans le combat.
cove-fire-reloading = Après une Canonnade, tu ne tires pas à l’échange suivant : tes canons se rechargent.
cove-fire-npc-first = { $names } d’abord ; les autres joueurs ensuite.
cove-fire-treasure = À l’Île au Trésor, les joueurs ne se battent pas entre eux.
cove-fire-hull-only = Ce navire ne peut être visé que sur sa coque.
cove-load = Jouer une carte Bordée
cove-load-note = Avant de tirer, pour ce seul tir
cove-q-load = { $name }, carte Bordée ou tir ?
cove-q-load-none = Plus aucune carte Bordée en main.
cove-fire-not-now = Ce n’est pas à { $name } de tirer.
cove-load-empty = { $name } n’a plus de carte.
cove-load-becalmed = Calme plat : plus aucune carte ne se joue.
cove-load-taken = Tu choisis déjà dans ta main.
cove-load-first = Prends d’abord ta main.
cove-load-other = { $card } ne se joue pas sur une bordée.
cove-wait-loaded = { $name } ne recharge pas.
cove-wait = Recharger
cove-q-volley = { $name } { VERB($name, "tire", "tirent") } sur { LE($target) }
cove-q-volley-for = { $ship } : { $name } lance les dés.
cove-ev-volley = { $name } { VERB($name, "tire", "tirent") } sur { LE($target) } ({ $section }) : { $n ->
    [0] aucun coup au but
    [one] 1 coup au but
   *[other] { $n } coups au but
}.
cove-ev-volley-astray = { $said } Balle perdue : { $names }.
cove-told-guns = { $n ->
    [one] 1 dé
   *[other] { $n } dés
} ({ $dice })
cove-sum-card = selon sa carte
cove-sum-hit-from = Touche à partir de
cove-ev-hull = { $name }, coque : { $was } → { $now }.
cove-ev-restored = { $name } se { VERB($name, "répare", "réparent") }, coque : { $was } → { $now }.
cove-told-hull = Coque { DE($name) }

# Chances
cove-odds = En moyenne { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}
cove-odds-lost = Hors de combat : { $percent } ; en moyenne { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}
cove-odds-hits = coups au but
cove-figure-n = { $n }
cove-figure-plus = +{ $n }
cove-figure-dice = Dés
cove-figure-hits = Coups
cove-figure-lost = Hors de combat
cove-figure-own = Perdre ton navire
cove-figure-mutiny = Mutinerie
cove-figure-others = Aux autres

# Fuite, retraite, naufrages
cove-flee = Fuir
cove-flee-note = Vers la Crique, au risque d’une mutinerie
cove-flee-last = Qui fuit a perdu
cove-flee-loaded = Tu as joué une carte Bordée : tire d’abord.
cove-ev-fled = { $name } fuit.
cove-told-fled = { $name } fuit
cove-told-fled-does = Pas de bordée : cap sur la Crique.
cove-ev-crippled = { $name } est en déroute.
cove-told-crippled = { $name } est en déroute
cove-told-crippled-does = Un anneau est sorti de la fiche.
cove-order-to-cove = { $name } : mène ton navire à la Crique.
cove-q-mutiny = { $name }, ton équipage se mutine sur un 1
cove-ev-mutiny = Mutinerie ! L’équipage { DE($name) } jette son capitaine à fond de cale.
cove-ev-no-mutiny = L’équipage { DE($name) } obéit en grognant.
cove-told-mutiny = Mutinerie à bord { DE($name) } !
cove-told-mutiny-does = Or, trésors et renommée sont perdus.
cove-ev-sunk = { $name } : coulé !
cove-told-sunk = { $name } : coulé !
cove-told-sunk-fame = Ceux qui restent se partagent la renommée.

# Ceux que personne ne joue
cove-fight-navy = La Royal Navy
cove-node-series = Chacun a-t-il essuyé un tir ? Alors commence une nouvelle série.
cove-node-rank = D’abord le navire { $rank } : { $ships }
cove-node-stands = { $name } ({ $n })
cove-node-stands-shot = { $name } ({ $n }, déjà visé)
cove-node-alone = Un seul navire est-il en tête ?
cove-node-target = { $name } { VERB($name, "vise", "visent") } { $target }.
cove-node-navy = { $name } mène la Royal Navy : elle vise { $target }.
cove-q-aim-tie = { $name } : cibles à égalité, un dé chacune
cove-told-aim-tie = { $name } : cibles à égalité, le dé le plus haut est visé
cove-ev-aims-fresh = { $name } { VERB($name, "vise", "visent") } { $target }, le navire { $rank }.
cove-ev-aims-next = { $name } { VERB($name, "vise", "visent") } { $target }, le suivant de la série.
cove-q-aim = { $name }, sur qui tire la Royal Navy ?

# La fin
cove-ev-holds = { $names } { VERB($names, "tient", "tiennent") } les lieux.
cove-told-holds = { $names } { VERB($names, "tient", "tiennent") } { $island_the }
cove-ev-deserted = Plus aucun joueur n’est là.
cove-order-battle-cards = Défaussez { $cards }.
cove-order-overboard = Remettez { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
} de « Par-dessus bord » sur l’Île au Trésor.
cove-q-prize = Que vaut { $name } ? Un dé
cove-ev-captured = { $name } est à { $names } : { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
}.
cove-told-captured = Pris à l’abordage : { $name }
cove-ev-last-won = Victoire : { $names }.
cove-told-last-won = Victoire : { $names }
