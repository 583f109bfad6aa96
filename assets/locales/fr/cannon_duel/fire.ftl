# Duel de canons : mise en place, phases du tour, le tir et ses sept étapes, l’Esquive, la fin.
command-set-up-boards = Mise en place : plateaux
command-place-officers = Mise en place : Capitaines et Seconds
command-mount-cannons = Mise en place : canons
command-load-cannons = Mise en place : premier chargement
command-who-begins = Mise en place : qui commence
command-take-aim = Mise en place : premières cibles
command-advanced-cards = Mise en place : cartes en option
command-start-hands = Mise en place : mains de départ
command-skip-actions = Ne rien faire
duel-skip-note = Rien de ce que tu tiens ne permet une action : au tir
command-skip-fire = Pas de tir
command-draw-phase = Pioche

# Mise en place
duel-order-setup-boards = Garnissez vos plateaux : voiles, planches, et matelots sur les ponts, sauf deux cases pour vos officiers
duel-order-setup-spaces = Vérifiez les plateaux : à deux, ils demandent { $markers }, et la boîte n’en a que { $held }
duel-order-setup-decks = Mélangez chacun votre paquet Visée, face cachée, près de votre plateau
duel-order-setup-targets = Mélangez les cartes Cible, face cachée
duel-order-setup-disasters = Mélangez vos 3 Désastres face cachée, un sous chaque zone de coque
duel-order-setup-bag = Tous les projectiles dans le sac, bien mélangés
duel-sheet-officers = Où se tiennent vos officiers ?
duel-q-place-captain = { $name }, sur quel pont mets-tu ton Capitaine ?
duel-q-place-captain-short = Capitaine { DE($name) }
duel-q-place-mate = { $name }, sur quel pont mets-tu ton Second ?
duel-q-place-mate-short = Second { DE($name) }
duel-ev-captain-placed = Le Capitaine { DE($name) } se poste sur { $zone_the }.
duel-ev-mate-placed = Le Second { DE($name) } se poste sur { $zone_the }.
duel-order-captain-placed = { $name } : pose ton Capitaine sur { $zone_the }
duel-order-mate-placed = { $name } : pose ton Second sur { $zone_the }
duel-q-mount = { $name }, quels canons installes-tu ?
duel-q-mount-note = Pour un premier duel : { $gun }. Les deux choix sont révélés ensemble.
duel-mounting = Proue : { $bow } · Poupe : { $stern }
duel-ev-mounted = { $name } installe : { $bow } à la proue, { $stern } à la poupe.
duel-order-mount = { $name } : { $bow } à la proue, { $stern } à la poupe
duel-q-first = Qui commence ?
duel-ev-first = { $name } commence.

# Le tour
duel-ev-turn = Tour { $n } : { $name }.
duel-q-action = { $name }, action { $n } sur { $of }
duel-q-action-aim = Une au moins doit être Viser.
duel-q-limit = { $name }, défausse { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} : ta limite de main est { $limit }
duel-sum-limit = Limite de main
duel-term-limit = de base

# Le tir
duel-q-fire = { $name }, fais-tu feu ?
duel-q-fire-note = { $gun }, Mire sur { $zone_the } chez { $target }.
duel-fire-with = Tirer ({ $shot })
duel-fire-tricky = Tirer, avec Mauvais coup : { $shot }
duel-fire-wrong-shot = Pas le projectile idéal : −{ $n }
duel-fire-hold = Ne pas tirer
duel-fire-hold-note = Cibles et cartes Visée restent en place
duel-fire-empty = Aucun projectile dans { $gun_the } : pas de tir.
duel-fire-silenced = Interdiction de tir découverte sur le pont { $gun_of } : pas de tir.
duel-fire-nothing = Plus aucun marqueur dans { $zone_the } : à cette table, on ne tire pas sur une zone vide.
duel-figure-damage = Dégâts
duel-figure-range = { $least }–{ $most }
duel-figure-single = Un projectile
duel-figure-double = Les deux
duel-ev-hold = { $name } ne tire pas.
duel-sum-damage = Dégâts
duel-term-wrong-shot = pas idéal
duel-term-trick = Mauvais coup
duel-term-double = double tir
duel-term-dodge = Esquive
duel-grade-less = Dégâts : { $n ->
    [0] 0
   *[other] −{ $n }
}
duel-q-grade = Cible { $n } sur { $of }, { $gun } : quel résultat ?
duel-q-grade-values = { $left } à gauche, { $below } en dessous : lis le symbole à leur croisée, puis cherche-le sur la tuile.
duel-q-surprise = Tir hâtif : { $name }, défausse { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de ta main
duel-q-double = { $name }, double tir ?
duel-double-yes = Les deux projectiles : { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
duel-double-no = Un seul projectile : { $n ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $n } dégâts
}
duel-told-so-far = { $name } tire : { $n ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $n } dégâts
} à ce stade
duel-told-zone = { $zone } : { $what }
duel-ev-shot = { $name } tire sur { $zone_the } chez { $target } : { $what } en moins.
duel-ev-shot-nothing = { $name } tire sur { $zone_the } chez { $target } : aucun dégât.

# L’Esquive
duel-sheet-shot = Le tir
duel-sheet-shot-seldom = Esquiver, viser ailleurs
duel-q-dodge-short = { $name } esquive ?
duel-q-dodge = { $name }, esquives-tu ? { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
} en vue
duel-q-dodge-note = Suite à la Couleur : 1 dégât de moins par carte. Autre Suite : 1 de moins par tranche de { $n } cartes.
duel-sum-dodge = Cartes qui comptent
duel-term-run = cartes de la Suite
duel-ev-dodged = { $name } esquive avec { $values } : { $n ->
    [0] aucun dégât évité
    [one] 1 dégât évité
   *[other] { $n } dégâts évités
}.
duel-order-cover-dodge = { $name } : recouvre { $values } sur la piste d’Esquive

# La fin
duel-standing = { $planks ->
    [0] aucune planche perdue
    [one] 1 planche perdue
   *[other] { $planks } planches perdues
}, { $officers ->
    [0] plus d’officier
    [one] 1 officier à bord
   *[other] { $officers } officiers à bord
}
duel-fire-later = On tire à son tour, en phase 2.
duel-fire-other-shot = { $shot } : ce projectile n’est pas dans { $gun_the }.
duel-fire-passive = Seul le canon actif tire, et c’est { $gun_the } : ce projectile est dans l’autre ({ $shot }).
