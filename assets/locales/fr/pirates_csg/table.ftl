# Pirates du Nouveau Monde : la table, ses questions et ce qu’elle dit.

csg-title = Pirates du Nouveau Monde
csg-action-move = mouvement
csg-action-shoot = tir
csg-action-explore = exploration
csg-action-repair = réparation
csg-action-build = construction d’un fort
csg-open-sea = En mer
csg-island-wild = Île vierge { $n }
    .the = l’île vierge { $n }
    .on = sur l’île vierge { $n }
    .of = de l’île vierge { $n }
csg-island-home = Île de départ { DE($name) }
    .the = l’île de départ { DE($name) }
    .on = sur l’île de départ { DE($name) }
    .of = de l’île de départ { DE($name) }
csg-crew-hidden = un équipage, face cachée
csg-coin = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
csg-coin-back = Un jeton, face cachée
csg-number = { $n }
csg-mast = Mât { $n } : rang { $rank } { $range }
csg-mast-burning = Mât { $n } : en flammes
csg-mast-bare = Mât { $n }
csg-part = { $part_name } { $n } : rang { $rank } { $range }
csg-part-bare = { $part_name } { $n }
csg-part-mast = { $n ->
    [one] 1 mât
   *[other] { $n } mâts
}
    .the = { $n ->
        [one] le mât
       *[other] les mâts
    }
    .all = mâts
    .name = Mât
csg-part-tentacle = { $n ->
    [one] 1 tentacule
   *[other] { $n } tentacules
}
    .the = { $n ->
        [one] le tentacule
       *[other] les tentacules
    }
    .all = tentacules
    .name = Tentacule
csg-part-segment = { $n ->
    [one] 1 segment
   *[other] { $n } segments
}
    .the = { $n ->
        [one] le segment
       *[other] les segments
    }
    .all = segments
    .name = Segment
csg-part-piece = { $n ->
    [one] 1 morceau de coque
   *[other] { $n } morceaux de coque
}
    .the = { $n ->
        [one] le morceau de coque
       *[other] les morceaux de coque
    }
    .all = morceaux de coque
    .name = Morceau de coque
csg-gun = Mât { $n }
csg-gun-musketeer = Mousquetaire : rang { $rank } S
csg-gun-marine = Infanterie de marine : rang { $rank } S
csg-gun-flag = Pavillon : rang { $rank } { $range }
csg-fleet-points = { $n } points, cartes de Vigie
csg-purse = { $coins }

csg-q-fleet = { $name }, quelle flotte amènes-tu ({ $total } points) ?
csg-q-fleet-note = Les autres la verront une fois sur la table.
csg-q-order = Deux dés chacun : qui commence ?
csg-q-order-again = Égalité : encore deux dés
csg-q-home = { $name }, quelle île donnes-tu à { $other } ?
csg-q-home-note = Chacun choisit pour son voisin de gauche.
csg-q-purse = { $name }, quels { $n } jetons amènes-tu, pour { $gold } pièces d’or ?
csg-q-leftover = { $name }, sur quelle île poses-tu un jeton ? ({ $n })
csg-q-berth = { $name }, où va { $crew } ?
csg-q-turn = { $name }, que fais-tu ?
csg-q-where = Où se trouve maintenant { $ship } ?
csg-q-where-note = Ce que touche le navire arrête son mouvement.
csg-q-ram = Éperonner { $other } avec { $ship } ?
csg-q-ram-dice = { $ship } éperonne { $other }
csg-q-tow = { $ship } : prendre { $other } en remorque ?
csg-q-reached = { $ship } atteint { $target } ?
csg-q-tow-bow = { $ship } touche la proue { DE($other) } : le prendre en remorque ?
csg-q-prow = { $ship } touche-t-il la proue { DE($other) } ?
csg-q-ram-derelict = { $ship } touche le ponton { $other } : que fait-il ?
csg-q-board = Aborder { $other } depuis { $ship } ?
csg-q-board-yes = Aborder
csg-q-board-no = Ne pas aborder
csg-q-boarding = { $ship } aborde { $other }
csg-q-spoils = { $ship } l’emporte : que prends-tu à { $other } ?
csg-q-crew-lost = Qui { $ship } perd-il ?
csg-q-target = { $ship } : sur qui tires-tu ?
csg-q-guns = { $ship } : quels canons atteignent { $target } ?
csg-q-shots = { $ship } tire sur { $target }
csg-q-again = { $ship }, canonnier : quel dé relances-tu ?
csg-q-again-die = Le dé relancé
csg-helmsman-called = Appeler le barreur
csg-helmsman-called-note = Révélé : le navire peut aller plus loin, { $move } en tout
csg-q-again-anybody = { $ship } : un dé à relancer ?
csg-q-captain = Un capitaine fait-il tirer { $ship } ?
csg-captain-called = Appeler le capitaine
csg-captain-called-note = Révélé : le navire tire en se déplaçant
csg-q-masts = { $ship } : { $n ->
    [one] quel mât perds-tu
   *[other] quels mâts perds-tu ({ $n })
} ?
csg-q-parts = { $ship } : { $n ->
    [one] lequel perds-tu
   *[other] lesquels perds-tu ({ $n })
} ?
csg-q-coin = Que montre le jeton { $n } ({ $place }) ?
csg-q-coin-seen = Regarde le jeton { $n } ({ $place }) : que montre-t-il ?
csg-q-load = { $ship } : quels jetons charges-tu ? Place pour { $n }.
csg-q-scuttle = { $ship } va-t-il couler ?
csg-q-fire = Feu à bord { DE($ship) } : il gagne sur 1 à { $n }

