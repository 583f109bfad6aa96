# Combat, dégâts, pertes : tout ce que disent les chapitres 1.13 à 1.19.

cl-ship-of-board = plateau { $side }, niveau { $level }
cl-ship-card = carte Navire { $card }
cl-ship-form = Ton navire : { $ship }
cl-ship-form-note = Tel qu’imprimé. Ce que tu ne trouves pas peut rester inconnu.
cl-ship-level = Niveau
cl-ship-seal = Sceau (1 ou 2)
cl-ship-defence = Défense
cl-ship-hull = Robustesse
cl-ship-movement = Mouvement
cl-ship-max-sails = Voiles améliorées (maximum)
cl-ship-yaw-rear-side = Embarquée, arrière de côté
cl-ship-yaw-rear = Embarquée, demi-tour
cl-ship-draft = Tirant d’eau initial
cl-ship-crew = Équipage (maximum)
cl-ship-max-upgrades = Officiers et spécialistes (maximum)
cl-ship-value = Valeur en doublons
cl-ship-cannons = Icônes de canon dans la cale
cl-ship-damage = Icônes de dégât dans la cale
cl-ship-rowboats = Icônes de chaloupe
cl-draft = { $draft }
cl-q-printed = { $ship } : { $what } ?

cl-defence = Défense
cl-def-base = base
cl-def-distance = distance
cl-def-bow-stern = proue ou poupe
cl-def-moored = amarrage
cl-def-grapeshot = mitraille
cl-def-chain = chaînes

cl-ammo-normal = Normales
    .effect = Dégâts d’eau
cl-ammo-incendiary = Incendiaires
    .effect = Dégâts de feu
cl-ammo-explosive = Explosives
    .effect = +1 à chaque dé, dégâts d’eau
cl-ammo-grapeshot = Mitraille
    .effect = Blesse l’équipage ; défense adverse +1
cl-ammo-chain = Chaînes
    .effect = Ralentissent la cible ; défense adverse +2

