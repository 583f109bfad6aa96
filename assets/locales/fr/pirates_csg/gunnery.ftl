# Pirates du Nouveau Monde : les tirs et ce qu’ils touchent.

command-swoop = Piqué
command-wrap = Un navire enroulé
command-sting = Un coup de dard
command-fit-out = Écailles et canons

csg-gun-artillery = Artillerie : rang { $rank } { $range }
csg-gun-flamethrower = Lance-flammes : rang { $rank } { $range }
csg-gun-chainshot = { $gun }, boulets chaînés
csg-gun-firepot = { $gun }, boulet rouge
csg-gun-stinkpot = { $gun }, mitraille
csg-gun-coin = { $gun }, un jeton
csg-marine-at = { $crew } ({ $place })

csg-special-chainshot = Tirer des boulets chaînés
csg-special-chainshot-note = à S : pas de mouvement au prochain tour
csg-special-firepot = Tirer un boulet rouge
csg-special-firepot-note = à S : un mât prend feu
csg-special-stinkpot = Tirer à mitraille
csg-special-stinkpot-note = à S : équipage sans capacités au prochain tour
csg-special-smokepot = Poser un banc de brouillard
csg-special-broadsides = Bordée complète : un seul dé
csg-special-broadsides-note = portée S partout ; tous touchent et un de plus, ou aucun

csg-q-guns-ship = À portée, sans rien d’autre que la cible sur la ligne de vue.
csg-q-guns-junk = À portée ; les mâts d’une jonque ne la gênent pas, les îles et les navires si.
csg-q-guns-fort = À portée. Seuls brouillard, icebergs et épaves gênent un fort. Annonce quel pavillon porte quel canon.
csg-q-guns-marine = À S, sans rien d’autre que la cible sur la ligne de vue.
csg-q-chainshot = Quel canon tire les boulets chaînés ?
csg-q-firepot = Quel canon tire le boulet rouge ?
csg-q-stinkpot = Quel canon tire à mitraille ?
csg-q-smokepot = Quel canon pose le brouillard ?
csg-q-smoke = { $ship } pose un banc de brouillard à S : qui s’y trouve ?
csg-q-smoke-note = Il ne touche ni île ni navire accosté.
csg-q-smoke-none = Personne
csg-q-flags = { $fort } : { $n ->
    [one] quel canon porte son pavillon
   *[other] quels canons portent ses { $n } pavillons
} ?
csg-q-flags-note = Chaque pavillon levé est un canon ; tu peux en changer à chaque tour.
csg-q-broadside = { $ship }, bordée sur { $target }
csg-q-saves = { $ship } : dès { $n }, une touche est annulée
csg-q-riposte = { $ship } riposte-t-il sur { $target }, et avec quoi ?
csg-q-riposte-note = Chaque dé à −{ $malus } ; les pertes viennent après les deux tirs. { $figures }
csg-q-riposte-shots = { $ship } riposte sur { $target }
csg-q-riposte-none = Ne pas riposter
csg-figure-back = Riposte
csg-figure-said = { $label } : { $value }
csg-q-parley = { $attacker } tire sur { $ship } : pourparlers ?
csg-q-parley-note = Un jeton au hasard pour l’attaquant ; plus personne ne tire sur ce navire ce tour-ci.
csg-parley-no = Refuser, le laisser tirer
csg-parley-from = Céder un jeton : { $place }
csg-parley-called = { $name } crie « Pourparlers ! » ({ $ship })
csg-parley-called-note = avant tout dé
csg-q-parley-coin = Pioche un jeton : { $place }
csg-q-joysides = { $ship } touche { $target } : quel jeton passe à son bord ?
csg-q-fire-masts = Feu à bord { DE($ship) } : un dé par mât en feu
csg-q-fire-masts-note = Il gagne sur 1 à { $n } ; un { $out } l’éteint.
csg-again-ordinary = devient un tir ordinaire
csg-card-says = { $name } : { $words }
csg-q-target-note = Sur les cartes. { $lines }
csg-cards-say-too = { $rule } Sur les cartes. { $lines }

csg-swoop = Piquer avec { $ship }
csg-swoop-note = à { $range }L de son socle, aussi sous l’eau
csg-q-swoop = { $ship } pique : sur qui ?
csg-q-swoop-die = { $ship } pique sur { $target }
csg-sting = Frapper du dard ({ $ship })
csg-sting-note = qui il touche perd un mât
csg-q-stung = Qui touche le dard { DE($ship) } ?
csg-wrap = Enrouler un navire ({ $ship })
csg-wrap-note = à { $range }S de son socle
csg-q-wrapped = Quel navire { $ship } enroule-t-il ?