csg-move = Déplacer { $ship }
csg-clear = Bouger { $ship } sans contact
csg-shoot = Tirer avec { $ship }
csg-shoot-guns = { $n ->
    [0] aucun canon
    [one] 1 canon
   *[other] { $n } canons
}
csg-shoot-stop = Cesser le feu
csg-explore = Explorer { $place_the } avec { $ship }
csg-revisit = Fouiller encore { $place_the } avec { $ship }
csg-repair = Réparer { $ship }
csg-board = Aborder { $other } ({ $ship })
csg-tow = Remorquer { $other } ({ $ship })
csg-drop-tow = Larguer { $other }
csg-scuttle = Saborder { $ship }
csg-end-turn = Finir le tour { DE($name) }
csg-keep = Garder les dés
csg-again-option = { $gun } (dé : { $face })
csg-spoils-crew = Éliminer un équipage
csg-spoils-crew-note = l’adversaire choisit lequel
csg-where-bow = proue contre sa coque
csg-where-derelict = contre le ponton

csg-act-not-yours = { $name } n’est pas à toi.
csg-act-done = { $name } a déjà eu son action : { $action }.
csg-act-too-late = { $action } vient avant { $reached } : cette phase a commencé.
csg-act-tangled = { $ship } est enchevêtré dans les sargasses.
csg-act-lost = { $ship } est perdu dans le brouillard.
csg-act-derelict = { $ship } est un ponton : rien ne le fait avancer.
csg-act-derelict-shoot = { $ship } est un ponton sans mousquetaire ni infanterie de marine.
csg-move-pinned = { $ship } est bloqué par { $names }.
csg-move-chained = { $ship } a reçu des boulets chaînés : pas de mouvement ce tour-ci.
csg-move-towed = { $ship } est en remorque.
csg-dock-foreign = Île de départ d’un autre joueur : on n’y accoste pas.
csg-dock-mercenary = Un mercenaire n’accoste à aucune île de départ.
csg-shoot-no-guns = { $ship } n’a plus de canon qui tire.
csg-shoot-nobody = Il n’y a personne sur qui tirer.
csg-shoot-own = { $ship } est de ta flotte.
csg-shoot-no-fort = Ce fort n’est pas debout.
csg-q-guns-none = Aucun
csg-shoot-out = { $ship } est hors de portée.
csg-shoot-home = { $ship } est accosté à son île de départ.
csg-shoot-fog = { $ship } est perdu dans le brouillard.
csg-shoot-submerged = { $ship } est en plongée.
csg-ram-own = On n’éperonne pas sa propre flotte.
csg-ram-derelict = { $ship } n’a plus de mât à perdre.
csg-ram-never = Ces deux-là ne peuvent pas s’éperonner.
csg-ram-hulls = Les petites coques { DE($ship) } le protègent de l’éperon.
csg-board-own = Un navire de ta flotte.
csg-board-never = Ces deux-là ne peuvent pas s’aborder.
csg-board-shell = On n’aborde pas { $ship } tant que tiennent ses panneaux ou ses coques.
csg-board-after = { $ship } aborde après son action principale.
csg-board-once = { $ship } a déjà abordé ce tour-ci.
csg-tow-now = Prendre en remorque
csg-tow-now-note = s’il touche sa proue, de n’importe où
csg-tow-apart = { $ship } ne touche pas { $other }.
csg-tow-aside = { $ship } ne touche pas la proue { DE($other) }.
csg-tow-after = { $ship } ne remorque qu’après son mouvement.
csg-tow-none = { $ship } n’est pas en remorque.
csg-tow-derelict = { $ship } n’est pas un ponton.
csg-tow-never = { $ship } ne remorque rien.
csg-tow-held = { $ship } est retenu.
csg-tow-towed = { $ship } est déjà en remorque.
csg-explore-late = { $ship } n’y était pas au début du tour.
csg-explore-away = { $ship } ne touche pas { $place_the }.
csg-explore-home = On n’explore pas une île de départ, comme { $place_the }.
csg-explore-fort = Un fort se dresse { $place_on } : elle ne s’explore pas.
csg-explore-enemy = { $place } n’est pas un ponton : un navire ennemi ne s’explore pas.
csg-explore-nothing = Cela ne s’explore pas : { $place }.
csg-revisit-unmarked = Ta marque n’y est pas : { $place }.
csg-revisit-done = { $ship } a déjà fouillé { $place_the }, ou n’est pas revenu depuis que la marque est posée.
csg-order-marker = { $name } : pose ta marque d’exploration { $place_on }.
csg-q-load-none = Ne rien charger
csg-explore-empty = Rien à trouver ici ({ $place_the }).
csg-repair-whole = { $ship } a tous ses mâts.
csg-repair-where = Seulement à son île de départ, à un fort à soi, ou avec un charpentier à bord.
csg-repair-never = { $ship } ne se répare pas.
csg-scuttle-done = { $ship } est déjà sabordé.
csg-scuttle-once = { $ship } a déjà essayé ce tour-ci.
csg-berth-full = Plus de place en cale.
csg-berth-points = { $n } points d’équipage sur un navire de { $most }.
csg-spoils-full = La cale est pleine.
csg-spoils-hold = Cargaison secrète : on n’y prend rien.

