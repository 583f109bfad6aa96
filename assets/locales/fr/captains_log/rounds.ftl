# Le tour de table : mise en place, tours, fin de tour, renommée, solo, score, corrections.
command-set-up = Mise en place
command-begin = Premier tour
command-start-turn = Début du tour
command-pass-seat = Joueur suivant
command-npc-activation = Les PNJ qui attendent
command-fame-board = Plateau de renommée
command-npc-card = Carte d’un PNJ
command-round-kraken = Fin du tour de jeu : Kraken
command-round-fog = Fin du tour de jeu : brouillard
command-round-time = Fin du tour de jeu : jeton de temps
command-round-floating = Fin du tour de jeu : barils et compteurs de temps
command-round-nations = Fin du tour de jeu : renommée des nations
command-round-expiry = Fin du tour de jeu : événements terminés
command-round-event = Fin du tour de jeu : événement
command-round-next = Tour de jeu suivant

# Mise en place
cl-q-tile = Quelle tuile de carte est tirée ({ $n }) ?
cl-q-tiles = { $n ->
    [1] Mélange les tuiles, retournes-en une : laquelle ?
   *[other] Mélange les tuiles, retournes-en { $n } : lesquelles ?
}
cl-ev-start-tiles = { $n ->
    [1] Tuile face visible au départ : { $tiles }
   *[other] Tuiles face visible au départ : { $tiles }
}
cl-setup-part-map = La carte
cl-setup-part-markets = Les marchés
cl-setup-part-boards = Plateaux, sac et cartes
cl-setup-part-players = À chaque joueur
cl-setup-part-npcs = Les PNJ
cl-setup-part-end = Pour finir
cl-setup-map = Pose le départ au centre de la table, et toutes les autres tuiles autour, face cachée.
cl-setup-dynamic = Pose le départ comme tu veux, chaque tuile contre une autre. Le reste de la carte viendra en explorant.
cl-q-market-tile = { $n ->
    [1] Quel marché est tout en haut ?
   *[other] Quel marché vient en position { $n } ?
}
cl-q-market-tile-shuffled = { $n ->
    [1] Mélange les marchés : lequel vient tout en haut ?
   *[other] Quel marché vient en position { $n } ?
}
cl-q-market-dice = Combien de cubes sur chaque marché ?
cl-ev-market-laid = Marchés de haut en bas : { $nations }
cl-ev-wars = Guerres : { $pairs }. Tous contre les Pirates.
cl-ev-no-wars = Aucune guerre entre les quatre pays. Tous contre les Pirates.
cl-war = { $one } contre { $other }
cl-setup-reputation = Plateau de réputation, face { $side } : un marqueur par joueur sur 0 de chaque ligne.
cl-setup-reputation-shared = Plateau de réputation, face { $side } : un seul marqueur par équipe sur 0 de chaque ligne.
cl-setup-tavern-board = Ajoute le plateau taverne et chantier naval, face { $side }.
cl-setup-shipyard = Chantier naval : pose sur chaque emplacement un navire de niveau 3 du bon sceau et, par-dessus, décalé, un navire de niveau 2 du même sceau.
cl-setup-no-crew = Sans équipage ni abordage : retire du sac les améliorations d’équipage et de corps à corps.
cl-setup-no-special-tiles = Laisse dans la boîte les tuiles 22 et 23 et celle de mer calme.
cl-setup-no-calm = Laisse dans la boîte la carte Vent Calme.
cl-setup-tavern = Taverne : tire du sac neuf officiers et spécialistes pour les trois lignes.
cl-setup-nation-upgrades = Pose les améliorations de nation sur leurs drapeaux.
cl-setup-treasure = Trésor : une carte au hasard de chacune des trois piles, face cachée. Les autres retournent dans la boîte sans être vues.
cl-ev-events-shuffled = { $n } cartes Événement mélangées
cl-setup-missions = Mélange les cartes Mission. Jeton de temps : première case de jour ; marqueurs de renommée : 0.
cl-setup-tower = Pose la tour de cargaison à portée de tous.
cl-setup-bounty = Chacun prend la carte de récompense de sa couleur.
cl-ev-equipped = { $name } : { $amount }, { $cannons } { $cannons ->
    [one] canon
   *[other] canons
} en cale{ $crew ->
    [0] {""}
    [one] , { $crew } marin
   *[other] , { $crew } marins
}
cl-setup-npc-pile = Pioche de PNJ, du dessus vers le dessous : niveau 1, niveau 2, puis niveaux 3 et 4 mêlés.
cl-ev-start-ship = { $name } : navire de départ, { $ship }
cl-q-start-ship = { $name } : quel navire de départ ?
cl-q-start-ship-note = Nao, Hulk ou Carrack de niveau 1, valeur { $value }, du sceau { $seal }.
cl-setup-two-decks = Deux pioches de PNJ, une par sceau, chacune du niveau 1 en haut aux niveaux 3 et 4 en bas. Places 1 et 3 tirent leur PNJ de l’une, places 2 et 4 de l’autre.
cl-ev-target = Jeton de fin sur { $n }
cl-setup-solo-missions = Une mission qui demande de détruire un joueur peut viser un PNJ. Toute autre mission impossible est un coup de malchance.
cl-q-first-player = Qui joue en premier ?
cl-q-first-player-note = Le dernier à avoir vu un film de pirates ; à défaut, le dernier à avoir bu du rhum ; sinon, tirez au sort.
cl-ev-first-player = { $name } joue en premier
cl-setup-start-hexes = Chacun pose un jeton sur une case numérotée d’une tuile visible, jamais la même, dans l’ordre : { $players }.
cl-setup-start-hex = Pose un jeton sur une case numérotée de la tuile visible.
cl-setup-shared = { $team } : une renommée et une réputation pour deux. Les marqueurs { DE($name) } servent à toute l’équipe.
cl-setup-shared-missions = { $n } missions en cours au plus pour toute l’équipe. Une mission publique est à qui l’a prise ou dévoilée, une secrète peut avancer avec l’un ou l’autre.
cl-setup-own-barrels = Chacun compte ses propres barils : ils ne s’échangent pas.
cl-setup-team-order = Ordre de jeu : { $players }. Une équipe ouvre et ferme le tour de jeu, l’autre joue entre les deux.
cl-setup-purchases = Avant de partir, chacun peut acheter ce qui ne demande aucune réputation. Ni mission, ni vente.
cl-menu-start = Des achats avant de lever l’ancre ?
cl-shop = Faire les achats { DE($name) }
cl-menu-purchases = Achats { DE($name) }
cl-begin = Commencer le premier tour
cl-begin-without = Commencer sans attendre
cl-ready = Achats terminés
cl-shop-done = Terminer mes achats
cl-not-ready = Reprendre mes achats
cl-menu-ready = C’est noté : tes achats sont faits.
cl-waits-for = On part dès que tout le monde est prêt. Pas encore : { $names }.
cl-ready-so-far = Déjà prêts à partir : { $names }.
cl-begun-already = Les achats avant le départ sont finis, ou pas encore ouverts.
cl-others-shop = { $name } fait encore ses achats.
cl-not-before-start = Cela ne s’achète pas avant le départ.
cl-said-ready = Tu as dit avoir fini tes achats.
cl-said-nothing = Tes achats ne sont pas finis.
cl-ev-ready = { $name } a fini ses achats
cl-ev-not-ready = { $name } reprend ses achats

