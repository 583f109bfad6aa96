# Ce que dit le milieu de l’écran : résultats, coups du sort, consignes.

cl-told-shots-water = { $n ->
    [0] { $shooter_starts } tire sur { $target_the } : manqué
    [one] { $shooter_starts } touche { $target_the } : { $n } dégât
   *[other] { $shooter_starts } touche { $target_the } : { $n } dégâts
}
cl-told-shots-fire = { $n ->
    [0] { $shooter_starts } tire sur { $target_the } : manqué
    [one] { $shooter_starts } touche { $target_the } : { $n } dégât de feu
   *[other] { $shooter_starts } touche { $target_the } : { $n } dégâts de feu
}
cl-told-shots-wound = { $n ->
    [0] { $shooter_starts } mitraille { $target_the } : manqué
    [one] { $shooter_starts } mitraille { $target_the } : { $n } blessure
   *[other] { $shooter_starts } mitraille { $target_the } : { $n } blessures
}
cl-told-shots-sail = { $n ->
    [0] { $shooter_starts } vise les voiles { $target_of } : manqué
    [one] { $shooter_starts } touche les voiles { $target_of } : { $n } coup au but
   *[other] { $shooter_starts } touche les voiles { $target_of } : { $n } coups au but
}

# Abordage, escarmouche, éperonnage
cl-told-melee-won = { $attacker_starts } prend { $target_the } à l’abordage
cl-told-melee-lost = L’abordage { $target_of } par { $attacker_the } échoue
cl-told-melee-hit = pour blesser
cl-told-melee-ratio = À chaque dé
cl-told-melee-stands = { $fallen ->
    [0] aucune perte
    [one] { $fallen } tombé
   *[other] { $fallen } tombés
}{ $spared ->
    [0] {""}
    [one] {" "}(1 sauvé)
   *[other] {" "}({ $spared } sauvés)
} : il en reste { $left }{ $needed ->
    [0] {""}
   *[other] , il faudrait { $needed } attaquants
}
cl-told-skirmish = Avant le corps à corps, { $ship } contre { $foe } : { $struck ->
    [0] aucune blessure
    [one] { $struck } blessure
   *[other] { $struck } blessures
}{ $suffered ->
    [0] {""}
    [one] , et { $suffered } dans ses propres rangs
   *[other] , et { $suffered } dans ses propres rangs
}
cl-told-rammed = { $by_starts } éperonne { $target_the }
cl-told-wounds = { $n ->
    [0] aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
}
cl-told-damage = { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}

# Dégâts
cl-told-lay-water-ship = { $n ->
    [one] Pose { $n } cube d’eau dans la cale { $ship_of }.
   *[other] Pose { $n } cubes d’eau dans la cale { $ship_of }.
}
cl-told-lay-water-npc = { $n ->
    [one] Pose { $n } cube d’eau sur la carte { $ship_of }.
   *[other] Pose { $n } cubes d’eau sur la carte { $ship_of }.
}
cl-told-lay-fire-ship = { $n ->
    [one] Pose { $n } cube de feu dans la cale { $ship_of }.
   *[other] Pose { $n } cubes de feu dans la cale { $ship_of }.
}
cl-told-lay-fire-npc = { $n ->
    [one] Pose { $n } cube de feu sur la carte { $ship_of }.
   *[other] Pose { $n } cubes de feu sur la carte { $ship_of }.
}
cl-told-lay-wound-ship = { $n ->
    [one] Retire { $n } marin { $ship_to }.
   *[other] Retire { $n } marins { $ship_to }.
}
cl-told-lay-wound-npc = { $n ->
    [one] Marque { $n } blessure sur la carte { $ship_of }.
   *[other] Marque { $n } blessures sur la carte { $ship_of }.
}
cl-told-lay-sail-ship = { $n ->
    [one] Voiles { $ship_of } : marque { $n } point de mouvement perdu.
   *[other] Voiles { $ship_of } : marque { $n } points de mouvement perdus.
}
cl-told-lay-sail-npc = { $n ->
    [one] Voiles { $ship_of } : marque { $n } point de mouvement perdu sur sa carte.
   *[other] Voiles { $ship_of } : marque { $n } points de mouvement perdus sur sa carte.
}
cl-told-now-water-ship = Dégâts d’eau { $ship_of }{ $limit ->
    [0] {""}
   *[other] {" "}(coulé à { $limit })
}
cl-told-now-fire-ship = Dégâts de feu { $ship_of }{ $limit ->
    [0] {""}
   *[other] {" "}(brûlé à { $limit })
}
cl-told-now-wound-ship = Équipage { $ship_of }
cl-told-now-sail-ship = Mouvement perdu { $ship_of }
cl-told-now-water-npc = Dégâts { $ship_of }{ $limit ->
    [0] {""}
   *[other] {" "}(perdu à { $limit })
}
cl-told-now-fire-npc = Dégâts { $ship_of }{ $limit ->
    [0] {""}
   *[other] {" "}(perdu à { $limit })
}
cl-told-now-wound-npc = Blessures { $ship_of }{ $limit ->
    [0] {""}
   *[other] {" "}(perdu à { $limit })
}
cl-told-now-sail-npc = Mouvement perdu { $ship_of }
cl-told-crew-enlisted = Équipage { $name_of }, avec les enrôlés