csg-sum-room = Place pour des jetons
csg-sum-cargo = cale
csg-sum-links = liens
csg-sum-master = responsable de la cargaison
csg-sum-crew = équipage
csg-sum-coins = jetons à bord
csg-sum-ram = Éperon
csg-sum-built = mâts d’origine
csg-sum-rammer = pour qui éperonne
csg-sum-die = dé
csg-sum-boarding = Abordage
csg-sum-crew-fighting = équipage
csg-sum-masts = mâts restants
csg-why-tow = en remorquant
csg-why-fear = par peur
csg-why-helmsman = barreur
csg-why-oars = rames
csg-why-oarsman = rameur

csg-figure-hits = Touches
csg-figure-bare = Démâté
csg-figure-sunk = Coulé
csg-figure-ram-win = Il perd un mât
csg-figure-ram-lose = Tu perds un mât
csg-figure-board-win = Tu l’emportes
csg-figure-board-lose = Tu perds
csg-odds = En moyenne { $n } { $n ->
    [one] touche
   *[other] touches
}
csg-odds-bare = { $chance } de le démâter ; en moyenne { $n } { $n ->
    [one] touche
   *[other] touches
}
csg-odds-sunk = { $chance } de le couler ; en moyenne { $n } { $n ->
    [one] touche
   *[other] touches
}
csg-odds-hits = touches

