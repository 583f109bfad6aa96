# Carte dynamique, tuiles de zone inexplorée, mer calme, pêche, chasse à la Baleine Blanche.
cl-q-lay = Que poses-tu en explorant ?
cl-q-lay-more = Et ensuite ?
cl-q-lay-note = Compte les cases vides à { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus et en ligne de vue. Un vide et un récif ne cachent rien.
cl-lay-tile = Poser une tuile de carte
cl-lay-tile-note = Là où une tuile entière tient
cl-lay-reef = Zone inexplorée : côté récif
cl-lay-reef-note = Dans un vide trop petit, sans regarder dessous
cl-lay-turned = Zone inexplorée : retournée
cl-lay-turned-note = Dans un vide trop petit ; il en reste { $n }
cl-lay-nothing = Ne rien explorer
cl-lay-done = Terminer
cl-no-gap-tiles = Il n’y a plus de tuile de zone inexplorée.
cl-q-lay-which = Quelle tuile est piochée ?
cl-q-lay-drawn = Pioche une tuile de carte : laquelle ?
cl-q-tile-turned = Retourne la tuile : laquelle est-ce ?
cl-q-lay-how = { $tile } : comment la poser ?
cl-q-lay-how-note = 
    1. Elle couvre la case vide la plus proche, à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus et en vue.
    2. Elle tient tout entière, sans chevaucher.
    3. Elle touche le plus possible de cases en jeu ; à égalité, avec le plus possible des siennes.
cl-laid = Poser ainsi
cl-laid-note = Les trois conditions sont remplies
cl-lay-compare = Comparer des poses
cl-lay-compare-note = On compte les contacts, la règle tranche
cl-q-lay-count = Combien de poses compares-tu ?
cl-q-lay-count-note = Seulement celles qui couvrent la case la plus proche et tiennent sans chevaucher.
cl-q-lay-touched = Pose { $i } : cases en jeu touchées ?
cl-q-lay-touching = Pose { $i } : combien de ses cases touchent ?
cl-q-lay-where = Quelle pose choisis-tu ?
cl-placement = Pose { $i }
cl-placement-note = { $touched ->
    [one] Touche { $touched } case en jeu
   *[other] Touche { $touched } cases en jeu
}, avec { $touching } des siennes
cl-laid-told = { $tile } : posée de façon à toucher { $touched ->
    [one] { $touched } case
   *[other] { $touched } cases
} en jeu avec { $touching } des siennes
cl-lay-less-contact = Une autre pose touche { $touched ->
    [one] { $touched } case
   *[other] { $touched } cases
}, avec { $touching } des siennes.
cl-gap-reef = Récif
cl-gap-sea = Mer
cl-gap-sandbank = Banc de sable
cl-gap-island = Île
cl-gap-other = Autre chose
cl-ev-gap = Zone inexplorée comblée : { $shows }
cl-gap-reef-told = Récif : aucun navire n’y entre, mais on voit par-dessus.
cl-gap-sea-told = Rien que la mer : on y navigue comme ailleurs.
cl-gap-sandbank-told = Un banc de sable : on y passe selon le tirant d’eau.
cl-gap-island-told = Une île : elle arrête les navires et la vue.
cl-gap-other-told = Place aussitôt ce que la tuile montre.
cl-q-gap = Que montre la tuile retournée ?
cl-q-gap-turn = Retourne la tuile : que montre-t-elle ?
cl-form-banks = Bancs de sable des zones inexplorées
cl-form-banks-note = Combien de bancs de chaque profondeur ? L’appli connaît alors celle d’une tuile retournée.
cl-form-gap = Tuiles de zone inexplorée
cl-form-gap-note = L’autre face des { $n } tuiles : combien montrent quoi ? L’appli peut alors les piocher.
cl-form-gap-sea = Mer
cl-form-gap-sandbank = Banc de sable
cl-form-gap-island = Île
cl-form-gap-other = Autre chose
cl-cross = Entrer dans un vide
cl-cross-note = À l’aveugle : si c’est infranchissable, un dégât d’eau par case parcourue
cl-q-gap-passable = Ton navire peut-il y entrer ?
cl-q-gap-passable-note = Un banc de sable arrête un tirant d’eau trop grand.
cl-gap-open = La voie est libre : ton navire entre dans cette case et continue.
cl-q-gap-hexes = Combien de cases parcourues ?
cl-q-gap-hexes-note = Depuis le début du déplacement, celle du vide comprise : autant de dégâts d’eau.
cl-ev-aground = { $name } heurte l’inconnu après { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : fin du déplacement sur la case d’avant
cl-setup-gaps = Mélange les tuiles de zone inexplorée, face récif visible.

# Tuiles particulières
cl-tile-told-22 = Port indigène de la tuile 22 : il ouvre aussi ce qui demande une réputation de 1, quelle que soit la tienne.
cl-tile-told-23 = Île escarpée : on n’y débarque pas. Un jeton barils sur chaque icône, tout autour.
cl-tile-told-24 = Mer calme : ni vent, ni tempête, et 2 points de mouvement par case, pour tous les navires.

# Mer calme
cl-q-calm = { CAP($ship_the) } part-il de la mer calme ?
cl-q-calm-note = Si oui, ni le vent ni la tempête ne comptent pour ce déplacement.
cl-npc-order-no-calm = Mer calme : chaque case coûte { $n } points de mouvement.

# Pêche
cl-fish = Pêcher
cl-fish-note = Sur une baleine ; coûte 1 point de mouvement
cl-fish-note-whale = Sur une baleine, ou à côté { $ship_of } ; coûte 1 point de mouvement
cl-no-rowboat = Il te faut une chaloupe.
cl-fished-already = Une seule pêche par déplacement, comme votre table l’a décidé.
cl-q-fishing-where = Où pêches-tu ?
cl-fishing-icon = Sur une baleine
cl-fishing-icon-note = Ton navire est sur une case avec une baleine
cl-fishing-whale-note = Tu es à côté d’elle : { $n } blessures et 1 huile par jeton d’huile
cl-q-fishing-boats = Combien de chaloupes mets-tu à l’eau ?
cl-q-fishing-boats-note = Un jeton de pêche par chaloupe.
cl-q-whaler = { $ship } : est-ce un baleinier ?
cl-q-whaler-note = Pioche un jeton de pêche de plus
cl-q-fishing-token = Jeton de pêche { $i } sur { $n }
cl-q-fishing-whaler = Dont un de plus pour le baleinier.
cl-fishing-oil = Huile
cl-fishing-nothing = Rien
cl-fishing-other = Autre chose
cl-ev-fished = { $n ->
    [one] { $n } jeton de pêche pioché
   *[other] { $n } jetons de pêche piochés
}, { $oil ->
    [0] sans huile
    [one] dont { $oil } d’huile
   *[other] dont { $oil } d’huile
} ; ils retournent dans le sac
cl-form-fishing = Jetons de pêche
cl-form-fishing-note = Combien des { $n } jetons montrent quoi ? L’appli peut alors les piocher.
cl-form-fishing-oil = Huile
cl-form-fishing-nothing = Rien
cl-form-fishing-other = Autre chose
cl-cause-fishing = pêche

# Chasse à la Baleine Blanche
cl-ev-whale-provoked = { $name } a attaqué la Baleine Blanche et prend un jeton huile : elle s’en souviendra
cl-whale-oil-told = { $wounds ->
    [one] { $wounds } blessure à la Baleine Blanche
   *[other] { $wounds } blessures à la Baleine Blanche
} : { $oil ->
    [0] pas d’huile
    [one] { $oil } huile
   *[other] { $oil } huiles
} (1 pour { $per })
cl-power-whaler = Baleinier
cl-power-whaler-note = +{ $n } en défense contre la Baleine Blanche
cl-q-whaler-none = Pas un baleinier
cl-way-cost = Points de mouvement
cl-way-open = mer ouverte
cl-way-calm = { $n ->
    [one] mer calme ({ $n } case)
   *[other] mer calme ({ $n } cases)
}
cl-fix-gap = Zones inexplorées posées : { $shows }
cl-ui-gaps = Tuiles de zone inexplorée en réserve : { $n }