cl-fire = Tirer
cl-fire-note = { $n ->
    [one] { $n } canon à bord
   *[other] { $n } canons à bord
}
cl-fire-moored = Tu es amarré : on ne tire pas depuis un port.
cl-no-cannon = Aucun canon à bord.
cl-not-afloat = Ton navire n’est pas sur la carte.
cl-nobody-there = Aucun autre navire n’est sur la carte.
cl-target-gone = { $ship_starts } n’est pas sur la carte.
cl-no-crews = L’équipage et l’abordage ne sont pas en jeu.
cl-ammunition-not-owned = Tu ne possèdes pas ces munitions.
cl-q-target = Sur qui tires-tu ?
cl-q-ammunition = Quelles munitions ?
cl-q-cannons = Combien de canons tirent ?
cl-q-cannons-note = Ceux qui sont dans un sabord et sans dégât : { $icons } au plus.
cl-q-distance = À combien de cases est { $target_the } ?
cl-q-distance-note = 1 = adjacent. Chaque case de plus : +1 à sa défense ; tes canons longs sont déjà comptés.
cl-q-cover = Qu’est-ce qui protège { $target_the } ?
cl-cover-bow-stern = Tir par la proue ou la poupe
cl-cover-moored = Amarrage à un port
cl-cover-note = Défense +{ $n }
cl-q-cover-none = Rien : de flanc, en mer
cl-q-in-whose-port = Dans quel port est { $target_the } ?
cl-native-port = Port indigène
cl-q-pincer = Tenaille : qui d’autre est adjacent { $target_to } ?
cl-q-pincer-note = Une relance par tranche de { $size } en force totale. Qui peut tirer sur la cible sans malus de distance compte aussi.
cl-strength = Force { $n }
cl-q-pincer-note-crew = Une relance par groupe de { $size } personnes à leur bord, comptées ensemble.
cl-q-pincer-none = Personne
cl-q-shots = { $shooter_starts } tire sur { $target_the }
cl-q-shots-note = Défense : { $defence }. Un dé touche s’il la dépasse.
cl-q-shots-note-vain = { $note } Aucun dé ne peut toucher : { $most } au mieux contre { $defence }.
cl-stake = Pour l’instant, { $told }
cl-stake-melee-won = Pour l’instant, l’abordage réussit : { $left } contre { $against }
cl-stake-melee-lost = Pour l’instant, l’abordage échoue : { $left } contre { $against }, il en faudrait { $needed }
cl-stake-left = { $n ->
    [0] il ne resterait personne
    [one] il en resterait { $n }
   *[other] il en resterait { $n }
}
cl-q-hooks = Lances-tu le grappin sur { $target_the } ?
cl-q-hooks-note = Au prochain tour, il ne bouge pas tant que tu lui restes adjacent. Le grappin ne sert pas deux tours de suite.
cl-q-hooks-yes = Lancer le grappin
cl-q-hooks-no = Le garder
cl-figure-hull = coque
cl-figure-crew = équipage
cl-figure-of = { $n } / { $most }
cl-figure-unknown = { $n } / …
cl-figure-nobody-knows = ?
cl-figure-shots = tir de flanc, adjacent
cl-figure-vain = hors d’atteinte
cl-figure-usual = ≈ { $n } { $unit } de près
cl-figure-sinks = le détruire
cl-figure-dice = dés
cl-figure-against = { $mine } contre { $theirs }
cl-figure-succeeds = réussite
cl-figure-theirs = pour lui
cl-figure-mine = pour toi
cl-figure-betrayed = trahison
cl-effect-betrayal = Tu trahis { $nation_the } : tu n’en fais plus partie, réputation { $to }{ $n ->
    [0] {""}
   *[other] , renommée −{ $n }
}.
cl-effect-weighs = { $nation } : { $what }
cl-figure-fame = renommée
cl-figure-reputation = réputation { $by }
cl-figure-more = +{ $n }
cl-figure-less = −{ $n }
cl-q-vain = Tires-tu quand même sur { $target_the } ?
cl-q-vain-note = Aucun dé ne peut toucher : { $most } au mieux, contre { $defence }.{ $crews ->
    [0] {""}
   *[other] {" "}Un 12 naturel tue tout de même un marin.
} Si tu renonces, l’action te reste.
cl-q-vain-yes = Tirer quand même
cl-q-vain-no = Renoncer
cl-again-roll = Relancer
cl-dice-guns = Canons
cl-dice-guns-better = Canons, +{ $bonus } à chaque dé
cl-q-again = Quels dés relances-tu ({ $n } au plus) ?
cl-again-none = Tout garder
cl-die-result = Dé { $n }, total { $result }
cl-die-gain = Effet : { $n }
cl-die-again = au lieu de { $n }
cl-q-second-roll = Relance : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
cl-ev-shots-water = { $n ->
    [0] { $shooter_starts } tire sur { $target_the } : manqué
    [one] { $shooter_starts } tire sur { $target_the } : { $dice } → { $n } dégât
   *[other] { $shooter_starts } tire sur { $target_the } : { $dice } → { $n } dégâts
}
cl-ev-shots-fire = { $n ->
    [0] { $shooter_starts } tire sur { $target_the } : manqué
    [one] { $shooter_starts } tire sur { $target_the } : { $dice } → { $n } dégât de feu
   *[other] { $shooter_starts } tire sur { $target_the } : { $dice } → { $n } dégâts de feu
}
cl-ev-shots-wound = { $n ->
    [0] { $shooter_starts } mitraille { $target_the } : manqué
    [one] { $shooter_starts } mitraille { $target_the } : { $dice } → { $n } blessure
   *[other] { $shooter_starts } mitraille { $target_the } : { $dice } → { $n } blessures
}
cl-ev-shots-sail = { $n ->
    [0] { $shooter_starts } vise les voiles { $target_of } : manqué
    [one] { $shooter_starts } vise les voiles { $target_of } : { $dice } → { $n } coup au but
   *[other] { $shooter_starts } vise les voiles { $target_of } : { $dice } → { $n } coups au but
}

cl-pass-by = Entrer sur une case occupée
cl-pass-by-note = Un PNJ ennemi tire au passage ; un joueur peut le faire.
cl-q-passed = Dans la case de quel navire entres-tu ?
cl-q-passing = { $name }, tires-tu sur { $target_the } au passage ?
cl-no-enemy = Ce n’est pas un ennemi : il te laisse passer.
cl-nobody-fires = Aucun navire sur la carte ne te tirerait dessus au passage.
cl-told-passing-moored = Amarré : { $ship_the } laisse passer.
cl-told-passing = { $ship_starts } n’a pas de canons : applique ce que dit sa carte.

cl-fire-zone = Entrer en zone de tir
cl-fire-zone-note = Une attaque de la forteresse par case
cl-q-zone = À qui est la forteresse ?
cl-q-zone-dice = Quel nombre montre la case ?
cl-q-zone-dice-note = Ère { $era } : chaque dé gagne +{ $era }.
cl-q-ring = Est-ce l’anneau ajouté par l’événement 19 ?
cl-fortress-of = Forteresse { $nation_of }
    .starts = La forteresse { $nation_of }
    .the = la forteresse { $nation_of }
