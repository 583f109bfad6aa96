cl-title = Captain’s Log
cl-player = { $name }
    .the = { $name }
    .of = { DE($name) }
    .to = à { $name }
    .starts = { $name }
cl-a-player = joueur
cl-allies = { $names }
    .the = { $names }
    .of = { DE($names) }
    .to = à { $names }
    .starts = { $names }
cl-team = Équipe { $n } · { $names }
    .the = l’équipe { $n } · { $names }
    .of = de l’équipe { $n } · { $names }
    .to = à l’équipe { $n } · { $names }
    .starts = L’équipe { $n } · { $names }
cl-npc = PNJ { $n }
    .the = le PNJ { $n }
    .of = du PNJ { $n }
    .to = au PNJ { $n }
    .starts = Le PNJ { $n }
cl-npc-named = PNJ { $n } · { $name }
    .the = le PNJ { $n } · { $name }
    .of = du PNJ { $n } · { $name }
    .to = au PNJ { $n } · { $name }
    .starts = Le PNJ { $n } · { $name }
cl-npc-of = { $role } · { $nation }
cl-role-aggressive = agressif
cl-role-defensive = défensif
cl-role-merchant = marchand
cl-role-special = spécial
cl-kind-legal = légal
cl-kind-contraband = contrebande
cl-tab-market = Marché
cl-tab-reputation = Réputation
cl-tab-sea = Mer
cl-tab-chart = Décision
cl-chip-setup = Mise en place
cl-chip-day-brief = Jour · { $round }
cl-chip-night-brief = Nuit · { $round }
cl-chip-day = Jour · tour de jeu { $round }
cl-chip-night = Nuit · tour de jeu { $round }
cl-chip-wind = Vent +{ $best } → { $clock } h
cl-ui-target = sur { $n }
cl-ui-fame = { $n } de renommée
cl-ui-destroyed = Détruit : réapparaît à son prochain tour
cl-ui-nations = Renommée des nations
cl-ui-standing = Réputation { $who_of }
cl-ui-team = Équipe { $n }
cl-ui-common = Alliés
cl-ui-reserve = Réserve
cl-ui-face-down = carte face cachée
cl-ui-strength = Défense { $defence } · robustesse { $hull }
cl-ui-waiting = pas encore en jeu
cl-ui-kraken = { $n ->
    [0] Kraken absent
    [1] Kraken · 1 carte
   *[other] Kraken · { $n } cartes
}
cl-flag-move = { $n } Mouvement { $value }
cl-flag-fire = { $n } Tir { $value } { $value ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
cl-flag-board = { $n } Abordage { $value } { $value ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
cl-ui-brings = { $column } : { $what }
cl-ui-wind-unknown = Carte Vent encore inconnue
cl-ui-events-left = cartes Événement dans la pioche
cl-ui-revealed = { $n ->
    [0] Aucune tuile révélée
    [1] 1 tuile révélée : { $tiles }
   *[other] { $n } tuiles révélées : { $tiles }
}
cl-ui-time = Temps
cl-ui-wind = Vent
cl-ui-events = Événements
cl-ui-map = Carte
cl-ui-orders = Ordres { $npc_of }
cl-ui-no-report = Aucun PNJ n’a encore été joué.
cl-ui-plot = Renommée, un tour de jeu après l’autre
cl-ui-score = Score : { $n }
cl-ui-ledger = D’où vient la renommée
cl-ui-win = Victoire { $who_of } !
cl-ui-loss = Défaite : { $who_the } { $who ->
    [Pirates] gagnent
   *[other] gagne
}
cl-mode-solo = Solo
cl-mode-competitive = Chacun pour soi
    .note = Le premier à la renommée visée gagne.
cl-mode-coop = Coopératif
    .note = Deux alliés contre des nations : une renommée, une réputation, trois missions pour deux.
cl-mode-teams = 2 contre 2
    .note = Renommée, réputation et missions par équipe. L’équipe qui commence joue aussi en dernier.
cl-option-switches = Toutes les options
cl-option-target = Renommée à atteindre
cl-option-tavern = Taverne
cl-tavern-app = L’appli tient la taverne
cl-tavern-table = Tenue sur la table
cl-ui-war = { $one } – { $other }
cl-option-wars = Pays en guerre
cl-ui-end-token = Jeton de fin sur { $n }
cl-ui-end-token-drawn = Jeton de fin : calculé après le tirage
cl-option-enemies = Nations ennemies
cl-ui-enemies-drawn = Tirer au sort
cl-option-difficulty = Difficulté
cl-preset-first = Première partie
    .note = { $n ->
        [0] Règles standard, pour apprendre.
       *[other] Règles standard et partie courte : { $n } de renommée.
    }
cl-preset-standard = Standard
    .note = Sans équipage ni abordage, plateaux A.
cl-preset-expert = Expert
    .note = Tout : équipage, abordage, plateaux B, capitaines, flottaison.
cl-switches-boarding = Équipage et abordage
cl-switches-reputation-board = Plateau de réputation : { $n }
cl-switches-tavern-board = Plateau taverne-chantier naval : { $n }
cl-switches-fame-board = Plateau de renommée : { $n }
cl-switches-war-card = Carte Guerre : { $n }
cl-switches-market-tiles = Tuiles de marché : { $n }
cl-switches-dynamic-map = Carte dynamique
cl-switches-unexplored-tiles = Zones inexplorées
cl-switches-flotation = Flottaison des barils
cl-switches-special-tiles = Tuiles 22, 23, mer calme
cl-switches-calm-wind = Carte Calme
cl-switches-monsters = Baleine Blanche et monstres
cl-switches-captains = Capitaines
cl-switches-cargo-tower = Tour de cargaison
cl-switches-at-war = En guerre : +1 aux dés
cl-switches-two-decks = Deux pioches par sceau
cl-switches-reshuffle-wind = Remélanger le vent
cl-switches-bounty = Primes
cl-switches-ramming = Éperonnage et tenaille
cl-switches-fishing = Pêche
cl-difficulty-night-scoring = Nations : points la nuit aussi
cl-difficulty-destructions = { $n ->
    [one] Perdre 1 de renommée à chaque destruction
   *[other] Perdre 1 de renommée toutes les { $n } destructions
}
cl-difficulty-standard-map = Carte standard posée d’avance
cl-difficulty-optional-tiles = Tuiles facultatives et carte Calme
cl-difficulty-target-25 = Objectif 25
cl-difficulty-cannon-cap-3 = 3 dégâts au plus par dé
cl-difficulty-melee-12 = Blessures à partir de 12
cl-bad-teams = Il faut deux joueurs dans chaque équipe.
cl-tab-captains = Capitaines
cl-fix-missions = Missions en cours
cl-ui-face-down-level = carte face cachée · niveau { $level }
cl-ui-waiting-tile = entre par la tuile { $tile }
cl-ui-tree-n = L’activation
cl-ui-tree-end = Fin de l’activation
cl-ui-tree-flag = Fanion { $n }
cl-ui-tree-flag-of = Fanion { $what }
cl-ui-no-prices = prix à recopier
cl-ui-prices = Sur chaque tronçon : prix de vente / prix d’achat d’un cube, en milliers de doublons (k).
cl-ui-price-pair = { $sell } / { $buy } k
cl-ui-aboard = À bord
cl-ui-ship = Navire
cl-ui-not-copied = valeurs à recopier
cl-ui-upgrades = Améliorations et munitions
cl-ui-tokens = Jetons
cl-ui-missions = Missions : { $n } en cours sur { $limit }
cl-ui-treasure-tried = Recherche du trésor déjà tentée
cl-ui-round = tour de jeu { $n }
cl-ui-ledger-of = Renommée { $who_of } : { $n }
cl-ui-floating-barrel = { $n ->
    [one] Baril flottant : tuile { $tiles }
   *[other] { $n } barils flottants : tuiles { $tiles }
}
cl-ui-floating-oil = { $n ->
    [one] Huile flottante : tuile { $tiles }
   *[other] { $n } huiles flottantes : tuiles { $tiles }
}
cl-ui-floating-mission = { $n ->
    [one] Compteur de mission : tuile { $tiles }
   *[other] { $n } compteurs de mission : tuiles { $tiles }
}
cl-chip-wind-unknown = Vent : sur la table
cl-ui-ship-brief = { $level ->
    [0] Niveau ?
   *[other] Niveau { $level }
} · défense { $defence ->
    [0] ?
   *[other] { $defence }
} · robustesse { $hull ->
    [0] ?
   *[other] { $hull }
}
cl-ui-npc-brief = { $kind } · { $defence ->
    [0] ?
   *[other] { $defence }
}/{ $hull ->
    [0] ?
   *[other] { $hull }
}
cl-kind-npc-card = Cartes Navire, face PNJ
cl-kind-card-number = Numéros des cartes Navire
cl-kind-player-ship = Navires de joueur
cl-kind-market-tile = Tuiles de marché
cl-kind-reputation-line = Lignes de réputation
cl-kind-wind-card = Cartes Vent
cl-kind-event-card = Cartes Événement
cl-kind-nation-die = Tables de nations
cl-kind-kraken-dial = Cadran du Kraken
cl-kind-map-tile = Tuiles de carte
cl-kind-fame-board = Plateaux de renommée
cl-kind-fame-icons = Icônes de renommée du plateau de joueur
cl-kind-fishing-tokens = Jetons de pêche
cl-kind-gap-tiles = Tuiles de zone inexplorée
cl-kind-tavern = Tavernes
cl-kind-price = Prix
cl-left = Sinon, son navire reste où il est : à son tour, termine sans rien faire. On peut l’attaquer, et sa renommée compte à la fin.
