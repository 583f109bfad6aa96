# Une photo au lieu de recopier : sur la table de copie, et la petite page de l’appareil photo.

photo-take = Photographier
photo-again = Reprendre
photo-larger = Agrandir la photo
photo-smaller = Revenir aux cases
photo-drop = Supprimer la photo
photo-of = Photo : { $card }
photo-along = { $n ->
    [one] Avec la photo
   *[other] Avec les { $n } photos
} ({ $kb } ko)
photo-kept = Photo gardée avec la carte.
photo-spent = Cette adresse ne sert plus : reviens à la carte et touche « Photographier ».
photo-first = Prends d’abord une photo.
photo-unable = Cette Vigie ne sait pas lire les photos.
photo-none = Ici, on ne peut pas photographier les cartes : il faut ouvrir la Vigie d’un ordinateur dans un navigateur.
photo-corners = Place les quatre coins autour de la carte.
photo-small = La carte est trop petite sur cette photo. Rapproche-toi.

photo-page-how = Photographie la carte bien à plat, sans reflet. La photo reste dans la bibliothèque de la tablette.
photo-page-take = Prendre la photo
photo-page-corners = Fais glisser les quatre coins sur ceux de la carte.
photo-page-straighten = Redresser
photo-page-again = Recommencer
photo-page-preview = Est-elle bien lisible et à l’endroit ?
photo-page-turn = Tourner
photo-page-keep = Garder
photo-page-back = Revenir à la carte
photo-page-working = La photo est redressée…
photo-page-upper-left = Coin en haut à gauche
photo-page-upper-right = Coin en haut à droite
photo-page-lower-right = Coin en bas à droite
photo-page-lower-left = Coin en bas à gauche
