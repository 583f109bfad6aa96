# Capacités qui jouent d’elles-mêmes
cl-q-powers = { $ship } : quels officiers et spécialistes servent ?
cl-q-powers-none = Personne
cl-power-copies = { $upgrade } × { $n }
cl-power-copy = Lieutenant, comme { $upgrade }
cl-power-skill = +{ $n }, imprimé sur la carte
cl-bonus = Bonus
cl-bonus-flag = fanion
cl-wind = vent
cl-q-shots-note-bonus = { $note } Bonus : { $bonus }.
cl-only-load = { $name } ne tire qu’une sorte de munitions : { $ammunition }.
cl-q-overload = Surcharger les canons : { $n } dés ?
cl-q-overload-note = Chaque dé de 1 à { $n } coûte un canon, et autant de dégâts de feu.
cl-guns-burst = { $n ->
    [one] Un canon éclate : retires-en un de ton choix. Dégâts de feu : { $fire }.
   *[other] { $n } canons éclatent : retires-les à ton choix. Dégâts de feu : { $fire }.
}
cl-q-undo = { $n ->
    [one] Quel dé adverse fais-tu relancer ?
   *[other] Quels dés adverses fais-tu relancer ({ $n } au plus) ?
}
cl-dice-grenades = Grenades
cl-dice-sharpshooters = Tireurs d’élite
cl-q-skirmish = Avant le corps à corps : { $ship }
cl-q-skirmish-note = Grenades : { $hit } ou plus blesse l’autre, { $backfire } ou moins te blesse.
cl-ev-skirmish = Avant le corps à corps, { $ship } contre { $foe } : blessures infligées { $struck }, subies { $suffered }
cl-told-merged = { $ship } : deux échecs valent un succès.
cl-ev-drilled-fire = Instructeur : la même action permet encore de tirer.
cl-ev-drilled-board = Instructeur : la même action permet encore d’aborder.
cl-ev-grappled = Grappin : { $ship } retient { $target_the }
cl-q-grappled = { $ship_starts } est-il encore adjacent { $target_to } ?
cl-told-grappled = Grappin : { $ship_the } ne se déplace pas ce tour.
cl-no-move-grappled = Le grappin adverse te retient : pas de déplacement ce tour.
cl-ev-card-wounds = { $name } encaisse { $n ->
    [one] { $n } blessure.
   *[other] { $n } blessures.
}
cl-ev-card-wounds-off = Carte { DE($name) } : { $n ->
    [one] { $n } blessure retirée.
   *[other] { $n } blessures retirées.
}
cl-ev-card-damage = { $name } encaisse { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
cl-ev-card-damage-off = Carte { DE($name) } : { $n ->
    [one] { $n } dégât retiré.
   *[other] { $n } dégâts retirés.
}

# Chances d’un jet
cl-odds-expected = En moyenne : { $n } { $unit }
cl-odds-sink = Détruire la cible : { $percent } · en moyenne { $n } { $unit }
cl-odds-board = Chances de réussir : { $percent }
cl-odds-water = dégâts
cl-odds-fire = dégâts de feu
cl-odds-wound = blessures
cl-odds-sail = points de mouvement
cl-odds-wounds = blessures infligées

# Capacité à recopier de la carte
cl-kind-captain-text = Textes de capitaines
cl-ability-form = Carte { DE($name) }
cl-ability-form-note = Le livret ne donne pas ce texte : recopie-le une fois de ta carte.
cl-ability-words = Texte, en bref
cl-ability-effect = Effet
cl-ability-none = Autre : un simple rappel
cl-ability-amount = Combien ?
cl-ability-draft-label = Tirant d’eau initial du navire
cl-ability-draft = { $most ->
    [any] sans condition
   *[other] { $most } ou moins
}
cl-ability-fire_bonus = Tir : bonus aux dés
cl-ability-fire_reroll = Tir : relances
cl-ability-melee_dice = Corps à corps : dés en plus
cl-ability-melee_bonus = Corps à corps : bonus aux dés
cl-ability-melee_reroll = Corps à corps : relances
cl-ability-melee_defence = Corps à corps : malus aux dés adverses
cl-ability-movement = Mouvement en plus
cl-ability-defence = Défense en plus
cl-ability-damage_taken = Dégâts en moins par attaque
cl-ability-crew_lost = Marins perdus en moins par attaque
cl-ability-foe_reroll = Attaqué : dés adverses relancés
cl-ability-prize = Milliers de doublons par navire détruit

# Ce que fait chaque capitaine
cl-captain-anne_bonny = Sa capacité se lit sur ta carte.
cl-captain-edward_teach = Munitions incendiaires offertes, et aucune autre permise. Navire de niveau 3 et de tirant d’eau initial 2 : le Queen Anne’s Revenge pour 7 000 doublons.
cl-captain-samuel_bellamy = Tirant d’eau initial de 2 ou moins : +1 000 doublons par navire détruit.
cl-captain-cabeza_de_perro = +1 à l’abordage contre un navire chargé, si ton tirant d’eau initial est de 1 ou 1,5.
cl-captain-bartholomew_roberts = Tirant d’eau initial de 2 ou moins : au corps à corps, deux échecs font un succès, une fois par jet.
cl-captain-henry_every = Un indice du trésor dès le départ.
cl-captain-grace_o_malley = Chaque nation à −5 vaut 1 renommée de plus. Ta réputation n’est jamais bloquée.
cl-captain-mary_read = Tirant d’eau initial de 2 ou moins : 1 dé de plus au corps à corps, et 1 relance avec Anne Bonny à bord.
cl-captain-malika_fadel = +1 000 doublons par lot de 3 marchandises vendues en contrebande.
cl-captain-jack_rackham = Tire 2 améliorations du sac et gardes-en 1 sur sa carte.
cl-captain-fernando_de_magallanes = Ramasser ne coûte aucun point de mouvement.
cl-captain-zenon_de_somodevilla = +1 000 doublons par lot de 3 marchandises vendues légalement.
cl-captain-blas_de_lezo = Encaisse jusqu’à 3 blessures sur sa carte ; un recrutement les retire.
cl-captain-antonio_barcelo = 2 cabines : l’une sur sa carte, l’autre dans la cale.
cl-captain-vicente_de_tofino = Un vent de −2 compte pour 0.
cl-captain-ana_maria_de_soto_y_alhama = Retire ton marqueur de la ligne d’un pays (pas des Pirates) : seuls t’en veulent ses navires et ports que tu attaques.
cl-captain-jeanne_barret = Comme un docteur : un marin de moins perdu à chaque fois.
cl-captain-jean_francois_de_la_perouse = +1 de mouvement le jour.
cl-captain-albin_roussin = En contrebande, choisis qui te donne la réputation, sauf la nation productrice.
cl-captain-louis_rene_levassor = +1 de mouvement la nuit.
cl-captain-claude_annebault = La réputation d’une mission avec la France ou l’Angleterre va à celle des deux que tu veux.
cl-captain-george_duff = Attaqué, fais relancer un dé adverse.
cl-captain-hannah_snell = Encaisse jusqu’à 2 dégâts sur sa carte ; une réparation les retire.
cl-captain-christopher_myngs = Les corsaires qui entrent en jeu t’obéissent.
cl-captain-john_byron = 2 chaloupes : l’une sur sa carte, l’autre sur ton plateau.
cl-captain-robert_maynard = +1 au tir contre les pirates.
cl-captain-cornelis_tromp = En vendant, échange 2 marchandises contre 1 autre de ton choix.
cl-captain-piet_hein = +1 de réputation avec une autre nation que la Hollande, puis +1 à 7, 9 et 15 de renommée.
cl-captain-gerard_callenburgh = 1 bois au départ ; sa carte en porte jusqu’à 3, sans poids.
cl-captain-philips_van_almonde = +1 au tir contre les Espagnols.
cl-captain-johan_evertsen = +1 à tous les combats contre les corsaires, et double leur récompense.

# Ce qu’un capitaine apporte
cl-captain-does = Au service { $nation_of }. { $does }
cl-ev-on-card = Sur la carte { DE($name) } : { $what }
cl-ev-card-wood = La carte { DE($name) } porte jusqu’à { $n } bois, sans poids
cl-no-room-for = Pas de place à bord : { $upgrade }.
cl-q-bag = Quelle amélioration gardes-tu sur la carte ?
cl-q-bag-note = Tires-en { $n } du sac, gardes-en une. Une unique ne se cumule pas.
cl-q-favour = Avec quelle nation gagnes-tu 1 de réputation ?
cl-reputation-at = réputation { $n }
cl-ev-target-moved = Le jeton de fin de partie est maintenant sur { $n }
cl-q-outcast = De quelle ligne retires-tu ton marqueur ?
cl-ev-marker-taken = Marqueur retiré de la ligne { $nation_of }
cl-ev-marked = { $what } porte désormais ton jeton, comme à −5
cl-q-port-tile = Sur quelle tuile est ce port ?
cl-port-at = port { $nation_of }, tuile { $tile }
cl-no-marker-here = Ton marqueur n’est pas sur la ligne { $nation_of } : seules les offres sans exigence.

# Ce qu’un capitaine permet
cl-q-thanks = Auprès de quelle nation gagnes-tu la réputation ?
cl-q-mission-thanks = Auprès de qui gagnes-tu cette réputation ?
cl-barter = Troquer { $n } marchandises
cl-barter-few = Il faut { $n } marchandises à bord.
cl-barter-where = Seulement là où un port achète des marchandises.
cl-barter-nothing = Il ne reste plus de marchandises en réserve.
cl-no-such-captain = Il faut ce capitaine.
cl-q-barter-give = Quelles { $n } marchandises défausses-tu ?
cl-q-barter-second = La deuxième ?
cl-q-barter-take = Laquelle prends-tu ?
cl-flagship = Prendre le Queen Anne’s
cl-flagship-ship = Il faut un navire de niveau { $level } et de tirant d’eau initial { $draft }.
cl-flagship-sails = Tu commandes déjà ce navire.
cl-q-flagship-card = Quelle carte est le Queen Anne’s Revenge ?
cl-q-heal = Combien retirent des blessures de la carte ?
cl-q-heal-note = { $wounds } sur la carte. Qui n’a pas de place à bord peut y servir.
cl-q-repair-card = Dégâts réparés ({ $n }) : combien sur la carte ?
cl-cause-barter = troc
cl-cause-captain-share = capitaine : récompense en plus
cl-told-card-cleared = La carte Capitaine se vide aussi.
cl-ev-corsair-taken = { $npc } obéit à { $name }
cl-q-corsair = Que fait { $ship_the } ? Encore { $n ->
    [one] un fanion
   *[other] { $n } fanions
}
cl-corsair-move = Naviguer : { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
cl-corsair-fire = Tirer : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
cl-corsair-board = Aborder : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
cl-corsair-repair = Réparer au chantier naval
cl-corsair-repair-note = 2 bois pour 1 000 doublons, { $n } dégâts par bois
cl-corsair-done = Terminer
cl-corsair-sails = Déplace { $ship_the } : { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus, comme un PNJ.
cl-corsair-nobody = Personne d’autre n’est sur la carte.
cl-q-corsair-target = Quelle cible pour { $ship_the } ?
cl-q-corsair-wood = Combien de bois pour { $ship_the } ?
cl-ev-corsair-repaired = { $ship } : { $n ->
    [one] { $n } dégât réparé
   *[other] { $n } dégâts réparés
}
cl-card-bears-wounds = { $n } / { $most } blessures sur la carte
cl-card-bears-damage = { $n } / { $most } dégâts sur la carte
cl-card-bears-wood = { $n } / { $most } bois sur la carte
cl-card-bears = { $upgrade }, sur la carte
cl-fix-captains = Capitaines
cl-fix-card-wounds = Blessures sur la carte Capitaine
cl-fix-card-damage = Dégâts sur la carte Capitaine
cl-tie-obeys = Obéit à { $name }
cl-tie-hooked = Accroché par { $name }
cl-tie-resents = En veut à { $name }, comme à −5
cl-fix-outcast = Nation sans marqueur
cl-fix-owner = Aux ordres de