csg-ev-fleet = La flotte { DE($name) } est prête.
csg-ev-order = Ordre du tour : { $names }.
csg-ev-islands = { $n } îles sont sur la mer.
csg-ev-home = L’île { $n } est le départ { DE($name) }.
csg-ev-coins = { $name } apporte { $n } jetons : { $gold } or.
csg-ev-turn = Tour { $n } : { $name }
csg-ev-given = { $name } : { $action }
csg-ev-moved = { $ship } navigue : { $place }.
csg-ev-landed = { $name } débarque { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} : { $place }.
csg-ev-loaded = { $ship } charge { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} : { $place }.
csg-ev-explored = { $ship } a exploré : { $place }.
csg-ev-unique = Un trésor unique : { $name }
csg-ev-shots = { $ship } tire { $shots ->
    [one] 1 coup
   *[other] { $shots } coups
} sur { $target } : { $n ->
    [0] { $shots ->
        [one] raté
       *[other] aucune touche
    }
    [one] 1 touche
   *[other] { $n } touches
}
csg-ev-masts-lost = { $ship } perd { $part }.
csg-ev-masts-burning = { $ship } : un mât brûle.
csg-ev-masts-standing = { $ship } : { $n ->
    [one] un mât est remis
   *[other] { $n } mâts sont remis
}.
csg-ev-plates = { $ship } perd { $n ->
    [one] une coque ou un panneau
   *[other] { $n } coques ou panneaux
}.
csg-ev-sunk = { $ship } coule.
csg-ev-returned = { $ship } est éternel : de retour à son île de départ, sans mât.
csg-ev-shared = Partage de { $n } pièces d’or : { $sinker } { $more }, { $name } { $less }.
csg-ev-gold-lost = { $n ->
    [one] { $n } pièce d’or coule avec { $ship }.
   *[other] { $n } pièces d’or coulent avec { $ship }.
}
csg-ev-uniques-lost = { $n ->
    [one] Un trésor unique est perdu
   *[other] { $n } trésors uniques sont perdus
}.
csg-ev-ram = { $ship } éperonne { $other } : { $loser } perd un mât.
csg-ev-ram-harmless = { $ship } éperonne { $other } : { $loser } a le dessous, sans perdre de mât.
csg-ev-ram-tie = { $ship } éperonne { $other } : égalité, rien ne casse.
csg-ev-tow = { $ship } prend { $other } en remorque.
csg-ev-tow-dropped = { $other } est largué.
csg-ev-boarding = { $ship } aborde { $other } : { $winner } l’emporte.
csg-ev-boarding-tie = { $ship } aborde { $other } : égalité, rien ne se passe.
csg-ev-crew-lost = { $crew }, à bord { DE($ship) }, est éliminé.
csg-ev-crew-lost-at = { $crew }, { $place_on }, est éliminé.
csg-ev-stolen = { $ship } prend un trésor ({ $other }).
csg-ev-flags = { $fort } perd { $n ->
    [one] un pavillon
   *[other] { $n } pavillons
}.
csg-ev-fort-destroyed = { $fort } est détruit.
csg-ev-scuttled = { $ship } coulera au début de son prochain tour.
csg-ev-scuttle-failed = { $ship } reste à flot.
csg-ev-burnt = Tous les mâts { DE($ship) } brûlent : il est sabordé.
csg-ev-end-half = Plus de la moitié de l’or appartient à { $names }.
csg-ev-end-settled = Tout l’or est à terre. Le plus riche : { $names }.
csg-ev-end-stranded-one = { $name } ne peut plus faire naviguer aucun navire. Le plus riche : { $names }.
csg-ev-end-stranded = Aucun navire ne peut plus naviguer. Le plus riche : { $names }.