cl-fortress-peaceful = Les forteresses { $nation_of } ne tirent pas sur ce navire.
cl-no-fortress-fires = Aucune forteresse connue ne tire sur toi.
cl-at-war = en guerre

cl-ram = Éperonner
cl-ram-note = Une attaque ; elle met fin à ton mouvement.
cl-q-ram-target = Qui éperonnes-tu ?
cl-q-ram-run = Combien de cases en ligne droite ?
cl-q-ram-run-note = Compte aussi la case de la cible.
cl-ram-damage = Dégâts
cl-ram-other = défense adverse
cl-ram-own = sa propre défense
cl-ram-run = cases en ligne droite
cl-ev-rammed = Éperonnage { $ship_of }. Dégâts de l’attaquant : { $mine }. Dégâts de la cible : { $theirs }.

cl-board = Aborder
cl-board-note = { $n ->
    [one] { $n } marin à bord
   *[other] { $n } marins à bord
}
cl-board-moored = Tu es amarré : on n’aborde pas depuis un port.
cl-crew-too-small = { $n ->
    [0] Sans marin à bord, personne ne peut aborder.
    [one] Avec { $n } marin, personne ne peut aborder : il faut garder à bord autant de marins que le tirant d’eau.
   *[other] Avec { $n } marins, personne ne peut aborder : il faut garder à bord autant de marins que le tirant d’eau.
}
cl-no-fighters = { $ship_starts } n’a plus personne pour aborder.
cl-q-board-target = Qui abordes-tu ?
cl-q-board-target-note = Un navire adjacent, flanc à flanc.
cl-q-party = Combien de marins envoies-tu ?
cl-q-party-note = { $crew } à bord ; { $most } au plus, les autres tiennent le navire.
cl-q-stay-aboard = Combien restent pour tenir le navire ?
cl-q-moored = Le navire { $target_of } est-il amarré à un port ?
cl-q-melee = { $attacker_starts } aborde { $target_the }
cl-q-melee-note = { $attackers } { $attackers ->
    [one] dé
   *[other] dés
} contre { $defenders }. Un dé blesse à partir de { $hit }.
cl-q-melee-note-bonus = { $note } { $ship } : { $bonus }.
cl-ev-melee-success = { $defenders ->
    [0] { $attacker_starts } capture { $target_the } : plus aucun défenseur, { $attackers } { $attackers ->
        [one] attaquant restant.
       *[other] attaquants restants.
    }
   *[other] { $attacker_starts } capture { $target_the } : { $attackers ->
        [one] { $attackers } attaquant restant
       *[other] { $attackers } attaquants restants
    } pour { $product } nécessaires ({ $defenders } × { $ratio }).
}
cl-ev-melee-failure = { $attacker_starts } échoue contre { $target_the } : { $attackers ->
    [0] plus aucun attaquant.
   *[other] il fallait { $product } attaquants ({ $defenders } × { $ratio }), il en reste { $attackers }.
}
cl-ev-enlisted = { $n ->
    [one] { $n } marin du vaincu s’enrôle.
   *[other] { $n } marins du vaincu s’enrôlent.
}
cl-printed-ship = Le plateau A garde ses navires imprimés.
cl-ship-too-big = Niveau { $level } : trop grand, le tien est de niveau { $own }.
cl-q-swap = Prends-tu le navire { $ship_of } ?
cl-q-swap-note = Niveau { $level }, { $damage ->
    [0] intact
    [one] avec son dégât
   *[other] avec ses { $damage } dégâts
}. Tes améliorations et tes canons restent à toi.
cl-ev-ship-taken = Le navire { $ship_of } est à toi. Remets ton ancienne carte dans la boîte.
cl-q-take-missions = Quelles missions prends-tu à { $name } ?
cl-mission-taken = Mission { $n }, étape { $step }
cl-q-take-missions-none = Aucune
cl-ev-missions-taken = { $n ->
    [one] { $n } mission change de mains.
   *[other] { $n } missions changent de mains.
}