# Tour d’un joueur
cl-menu-turn = { $name }, à toi de jouer
cl-halves-left = { $n ->
    [0] Ton tour est joué ; les actions gratuites restent possibles.
    [1] { $moved ->
        [0] Il te reste un déplacement ou une action.
       *[other] Il te reste une action.
    }
   *[other] Déplacement et action, ou deux actions.
}
cl-menu-port = { $name }, { $port_at }
cl-port-halves = { $n ->
    [0] Tout ce que tu fais ici tient dans la même action, la dernière de ton tour.
   *[other] Tout ce que tu fais ici tient dans la même action. Ensuite, il te reste une action ou un déplacement.
}
cl-port-boats-left = { $n ->
    [0] Toutes tes chaloupes ont servi.
    [one] Il te reste une interaction, une par chaloupe.
   *[other] Il te reste { $n } interactions, une par chaloupe.
}
cl-move = Se déplacer
cl-move-note = Avance ta figurine sur le plateau. Une action met fin au déplacement.
cl-end-turn = Finir le tour { DE($name) }
cl-pass-turn = Passer le reste du tour
cl-pass-note = Ce qui n’est pas joué est perdu.
cl-no-half-left = Ton tour est déjà joué.
cl-no-second-move = Un seul déplacement par tour : il reste une action.
cl-not-on-turn = Ce n’est pas à { $name } de jouer.
cl-not-played = Vous jouez sans cette règle.
cl-round-goes-on = Tout le monde n’a pas encore joué.
cl-npc-not-now = Ce n’est pas le tour { $npc_of }.
cl-npc-in-order = { $npc_starts } est entré en jeu avant et agit d’abord.
cl-ev-turn = À { $name } de jouer
cl-ev-placed-first = Pose ta figurine sur sa case de départ, tournée comme tu veux.
cl-ev-placed = Remplace ton jeton par ta figurine, tournée comme tu veux.
cl-refill-tavern = Complète la taverne : glisse les améliorations restantes vers la gauche, puis tire du sac.
cl-npc-waits = Le PNJ { $n } n’entre pas encore en jeu : un de plus par tour de jeu.
cl-menu-npc = Au tour { $npc_of }
cl-activate = Activer { $npc_the }

