# Combats en mer, blessures, corsaires du roi et navires de guerre : chapitres 13 et 14, 6.34, 6.35.

bb-fight-ships = { $ships }
    .the = { $ships }
    .to = aux ennemis ({ $ships })
    .starts = { $ships }
bb-fight-dice = dés
bb-q-fight-round = { $name_starts } contre { $hunters_the } : les dés de la manche
bb-q-fight-round-note = { $name } : { $own }. { $hunters } : { $theirs }. Chacun ajoute ses 2 dés.
bb-fight-round = { $name } : { $own }. { $hunters } : { $theirs }. { $hurt ->
    [0] Personne n’est touché.
   *[other] { $harm ->
        [0] Dommages : { $name } { $hurt }.
       *[other] Dommages : { $name } { $hurt }, { $hunters } { $harm }.
    }
}
bb-q-fight-on = { $name } : continuer le combat ?
bb-q-fight-on-note = Dés sans bonus : pirate { $thrown }, chasseur { $faced }. Le plus haut choisit si le combat continue.
bb-q-fight-next = Suite : { $name } contre { $hunters_the }
bb-fight-next = Manche suivante
bb-fight-even = Égalité aux dés : le combat continue.
bb-fight-warship = Le plus haut jet est { $hunters_to } : un navire de guerre ne lâche jamais prise.
bb-fight-decided = Le plus haut jet est à { $name }, qui poursuit.
bb-q-fight-on-yes = Continuer le combat
bb-fight-break-off = Rompre le combat
bb-q-fight-plead = { $name_starts } se rend-il, lettre de marque en main ({ $nation }) ?
bb-q-fight-plead-note = Il abandonne son butin et lance un dé sur la table de trahison.
bb-q-fight-help = { $name_starts } vient-il au secours { $friend_of } ?
bb-q-fight-help-note = Deux dés de plus pour les pirates, le meilleur jet compte ; les résultats valent pour tous deux.
bb-fight-odds = En moyenne { $n } { $n ->
    [one] dommage
   *[other] dommages
}, aucun risque de couler dans cette manche
bb-fight-odds-sinks = { $percent } de couler, en moyenne { $n } { $n ->
    [one] dommage
   *[other] dommages
}
bb-fight-odds-unit = dommages subis
bb-figure-n = { $n }
bb-figure-plus = +{ $n }
bb-figure-unknown = inconnue
bb-figure-defence = Défense
bb-figure-prize = Prise
bb-figure-hurt = Dommages
bb-figure-cost = Coûte
bb-figure-friend = lettre et refuges, { $nation }
bb-figure-strength = Force
bb-figure-boxes = Coque
bb-figure-speed = Vitesse
bb-figure-notoriety = Notoriété
bb-figure-garrison = Garnison
bb-figure-falls = Le port tombe
bb-figure-sinks = Il coule
bb-figure-endurance = Endurance
bb-figure-hits = Il est touché
bb-figure-struck = Il touche
bb-figure-stake = Notoriété en jeu
bb-figure-against = { $own } contre { $theirs }
bb-figure-against-unseen = { $own } contre ?
bb-figure-minus = −{ $n }
bb-figure-won = Notoriété s’il gagne
bb-figure-lost = s’il se rend
bb-figure-suffers = Dommages, prochaine manche
bb-figure-sinks-now = Il y coule
bb-figure-sinks-fight = Il coule s’il rompt dès qu’il peut

bb-q-hurt-wounds = { $name_starts } est-il blessé ?
bb-q-hurt-wounds-note = Un dé par point de dommage ; chaque { $face } le blesse.
bb-hurt-purpose = la blessure { $name_of }
bb-hurt-superficial = { $name } : blessure superficielle, toutes ses caractéristiques −1 pour ce tour.
bb-hurt-minor = { $name } : blessure mineure, à guérir au port.
bb-hurt-leg = { $name_starts } perd une jambe.
bb-hurt-arm = { $name_starts } perd un bras.
bb-hurt-eye = { $name_starts } perd un œil.
bb-hurt-killed = { $name_starts } est tué.
bb-hurt-fatal = { $name_starts } succombe : c’est trop pour un seul homme.
bb-hurt-ill = { $name_starts } est malade : ses caractéristiques baissent jusqu’à guérison.