cl-ev-harm-water = { $ship } : { $n ->
    [one] { $n } dégât d’eau
   *[other] { $n } dégâts d’eau
}
cl-ev-harm-fire = { $ship } : { $n ->
    [one] { $n } dégât de feu
   *[other] { $n } dégâts de feu
}
cl-ev-harm-wound = { $ship_starts } perd { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}
cl-ev-harm-sail = { $ship_starts } perd { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
}
cl-spared-water = { $ship } : { $n ->
    [one] { $n } dégât évité
   *[other] { $n } dégâts évités
} ({ $by }).
cl-spared-fire = { $ship } : { $n ->
    [one] { $n } dégât de feu évité
   *[other] { $n } dégâts de feu évités
} ({ $by }).
cl-spared-wound = { $ship } : { $n ->
    [one] { $n } marin sauvé
   *[other] { $n } marins sauvés
} ({ $by }).
cl-q-covered = { $n ->
    [one] Quelle marchandise ce dégât recouvre-t-il ?
   *[other] Quelles marchandises ces { $n } dégâts recouvrent-ils ?
}
cl-q-covered-water = L’eau remplit la cale par le bas, de droite à gauche. Saute les emplacements déjà abîmés.
cl-q-covered-fire = Le feu remplit la cale par le haut, de gauche à droite. Saute les emplacements déjà abîmés.
cl-q-covered-none = Aucune
cl-aboard = { $n } à bord
cl-q-covered-cubes = Combien de cubes { $good_of } ?
cl-oil-burns = { $n ->
    [one] L’huile brûle : { $fires } dégâts de feu à la place de ce dégât.
   *[other] L’huile brûle : { $fires } dégâts de feu à la place de ces { $n } dégâts.
}
cl-q-tower = Tour de cargaison, { $n } × { $good } : combien côté barils ?
cl-fire-spreads = { $ship } : le feu se propage, { $n ->
    [one] { $n } dégât de plus
   *[other] { $n } dégâts de plus
}

cl-repair = Réparer
cl-repair-rate = 1 bois répare { $n } dégâts. À réparer : { $damage }.
cl-no-wood = Pas de bois à bord.
cl-nothing-to-repair = Rien à réparer.
cl-q-repair-hull = Combien de bois pour la coque ?
cl-q-repair-sails = Combien de bois pour les voiles ?
cl-q-repair-fire = Dégâts réparés : { $n }, dont combien de feu ?
cl-ev-repaired = Réparé : { $what }
cl-mended-water = { $n ->
    [one] { $n } dégât d’eau
   *[other] { $n } dégâts d’eau
}
cl-mended-fire = { $n ->
    [one] { $n } dégât de feu
   *[other] { $n } dégâts de feu
}
cl-mended-sails = { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
}

cl-ev-ship-lost = { $ship } : navire { $how }.
cl-ev-ship-lost-by = { $ship } : navire { $how } par { $by_the }.
cl-how-sunk = coulé
cl-how-burned = brûlé
cl-how-collapsed = effondré
cl-how-crewless = vidé de son équipage
cl-how-captured = capturé
cl-skip-quarry = { $name } a attaqué un autre navire depuis : pas de récompense pour cet incendie.
cl-told-overflow = Range les marchandises gagnées ; ce qui n’entre pas en cale passe par-dessus bord.
cl-told-sabre = Le sabre de la carte montre encore autre chose : applique-le.
cl-cause-reward = récompense de la carte
cl-cause-coins-on-card = pièces de la carte
cl-cause-taken = pièces prises
cl-cause-loot = butin
cl-cause-sabre = récompense de capture
cl-cause-bounty = prime
cl-ev-bounty = Prime : +{ $amount }. Recherché par { $nations }.
cl-ev-bounty-cleared = La carte de récompense est vidée.
cl-q-bounty = Auprès de qui gagnes-tu la réputation ?
cl-ev-player-destroyed = Retire ta figurine. Tu perds tes marchandises{ $missions ->
    [0] { $crew ->
        [0] {""}
        [one] {" "}et { $crew } marin
       *[other] {" "}et { $crew } marins
    }
   *[other] { $crew ->
        [0] {""}
        [one] , { $crew } marin
       *[other] , { $crew } marins
    }
}{ $missions ->
    [0] {""}
    [one] {" "}et { $missions } mission
   *[other] {" "}et { $missions } missions
}. Tu reviendras { $damage ->
    [0] sans dégât.
    [one] avec { $damage } dégât d’eau.
   *[other] avec { $damage } dégâts d’eau.
}
cl-ev-token = Jeton « navire détruit » : ×{ $n }.
cl-ev-token-back = Rends ton jeton « navire détruit ».
cl-dice-respawn = Retour
cl-q-respawn = { $name } revient : sur quelle tuile ?
cl-q-respawn-where = Où reviens-tu ?
cl-respawn-port = Dans un port { $nation_adjective }
cl-respawn-sea = En mer, selon le D20
cl-ev-respawned = Retour sur la case numérotée de la tuile { $tile }, cap au choix. Si elle est occupée, la case libre la plus proche.
cl-ev-respawned-port = Retour dans l’un des ports de cette nation, au choix.
cl-ship-name = Nom du modèle