# Navires perdus
cl-told-lost-npc-sunk = { $ship_starts } est coulé !
cl-told-lost-npc-burned = { $ship_starts } est brûlé !
cl-told-lost-npc-collapsed = { $ship_starts } s’effondre !
cl-told-lost-npc-crewless = { $ship_starts } n’a plus d’équipage !
cl-told-lost-npc-captured = { $ship_starts } est capturé !
cl-told-lost-npc-withdrawn = { $ship_starts } quitte la partie
cl-told-lost-npc-lost = { $ship_starts } disparaît !
cl-told-lost-ship-sunk = Le navire { $ship_of } est coulé !
cl-told-lost-ship-burned = Le navire { $ship_of } est brûlé !
cl-told-lost-ship-collapsed = Le navire { $ship_of } s’effondre !
cl-told-lost-ship-crewless = Le navire { $ship_of } n’a plus d’équipage !
cl-told-lost-ship-captured = Le navire { $ship_of } est capturé !
cl-told-lost-ship-withdrawn = Le navire { $ship_of } quitte la partie
cl-told-lost-ship-lost = Le navire { $ship_of } disparaît !
cl-told-lost-by = Par { $by_the }.
cl-told-off-the-map = Retire la figurine du PNJ { $n }.
cl-told-token = { $n ->
    [0] Rends ton jeton « navire détruit ».
    [1] Prends un jeton « navire détruit » et pose-le sur ton plateau, face ×1 visible.
   *[other] Tourne ton jeton « navire détruit » sur ×{ $n }.
}
cl-told-respawned = { $tile ->
    [0] Pose ta figurine dans l’un des ports de cette nation, au choix
   *[other] Pose ta figurine sur la case numérotée de la tuile { $tile }, cap au choix (si elle est prise, la case libre la plus proche)
}{ $crew ->
    [0] .
    [one] , avec { $crew } marin.
   *[other] , avec { $crew } marins.
}
cl-told-ship-taken = Prends la carte { $ship_of } (niveau { $level }) : c’est ton navire. Remets ton ancienne carte dans la boîte.
cl-told-missions-taken = { $n ->
    [one] Prends au vaincu { $n } mission, à l’étape où elle en est.
   *[other] Prends au vaincu { $n } missions, à l’étape où elles en sont.
}
cl-told-bounty = Prime { $name_of } : pose { $amount } sur sa carte de récompense. Recherché par { $nations }.
cl-told-bounty-cleared = Vide la carte de récompense { $name_of }.

# Cubes, doublons, renommée, réputation
cl-place-ship-of = navire { $ship_of }
    .from = du navire { $ship_of }
    .to = au navire { $ship_of }