bb-op-petition = Adresser une pétition
bb-op-kc-move = Déplacer { $name_the }
bb-op-kc-attack = Intercepter avec { $name_the }
bb-crown-no-pirate-yet = { $name_starts } doit d’abord activer un pirate.
bb-crown-has-one = { $name_starts } a déjà un corsaire du roi.
bb-crown-chances = Plus haute notoriété adverse : { $best }. { $n ->
    [0] Aucun jet ne suffit.
    [one] { $n } chance sur { $of }.
   *[other] { $n } chances sur { $of }.
}
bb-crown-vain = { $name } : pétition sans espoir, la plus haute notoriété adverse est { $best }.
bb-crown-purpose = pétition, { $best } au plus
bb-crown-heard = { $name_starts } fait { $rolled } pour { $best } au plus : la Couronne envoie un corsaire du roi.
bb-crown-refused = { $name_starts } fait { $rolled }, plus que { $best } : la Couronne refuse.
bb-q-crown-box = Dans quelle zone arrive le corsaire du roi ?
bb-q-crown-tie = Même notoriété : vers lequel va le corsaire du roi ?
bb-q-crown-move = { $name_starts } : où finit-il ? { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
bb-crown-move-note = Entrer au port ou en sortir coûte une case.
bb-q-crown-leave-box = { $name_starts } quitte la zone { $n } : où va-t-il ?
bb-q-crown-port = Que fait { $name_the } devant { $port } ?
bb-crown-enter = Entrer : { $port }
bb-crown-blockade = Rester en mer et bloquer
bb-crown-no-box = { $name_starts } est en zone de transit : on n’y intercepte pas ainsi.
bb-crown-in-port = { $name_starts } est au port, pas en mer.
bb-crown-nobody = { $name_starts } n’a aucun pirate adverse en mer avec lui ({ $where }).
bb-q-crown-attack = { $name_starts } a intercepté : qui attaque-t-il ?
bb-crown-let-go = Personne
bb-q-crown-turns = { $name_starts } peut éviter { $kc_the } : attaquer plutôt ?
bb-q-crown-turns-yes = Attaquer
bb-q-crown-turns-no = Éviter

bb-campaign-purpose = campagne anti-pirate, { $port }
bb-campaign-english = { $port } devient un port anglais, valeur { $value }, garnison { $garrison }.

bb-fleet-purpose = le nouveau navire de guerre
bb-q-fleet-choice = Déplacer les navires de guerre, ou en poser un ?
bb-fleet-move = { $n ->
    [one] Déplacer le navire de guerre en jeu
   *[other] Déplacer les { $n } navires de guerre en jeu
}
bb-fleet-draw = Poser un navire de guerre
bb-q-fleet-die = { $n ->
    [one] Navire de guerre caché : dé de mouvement
   *[other] { $n } navires cachés : un dé de mouvement chacun
}
bb-q-fleet-to = { $name_starts } : où finit-il ? { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
bb-q-fleet-leave-box = { $name_starts }, zone { $n } : où va-t-il ?
bb-fleet-stays = Rester ici
bb-fleet-prey = Peut attaquer : { $ships }
bb-q-challenge = { $player } : contester une distance (défi) ?
bb-q-challenge-note = Le navire a-t-il dépassé sa vitesse imprimée ? Si oui, il retourne à la tasse ; sinon, il attaque un pirate de qui a contesté.
bb-fleet-no-challenge = Aucun
bb-q-fleet-hexes = { $name_starts } : déplacé de combien de cases ?
bb-fleet-exceeded = { $name_starts } : { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} pour une vitesse de { $speed }. Distance contestée à raison.
bb-fleet-kept = { $name_starts } : { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} pour une vitesse de { $speed }. { $player } a contesté à tort.
bb-q-fleet-target = Quel pirate { $name_the } attaque-t-il ?
bb-q-fleet-tie = { $player }, à égalité ({ $n }) : quel pirate est attaqué ?
bb-fleet-nobody = Aucun autre joueur n’a de pirate en jeu.
bb-q-fleet-prey = Plusieurs pirates ({ $where }) : lequel intercepter ?
bb-fleet-blockades = { $name_starts } bloque { $port_the }.
