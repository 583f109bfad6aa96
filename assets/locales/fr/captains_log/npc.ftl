# Les PNJ : activation, schémas, fiche.
nation-none = Légende
    .the = la légende
    .of = de la légende
    .to = à la légende
    .adjective = sans nation
cl-cause-route = route marchande
cl-cause-whale = navire coulé par la Baleine Blanche
cl-ev-npc-dealt = PNJ { $n } : nouvelle carte face cachée{ $layer ->
    [0] {""}
    [3] , niveau 3 ou 4
   *[other] , niveau { $layer }
}
cl-ev-npc-revealed-nameless = PNJ { $n } révélé : { $role }, { $nation }
cl-ev-npc-revealed = PNJ { $n } révélé : { $name } ({ $role }, { $nation })
cl-ev-npc-pile-renewed = Pioche de PNJ vide : on remélange les navires défaussés de niveau 3 ou 4.
cl-ev-npc-entered = PNJ { $n } entre en jeu.
cl-ev-npc-counter-off = PNJ { $n } : compteur de temps retiré
cl-ev-npc-healed = PNJ { $n } : recrutement, { $wounds ->
    [1] 1 blessure soignée
   *[other] { $wounds } blessures soignées
}
cl-ev-npc-stop = PNJ { $n } atteint son étape de la tuile { $tile }.
# Questions
cl-q-npc-card = Quelle est la carte du PNJ { $n } ?
cl-npc-card-seal = Une carte du sceau { $seal }.
cl-ev-npc-dealt-seal = { $what }, sceau { $seal }
cl-npc-card-number = Carte { $card }
cl-q-npc-spawn = { $npc } : sa tuile d’apparition ?
cl-q-npc-unread = { $npc } : ce qui manque sur sa carte
cl-q-npc-seen = { $hexes ->
    [one] Quels ennemis voit-il et atteint-il en { $hexes } case ?
   *[other] Quels ennemis voit-il et atteint-il en { $hexes } cases ?
}
cl-npc-none-seen = Aucun
cl-q-npc-seen-note = En vue et assez près pour finir à son contact. { $contact } { $exempt }
cl-npc-note-contact = { $range ->
    [0] Contact : case adjacente.
   *[other] Contact : case adjacente, ou à portée de ses canons ({ $range } { $range ->
        [one] case
       *[other] cases
    } de plus).
}
cl-npc-note-first = S’il y en a plusieurs : le premier de cette liste. { $contact }
cl-npc-exempt = { $n ->
    [0] {""}
    [one] Ne compte pas : { $ships }.
   *[other] Ne comptent pas : { $ships }.
}
cl-npc-exempt-fog = un navire dans le brouillard, ou tous si ce PNJ y est lui-même
cl-npc-exempt-port = un navire amarré dans un de ses ports ({ $nations })
cl-npc-where-exempt = Dans le brouillard ou abrité au port
cl-npc-none-counts = Aucun ne compte
cl-npc-note-where = Vu ou caché, c’est sa seule cible. { $contact }
cl-npc-order-exempt = Aucun de ses ennemis n’est une cible : mouvement sauté.
cl-npc-order-sheltered = { $ship_starts } est à l’abri dans un port de la nation de ce PNJ : ce n’est pas une cible.
cl-npc-short-seen = Cibles du { $npc }
cl-q-npc-where = { $ship } : à quelle distance ?
cl-npc-where-contact = Déjà au contact
cl-npc-where-reach = { $hexes ->
    [one] Atteignable en { $hexes } case
   *[other] Atteignable en { $hexes } cases
}
cl-npc-where-seen = { $hexes ->
    [one] En vue et atteignable en { $hexes } case
   *[other] En vue et atteignable en { $hexes } cases
}
cl-npc-where-hidden = Atteignable, mais hors de vue
cl-npc-where-far = Trop loin
cl-q-npc-placed-fire = Le PNJ peut-il tirer sur { $ship_the } d’où il est ?
cl-q-npc-placed-board = Flanc à flanc avec { $ship_the } ?
cl-npc-note-fire = Le PNJ a la cible en vue sur un de ses flancs, et n’est pas amarré.
cl-npc-note-board = Chacun présente un flanc à l’autre, et le PNJ n’est pas dans un port.
cl-q-npc-contact = Le PNJ est-il déjà au contact de l’un d’eux ?
cl-q-npc-contact-one = Le PNJ est-il déjà au contact { $ship_of } ?
cl-npc-apart = Non
cl-npc-beside = Oui, { $ship }
cl-npc-beside-fire = Au contact { $ship_of }, prêt à tirer
cl-npc-beside-board = { $ship } : flanc à flanc
cl-npc-beside-turn = { $ship } : mal placé
cl-q-npc-nearest = Lequel est le plus proche du PNJ ?
cl-q-npc-nearest-note = Les critères imprimés laissent le choix entre { $ships }. Le plus proche l’emporte ; à égale distance, le premier de cette liste. { $controller } compte les cases.
cl-q-npc-nearest-short = { $npc } : le plus proche
cl-q-npc-targets-fire = Sur quels ennemis le PNJ peut-il tirer d’où il est ?
cl-q-npc-targets-board = Quels ennemis le PNJ peut-il aborder d’où il est ?
cl-q-npc-can-fire = Le PNJ peut-il tirer sur { $ship_the } d’où il est ?
cl-q-npc-can-board = Le PNJ peut-il aborder { $ship_the } d’où il est ?
cl-npc-note-attack = Au contact. { $how } { $exempt }
cl-npc-none-beside = Aucun
cl-q-npc-others = Le PNJ peut-il atteindre une autre cible en vue ?
cl-q-npc-others-note = { $ships } : s’il en voit une et peut l’atteindre, il n’attaque pas le navire défensif.
cl-q-npc-mooring = { $npc_starts } est-il sur un amarrage ?
cl-q-npc-arrives-mooring = Arrive-t-il à l’amarrage de la tuile { $tile } ?
cl-q-npc-arrives-whale = Arrive-t-il à l’icône de baleine de la tuile { $tile } ?
cl-q-npc-arrives-hex = Arrive-t-il à la case numérotée de la tuile { $tile } ?
cl-npc-note-arrives = { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus. Case occupée : il s’arrête à côté et n’arrive pas.
cl-npc-short-arrives = Le { $npc } est-il arrivé ?
cl-q-npc-whale = { $hexes ->
    [one] Quels navires voit-elle et atteint-elle en { $hexes } case ?
   *[other] Quels navires voit-elle et atteint-elle en { $hexes } cases ?
}
cl-q-travelled = Combien de cases jusqu’{ $ship_to } ?
cl-q-travelled-note = La case de la cible compte. Autant de dégâts d’eau.
cl-npc-trail-move = fanion { $n } : mouvement { $value }
cl-npc-trail-fire = fanion { $n } : tir, { $value } { $value ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } par dé
}
cl-npc-trail-board = fanion { $n } : abordage, { $value } { $value ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } par dé
}
# Ordres
cl-npc-order-take = Prends { $miniature } au socle { $nation_adjective }.
cl-npc-order-enter = Pose { $miniature } au socle { $nation_adjective } sur { $icon } de la tuile { $tile }, ou à côté si la case est prise. Cap au choix { $controller_of }.
cl-npc-miniature-brig = le brigantin
cl-npc-miniature-caravel = la caravelle
cl-npc-miniature-ship_of_the_line = le navire de ligne
cl-npc-icon-role = l’icône « { $role } »
cl-npc-icon-corsair = l’icône « corsaire »
cl-npc-order-hidden-tile = Sa tuile d’apparition{ $tile ->
    [0] {""}
   *[other] , la { $tile },
} n’est pas révélée : il attend.
cl-npc-order-special = Navire spécial : le texte de sa carte passe avant tout.
cl-npc-order-sails = Voiles abîmées : { $printed } − { $sails } = { $hexes } { $hexes ->
    [one] case.
   *[other] cases.
}
cl-npc-order-storm = Tempête : il s’en tient à { $hexes } { $hexes ->
    [one] case
   *[other] cases
}, la moitié sans danger.
cl-npc-order-move-fire = Avance de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, au contact { $ship_of } : un flanc vers la cible, hors amarrage. { $way }
cl-npc-order-move-board = Avance de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, au contact { $ship_of } et flanc à flanc. { $way }
cl-npc-order-move-plain = Avance de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, au contact { $ship_of }. { $way }
cl-npc-order-approach = Avance de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} vers { $ship_the }, au plus près. { $way }
cl-npc-order-turn-fire = Tourne ou se décale pour présenter un flanc { $ship_to }, en restant au contact.
cl-npc-order-turn-board = Tourne ou se décale pour être flanc à flanc avec { $ship_the }.
cl-npc-order-skip = Déjà au contact { $ship_of } et bien placé : mouvement sauté ; ce fanion ne compte pas comme action.
cl-npc-order-no-enemy = Aucun ennemi en jeu : mouvement sauté.
cl-npc-order-only-defensive = Il ne va jamais vers un navire défensif : mouvement sauté.
cl-npc-order-becalmed = Il n’a plus un point de mouvement : mouvement sauté.
cl-npc-order-fire = Tire sur { $ship_the } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } par dé
}.
cl-npc-order-fire-at = Tire sur { $ship_the } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } par dé,
} contre { $defence }.
cl-npc-order-board = Aborde { $ship_the } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } par dé
}.
cl-npc-order-no-fire = { $n ->
    [one] Personne sur qui tirer : fanion de tir sauté.
   *[other] Personne sur qui tirer : { $n } fanions de tir sautés.
}
cl-npc-order-no-board = { $n ->
    [one] Personne à aborder : fanion d’abordage sauté.
   *[other] Personne à aborder : { $n } fanions d’abordage sautés.
}
cl-npc-order-not-played = Pas d’abordage dans cette partie : fanion sauté.
cl-npc-way = Par le chemin le plus court, en évitant si possible amarrages, forteresses, joueurs et ennemis. À égalité, { $controller } choisit à l’avantage du PNJ.
cl-npc-order-route = Avance vers { $place }, de { $hexes } { $hexes ->
    [one] case
   *[other] cases
} au plus, et s’y arrête. { $way }
cl-npc-place-mooring = l’amarrage de la tuile { $tile }
    .at = à l’amarrage de la tuile { $tile }