cl-told-cubes-in = { $n ->
    [one] Ajoute { $n } cube { $good_of } { $target_to }.
   *[other] Ajoute { $n } cubes { $good_of } { $target_to }.
}
cl-told-cubes-out = { $n ->
    [one] Remets à la réserve { $n } cube { $good_of } { $source_from }.
   *[other] Remets à la réserve { $n } cubes { $good_of } { $source_from }.
}
cl-told-cubes-over = { $n ->
    [one] Passe { $n } cube { $good_of } { $source_from } { $target_to }.
   *[other] Passe { $n } cubes { $good_of } { $source_from } { $target_to }.
}
cl-told-cubes-overboard = { $n ->
    [one] Jette à la mer { $n } cube { $good_of } { $source_from }.
   *[other] Jette à la mer { $n } cubes { $good_of } { $source_from }.
}
cl-told-aboard = Cubes { $good_of }, { $ship }
cl-told-coins = Doublons { $name_of } ({ $cause })
cl-told-coins-npc = Pose { $amount } sur la carte du PNJ { $n } ({ $cause }).
cl-told-fame-up = Avance le marqueur de renommée { $name_of } de { $before } à { $after } ({ $cause }).
cl-told-fame-down = Recule le marqueur de renommée { $name_of } de { $before } à { $after } ({ $cause }).
cl-told-reputation = Réputation { $name_of } auprès { $nation_of }
cl-told-decided = { $who } : { $n } de renommée.
cl-told-crew = Équipage { $name_of }
cl-told-upgrade = { $upgrade ->
    [Canon] Canons
   *[other] { $upgrade }
} { $owner_of }
cl-told-barrels = Jetons barils { $name_of }
cl-told-barrels-turned-in = { $n ->
    [one] Rends { $n } jeton barils : il retourne dans la boîte.
   *[other] Rends { $n } jetons barils : ils retournent dans la boîte.
}
cl-told-target-moved = Déplace le jeton de fin sur { $n }.
cl-told-marker-taken = Retire ton marqueur de la ligne { $nation_of }.
cl-told-marked = Pose ton jeton sur { $what } : une attaque coûtera comme à −5.

# Événements, vent, Kraken, temps
cl-told-event-over = Défausse la carte « { $event } » : elle n’est plus en jeu.
cl-told-events-reshuffled = { $n ->
    [one] Pioche épuisée : remélange { $n } carte Événement.
   *[other] Pioche épuisée : remélange les { $n } cartes Événement défaussées.
}
cl-told-wind = Le vent tourne : pose la carte Vent { $card_short }.
cl-told-wind-reshuffled = Remélange les cartes Vent, puis pose la carte { $card_short }.
cl-told-kraken-sated = Le Kraken a fait une victime : défausse sa carte.
cl-told-kraken-leaves = Repu, le Kraken s’en va : retire-le de la mer et défausse sa dernière carte.
cl-told-night = La nuit tombe : avance le jeton de temps.
cl-told-day = Le jour se lève : avance le jeton de temps.

