# Combats en mer, blessures, corsaires du roi et navires de guerre : chapitres 13 et 14, 6.34, 6.35.

bb-fight-ships = { $ships }
bb-fight-dice = dés
bb-fight-q-round = { $name } contre { $hunters } : les dés du round
bb-fight-q-round-note = { $name } : { $own }. { $hunters } : { $theirs }. Chacun ajoute ses 2 dés.
bb-fight-round = { $name } : { $own }. { $hunters } : { $theirs }. { $hurt ->
    [0] Personne n’est touché.
   *[other] { $harm ->
        [0] Dommages : { $name } { $hurt }.
       *[other] Dommages : { $name } { $hurt }, { $hunters } { $harm }.
    }
}
bb-fight-q-on = { $name } : continuer le combat ?
bb-fight-q-on-note = Aux dés seuls : pirate { $thrown }, chasseur { $faced }. Le plus haut décide.
bb-fight-q-on-odds = { $dice } Au prochain round : { $odds }.
bb-fight-go-on = Continuer
bb-fight-break-off = Rompre
bb-fight-q-plead = { $name } se rend-il, lettre de marque en main ({ $nation }) ?
bb-fight-q-plead-note = Il abandonne son butin et lance un dé sur la table de trahison.
bb-fight-q-help = { $name } vient-il au secours de { $friend } ?
bb-fight-q-help-note = Deux dés de plus pour les pirates, le meilleur jet compte ; les résultats valent pour tous deux.
bb-fight-odds = { $n } de dommage en moyenne ; il ne peut pas couler à ce round
bb-fight-odds-sinks = Risque de couler : { $percent } % ; { $n } de dommage en moyenne
bb-fight-odds-unit = dommages subis

bb-hurt-q-wounds = { $name } est-il blessé ?
bb-hurt-q-wounds-note = Un dé par point de dommage ; chaque { $face } le blesse.
bb-hurt-purpose = la blessure { $name_of }
bb-hurt-superficial = { $name } : blessure superficielle, toutes ses caractéristiques −1 pour ce tour.
bb-hurt-minor = { $name } : blessure mineure, à guérir au port.
bb-hurt-leg = { $name } perd une jambe.
bb-hurt-arm = { $name } perd un bras.
bb-hurt-eye = { $name } perd un œil.
bb-hurt-killed = { $name } est tué.
bb-hurt-fatal = { $name } succombe : c’est trop pour un seul homme.
bb-hurt-ill = { $name } a lui-même le scorbut : ses caractéristiques baissent jusqu’à guérison.

bb-op-petition = Pétition à la Couronne
bb-op-kc-move = Déplacer { $name }
bb-op-kc-attack = Intercepter avec { $name }
bb-crown-no-pirate-yet = { $name } doit d’abord activer un pirate.
bb-crown-has-one = { $name } a déjà un corsaire du roi.
bb-crown-chances = Plus haute notoriété adverse : { $best }. { $n ->
    [0] Aucun jet ne suffit.
   *[other] { $n } chances sur { $of }.
}
bb-crown-vain = { $name } : pétition sans espoir, la plus haute notoriété adverse est { $best }.
bb-crown-purpose = pétition, { $best } au plus
bb-crown-heard = { $name } fait { $rolled } pour { $best } au plus : la Couronne envoie un corsaire du roi.
bb-crown-refused = { $name } fait { $rolled }, plus que { $best } : la Couronne refuse.
bb-crown-q-box = { $name } : dans quelle zone de transit arrive le corsaire du roi ?
bb-crown-q-tie = Même notoriété : vers lequel va le corsaire du roi ?
bb-crown-q-move = { $name } : où finit-il ? { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
bb-crown-move-note = Entrer au port ou en sortir coûte une case.
bb-crown-q-leave-box = { $name } quitte la zone { $n } : pour où ?
bb-crown-q-port = { $name } devant { $port } : que fait-il ?
bb-crown-enter = Entrer : { $port }
bb-crown-blockade = Rester en mer et bloquer
bb-crown-no-box = { $name } est en zone de transit : on n’y intercepte pas ainsi.
bb-crown-in-port = { $name } est au port, pas en mer.
bb-crown-nobody = { $name } n’a aucun pirate adverse en mer avec lui ({ $where }).
bb-crown-q-attack = { $name } a intercepté : qui attaque-t-il ?
bb-crown-let-go = Personne
bb-crown-q-turns = { $name } pouvait éviter { $kc } : l’attaque-t-il quand même ?
bb-crown-turns = Attaquer
bb-crown-avoids = Éviter

bb-campaign-purpose = campagne anti-pirate, { $port }
bb-campaign-english = { $port } devient un port anglais, valeur { $value }, garnison { $garrison }.

bb-fleet-purpose = le nouveau navire de guerre
bb-fleet-q-choice = { $name } : déplacer les navires de guerre, ou en poser un nouveau ?
bb-fleet-move = { $n ->
    [one] Déplacer le navire de guerre en jeu
   *[other] Déplacer les { $n } navires de guerre en jeu
}
bb-fleet-draw = En poser un sur une voie au hasard
bb-fleet-q-die = { $n ->
    [one] Un navire caché : son mouvement
   *[other] { $n } navires cachés : un dé de mouvement chacun
}
bb-fleet-q-to = { $name } : où finit-il ? { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
bb-fleet-q-leave-box = { $name }, zone { $n } : où va-t-il ?
bb-fleet-stays = Il reste ici
bb-fleet-prey = À portée, il fond sur : { $ships }
bb-fleet-q-challenge = { $player } : défier un navire de guerre ?
bb-fleet-q-challenge-note = A-t-il dépassé sa vitesse imprimée ? Si oui, il retourne à la tasse ; sinon, gare à qui l’a défié.
bb-fleet-no-challenge = Aucun
bb-fleet-q-hexes = { $name } : de combien de cases s’est-il déplacé ?
bb-fleet-exceeded = { $name } : { $hexes } cases pour une vitesse de { $speed }. Défi gagné.
bb-fleet-kept = { $name } : { $hexes } cases pour une vitesse de { $speed }. { $player } a perdu son défi.
bb-fleet-q-target = { $name } fond sur quel pirate ?
bb-fleet-q-tie = { $player } : notoriété { $n } à égalité. Sur qui fond le navire de guerre ?
bb-fleet-nobody = Aucun autre joueur n’a de pirate en jeu.
bb-fleet-q-prey = Plusieurs pirates ({ $where }) : lequel intercepter ?
bb-fleet-blockades = { $name } bloque { $port }.