cl-npc-place-whale = l’icône de baleine de la tuile { $tile }
    .at = à l’icône de baleine de la tuile { $tile }
cl-npc-place-hex = la case numérotée de la tuile { $tile }
    .at = à la case numérotée de la tuile { $tile }
cl-npc-order-no-route = Aucune autre étape de sa route n’est révélée : mouvement sauté.
cl-npc-order-arrived = Arrivé { $place_at }. Avance son jeton d’une étape.
cl-npc-order-income = Arrivé { $place_at }. Avance son jeton d’une étape et pose { $income } sur sa carte.
cl-npc-order-arrived-past = Arrivé { $place_at }. Avance son jeton de { $n } étapes, par-dessus ce qui reste caché.
cl-npc-order-income-past = Arrivé { $place_at }. Avance son jeton de { $n } étapes, par-dessus ce qui reste caché, et pose { $income } sur sa carte.
cl-npc-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
} { $good_of }
cl-npc-order-leaves = Dernière étape de sa route : il quitte la partie.
cl-npc-order-mooring = Écarte-le d’une case pour libérer l’amarrage ({ $controller } choisit). C’est son action.
cl-npc-order-counter = Rien à faire : compteur de temps sur { $counter }.
cl-npc-order-withdrawn = Compteur à 0 : il quitte la partie, avec sa figurine si elle est sur la carte.
cl-npc-order-ram = Fonce en ligne droite et éperonne { $ship_the }.
cl-npc-order-swims-on = Elle continue tout droit avec ses points restants, traverse les navires sans combat et finit sur une case libre. { $controller } choisit.
# Fiche
cl-npc-form = Carte PNJ { $card }
cl-npc-form-note = La face PNJ, de haut en bas. Ce que tu ne trouves pas peut rester inconnu.
cl-npc-form-role = Rôle
cl-npc-form-acts = Se comporte comme
cl-npc-form-special = Spécial
cl-npc-special-card = Texte sur la carte
cl-npc-special-whale = Baleine Blanche
cl-npc-form-nation = Drapeau
cl-npc-form-country = Corsaire pour
cl-npc-no-corsair = Pirate, pas corsaire
cl-npc-form-name = Nom du navire
cl-npc-form-level = Niveau
cl-npc-form-defence = Défense
cl-npc-form-hull = Robustesse
cl-npc-form-crew = Équipage
cl-npc-form-flag = Fanion d’action { $n }
cl-npc-flag-move = Mouvement
cl-npc-flag-fire = Tir
cl-npc-flag-board = Abordage
cl-npc-flag-none = Pas d’autre fanion
cl-npc-form-move = Fanion { $n } : cases
cl-npc-form-dice = Fanion { $n } : dés
cl-npc-form-bonus = Fanion { $n } : bonus par dé
cl-npc-form-bonuses = Bonus rouges à droite des fanions
cl-npc-passive-cannons = Bonus de canons
cl-npc-passive-range = Distance de tir
cl-npc-passive-melee = Bonus au corps à corps
cl-npc-passive-melee_defence = Défense au corps à corps
cl-npc-passive-recruitment = Recrutement
cl-npc-passive-incendiary = Munitions incendiaires
cl-npc-passive-grapeshot = Mitraille
cl-npc-form-spawn = Tuile d’apparition
cl-npc-form-stops = Étapes de la route
cl-npc-form-stop-tile = Étape { $n } : tuile{ $n ->
    [1] {" "}(double cercle)
   *[other] {""}
}
cl-npc-form-stop-goal = Étape { $n } : icône
cl-npc-goal-mooring = Amarrage
cl-npc-goal-whale = Icône de baleine
cl-npc-goal-hex = Case numérotée
cl-npc-form-stop-doubloons = Étape { $n } : doublons gagnés
cl-npc-form-stop-good = Étape { $n } : marchandise gagnée
cl-npc-no-good = Aucune
cl-npc-form-stop-cubes = Étape { $n } : cubes
cl-npc-form-loop = La route fait une boucle
cl-npc-form-reward = Récompense en doublons
cl-npc-form-laden = Marchandises imprimées
cl-npc-form-sabre = Récompense avec un sabre
cl-npc-form-capture = Sabre : doublons
cl-npc-form-capture-more = Sabre : autre chose encore
cl-npc-pad-whose = Rôle et drapeau
cl-npc-pad-size = Niveau (à gauche) et défense
cl-npc-pad-level = Niveau { $n }
cl-npc-pad-stop = Étape { $n } : icône et gain
cl-npc-pad-laden = Marchandises de la prise
cl-npc-pad-thousand = { $n } 000
cl-npc-pad-last-stops = dernier, escales
cl-npc-pad-reward-alone = seuls
cl-npc-pad-reward-laden = et cargaison
cl-npc-pad-reward-sabre = et sabre
cl-npc-pad-reward-both = cargaison, sabre
cl-npc-pad-corsair = Corsaire, { $nation }
cl-npc-pad-same-bonus = { $what }, même bonus
cl-npc-pad-first-stop = Étape 1, sur la tuile d’apparition : icône et gain
cl-npc-pad-nothing = Rien
cl-npc-pad-cubes = { $n } { $good }
cl-npc-pad-times = × { $n }
cl-npc-form-symbols = Symboles de mission
cl-npc-symbol-mission = Mission secrète
cl-npc-symbol-bounty = Prime
# Nœuds des schémas
cl-node-n-01 = Sa carte est-elle encore face cachée ?
cl-node-n-02 = Sa tuile d’apparition est-elle révélée ?
cl-node-n-03 = Sa figurine est-elle sur la carte ?
cl-node-n-04 = Reste-t-il un fanion d’action ?
cl-node-n-05 = A-t-il fait au moins une action ?
cl-node-n-06 = Est-il sur un amarrage ?
cl-node-n-07 = A-t-il déjà un compteur de temps ?
cl-node-n-08 = Le feu se propage, les recrues soignent
cl-node-ag-m1 = A-t-il fait moins de 2 actions ?
cl-node-ag-m2 = Est-il au contact d’un ennemi non défensif ?
cl-node-ag-m3 = Est-il bien placé pour l’attaquer ?
cl-node-ag-m4 = Y a-t-il un ennemi en jeu ?
cl-node-ag-m5 = Un ennemi non défensif en vue et atteignable ?
cl-node-ag-m6 = Est-il au contact d’un ennemi défensif ?
cl-node-ag-m7 = Un seul ?
cl-node-ag-m8 = Au moins un joueur parmi eux ?
cl-node-ag-m9 = L’un d’eux a-t-il la pire réputation ?
cl-node-ag-m10 = Le joueur le plus proche ; à égalité, le prochain à jouer
cl-node-ag-m11 = Au moins un marchand parmi eux ?
cl-node-ag-m12 = L’agressif le plus proche ; à égalité, le prochain à jouer
cl-node-ag-m13 = Un ennemi non défensif quelque part en jeu ?
cl-node-df-m1 = A-t-il fait moins de 2 actions ?
cl-node-df-m2 = Est-il au contact d’un ennemi ?
cl-node-df-m3 = Est-il bien placé pour l’attaquer ?
cl-node-df-m4 = Y a-t-il un ennemi en jeu ?
cl-node-df-m5 = Au moins un ennemi en vue et atteignable ?
cl-node-df-m6 = Un seul ?
cl-node-df-m7 = Au moins un joueur parmi eux ?
cl-node-df-m8 = Le joueur à la pire réputation, puis le plus proche
cl-node-df-m9 = Au moins un défensif parmi eux ?
cl-node-df-m10 = Au moins un agressif parmi eux ?
cl-node-df-m11 = Le marchand le plus proche ; à égalité, le prochain à jouer
cl-node-at-0 = Fanion d’abordage sans règle d’abordage, ou sans personne pour aborder ?
cl-node-at-1 = A-t-il fait moins de 2 actions ?
cl-node-at-2 = Est-il au contact d’un ennemi ?
cl-node-at-3 = Peut-il en attaquer un ainsi d’où il est ?
cl-node-at-4 = Un seul ?
cl-node-at-5 = Le meilleur selon son rôle
cl-node-at-6 = Attaque : une action de plus
cl-node-mr-0 = A-t-il fait moins de 2 actions ?
cl-node-mr-1 = Le fanion est-il une attaque ?
cl-node-mr-2 = Un ennemi au contact qu’il peut attaquer ?
cl-node-mr-3 = Joueur, agressif, marchand, puis défensif : il attaque
cl-node-mr-4 = Une autre étape de sa route est-elle révélée ?
cl-node-mr-5 = Il avance vers cette étape. Arrive-t-il ?
cl-node-mr-6 = Il s’arrête, son jeton avance, il gagne le revenu
cl-node-mr-7 = Dernière étape d’une route sans boucle ?
cl-node-ww-1 = Est-ce son premier fanion de mouvement ?
cl-node-ww-2 = Un joueur au jeton huile en vue et atteignable ?
cl-node-ww-3 = Un marchand en vue et atteignable ?
cl-node-ww-4 = Un autre navire en vue et atteignable ?
cl-node-ww-5 = Le plus proche, dans le même ordre
cl-node-ww-6 = Elle éperonne : autant de dégâts que de cases
cl-node-ww-7 = La cible a-t-elle coulé ?
cl-node-ww-8 = Elle continue jusqu’à une case libre
cl-node-flag = Joue ce fanion
cl-node-counter-down = Compteur −1 ; à 0, nouvelle carte face cachée
cl-node-counter-set = Compteur de temps sur 3
cl-node-over = Fin de son tour
cl-node-skip = Fanion sauté : il ne compte pas comme action
cl-node-turn = Il tourne ou se décale
cl-node-move = Il avance au contact
cl-node-approach = Il avance vers le plus proche
cl-node-nothing = Rien à faire pour ce fanion
cl-node-attack = Il attaque
cl-node-end = Deux actions : fin de son tour
cl-node-sail = Il avance, fanion suivant
cl-node-arrived = Étape atteinte, fanion suivant
cl-node-leave = Il quitte la partie
cl-npc-form-number = Numéro de la carte
cl-card-number = Numéro imprimé sur la carte { $card }
