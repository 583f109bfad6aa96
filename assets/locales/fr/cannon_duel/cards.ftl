# Duel de canons : titre, ce qui est imprimé dans la boîte et ses formulaires, Réputations et Mauvais coups, corrections, réglages.
cd-title = Duel de canons

# Ce que la boîte contient
cd-kind-box = Titre du jeu
cd-kind-duel-board = Plateaux
cd-kind-board-blue = Plateau bleu
cd-kind-board-red = Plateau rouge
cd-kind-tile = Tuile du canon { $gun }
cd-kind-cannon-tile = Tuiles Canon
cd-kind-target-card = Cartes Cible
cd-kind-disaster = Troisième Désastre
cd-kind-reputation = Réputations
cd-kind-dirty-trick = Mauvais coups
cd-named-zone = une zone
cd-named-zones = le nombre de zones
cd-named-officer = un officier, sur un pont
cd-named-mount = un emplacement de canon
cd-named-gun = un canon
cd-named-shot = un projectile
cd-named-grade = un résultat de tir
cd-named-disaster = un Désastre
cd-named-card = une carte Visée
cd-named-value = une valeur de carte
cd-named-suit = une couleur
cd-named-target = une carte Cible
cd-named-trick = un Mauvais coup
cd-named-reputation = une Réputation

# Titre, plateaux
cd-q-box = Comment s’appelle le jeu, d’après ta boîte ?
cd-box-title = Titre
cd-q-board = { $colour } : que montrent ses zones ?
cd-board-blue = Plateau bleu
cd-board-red = Plateau rouge
cd-board-spaces = { $zone } : cases
cd-board-pad = { $zone } : cibles (à gauche) et cases
cd-board-aims = { $zone } : nombre de cibles
cd-board-no-fire = { $zone } : interdictions de tir
cd-board-cannon = { $zone } : pénalités de canon
cd-board-hand = { $zone } : pénalités de main
cd-board-sail = { $zone } : pénalités de voilure
cd-board-ropes = { $zone } : ses cordages mènent à
cd-layer-sails = voilure
cd-layer-deck = ponts
cd-layer-hull = coque

# Cartes Cible, tuiles
cd-q-target-card = Que montre la carte Cible ?
cd-target-left = Valeurs à gauche, de haut en bas
cd-target-below = Valeurs en dessous, de gauche à droite
cd-target-grid = Grille
cd-sign-empty = vide
cd-sign-w = barre
cd-sign-d = losange
cd-sign-s = carré
cd-sign-t = triangle
cd-sign-x = croix
cd-sign-o = rond
cd-q-tile = Tuile du canon { $gun } : quels symboles pour quel tir ?

# Désastres
cd-q-disaster = Que fait perdre le troisième Désastre ?
cd-disaster-layer = Zones touchées
cd-disaster-markers = Marqueurs perdus

# Réputations et Mauvais coups : formulaires
cd-q-reputation-card = Que dit la carte Réputation ?
cd-q-trick-card = Que dit le Mauvais coup ?
cd-card-name = Nom
cd-card-words = Ce que dit la carte
cd-reputation-number = Réputation { $n }
cd-reputation-back = Réputation
cd-dirty-trick-number = Mauvais coup { $n }
cd-dirty-trick-back = Mauvais coup
cd-bonus-hand-limit = Limite de main : cartes en plus
cd-bonus-draw = Phase 3 : cartes piochées en plus
cd-bonus-damage = Chaque tir : dégâts en plus
cd-bonus-dodge = Chaque Esquive : cartes en plus
cd-bonus-swerve = Embardées : cartes en plus
cd-trick-window = Se joue
cd-window-action = Pendant tes actions
cd-window-fire = Quand tu fais feu
cd-window-dodge = Quand on te tire dessus
cd-trick-costs = Prend une action
cd-trick-aim = Tient lieu de Viser
cd-trick-draw = Cartes que tu pioches
cd-trick-discard = Cartes perdues au hasard par l’adversaire
cd-trick-damage = Dégâts en plus, ou en moins quand on te tire dessus
cd-trick-hits = Zones touchées sur l’autre bateau
cd-trick-hit-markers = Marqueurs qu’il perd
cd-trick-hit-part = Seulement à cet endroit
cd-trick-mends = Zones réparées sur ton bateau
cd-trick-mended = Marqueurs qui reviennent
cd-trick-mended-part = Seulement à cet endroit
cd-trick-part-bow = Proue
cd-trick-part-centre = Centre
cd-trick-part-stern = Poupe

