# Tuiles de carte peintes case par case

cl-kind-tile-outline = Contour des tuiles
cl-kind-sea-tile = Tuiles case par case
cl-form-outline = Contour d’une tuile
cl-form-outline-note = Une seule fois : toutes les tuiles ont le même. Pose-en une, le nord en haut, et touche ses cases.
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
cl-hex-ship = Arrivée de navire
cl-hex-monster = Arrivée de monstre
cl-hex-whale = Baleine
cl-hexes-bank = Banc
cl-hexes-dice = Zone de tir
cl-hexes-number = Numéro
