# Duel de canons : titre, ce qui est imprimé dans la boîte et ses formulaires, Réputations et Mauvais coups, corrections, réglages.
duel-title = Duel de canons

# Ce que la boîte contient
duel-kind-box = Titre du jeu
duel-kind-duel-board = Plateaux
duel-kind-board-blue = Plateau bleu
duel-kind-board-red = Plateau rouge
duel-kind-tile = Tuile du canon { $gun }
duel-kind-cannon-tile = Tuiles Canon
duel-kind-target-card = Cartes Cible
duel-kind-disaster = Troisième Désastre
duel-kind-reputation = Réputations
duel-kind-dirty-trick = Mauvais coups
duel-named-zone = une zone
duel-named-zones = le nombre de zones
duel-named-officer = un officier, sur un pont
duel-named-mount = un emplacement de canon
duel-named-gun = un canon
duel-named-shot = un projectile
duel-named-grade = un résultat de tir
duel-named-disaster = un Désastre
duel-named-card = une carte Visée
duel-named-value = une valeur de carte
duel-named-suit = une couleur
duel-named-target = une carte Cible
duel-named-trick = un Mauvais coup
duel-named-reputation = une Réputation

# Titre, plateaux
duel-q-box = Comment s’appelle le jeu, d’après ta boîte ?
duel-box-title = Titre
duel-q-board = { $colour } : que montrent ses zones ?
duel-board-blue = Plateau bleu
duel-board-red = Plateau rouge
duel-board-spaces = { $zone } : cases
duel-board-pad = { $zone } : cibles (à gauche) et cases
duel-board-aims = { $zone } : nombre de cibles
duel-board-no-fire = { $zone } : interdictions de tir
duel-board-cannon = { $zone } : pénalités de canon
duel-board-hand = { $zone } : pénalités de main
duel-board-sail = { $zone } : pénalités de voilure
duel-board-ropes = { $zone } : ses cordages mènent à
duel-layer-sails = voilure
duel-layer-deck = ponts
duel-layer-hull = coque

# Cartes Cible, tuiles
duel-q-target-card = Que montre la carte Cible ?
duel-target-left = Valeurs à gauche, de haut en bas
duel-target-below = Valeurs en dessous, de gauche à droite
duel-target-grid = Grille
duel-sign-empty = vide
duel-sign-w = barre
duel-sign-d = losange
duel-sign-s = carré
duel-sign-t = triangle
duel-sign-x = croix
duel-sign-o = rond
duel-q-tile = Tuile du canon { $gun } : quels symboles pour quel tir ?

# Désastres
duel-q-disaster = Que fait perdre le troisième Désastre ?
duel-disaster-layer = Zones touchées
duel-disaster-markers = Marqueurs perdus

# Réputations et Mauvais coups : formulaires
duel-q-reputation-card = Que dit la carte Réputation ?
duel-q-trick-card = Que dit le Mauvais coup ?
duel-card-name = Nom
duel-card-words = Ce que dit la carte
duel-reputation-number = Réputation { $n }
duel-reputation-back = Réputation
duel-dirty-trick-number = Mauvais coup { $n }
duel-dirty-trick-back = Mauvais coup
duel-bonus-hand-limit = Limite de main : cartes en plus
duel-bonus-draw = Phase 3 : cartes piochées en plus
duel-bonus-damage = Chaque tir : dégâts en plus
duel-bonus-dodge = Chaque Esquive : cartes en plus
duel-bonus-swerve = Chaque embardée : cartes prises en plus
duel-trick-window = Se joue
duel-window-action = Pendant tes actions
duel-window-fire = Quand tu fais feu
duel-window-dodge = Quand on te tire dessus
duel-trick-costs = Prend une action
duel-trick-aim = Tient lieu de Viser
duel-trick-draw = Cartes que tu pioches
duel-trick-discard = Cartes perdues au hasard par l’adversaire
duel-trick-damage = Dégâts en plus, ou en moins quand on te tire dessus
duel-trick-hits = Zones touchées sur l’autre bateau
duel-trick-hit-markers = Marqueurs qu’il perd
duel-trick-hit-part = Seulement à cet endroit
duel-trick-mends = Zones réparées sur ton bateau
duel-trick-mended = Marqueurs qui reviennent
duel-trick-mended-part = Seulement à cet endroit
duel-trick-part-bow = Proue
duel-trick-part-centre = Centre
duel-trick-part-stern = Poupe