# PNJ
cl-told-npc-dealt = PNJ { $n } : pose une nouvelle carte face cachée{ $layer ->
    [0] {""}
    [3] , niveau 3 ou 4
   *[other] , niveau { $layer }
}{ $seal ->
    [0] .
   *[other] , sceau { $seal }.
}
cl-q-npc-face = La carte du PNJ { $n }
cl-told-npc-turn-up = Retourne la carte du PNJ { $n }.
cl-told-npc-revealed-nameless = Retourne la carte du PNJ { $n } : { $role }, { $nation }.
cl-told-npc-revealed = Retourne la carte du PNJ { $n } : { $name } ({ $role }, { $nation }).
cl-told-npc-pile-renewed = Pioche de PNJ vide : remélange les navires défaussés de niveau 3 ou 4.
cl-told-sail-fire = Avance le PNJ { $n } de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, jusqu’au contact { $ship_of }, un flanc tourné vers { $ship_the }, pas sur un amarrage.
cl-told-sail-board = Avance le PNJ { $n } de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, jusqu’au contact { $ship_of }, flanc à flanc.
cl-told-sail-plain = Avance le PNJ { $n } de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, jusqu’au contact { $ship_of }.
cl-told-sail-approach = Avance le PNJ { $n } de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} vers { $ship_the }, au plus près.
cl-told-sail-route = Avance le PNJ { $n } de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, jusqu’{ $place_at }.
cl-told-sail-turn-fire = Tourne ou décale le PNJ { $n } : un flanc vers { $ship_the }, toujours au contact.
cl-told-sail-turn-board = Tourne ou décale le PNJ { $n } : flanc à flanc avec { $ship_the }.
cl-told-sails-calm = { $order } Mer calme : { $n } points de mouvement par case.
cl-told-npc-counter = { $left ->
    [0] Le PNJ { $n } a agi : retire le compteur de temps de sa carte.
   *[other] Le PNJ { $n } attend : mets son compteur de temps sur { $left }.
}
cl-told-npc-hidden = La tuile { $tile }, où il apparaît, est encore cachée.
cl-told-npc-idle = Il n’a rien pu faire.
cl-told-npc-healed = { $wounds ->
    [one] Recrutement : retire { $wounds } blessure de la carte du PNJ { $n }.
   *[other] Recrutement : retire { $wounds } blessures de la carte du PNJ { $n }.
}
cl-told-corsair-repaired = { $n ->
    [one] Retire { $n } dégât de la carte { $ship_of }, le feu d’abord.
   *[other] Retire { $n } dégâts de la carte { $ship_of }, le feu d’abord.
}

# Missions, trésor, capitaines, navires
cl-told-missions-reshuffled = Remélange les missions défaussées : c’est la nouvelle pioche.
cl-told-clue = { $n ->
    [1] Premier indice : pose ton jeton sur la carte 1. Regarde-la en secret.
   *[other] Second indice : pose ton jeton sur la carte 2. Regarde les deux en secret.
}
cl-told-treasure-missed = Le trésor n’est pas ici
cl-told-treasure-token = Pose ton jeton sur la carte 3 : la chasse est finie pour toi.
cl-told-on-card = Pose { $what } sur la carte { DE($name) }.
cl-told-captain = Pose la carte { DE($name) } à côté de ton plateau.
cl-told-ship = Prends la carte de ton nouveau navire, de niveau { $level } ; remets l’ancienne dans la boîte.
cl-told-fished = { $n ->
    [one] { $n } jeton de pêche pioché
   *[other] { $n } jetons de pêche piochés
} : { $oil ->
    [0] pas d’huile
   *[other] { $oil } d’huile
}{ $other ->
    [0] {""}
    [one] , et { $other } autre prise
   *[other] , et { $other } autres prises
}
cl-told-fishing-bag = Remets les jetons de pêche dans le sac.

# Carte et choses à l’eau
cl-told-revealed = Prends la tuile tirée : { $tiles }.
cl-told-fortress = Pose le drapeau { $nation_of } sur la forteresse de la tuile { $tile }.
cl-told-port-flag = Pose le drapeau { $nation_of } sur le port de la tuile { $tile }.
cl-told-spot-icons = sur les icônes de barils
    .one = sur l’icône de barils
cl-told-spot-number = sur la case numérotée
    .one = sur la case numérotée
cl-told-floated-barrel = { $n ->
    [one] Pose un jeton barils { $spot_one } de la tuile { $tile }{ $left ->
        [0] .
       *[other] , au cran { $left }.
    }
   *[other] Pose { $n } jetons barils { $spot } de la tuile { $tile }{ $left ->
        [0] .
       *[other] , au cran { $left }.
    }
}
cl-told-floated-oil = Pose avec l’huile un compteur de temps, au cran { $left }.
cl-told-floated-mission = { $tile ->
    [0] Pose un compteur de temps sur le but de la mission, au cran { $left }.
   *[other] Pose un compteur de temps { $spot } de la tuile { $tile }, au cran { $left } : le but de la mission.
}

