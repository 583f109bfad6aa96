# Barbe Noire : ce que dit le milieu de l’écran. Consignes pour les mains, dés, nombres qui changent, coups du sort.

# Où va un navire
bb-told-moved-sea = Mène { $name_the } { $where_at }.
bb-told-to-sea = Mets { $name_the } en mer { $where_at }.
bb-told-moved-anchored = Mène { $name_the } { $where_in } et mets-le à l’ancre.
bb-told-moved-careened = Pose un marqueur de carène sur { $name_the }.
bb-told-moved-afloat = Retire le marqueur de carène : { $name_the } flotte de nouveau.
bb-told-chased-out = Chassé du port ! Pose { $name_the } en mer { $port_at }.
bb-told-points = { $name } : { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
}

# Pions, cartes, gouverneurs
bb-told-merchant-placed = { $n ->
    [one] Pose un marchand, face cachée, { $where_at }.
   *[other] Pose { $n } marchands, face cachée, { $where_at }.
}
bb-told-warship-placed = { $n ->
    [one] Pose un navire de guerre, face cachée, { $where_at }.
   *[other] Pose { $n } navires de guerre, face cachée, { $where_at }.
}
bb-told-to-cup = Remets { $name_the } dans la tasse.
bb-told-to-cup-from = Prends { $name_the } { $where_at } et remets-le dans la tasse.
bb-told-shuffle = Mélange toutes les cartes Action, la défausse comprise.
bb-told-d66 = Deux dés ({ $purpose }) : { $n }
bb-told-even = Pair : les marchands des cases paires partent.
bb-told-odd = Impair : les marchands des cases impaires partent.
bb-told-governor-pro = Pose un gouverneur pro-pirate { $port_in }.
bb-told-governor-anti = Pose un gouverneur anti-pirate { $port_in }.
bb-told-governor-forever = Plus de gouverneur dans la tasse : marque { $port } anti-pirate pour toujours.
bb-told-governor-pro-left = Retire le gouverneur pro-pirate placé { $port_in } : il quitte le jeu.
bb-told-governor-anti-left = Remets dans la tasse le gouverneur anti-pirate placé { $port_in }.
bb-told-governor-pro-discarded = Le gouverneur tiré est pro-pirate : sors-le du jeu.
bb-told-governor-anti-discarded = Le gouverneur tiré est anti-pirate : remets-le dans la tasse.
bb-told-marked = Pose un marqueur d’attaque { $nation_of } sur le journal { $name_of }.
bb-told-unmarked = Retire du journal { $name_of } le marqueur d’attaque { $nation_of }.
bb-told-debauched-on = Pose un marqueur de débauche sur le journal { $name_of }.
bb-told-debauched-off = Retire le marqueur de débauche { $name_of }.
bb-told-scurvy-on = Pose un marqueur de scorbut sur { $name_the }.
bb-told-scurvy-off = Retire le marqueur de scorbut { $name_of }.
bb-told-letter-offered = Pose la lettre de marque { $nation_of } à côté du plateau : elle est en vente.
bb-told-letter-back = Remets la lettre de marque { $nation_of } dans la tasse.

# Nombres qui changent
bb-told-notoriety = Notoriété { $name_of } ({ $cause })
bb-told-popularity = Popularité { $name_of } ({ $cause })
bb-told-worth = Bénéfice net { $name_of } ({ $cause })
bb-told-damage = Combat { $name_of }
bb-told-slow = Vitesse { $name_of }
bb-told-stowed = { $amount } à bord ; cales { $name_of } ({ $n } en tout)
bb-told-cunning = { $name_starts } fait relancer. Astuce
bb-told-endurance = Endurance { $name_of }

