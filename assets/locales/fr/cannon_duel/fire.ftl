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
cd-skip-note = Rien de ce que tu tiens ne permet une action : au tir
command-skip-fire = Pas de tir
command-draw-phase = Pioche

# Mise en place
cd-order-setup-boards = Garnissez vos plateaux : voiles, planches, et matelots sur les ponts, sauf deux cases pour vos officiers.
cd-order-setup-spaces = Vérifiez les plateaux : à deux, ils demandent { $markers }, et la boîte n’en a que { $held }.
cd-order-setup-decks = Mélangez chacun votre paquet Visée, face cachée, près de votre plateau.
cd-order-setup-targets = Mélangez les cartes Cible, face cachée.
cd-order-setup-disasters = Mélangez vos 3 Désastres face cachée, un sous chaque zone de coque.
cd-order-setup-bag = Mettez tous les projectiles dans le sac, bien mélangés.
cd-q-place-captain = { $name }, sur quel pont mets-tu ton Capitaine ?
cd-sheet-officers = Les officiers
cd-deck-bow = proue
cd-deck-centre = centre
cd-deck-stern = poupe
cd-sheet-officers-do = Placer les officiers
cd-sheet-captain = Capitaine
cd-sheet-mate = Second
cd-q-place-mate = { $name }, sur quel pont mets-tu ton Second ?
cd-ev-captain-placed = Le Capitaine { DE($name) } se poste sur { $zone_the }.
cd-ev-mate-placed = Le Second { DE($name) } se poste sur { $zone_the }.
cd-order-captain-placed = { $name } : pose ton Capitaine sur { $zone_the }.
cd-order-mate-placed = { $name } : pose ton Second sur { $zone_the }.
cd-q-mount = { $name }, quels canons installes-tu ?
cd-q-mount-note = Pour un premier duel : { $gun }. Les deux choix sont révélés ensemble.
cd-mounting = Proue : { $bow } · Poupe : { $stern }
cd-ev-mounted = { $name } installe : { $bow } à la proue, { $stern } à la poupe.
cd-order-mount = { $name } : monte tes canons, { $bow } à la proue, { $stern } à la poupe.
cd-q-first = Qui commence ?
cd-ev-first = { $name } commence.

# Le tour
cd-ev-turn = Tour { $n } : { $name }.
cd-q-action = { $name }, action { $n } sur { $of }
cd-q-action-aim = Une au moins doit être Viser.
cd-q-limit = { $name }, défausse { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} : ta limite de main est { $limit }
cd-sum-limit = Limite de main
cd-term-limit = de base

# Le tir
cd-q-fire = { $name }, fais-tu feu ?
cd-q-fire-note = { $gun }, Mire sur { $zone_the } chez { $target }.
cd-fire-with = Tirer ({ $shot })
cd-fire-tricky = Tirer, avec Mauvais coup : { $shot }
cd-fire-wrong-shot = Pas le projectile idéal : −{ $n }
cd-fire-hold = Ne pas tirer
cd-fire-hold-note = Cibles et cartes Visée restent en place
cd-fire-empty = Aucun projectile dans { $gun_the } : pas de tir.
cd-fire-silenced = Interdiction de tir découverte sur le pont { $gun_of } : pas de tir.
cd-fire-nothing = Plus aucun marqueur dans { $zone_the } : à cette table, on ne tire pas sur une zone vide.
cd-figure-damage = Dégâts
cd-figure-range = { $least }–{ $most }
cd-figure-single = Un projectile
cd-figure-double = Les deux
cd-ev-hold = { $name } ne tire pas.
cd-sum-damage = Dégâts
cd-term-wrong-shot = pas idéal
cd-term-trick = Mauvais coup
cd-term-double = double tir
cd-term-dodge = Esquive
cd-grade-less = Dégâts : { $n ->
    [0] 0
   *[other] −{ $n }
}
cd-q-grade = Cible { $n } sur { $of }, { $gun } : quel résultat ?
cd-q-grade-values = { $left } à gauche, { $below } en dessous : lis le symbole à leur croisée, puis cherche-le sur la tuile.
cd-q-surprise = Tir hâtif : { $name }, défausse { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de ta main
cd-q-double = { $name }, double tir ?
cd-double-yes = Les deux : { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
cd-double-no = Un seul : { $n ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $n } dégâts
}
cd-told-so-far = { $name } tire : { $n ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $n } dégâts
} à ce stade
cd-told-zone = { $zone } : { $what }
cd-ev-shot = { $name } tire sur { $zone_the } chez { $target } : { $what } en moins.
cd-ev-shot-nothing = { $name } tire sur { $zone_the } chez { $target } : aucun dégât.

# L’Esquive
cd-sheet-shot = Le tir
cd-sheet-shot-seldom = Esquiver, viser ailleurs
cd-q-dodge-short = { $name } esquive ?
cd-q-dodge = { $name }, esquives-tu ? { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
} en vue
cd-q-dodge-note = Suite à la Couleur : 1 dégât de moins par carte. Autre Suite : 1 de moins par tranche de { $n } cartes.
cd-sum-dodge = Cartes qui comptent
cd-term-run = cartes de la Suite
cd-ev-dodged = { $name } esquive avec { $values } : { $n ->
    [0] aucun dégât évité
    [one] 1 dégât évité
   *[other] { $n } dégâts évités
}.
cd-order-cover-dodge = { $name } : recouvre { $values } sur la piste d’Esquive.

# La fin
cd-standing = { $planks ->
    [0] aucune planche perdue
    [one] 1 planche perdue
   *[other] { $planks } planches perdues
}, { $officers ->
    [0] plus d’officier
    [one] 1 officier à bord
   *[other] { $officers } officiers à bord
}
cd-fire-later = On tire à son tour, en phase 2.
cd-fire-other-shot = { $shot } : ce projectile n’est pas dans { $gun_the }.
cd-fire-passive = Seul le canon actif tire, et c’est { $gun_the } : ce projectile est dans l’autre ({ $shot }).