# Mise en place
cl-told-start-tiles = { $n ->
    [one] Prends la tuile { $tiles } pour le départ.
   *[other] Prends les tuiles { $tiles } pour le départ.
}
cl-told-market-laid = Pose les tuiles de marché de haut en bas : { $nations }.
cl-told-wars = Pose la carte Guerre. { $wars }
cl-told-events-shuffled = Mélange les { $n } cartes Événement.
cl-told-equipped = { $name } prend { $what }.
cl-told-equipped-cannons = { $n ->
    [one] { $n } canon en cale
   *[other] { $n } canons en cale
}
cl-told-equipped-crew = { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}
cl-told-start-ship = { $name } prend ce navire de départ : { $ship }.
cl-told-target = Pose le jeton de fin sur { $n } de la piste de renommée.
cl-told-enemies = Nations ennemies, { $nations } : pose leurs drapeaux sur la piste de renommée.

# La mise en place : ce qui sort de la boîte
cl-setup-wind = Mélange les cartes Vent et retournes-en une : elle dit aussi où est le nord, pour toute la partie.
cl-setup-wind-app = Garde les cartes Vent à portée : l’appli nommera celle qu’on retourne. Elle dit aussi où est le nord, pour toute la partie.
cl-setup-reserve = Prends les tuiles de marché, toutes face { $side }, et tous les cubes de marchandise : c’est la réserve.
cl-setup-tavern-app = Garde à portée le sac d’officiers et de spécialistes : l’appli nommera ceux qui sortent.
cl-told-events-app = Garde les { $n } cartes Événement à portée : l’appli nommera celle qui sort.
cl-setup-supplies = Pose à portée de tous : dés, doublons, cubes et jetons.
cl-setup-own-board = { $name } : plateau de joueur, face { $side }, une figurine de chaque type, socles et jetons.
cl-setup-own-marks = { $name } : quille sur le plateau, marqueur de tirant d’eau au départ de ton navire.
cl-setup-own-marks-crew = { $name } : quille sur le plateau, marqueur de tirant d’eau au départ de ton navire, marqueur d’équipage sur { $crew }.
cl-piece-start-tile = { $n ->
    [one] { $n } tuile de départ
   *[other] { $n } tuiles de départ
}
cl-piece-map-tile = { $n ->
    [one] { $n } autre tuile de carte
   *[other] { $n } autres tuiles de carte
}
cl-piece-gap-tile = { $n ->
    [one] { $n } tuile de zone inexplorée
   *[other] { $n } tuiles de zone inexplorée
}
cl-piece-wind-card = { $n ->
    [one] { $n } carte Vent
   *[other] { $n } cartes Vent
}
cl-piece-market-tile = { $n ->
    [one] { $n } tuile de marché
   *[other] { $n } tuiles de marché
}
cl-piece-cube-tea = { $n ->
    [one] { $n } cube de thé
   *[other] { $n } cubes de thé
}
cl-piece-cube-silver = { $n ->
    [one] { $n } cube d’argent
   *[other] { $n } cubes d’argent
}
cl-piece-cube-cotton = { $n ->
    [one] { $n } cube de coton
   *[other] { $n } cubes de coton
}
cl-piece-cube-sugar = { $n ->
    [one] { $n } cube de sucre
   *[other] { $n } cubes de sucre
}
cl-piece-cube-oil = { $n ->
    [one] { $n } cube d’huile
   *[other] { $n } cubes d’huile
}
cl-piece-cube-wood = { $n ->
    [one] { $n } cube de bois
   *[other] { $n } cubes de bois
}
cl-piece-war-card = { $n ->
    [one] { $n } carte Guerre
   *[other] { $n } cartes Guerre
}
cl-piece-reputation-board = { $n ->
    [one] { $n } plateau de réputation
   *[other] { $n } plateaux de réputation
}
cl-piece-tavern-board = { $n ->
    [one] { $n } plateau taverne et chantier naval
   *[other] { $n } plateaux taverne et chantier naval
}
cl-piece-officer = { $n ->
    [one] { $n } officier ou spécialiste, dans le sac
   *[other] { $n } officiers et spécialistes, dans le sac
}
cl-piece-nation-upgrade = { $n ->
    [one] { $n } amélioration de nation
   *[other] { $n } améliorations de nation
}
cl-piece-treasure-card = { $n ->
    [one] { $n } carte Trésor
   *[other] { $n } cartes Trésor
}
cl-piece-event-card = { $n ->
    [one] { $n } carte Événement
   *[other] { $n } cartes Événement
}
cl-piece-mission-card = { $n ->
    [one] { $n } carte Mission
   *[other] { $n } cartes Mission
}
cl-piece-fame-board = { $n ->
    [one] { $n } plateau de renommée
   *[other] { $n } plateaux de renommée
}
cl-piece-time-token = { $n ->
    [one] { $n } jeton de temps
   *[other] { $n } jetons de temps
}
cl-piece-end-token = { $n ->
    [one] { $n } jeton de fin
   *[other] { $n } jetons de fin
}
cl-piece-tower = { $n ->
    [one] { $n } tour de cargaison
   *[other] { $n } tours de cargaison
}
cl-piece-bounty-card = { $n ->
    [one] { $n } carte de récompense
   *[other] { $n } cartes de récompense
}
cl-piece-die-12 = { $n ->
    [one] { $n } dé à 12 faces
   *[other] { $n } dés à 12 faces
}
cl-piece-die-20 = { $n ->
    [one] { $n } dé à 20 faces
   *[other] { $n } dés à 20 faces
}
cl-piece-doubloon = { $n ->
    [one] { $n } pièce de doublons
   *[other] { $n } pièces de doublons
}
cl-piece-black-cube = { $n ->
    [one] { $n } cube noir
   *[other] { $n } cubes noirs
}
cl-piece-fire-cube = { $n ->
    [one] { $n } cube rouge
   *[other] { $n } cubes rouges
}
cl-piece-water-cube = { $n ->
    [one] { $n } cube bleu
   *[other] { $n } cubes bleus
}
cl-piece-damage-token = { $n ->
    [one] { $n } jeton de dégâts ou de blessure
   *[other] { $n } jetons de dégâts et de blessure
}
cl-piece-barrel = { $n ->
    [one] { $n } jeton barils
   *[other] { $n } jetons barils
}
cl-piece-reinforcement = { $n ->
    [one] { $n } renfort de forteresse
   *[other] { $n } renforts de forteresse
}
cl-piece-flag-token = { $n ->
    [one] { $n } jeton drapeau
   *[other] { $n } jetons drapeau
}
cl-piece-player-board = { $n ->
    [one] { $n } plateau de joueur
   *[other] { $n } plateaux de joueur
}
cl-piece-miniature = { $n ->
    [one] { $n } figurine de navire
   *[other] { $n } figurines de navire
}
cl-piece-player-base = { $n ->
    [one] { $n } socle de joueur
   *[other] { $n } socles de joueur
}
cl-piece-npc-base = { $n ->
    [one] { $n } socle de PNJ
   *[other] { $n } socles de PNJ
}
cl-piece-player-token = { $n ->
    [one] { $n } jeton de ta couleur
   *[other] { $n } jetons de ta couleur
}
cl-piece-keel = { $n ->
    [one] { $n } marqueur de quille
   *[other] { $n } marqueurs de quille
}
cl-piece-ship-card = { $n ->
    [one] { $n } carte Navire
   *[other] { $n } cartes Navire
}
cl-setup-fame = Plateau de renommée, face { $side } : mélange les cartes Mission et pose-les. Jeton de temps : première case de jour ; marqueurs de renommée : 0.