# Pirates et corsaires du roi
bb-told-pirate-came = { $name_starts } prend la mer
bb-told-pirate-came-order = Pose { $hull_the } { $name_of } { $where_at }, et son journal de bord devant { $player_the }.
bb-told-pirate-heir = { $name_starts } prend la suite
bb-told-pirate-heir-order = Laisse le navire { $where_at } avec son butin, et pose la carte { $name_of } devant { $player_the }.
bb-told-ship-off = Retire du plateau le navire { $name_of }, et son journal de bord.
bb-told-false-hull = { $n } au dé : { $hull_a }
bb-told-kc-came = Le corsaire du roi { $name } arrive
bb-told-kc-serves = Il sert { $player_the } : combat { $combat }, vitesse { $speed }.
bb-told-kc-placed = Pose le corsaire { $name } { $where_at }.
bb-told-kc-lost = { $name_starts } est perdu : { $fate }
bb-told-new-log = Donne à { $name } le journal de bord d’{ $hull_a } et change son pion.
bb-told-best = plus haute notoriété adverse

# Combats, duels, ports
bb-told-battle-title = Combat en mer !
bb-told-battle = { $name_starts } contre { $hunters_the }
bb-told-round-won = { $harm ->
    [0] { $name_starts } l’emporte, mais subit { $hurt ->
        [one] 1 dommage
       *[other] { $hurt } dommages
    }
   *[other] { $name_starts } a l’avantage : { $harm ->
        [one] 1 dommage
       *[other] { $harm } dommages
    } contre { $hurt }
}
bb-told-round-lost = { $harm ->
    [0] L’avantage { $hunters_to } : { $hurt ->
        [one] 1 dommage
       *[other] { $hurt } dommages
    } pour { $name }
   *[other] L’avantage { $hunters_to } : { $hurt ->
        [one] 1 dommage
       *[other] { $hurt } dommages
    } contre { $harm }
}
bb-told-round-even = Totaux égaux : personne n’est touché
bb-told-suffers = { $n ->
    [0] aucun dommage
    [one] 1 dommage
   *[other] { $n } dommages
}
bb-told-wounds = { $n ->
    [0] { $name_starts } n’est pas blessé
    [one] { $name_starts } est blessé !
   *[other] { $name_starts } est blessé { $n } fois !
}
bb-told-escaped = { $name_starts } échappe { $hunter_to }
bb-told-intercepted = { $hunter_starts } intercepte { $name_the }
bb-told-hunters-speed = vitesse du chasseur
bb-told-most = au plus
bb-told-total = total
bb-told-less = il faut moins
bb-told-more = à dépasser
bb-told-duel = Duel !
bb-told-duel-exchange = { $name_starts } est touché : { $n ->
    [one] 1 point d’endurance
   *[other] { $n } points d’endurance
} en moins
bb-told-duel-parried = { $other } pare : { $n ->
    [one] 1 point d’endurance
   *[other] { $n } points d’endurance
} en moins pour { $name }
bb-told-port-taken = { $name_starts } prend { $port }
bb-told-port-taken-effect = La valeur du port baisse de 1. À son prochain tour, le pirate part ou met à sac.
bb-told-port-held-effect = Le port reste à 0. À son prochain tour, le pirate part ou met à sac.
bb-told-assault-taken = { $port } tombe !
bb-told-assault-repulsed = { CAP($port_the) } tient : { $name_the } est repoussé et subit { $n ->
    [one] 1 dommage
   *[other] { $n } dommages
}.
bb-told-garrison = garnison
bb-told-port-destroyed = { $port } est détruit
bb-told-port-destroyed-effect = Le port ne sert plus à rien ; ce qu’on y avait laissé est perdu.
bb-told-port-destroyed-order = Marque { $port } comme détruit.
bb-told-english = { $port } passe aux Anglais
bb-told-english-effect = Ce n’est plus un port pirate : valeur { $value }, garnison { $garrison }.

# Prises, tempêtes, ce que coûtent les choses
bb-told-ally = allié
bb-told-cruelty = cruauté
bb-told-careen = { $name } en carène : { $n ->
    [one] une case de vitesse regagnée
   *[other] { $n } cases de vitesse regagnées
}
bb-told-storm = Marchands et navires de guerre pris dedans vont à la tasse ; pirates et corsaires en mer perdent de la vitesse.
bb-told-storm-ship = { $name_starts } perd { $n ->
    [one] une case
   *[other] { $n } cases
} de vitesse dans la tempête
bb-told-bribe = Le gouverneur demande { $amount } ({ $n } fois le dé)
bb-told-letter-price = La lettre de marque coûte { $amount } ({ $n } × { $die }{ $off ->
    [0] {""}
   *[other] {" "}− { $off }
})
bb-told-hundreds = centaines de bénéfice net
bb-charisma = charisme