csg-shoot-wrapped = { $ship } a enroulé un navire ce tour-ci et ne tire pas.
csg-shoot-not-wrapped = Un Kraken ne tire que sur le navire qu’il enroule, et ce n’est pas { $ship }.
csg-shoot-kraken = Seul le navire qu’il enroule tire sur { $ship }.
csg-shoot-parley = { $ship } a négocié : on ne lui tire plus dessus ce tour-ci.
csg-sting-after = { $ship } frappe après un mouvement ou un tir.
csg-sting-rammed = { $ship } a éperonné ce tour-ci.
csg-sting-once = { $ship } a déjà frappé ce tour-ci.
csg-sting-mastless = Il n’y a pas de mât à perdre.
csg-wrap-once = { $ship } a déjà enroulé un navire ce tour-ci.
csg-wrap-shot = { $ship } a tiré ce tour-ci.
csg-wrap-docked = { $ship } est accosté.
csg-wrap-kraken = Un Kraken n’en enroule pas un autre.
csg-wrap-nobody = Il n’y a personne à enrouler.

csg-ev-saves = { $ship } annule { $n ->
    [one] { $n } touche
   *[other] { $n } touches
} sur { $of }
csg-ev-flag-stays = { $ship } est touché, mais son pavillon tient jusqu’à la seconde touche d’une même action de tir.
csg-ev-fort-abandoned = { $fort } n’a plus de pavillon : il est abandonné.
csg-ev-marine-stays = { $marine } : une touche ; il en faut une seconde ce tour-ci.
csg-ev-marine-lost = Éliminé : { $marine }.
csg-ev-hindered-no-move = { $ship } ne bougera pas à son prochain tour.
csg-ev-hindered-no-crew = L’équipage { DE($ship) } sera sans capacités à son prochain tour.
csg-ev-hindered-no-ability = { $ship } est sans capacités ce tour-ci.
csg-ev-hindered-slow = { $ship } n’avancera que de S à son prochain tour.
csg-ev-hindered-idle = { $ship } passe ses prochains tours.
csg-ev-smoke = { $ship } pose un banc de brouillard.
csg-ev-smoke-lifted = { $n ->
    [one] Un banc de brouillard se lève
   *[other] { $n } bancs de brouillard se lèvent
} : { $name }.
csg-ev-jammed = Le canon spécial { DE($ship) } est bloqué.
csg-ev-unjammed = Le canon spécial { DE($ship) } tire de nouveau.
csg-ev-joysides = { $ship } tire un jeton à bord { DE($target) }.
csg-ev-joysides-full = Pas de place à bord { DE($target) } pour un jeton.
csg-ev-swoop = { $ship } pique sur { $target } : { $n ->
    [0] raté
    [one] { $n } touche
   *[other] { $n } touches
}
csg-ev-sting = Le dard { DE($ship) } tient { $other } !
csg-ev-wrap = { $ship } enroule { $other } !

csg-order-flags = { $fort } : retire { $n ->
    [one] 1 pavillon
   *[other] { $n } pavillons
}.
csg-order-fort-destroyed = Retire { $fort } ; son or reste { $place_on }.
csg-told-flags = Pavillons { DE($fort) }
csg-order-smoke-lifted = Retire de la mer { $n ->
    [one] ton banc de brouillard
   *[other] tes { $n } bancs de brouillard
}.
csg-act-idle = { $ship } passe ce tour, l’équipage est à terre.
csg-act-laden = Un jeton a été tiré à bord { DE($ship) } : ce navire ne fait que gagner l’île la plus proche.
csg-q-ashore = Équipage { DE($ship) } à terre : pour combien de tours ?
csg-ev-ashore = { $ship } débarque le jeton : { $place }.
csg-order-joysides = { $target } ne fait que gagner l’île la plus proche, jusqu’à y débarquer ce jeton ; là, un dé dit combien de tours il passe.
csg-order-swoop = Pose { $ship } au plus près { DE($target) }, sans le toucher.
csg-order-wrap = Pose { $ship } sous { $other }.

csg-q-shell = Combien de panneaux d’écailles a { $ship } ?
csg-q-piece = { $ship } : quel canon, pour toute la partie ?
csg-q-piece-rank = Que porte le canon spécial { DE($ship) } ?
csg-piece-artillery = Artillerie
csg-piece-artillery-note = sa portée compte double
csg-piece-flamethrower = Lance-flammes
csg-piece-flamethrower-note = une touche met le feu à un mât, à S
csg-piece-printed = rang { $rank } { $range }
csg-ev-shell = { $ship } a { $n ->
    [one] 1 panneau d’écailles
   *[other] { $n } panneaux d’écailles
}.
csg-ev-piece = { $ship } : { $piece }, rang { $rank } { $range }
csg-q-mend = { $ship } : que répares-tu ?
csg-mend-mast = Un mât
csg-mend-piece = Le canon bloqué
csg-sheet-shot = { $ship } tire
csg-sheet-shot-do = Tirer
csg-q-target-row = Cible
csg-q-guns-row = Canons à portée
csg-q-riposte-row = Canons qui ripostent