# Ce que font les cartes, d’après leurs nombres
duel-does-hand-limit = limite de main +{ $n }
duel-does-draw = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus en phase 3
duel-does-damage = +{ $n } aux dégâts de chaque tir
duel-does-dodge = chaque Esquive compte { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus
duel-does-swerve = chaque embardée prend { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus
duel-trick-does = { $when } : { $what }.
duel-trick-when-cost = Une action
duel-trick-when-aim = À la place de Viser
duel-trick-when-free = Sans prendre d’action
duel-trick-when-fire = Quand tu fais feu
duel-trick-when-dodge = Quand on te tire dessus
duel-trick-does-draw = tu pioches { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
duel-trick-does-discard = l’adversaire perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} au hasard
duel-trick-does-action = +{ $n } aux dégâts
duel-trick-does-fire = +{ $n } aux dégâts
duel-trick-does-dodge = −{ $n } aux dégâts
duel-trick-does-hits = son bateau perd { $what }
duel-trick-does-hits-there = son bateau perd { $what } { $zone_of }
duel-trick-does-mends = ton bateau retrouve { $what }
duel-trick-does-mends-there = ton bateau retrouve { $what } sur { $zone_the }

# Choisir ses cartes
duel-q-reputation-drawn = { $name } pioche des Réputations
duel-q-reputation-keep = { $name }, quelle Réputation gardes-tu ?
duel-q-reputation-kept = { $name }, quelle Réputation as-tu gardée ?
duel-q-reputation-for = Piochez une Réputation pour { $name } : laquelle est-ce ?
duel-order-reputations = Chacun pioche { $n } Réputations, en garde une en secret, et on les révèle ensemble
duel-ev-reputation = Réputation { DE($name) } : { $card }.
duel-fate-reputation = Réputation { DE($name) } : { $card }
duel-q-dirty-trick-drawn = { $name } pioche des Mauvais coups
duel-q-dirty-trick-keep = { $name }, quel Mauvais coup gardes-tu ?
duel-order-tricks = { $times } fois de suite, chacun pioche { $n } Mauvais coups et en garde un en secret
duel-order-tricks-alone = { $times } fois de suite, pioche { $n } Mauvais coups et gardes-en un en secret ; { $name } n’en a pas
duel-ev-tricks-kept = { $name } garde { $n ->
    [one] un Mauvais coup
   *[other] { $n } Mauvais coups
}.

# Jouer un Mauvais coup
command-play-trick = Mauvais coup
duel-trick-play = Jouer un Mauvais coup ({ $n })
duel-trick-none = Aucun
duel-q-trick-action = { $name }, quel Mauvais coup joues-tu ?
duel-q-trick-fire = { $name }, joues-tu un Mauvais coup sur ce tir ?
duel-q-trick-dodge = { $name }, joues-tu un Mauvais coup contre ce tir ?
duel-q-trick-named = { $name }, quel Mauvais coup joues-tu ?
duel-ev-trick = { $name } joue un Mauvais coup : { $card }.
duel-fate-trick = { $name } joue { $card }
duel-order-trick = Faites ce que dit la carte et que les nombres ne disent pas ; le reste se corrige à la main
duel-q-mend = { $name }, où remets-tu { $what } ?

# Corrections
duel-fix-group-turn = Le tour
duel-fix-group-ship = Bateau { DE($name) }
duel-fix-group-battery = Canons { DE($name) }
duel-fix-group-cards = Cartes et pistes { DE($name) }
duel-fix-turn = Numéro du tour
duel-fix-seat = À qui de jouer
duel-fix-phase = Phase
duel-phase-actions = Actions
duel-phase-fire = Faire feu
duel-phase-draw = Pioche
duel-fix-taken = Actions déjà prises
duel-fix-aimed = A déjà visé
duel-fix-markers = { $zone } : marqueurs, sans les officiers
duel-officer-captain = Capitaine
duel-officer-mate = Second
duel-fix-lost = perdu
duel-fix-guard = { $zone } : pénalités, la première découverte d’abord
duel-fix-disaster = { $zone } : Désastre
duel-fix-disaster-hidden = face cachée
duel-fix-disaster-turned = retourné
duel-fix-disaster-turned-it = retourné : { $what }
duel-fix-disaster-hidden-it = de nouveau face cachée : { $what }
duel-fix-loaded = Chargé { $mount_at }
duel-fix-gunner = Canonnier
duel-fix-crosshair = Mire
duel-fix-hand = Cartes en main
duel-fix-targets = Cartes Cible devant soi
duel-fix-aim-left = Cible { $n }, à gauche
duel-fix-aim-below = Cible { $n }, en dessous
duel-fix-no-card = aucune
duel-fix-broadsides = Piste de bordées
duel-fix-swerves = Piste d’embardées
duel-fix-dodges = Piste d’Esquive
duel-fix-reputation = Réputation
duel-fix-tricks = Mauvais coups en main

# Réglages
cannon-duel-mode-partner = Contre l’appli
    .note = Seul contre un bateau que l’appli commande : elle dit ce qu’elle fait, et pourquoi.
cannon-duel-option-hands = Cartes Visée
cannon-duel-hands-app = L’appli les distribue
    .note = L’appli distribue : chaque main sur son téléphone, ou cachée sur la tablette.
cannon-duel-hands-table = Celles de la boîte
    .note = Vous gardez vos vraies cartes : l’appli n’en connaît que le nombre.
cannon-duel-option-targets = Cartes Cible
cannon-duel-targets-app = L’appli les retourne
    .note = L’appli lit la grille et donne le résultat. Il faut avoir recopié toutes les cartes.
cannon-duel-targets-table = Retournées sur la table
    .note = Vous lisez la grille et dites le résultat à l’appli.
cannon-duel-option-bag = Sac et Désastres
cannon-duel-bag-app = L’appli tire
    .note = L’appli pioche les projectiles ; vous posez les disques qu’elle annonce.
cannon-duel-bag-table = On tire à la main
    .note = Vous piochez dans le vrai sac et dites ce qui est sorti.
cannon-duel-option-reputations = Réputations
cannon-duel-option-dirty-tricks = Mauvais coups
cannon-duel-option-advanced = Réputations et Mauvais coups
cannon-duel-advanced-app = L’appli les distribue
cannon-duel-advanced-table = Ceux de la boîte
cannon-duel-option-strength = Force de l’adversaire
cannon-duel-strength-cabin-boy = Mousse
cannon-duel-strength-boatswain = Bosco
cannon-duel-strength-captain = Capitaine
duel-trick-not-held = Tu n’as pas ce Mauvais coup en main.
duel-trick-later = Ce Mauvais coup se joue à un autre moment.
duel-trick-no-such = Tu n’as aucun Mauvais coup pour ce moment.
