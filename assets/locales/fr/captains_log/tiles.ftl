# Tuiles de carte peintes case par case

cl-kind-tile-outline = Contour des tuiles
cl-kind-sea-tile = Tuiles case par case
cl-form-outline = Contour d’une tuile
cl-form-outline-note = Une seule fois : toutes les tuiles ont le même. Pose-en une, le nord en haut, et touche ses cases.
cl-outline-hexes = Cases de la tuile
cl-form-sea-tile = Tuile { $n }
cl-form-sea-tile-note = Pose la tuile, le nord en haut. Une case oubliée reste inconnue.
cl-tile-hexes = Cases
cl-hex-in = case
cl-hex-sea = Mer
cl-hex-land = Terre
cl-hex-calm = Calme plat
cl-hex-bank = Banc { $n }
cl-hex-dice = Zone de tir, { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
cl-hex-number = Numéro { $n }
cl-hex-mooring = Amarrage
cl-hex-port = Port
cl-hex-fortress = Fort
cl-hex-barrel = Baril
cl-hex-merchant = Arrivée de marchand
cl-hex-defensive = Arrivée de défensif
cl-hex-aggressive = Arrivée d’agressif
cl-hex-corsair = Arrivée de corsaire
cl-hex-ship = Arrivée de navire
cl-hex-monster = Arrivée de monstre
cl-hex-whale = Baleine
cl-hex-cross = Croix
cl-hexes-bank = Banc
cl-hexes-dice = Zone de tir
cl-hexes-number = Numéro

# La carte que l’appli suit
cl-tab-map = Carte
cl-map-none = L’appli ne suit pas la carte à cette table.
cl-map-empty = Aucune tuile n’est posée.
cl-map-sure = Carte sûre
cl-map-doubtful = { $n ->
    [one] { $n } place estimée
   *[other] { $n } places estimées
  }
cl-map-unknown = { $n ->
    [one] { $n } case inconnue
   *[other] { $n } cases inconnues
  }
cl-map-nearer = Agrandir
cl-map-farther = Réduire
cl-map-here = Ici
cl-map-hint = Une pièce n’est pas à sa place ? Glisse-la où elle est sur la table.
cl-map-look = Touche une case pour voir ce qui s’y trouve.
cl-map-left = Proue à gauche
cl-map-right = Proue à droite
cl-map-stands = { $ship } : place sur la carte
cl-map-tile-left = Tuile vers la gauche
cl-map-tile-right = Tuile vers la droite
cl-map-kraken = Kraken
cl-map-fog = Brouillard
cl-map-floats = { $n ->
    [0] { $what }
   *[other] { $what }, cran { $n }
  }
cl-map-draft = tirant d’eau
cl-map-uncounted = Pas encore compté : { $what }
cl-map-beside = Touche une case éclairée de la carte.
cl-map-whole = Toute la carte
cl-map-near = De plus près
cl-map-sail = Naviguer ici
cl-map-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, il en reste { $left }
cl-map-not = { $deed } : { $why }
cl-sighted = { $ship_starts } : { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, { $sight ->
    [0] hors de vue
   *[other] en vue
  }, { $reach ->
    [contact] au contact
    [reach] à portée
   *[far] hors de portée
  }
cl-map-aside = Détour de { $n } cases au lieu de { $less }, pour éviter : { $what }
cl-avoids-zone = une zone de tir
cl-avoids-mooring = un amarrage
cl-map-cut = Ligne coupée par : { $place }
cl-map-away = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
cl-map-hit-water = { $n ->
    [0] manqué
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
cl-map-hit-fire = { $n ->
    [0] manqué
    [one] { $n } dégât de feu
   *[other] { $n } dégâts de feu
  }
cl-map-hit-wound = { $n ->
    [0] manqué
    [one] { $n } blessure
   *[other] { $n } blessures
  }
cl-map-hit-sail = { $n ->
    [0] manqué
    [one] { $n } coup au but
   *[other] { $n } coups au but
  }