# Fin du tour de table
cl-menu-round = Tour de jeu { $round } : tout le monde a joué
cl-end-round = Finir le tour de jeu { $round }
cl-ev-round = Tour de jeu { $round }
cl-ev-day = Le jour se lève : jeton de temps sur une case de jour.
cl-ev-night = La nuit tombe : jeton de temps sur une case de nuit.
cl-floating-barrel = jeton barils
cl-floating-oil = compteur d’huile
cl-floating-mission = compteur de mission
cl-ev-floated = { $tile ->
    [0] { $left ->
        [0] Nouveau { $what } sur la carte
       *[other] Nouveau { $what } sur la carte, au cran { $left }
    }
   *[other] { $left ->
        [0] Nouveau { $what } : tuile { $tile }
       *[other] Nouveau { $what } : tuile { $tile }, au cran { $left }
    }
}
cl-ev-barrels-floated = { $left ->
    [0] { $n } nouveaux jetons barils : tuile { $tile }
   *[other] { $n } nouveaux jetons barils : tuile { $tile }, au cran { $left }
}
cl-ev-notches = { $n ->
    [one] Baisse d’un cran le baril ou compteur qui flotte.
   *[other] Baisse d’un cran les { $n } barils et compteurs qui flottent.
}
cl-ev-sank = { $tile ->
    [0] Un { $what } coule : retire-le.
   *[other] Un { $what } coule, tuile { $tile } : retire-le.
}
cl-ev-barrels-sank = { $tile ->
    [0] { $n } jetons barils coulent : retire-les.
   *[other] { $n } jetons barils coulent, tuile { $tile } : retire-les.
}
cl-told-sank-tile = tuile { $n }
cl-told-sank-barrel = { $n ->
    [one] Un jeton barils coule, { $tiles } : retire-le.
   *[other] { $n } jetons barils coulent, { $tiles } : retire-les.
}
cl-told-sank-barrel-anywhere = { $n ->
    [one] Un jeton barils coule : retire-le.
   *[other] { $n } jetons barils coulent : retire-les.
}
cl-told-sank-oil = { $n ->
    [one] Un compteur d’huile coule, { $tiles } : retire-le.
   *[other] { $n } compteurs d’huile coulent, { $tiles } : retire-les.
}
cl-told-sank-oil-anywhere = { $n ->
    [one] Un compteur d’huile coule : retire-le.
   *[other] { $n } compteurs d’huile coulent : retire-les.
}
cl-told-sank-mission = { $n ->
    [one] Un compteur de mission coule, { $tiles } : retire-le.
   *[other] { $n } compteurs de mission coulent, { $tiles } : retire-les.
}
cl-told-sank-mission-anywhere = { $n ->
    [one] Un compteur de mission coule : retire-le.
   *[other] { $n } compteurs de mission coulent : retire-les.
}
cl-ev-fished-out = { $tile ->
    [0] Un { $what } est repêché
   *[other] Un { $what } est repêché, tuile { $tile }
}
cl-ev-barrel-kept = Un jeton barils de plus
cl-ev-barrels-turned-in = { $n } jetons barils rendus
cl-parity-day = À vérifier : de jour, les barils montrent tous un chiffre pair (rouge).
cl-parity-night = À vérifier : de nuit, les barils montrent tous un chiffre impair (bleu).