csg-order-sea = Délimitez la mer pour { $n } joueurs.
csg-order-sea-sizes = Délimitez la mer pour { $n } joueurs : { $n ->
    [2] de { $side } × { $side } cm à { $two } m² environ
    [3] { $three } m² environ
   *[other] plus que les { $three } m² d’une partie à trois
}.
csg-order-islands = Chacun son tour, posez { $n } îles, à une distance de { $least }L à { $most }L les unes des autres.
csg-order-terrain = Puis les terrains, à { $n }S au moins du reste.
csg-order-coins-app = Pose { $n } jetons face cachée sur chaque île vierge. Leurs faces ne comptent pas : l’appli tient la valeur de chacun.
csg-order-coins-table = Mélangez les { $coins } jetons, face cachée ; { $n } sur chaque île vierge.
csg-order-leftover = { $name } pose un jeton { $place_on }.
csg-order-stern = Chaque navire touche son île par la poupe.
csg-order-bow = Chaque navire touche son île par la proue.
csg-order-mercenary = { $ship } commence à S de ton île de départ.
csg-order-crew = Posez les équipages face cachée sur les cartes des navires.
csg-order-face-up = Retourne { $crew }, à bord { DE($ship) }, face visible.
csg-order-face-up-ashore = Retourne { $crew } face visible : { $place }.
csg-order-sail = Déplace { $ship } de { $move }.
csg-order-tow = Mets la proue { DE($other) } contre la poupe { DE($ship) }.
csg-order-sunk = Retire { $ship } de la mer.
csg-order-returned = Remets { $ship } à son île de départ, sans mât.
csg-order-masts-lost = { $ship } : retire { $part_the } { $which }.
csg-order-masts-burning = { $ship } : mets un mât en flammes à la place { $which }.
csg-order-masts-standing = { $ship } : remets { $n ->
    [one] le mât { $which }
   *[other] les mâts { $which }
}.

csg-told-order = { $name } commence
csg-told-place = { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
csg-told-landed = Or { DE($name) } à terre
csg-told-masts = { $ship } : { $part_all }
csg-told-plates = { $ship } : coques et panneaux
csg-told-ranks = { $n ->
    [one] rang
   *[other] rangs
} { $ranks }
csg-told-sunk = { $ship } coule !
csg-told-end = Victoire : { $names }
csg-standing-masts = { $n ->
    [0] aucun mât abattu
    [one] 1 mât abattu
   *[other] { $n } mâts abattus
}

csg-fix-turn = Le tour
csg-fix-whose = À qui le tour
csg-fix-command = Commandé par
csg-fix-docked = Accosté à
csg-fix-on = Sur le terrain
csg-fix-tangled = Pris dans les sargasses
csg-fix-coins = Jetons face cachée
csg-named-ship = un navire
csg-named-coin = un jeton
csg-named-crew = un équipage
csg-named-island = une île
csg-named-event = un événement
csg-named-fort = un fort
csg-named-place = un lieu
csg-named-terrain = un terrain
csg-named-unit = un navire, un fort ou un fusilier marin
csg-group-move = Mouvement
csg-group-shoot = Tir


# Nos flottes
csg-ours-harbour-watch = La garde du port
csg-ours-fox-and-weasel = Le renard et la belette
csg-ours-magpies = Le nid de pies
csg-ours-drowned-court = La cour des noyés
csg-ours-walls-of-the-south = Les remparts du Sud
csg-ours-long-winter = Le long hiver
csg-ours-vermilion-banner = La bannière vermillon
csg-ours-kings-bell = La cloche du roi
csg-ours-under-and-over = Dessus, dessous
csg-ours-three-hulls = Trois coques
csg-ours-paddles-at-dawn = Pagaies à l’aube
csg-ours-desert-sting = Le dard du désert
csg-ours-baroness = La bourse de la baronne
csg-ours-pelican-tavern = La taverne du pélican
csg-ours-forge-and-rampart = La forge et le rempart
csg-ours-smoke-and-lanterns = Fumée et lanternes
csg-ours-drowned-locker = Le coffre englouti
csg-amiss-homes = { $player } a { $n ->
    [0] zéro île de départ
   *[other] { $n } îles de départ
}, il en faut une par personne
csg-amiss-ashore = aucun navire n’est sur la table, et le premier tour a commencé
csg-amiss-masts = { $ship } a { $n } mâts, et { $printed } sur sa carte
csg-amiss-tow = { $ship } est remorqué par un navire lui-même remorqué
csg-amiss-touch = { $ship } touche un autre navire et n’est pas sur la table
csg-closes-move = Dès qu’un navire tire, explore ou répare, plus aucun ne bouge.
csg-closes-shoot = Dès qu’un navire explore ou répare, plus aucun ne tire.
csg-closes-explore = Dès qu’un navire répare, plus aucun n’explore.
