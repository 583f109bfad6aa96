# Missions : cartes, étapes, dés, récompenses ; la fiche d’une carte ; la feuille.
cl-mission-elsewhere-port = Sa prochaine étape se valide dans un port.
cl-mission-elsewhere-sell = Sa prochaine étape est une vente dans un port.
cl-mission-elsewhere-sea = Sa prochaine étape se valide en mer, pendant le mouvement.
cl-mission-elsewhere-ship = Sa prochaine étape est une action à côté d’un navire.
cl-mission-elsewhere-fortress = Sa prochaine étape est une action à côté d’une forteresse.
cl-mission-elsewhere-destroy = Il faut détruire un navire ; l’appli le voit d’elle-même.
cl-mission-elsewhere-capture = Il faut capturer un navire ; l’appli le voit d’elle-même.
cl-mission-elsewhere-survive = Elle avance avec le temps.
cl-mission-elsewhere-own = Elle demande des doublons en bourse.
cl-mission-by-itself = L’appli valide ce qu’elle voit ; ce qu’elle ne voit pas, déclare-le toi-même.
cl-no-mission = Tu n’as aucune mission en cours.
cl-mission-set-few = Il faut { $n } missions accomplies du même type.
cl-mission-pick-up = Ramasse son compteur de temps.
cl-mission-native = Elle demande un port indigène.
cl-mission-nation = Elle demande un port { $nation_of }.
cl-mission-any-nation = Elle demande le port d’une nation.
cl-mission-other-nation = Elle demande un port d’une autre nation que { $nation_the }.
cl-mission-tile = Elle demande le port de la tuile { $tile }.
cl-mission-not-here = Elle ne se termine pas dans ce port.
cl-mission-other-market = Elle ne se termine pas à ce marché.
cl-mission-sell-first = Vends d’abord ici { $n } de ses marchandises.
cl-mission-sale = Vends d’abord ici ses marchandises.
cl-mission-no-clue = { $ship_starts } n’a pas d’indice du trésor.
cl-mission-no-rescue = { $ship_starts } n’a pas de mission Rescue (sauvetage).
cl-mission-not-marked = { $ship_starts } n’a ni mission en cours ni symbole de mission.
cl-mission-hopeless = { $goal }. Pas de chance : { $reason }
cl-mission-no-boarding = on joue sans abordage.
cl-mission-no-rival = tu n’as pas de rival.
cl-mission-odds = { $percent } de réussite
cl-mission-roll-note = { $fails ->
    [0] Tout résultat réussit.
   *[other] De 1 à { $fails } : échec.
} { $sign ->
    [plus] Cette nuit +{ $night }.
    [minus] Cette nuit −{ $night }.
   *[none] { "" }
}
cl-mission-rolled = { $sum } ; échec jusqu’à { $fails }
cl-at-night = nuit
cl-mission-way = Parchemin { $n } : tuile { $tile }
cl-q-mission-way = Par quel parchemin se termine-t-elle ?
cl-q-mission-draw = Carte Mission { $n }
cl-a-mission = Une carte de la pioche
cl-q-mission-keep = Quelle mission gardes-tu ?
cl-q-mission-keep-note = Les autres sont défaussées.
cl-q-mission-ship = À côté de quel navire es-tu ?
cl-q-mission-ship-note = Il doit être dans une case adjacente.
cl-q-mission-fortress = À qui est cette forteresse ?
cl-q-mission-rob = Quelle mission Rescue (sauvetage) voles-tu ?
cl-q-renounce = Renoncer aux gains { $ship_of } pour ta mission ?
cl-ev-missions-reshuffled = La défausse des missions est remélangée en nouvelle pioche.
cl-gift-officer = À la taverne, dans une ligne que ta réputation t’ouvre
cl-gift-worth = D’une valeur de { $price } au plus
cl-kind-mission-card = Cartes Mission
cl-form-mission = Mission { $mission }
cl-face-mission-step = Étape { $n }
cl-face-steps = À faire
cl-face-sites-many = Nombre de lieux
cl-face-sites = Lieux { $first } à { $last }
cl-face-ways = Parchemins de fin
cl-face-ways-many = Combien
cl-face-way = Parchemin { $n }
cl-face-way-tile = Tuile
cl-face-way-market = Marché
cl-face-way-doubloons = Doublons
cl-face-way-reputation = Réputation
cl-form-mission-seen = Publique ou secrète ?
cl-form-mission-public = Publique
cl-form-mission-secret = Secrète
cl-form-mission-reveals = Devient publique après sa première étape
cl-form-place = Étape { $n } : quel port ?
cl-form-place-number = Sur quelle tuile ?
cl-form-place-tile = le port d’une tuile
cl-form-place-nation = un port d’une nation
cl-form-place-choice = une nation de ton choix
cl-form-place-other = une autre nation que X
cl-form-place-native = le port indigène le plus loin
cl-form-place-any = n’importe quel port
cl-form-mission-places = Combien de lieux ?
cl-form-mission-place = Lieu { $n } : quelle tuile ?
cl-form-mission-fortress = Forteresse de quelle tuile ?
cl-form-mission-load = Quelle marchandise ?
cl-form-mission-cubes = Combien de cubes ?
cl-form-mission-spaces = Étapes de temps sur la carte
cl-form-mission-expires = Perdue après combien d’étapes de temps ?
cl-form-mission-arrows = Flèches : combien de joueurs ? (− vers la droite)
cl-form-mission-fails = Dé : échec jusqu’à
cl-form-mission-night = Dé : ajouté la nuit
cl-form-mission-blame = Échec : réputation auprès de X
cl-form-mission-ways = Parchemins de fin
cl-form-mission-way = Parchemin { $n } : tuile
cl-form-mission-row = Parchemin { $n } : quel marché ?
cl-form-mission-legal = légal
cl-form-mission-contraband = contrebande
cl-form-mission-way-doubloons = Parchemin { $n } : doublons
cl-form-mission-way-reputation = Parchemin { $n } : réputation
cl-form-mission-doubloons = Récompense : doublons
cl-form-mission-fame = Récompense : renommée en plus du point habituel
cl-form-mission-reputation = Récompense : réputation
cl-form-mission-thanks = Réputation auprès de qui ?
cl-form-thanks-port = nation du port
cl-form-thanks-choice = à ton choix
cl-form-thanks-target = X
cl-form-mission-gift = Récompense : quoi d’autre ?
cl-form-gift-none = rien
cl-form-gift-officer = officier ou spécialiste
cl-form-gift-officer-3000 = officier jusqu’à 3 000
cl-form-gift-ship-3000 = amélioration jusqu’à 3 000
cl-form-gift-clue = indice du trésor
cl-form-gift-goods = marchandises
cl-form-gift-more = autre chose
command-mission-due = Mission
cl-ui-mission-look = Voir la carte
cl-ui-mission-hide = Cacher la carte
cl-ui-mission-left = { $n ->
    [one] { $n } étape de temps restante
   *[other] { $n } étapes de temps restantes
}
cl-ui-step-port-tile = { $tile ->
    [0] port indiqué sur la carte
   *[other] port de la tuile { $tile }
}
cl-ui-step-port-nation = port { $nation_of }
cl-ui-step-port-unnamed = port de la nation de la carte
cl-ui-step-port-choice = port d’une nation à ton choix
cl-ui-step-port-other = port d’une autre nation
cl-ui-step-port-not = port d’une autre nation que { $nation_the }
cl-ui-step-port-native = { $tile ->
    [0] port indigène le plus loin
   *[other] port indigène de la tuile { $tile }
}
cl-ui-step-port-any = n’importe quel port
cl-ui-step-ways = une des tuiles { $tiles }
cl-ui-step-sell = { $tiles ->
    [none] vendre les marchandises à un marché de la carte
   *[other] vendre les marchandises à la tuile { $tiles }
}
cl-ui-step-sea = { $tile ->
    [0] lieu en mer
   *[other] lieu de la tuile { $tile }
}
cl-ui-step-counter = { $tile ->
    [0] récupérer le compteur de temps
   *[other] récupérer le compteur de temps, tuile { $tile }
}
cl-ui-step-ship = adjacent au navire : lancer le dé
cl-ui-step-fortress = { $tile ->
    [0] à côté de la forteresse : lancer le dé
   *[other] à côté de la forteresse de la tuile { $tile } : lancer le dé
}
cl-ui-step-destroy = détruire un navire
cl-ui-step-capture = capturer un navire
cl-ui-step-survive = survivre
cl-ui-step-own = posséder les doublons
cl-ui-mission-die = dé : échec jusqu’à { $fails }
cl-ui-mission-steps-of = { $n } / { $all }
cl-ui-missions-done = Accomplies : quatre d’un type valent 1 de renommée

# Tavern kept by the app
cl-q-tavern-draw = Taverne, emplacement { $n }
cl-space-empty = Il n’y a rien sur cet emplacement.
cl-ev-tavern-filled = Nouveau à la taverne : { $upgrades }
command-tavern-fill = Taverne
cl-ui-tavern = Taverne : officiers et spécialistes, par réputation
cl-ui-tavern-empty = vide
cl-fix-tavern = Taverne, ligne { $line }, colonne { $column }
cl-fix-mission-public = Mission { $n } : publique
cl-fix-mission-left = Mission { $n } : étapes de temps restantes
cl-form-mission-kept = La carte Mission que tu gardes
cl-q-renounce-short = Gains { $ship_of }
cl-q-mission-fortress-short = Qui la mission vise