# Plateau de renommée
cl-form-fame-board = Plateau de renommée, face { $side }
cl-form-days = Cases de jour sur la piste de temps
cl-form-remove-level = Retrait des navires de niveau { $level } : renommée
cl-form-taverns = Icônes de taverne : renommée
cl-form-space = { $n }
cl-ev-level-removed = Retire de la pioche de PNJ les navires de niveau { $level } qui restent.
cl-ev-tavern-renewed = Icône de taverne ({ $at }) : remets la première colonne dans le sac, glisse les autres vers la gauche, complète la troisième.
cl-ev-won = Victoire { DE($name) } !
cl-ev-lost = Défaite : { $nation_the } { $nation ->
    [Pirates] gagnent
   *[other] gagne
}.
cl-ev-fame-up = +{ $n } de renommée ({ $cause })
cl-ev-fame-down = −{ $n } de renommée ({ $cause })
cl-ev-nation-fame-up = { $nation } : +{ $n } de renommée ({ $cause })
cl-ev-nation-fame-down = { $nation } : −{ $n } de renommée ({ $cause })
cl-fame-F-BAR = barils rendus
cl-fame-F-DES = navire détruit
cl-fame-F-CAP = navire capturé
cl-fame-F-RAM = éperonnage
cl-fame-F-SAL = vente
cl-fame-F-MIS = mission accomplie
cl-fame-F-SET = quatre missions du même type
cl-fame-F-UPG = icône recouverte
cl-fame-F-TAV = achetée à la taverne
cl-fame-F-REP = prestige
cl-fame-F-JON = ralliement
cl-fame-F-TRS = trésor
cl-fame-F-CPT = capitaine
cl-fame-F-TOK = détruit trop souvent
cl-fame-N-BAR = barils coulés
cl-fame-N-DES = navire détruit
cl-fame-N-ROUTE = route accomplie
cl-fame-N-SPEC = route spéciale accomplie
cl-fame-N-DAY = tuiles encore cachées
cl-fame-N-LOST = navire perdu
cl-fame-CORR = corrigé à la main

# Solo
cl-q-enemies = Combien de nations ennemies ?
cl-q-enemy = Tire le drapeau ennemi { $n }
cl-ev-enemies = Nations ennemies : { $nations }
cl-score-enemies = Valeur 1 : ennemis
cl-score-options = Valeur 2 : options
cl-score-lead = Valeur 3 : avance
cl-score-at-war = { $nation } en guerre contre un ennemi
cl-score-day_scoring = Nations : points le jour
cl-score-night_scoring = Nations : points la nuit aussi
cl-score-destroyed_twice = Renommée perdue après 2 destructions
cl-score-destroyed_once = Renommée perdue à chaque destruction
cl-score-standard_map = Carte standard
cl-score-optional_tiles = Tuiles facultatives et carte Calme
cl-score-own = Ta renommée
cl-score-best = Meilleure nation : { $nation }