# Ce que font les cartes, d’après leurs nombres
cd-does-hand-limit = limite de main +{ $n }
cd-does-draw = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus en phase 3
cd-does-damage = +{ $n } aux dégâts de chaque tir
cd-does-dodge = chaque Esquive compte { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus
cd-does-swerve = chaque embardée prend { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus
cd-trick-does = { $when } : { $what }.
cd-trick-when-cost = Une action
cd-trick-when-aim = À la place de Viser
cd-trick-when-free = Sans prendre d’action
cd-trick-when-fire = Quand tu fais feu
cd-trick-when-dodge = Quand on te tire dessus
cd-trick-does-draw = tu pioches { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
cd-trick-does-discard = l’adversaire perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} au hasard
cd-trick-does-action = +{ $n } aux dégâts
cd-trick-does-fire = +{ $n } aux dégâts
cd-trick-does-dodge = −{ $n } aux dégâts
cd-trick-does-hits = son bateau perd { $what }
cd-trick-does-hits-there = son bateau perd { $what } { $zone_of }
cd-trick-does-mends = ton bateau retrouve { $what }
cd-trick-does-mends-there = ton bateau retrouve { $what } sur { $zone_the }

# Choisir ses cartes
cd-q-reputation-drawn = { $name } pioche des Réputations
cd-q-reputation-keep = { $name }, quelle Réputation gardes-tu ?
cd-q-reputation-kept = { $name }, quelle Réputation as-tu gardée ?
cd-q-reputation-for = Piochez une Réputation pour { $name } : laquelle est-ce ?
cd-order-reputations = Chacun pioche { $n } Réputations, en garde une en secret, et on les révèle ensemble.
cd-ev-reputation = Réputation { DE($name) } : { $card }.
cd-fate-reputation = Réputation { DE($name) } : { $card }
cd-q-dirty-trick-drawn = { $name } pioche des Mauvais coups
cd-q-dirty-trick-keep = { $name }, quel Mauvais coup gardes-tu ?
cd-order-tricks = { $times } fois de suite, chacun pioche { $n } Mauvais coups et en garde un en secret.
cd-order-tricks-alone = { $times } fois de suite, pioche { $n } Mauvais coups et gardes-en un en secret ; { $name } n’en a pas.
cd-ev-tricks-kept = { $name } garde { $n ->
    [one] un Mauvais coup
   *[other] { $n } Mauvais coups
}.

# Jouer un Mauvais coup
command-play-trick = Mauvais coup
cd-trick-play = Jouer un Mauvais coup ({ $n })
cd-trick-none = Aucun
cd-q-trick-action = { $name }, quel Mauvais coup joues-tu ?
cd-q-trick-fire = { $name }, joues-tu un Mauvais coup sur ce tir ?
cd-q-trick-dodge = { $name }, joues-tu un Mauvais coup contre ce tir ?
cd-q-trick-named = { $name }, quel Mauvais coup joues-tu ?
cd-ev-trick = { $name } joue un Mauvais coup : { $card }.
cd-fate-trick = { $name } joue { $card }
cd-order-trick = Faites ce que dit la carte et que les nombres ne disent pas ; le reste se corrige à la main.
cd-q-mend = { $name }, où remets-tu { $what } ?

# Corrections
cd-fix-group-turn = Le tour
cd-fix-group-ship = Bateau { DE($name) }
cd-fix-group-battery = Canons { DE($name) }
cd-fix-group-cards = Cartes et pistes { DE($name) }
cd-fix-turn = Numéro du tour
cd-fix-seat = À qui de jouer
cd-fix-phase = Phase
cd-phase-actions = Actions
cd-phase-fire = Faire feu
cd-phase-draw = Pioche
cd-fix-taken = Actions déjà prises
cd-fix-aimed = A déjà visé
cd-fix-markers = { $zone } : marqueurs, sans les officiers
cd-officer-captain = Capitaine
cd-officer-mate = Second
cd-fix-lost = perdu
cd-fix-guard = { $zone } : pénalités, la première découverte d’abord
cd-fix-disaster = { $zone } : Désastre
cd-fix-disaster-hidden = face cachée
cd-fix-disaster-turned = retourné
cd-fix-disaster-turned-it = retourné : { $what }
cd-fix-disaster-hidden-it = de nouveau face cachée : { $what }
cd-fix-loaded = Chargé { $mount_at }
cd-fix-gunner = Canonnier
cd-fix-crosshair = Mire
cd-fix-hand = Cartes en main
cd-fix-targets = Cartes Cible devant soi
cd-fix-aim-left = Cible { $n }, à gauche
cd-fix-aim-below = Cible { $n }, en dessous
cd-fix-no-card = aucune
cd-fix-broadsides = Piste de bordées
cd-fix-swerves = Piste d’embardées
cd-fix-dodges = Piste d’Esquive
cd-fix-reputation = Réputation
cd-fix-tricks = Mauvais coups en main

# Réglages
cd-mode-partner = Contre l’appli
    .note = Seul contre un bateau que l’appli commande : elle dit ce qu’elle fait, et pourquoi.
cd-option-hands = Cartes Visée
cd-hands-app = L’appli les distribue
    .note = L’appli distribue : chaque main sur son téléphone, ou cachée sur la tablette.
cd-hands-table = Celles de la boîte
    .note = Vous gardez vos vraies cartes : l’appli n’en connaît que le nombre.
cd-option-targets = Cartes Cible
cd-targets-app = L’appli les retourne
    .note = L’appli lit la grille et donne le résultat. Il faut avoir recopié toutes les cartes.
cd-targets-table = Retournées sur la table
    .note = Vous lisez la grille et dites le résultat à l’appli.
cd-option-bag = Sac et Désastres
cd-bag-app = L’appli tire
    .note = L’appli pioche les projectiles ; vous posez les disques qu’elle annonce.
cd-bag-table = On tire à la main
    .note = Vous piochez dans le vrai sac et dites ce qui est sorti.
cd-option-reputations = Réputations
cd-option-dirty-tricks = Mauvais coups
cd-option-advanced = Réputations et Mauvais coups
cd-advanced-app = L’appli les distribue
cd-advanced-table = Ceux de la boîte
cd-option-strength = Force de l’adversaire
cd-strength-cabin-boy = Mousse
cd-strength-boatswain = Bosco
cd-strength-captain = Capitaine
cd-trick-not-held = Tu n’as pas ce Mauvais coup en main.
cd-trick-later = Ce Mauvais coup se joue à un autre moment.
cd-trick-no-such = Tu n’as aucun Mauvais coup pour ce moment.