# Événements
bb-told-event-a = Un port au hasard est englouti, avec tous les navires qui y sont, leurs pirates et tous les dépôts.
bb-told-event-b = Tous meurent dans un port au hasard : pirates, corsaires du roi et gouverneur.
bb-told-event-c = Le scorbut se déclare sur tout navire en zone de transit, et sur ceux { $player_of } en mer.
bb-told-event-d = Une tempête éclate autour du navire avec lequel { $player_the } a fait sa dernière opération.
bb-told-event-e = Une lettre de marque tirée au hasard est mise en vente ; sa nation ferme ses ports aux corsaires du roi.
bb-told-event-f = { $player_starts } met l’équipage d’un pirate à l’épreuve : deux dés au-dessus de sa popularité, et il se mutine.
bb-told-event-g = Le port du pirate à l’ancre le plus notoire se soulève : pirates chassés, gouverneur remplacé, dépôts perdus. Sans pirate au port, un port neutre et un pro-pirate au hasard.
bb-told-event-h = Tous les corsaires du roi sont rappelés : ils retournent dans la tasse.
bb-told-event-i = Un gouverneur tiré au hasard s’installe dans un port au hasard, à la place de celui qui s’y trouve.
bb-told-event-j = Chaque navire { $player_of } perd de la vitesse.
bb-told-event-k = { $player_starts } reçoit un corsaire du roi, ou une opération de plus avec l’un de ses deux.
bb-told-event-l = Une lettre de marque tirée au hasard dit quelle nation pardonne, jusqu’au prochain Événement Hasardeux.
bb-told-event-m = Toutes les lettres de marque sont reprises, et les pirates retrouvent leur astuce.
bb-told-popularity-limit = popularité
bb-told-crew-rises = L’équipage { $name_of } se soulève : { $n }, plus que sa popularité de { $popularity }.
bb-told-scurvy-spares = Le scorbut épargne { $name_the } et les otages
bb-told-scurvy-captain = Le scorbut frappe { $name_the } lui-même

# Faux joueurs : où ils font voile
bb-told-false-to-refit = Mène { $name_the } pour le remettre en état : { $port } (dé { $die }, dommages { $damage }).
bb-told-false-makes-for = Mène { $name_the } vers le port le plus proche : { $port }.
bb-told-false-chases = Mène { $name_the } vers un marchand, { $where_at }.
bb-told-false-patrol = Fais patrouiller { $name_the } en pleine mer : { $n ->
    [one] { $n } point à dépenser
   *[other] { $n } points, tous à dépenser
}, loin des chasseurs.
bb-told-false-flees = Éloigne { $name_the } du chasseur, en pleine mer : { $n ->
    [one] { $n } point à dépenser
   *[other] { $n } points, tous à dépenser
}.
bb-told-false-leave-box = Fais sortir { $name_the } de la zone de transit { $n }.
bb-told-false-raid = Mène { $name_the } pour attaquer un port : { $port }.
bb-told-false-raid-far = Mène { $name_the } vers la zone de transit { $n }, en route pour attaquer un port : { $port }.
bb-told-false-hunts = Mène { $name_the } vers { $prey_the }, { $where_at } : { $n ->
    [one] { $n } case
   *[other] { $n } cases, toute sa vitesse
}.
bb-told-false-follows = Mène { $name_the } vers la case fléchée de la zone { $box } : { $n ->
    [one] { $n } case
   *[other] { $n } cases, toute sa vitesse
}. { $prey } est ailleurs, { $where_at }.

# La fin
bb-told-played-on = { $player_starts } n’a plus de pirate
bb-told-played-on-effect = { $player_starts } l’emporterait : on continue jusqu’à ce que { $n } joueurs n’en aient plus.