# Corrections
cl-ev-corrected = Corrigé à la main ({ $group }) : { $what } = { $value }
cl-ev-corrected-note = Corrigé à la main ({ $group }) : { $what } = { $value } ({ $note })
cl-fix-group-round = Tour de jeu
cl-fix-group-market = Marché et réserve
cl-fix-round = Numéro du tour de jeu
cl-fix-seat = À qui de jouer
cl-fix-first = Premier joueur
cl-fix-halves = Déjà joué ce tour
cl-fix-halves-none = rien
cl-fix-halves-move = déplacement
cl-fix-halves-action = action
cl-fix-halves-move-action = déplacement puis action
cl-fix-halves-action-move = action puis déplacement
cl-fix-halves-action-action = deux actions
cl-fix-time = Case de temps (0 = premier jour)
cl-fix-target = Jeton de fin
cl-fix-wind = Carte Vent
cl-fix-kraken = Cartes Kraken en jeu
cl-fix-event-card = Événement { $n }
cl-fix-fog = Brouillard en jeu
cl-fix-tiles = Tuiles révélées
cl-fix-floating = { $tile ->
    [0] Crans du { $what }
   *[other] Crans du { $what }, tuile { $tile }
}
cl-fix-era = Ère (plus haut niveau vu)
cl-fix-sunk = Barils coulés non comptés
cl-fix-nation-fame = Renommée, { $nation }
cl-fix-fame = Renommée
cl-fix-doubloons = Doublons
cl-fix-cannons = Canons
cl-fix-water = Dégâts d’eau
cl-fix-fire = Dégâts de feu
cl-fix-sails = Mouvement perdu (voiles)
cl-fix-crew = Équipage
cl-fix-level = Niveau du navire
cl-fix-barrels = Jetons barils gardés
cl-fix-destroyed = Destructions depuis la dernière pénalité
cl-fix-clues = Indices du trésor
cl-fix-reputation = Réputation, { $nation }
cl-fix-joined = Nations rejointes
cl-fix-bounty = Prime
cl-fix-wanted = Recherché par
cl-fix-mission-done = Mission { $n } accomplie
cl-fix-mission-step = Mission { $n } : étapes validées
cl-fix-oil-token = Jeton huile
cl-fix-treasure = Recherche du trésor tentée
cl-fix-placed = Figurine déjà posée une fois
cl-fix-afloat = Figurine sur la carte
cl-fix-revealed = Carte révélée
cl-fix-on-map = Figurine sur la carte
cl-fix-counter = Compteur de temps (0 = aucun)
cl-fix-wounds = Blessures
cl-fix-coins = Doublons sur la carte
cl-fix-stop = Dernière étape atteinte
cl-fix-npc-level = Niveau de la carte cachée
cl-fix-reserve = Réserve, { $good }
cl-fix-loose = À la mer, { $good }
cl-fix-nobody = Personne
cl-fix-group-upgrades = { $name } : améliorations
cl-fix-group-hold = { $name } : cale
cl-fix-ammunition = Munitions
cl-fix-last-damage = Dernier dégât subi
cl-fix-last-hit-by = Son auteur
cl-fix-damage-none = aucun
cl-fix-damage-water = eau
cl-fix-damage-fire = feu
cl-fix-square-damage = Dégât, { $square }
cl-fix-card = Carte Navire
cl-fix-card-none = Face cachée
cl-fix-card-named = { $card } : { $name }
cl-fix-ship = Carte Navire
cl-fix-ship-board = Le navire imprimé sur le plateau
cl-fix-missions-in-hand = Missions en cours
cl-fix-mission-holder = { $mission } : à qui elle est
cl-fix-mission-aside = Personne, mise de côté
cl-fix-mission-card = { $mission } : quelle carte
cl-fix-mission-unknown = Pas dite
cl-fix-mission-nation = { $mission } : nation concernée
cl-fix-mission-flags = { $mission } : nations marquées
cl-fix-group-missions = { $name } : missions
cl-fix-group-ashore = Guerres, ports, forteresses
cl-fix-wars = Guerres entre les pays
cl-fix-port-flag = Drapeau : { $port }{ $tile ->
    [0] {""}
   *[other] , tuile { $tile }
}
cl-fix-port-services = Services : { $port }{ $tile ->
    [0] {""}
   *[other] , tuile { $tile }
}
cl-fix-port-tile = Tuile (0 = pas dite) : { $port }
cl-fix-fortress = Forteresse de la tuile { $tile }
cl-fix-fortress-none = Aucune, ou pas dite
cl-fame-icon-level = Retrait des navires de niveau { $level }
cl-fame-icon-tavern = Taverne renouvelée
cl-q-fame-icons-none = Aucune icône
cl-q-fame-icons = Renommée { $first } à { $last } : quelles icônes sur la piste ?
cl-skip-steps = Rien à faire : { $steps }.
cl-skip-kraken = Kraken (aucun en jeu)
cl-skip-fog = brouillard (absent)
cl-skip-floating = flottaison (rien à l’eau)
cl-skip-event = Pas d’événement la nuit.
cl-skip-nations-night = La nuit, les nations ne marquent rien.
cl-skip-nations-revealed = Toutes les tuiles sont révélées : les nations ne marquent rien.

# Ce que l’on désigne par un nom
cl-named-npc = un PNJ
cl-named-side = un navire, un joueur ou une nation
cl-named-tile = une tuile de cette partie
cl-named-float = un jeton à l’eau
cl-named-mark = une carte Navire ou un port
cl-named-market = une tuile de marché
cl-named-event = une carte Événement
cl-named-upgrade = une amélioration
cl-named-captain = un capitaine
cl-named-mission = une mission de ce joueur
cl-named-ship = une carte Navire
cl-named-wind = une carte Vent
cl-named-ammunition = un type de munitions
cl-named-mission-card = une carte Mission de ce type

# Dans les carnets des soirées enregistrées avant que la mise en place nomme les tuiles comme ailleurs (cl-map-tile)
cl-tile = Tuile { $n }
cl-tile-number = { $n }
