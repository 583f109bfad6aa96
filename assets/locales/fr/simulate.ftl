# Les soirées au hasard : ce que dit la commande « simulate ».

sim-law-crash = Rien ne lève d’erreur.
sim-law-pieces = Rien n’apparaît et rien ne disparaît : cubes, doublons, dégâts, cartes.
sim-law-offered = Ce qui est proposé peut être fait.
sim-law-refused = Ce qui est refusé est refusé, et rien ne change.
sim-law-fold = L’état est ce que le journal raconte.
sim-law-resumed = Une partie reprise en est à la même question.
sim-law-undone = Annuler ramène au début, rétablir ramène à la fin.
sim-law-written = Ce qui est écrit se relit tel quel.
sim-law-words = Tout se dit en français et en anglais.

sim-fault-crash = { $error } ({ $place } ; { $path })
sim-fault-pieces = { $kind } : { $before } avant, { $after } après { $event }, qui annonce { $flow }
sim-fault-negative = { $kind } : { $count } à l’endroit « { $place } »
sim-fault-offered = { $key } : « { $option } » est proposé, mais rien ne suit
sim-fault-likely = { $key } : la réponse probable « { $value } » n’est pas permise
sim-fault-nothing = { $key } : rien n’est permis
sim-fault-answer = { $key } : une réponse permise est refusée ({ $problem })
sim-fault-refused = { $key } : « { $option } » est refusé, mais la table l’a pris
sim-fault-fold = le journal et la table diffèrent : { $where }
sim-fault-resumed = { $what } après reprise à « { $key } » : { $where }
sim-fault-undone = { $deed } : { $where }
sim-fault-written = { $what }
sim-fault-words = { $problem }

sim-speed = { $n ->
    [one] 1 partie
   *[other] { $n } parties
} de { $game }, hasard { NUMBER($seed, useGrouping: 0) } : { $answers } réponses en { $seconds } s ({ $rate } réponses par seconde, { $each } s par partie).
sim-rules = Règles citées : { $n }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
} ({ $by }).
sim-by-told = événements { $n }
sim-by-asked = questions { $n }
sim-by-judged = verdicts { $n }
sim-events = Sortes d’événements : { $n } sur { $all }.
sim-procedures = Procédures commencées : { $n } sur { $all }.
sim-questions = Questions différentes : { $n }.
sim-refused = Règles qui ont refusé quelque chose : { $n } ({ $times } refus).
sim-never = jamais ({ $n }) : { $names }
sim-ending = fin { $ending } : { $n }
sim-left = arrêtées avant la fin : { $n }
sim-clean = Aucune faute.
sim-faults = { $n ->
    [one] 1 faute.
   *[other] { $n } fautes.
}
sim-fault = Faute { $number } ({ $times ->
    [one] 1 partie
   *[other] { $times } parties
}, d’abord hasard { NUMBER($seed, useGrouping: 0) }) : { $law }
sim-shortest = La plus courte partie où elle se montre ({ $n ->
    [one] 1 acte
   *[other] { $n } actes
}) :
sim-open = Question ouverte : { $question } ({ $key }, { $rule })
sim-last = Puis : { $deed }
sim-again = À rejouer avec « companion simulate --replay FICHIER » :
sim-saved = Écrite dans { $file }.
sim-keep-other = gardé avec { $kept }, demandé avec { $now }
sim-gone = Ce qui avait été trouvé ne se montre plus.
sim-replayed = La partie se rejoue sans faute.

core-cli-simulate = joue des parties au hasard et surveille les lois de la maison
core-cli-positive = il faut un nombre à partir de 1, pas « { $given } »
sim-cli-game = jeu à jouer (sinon le premier)
sim-cli-evenings = nombre de parties (sinon { $default })
sim-cli-seed = hasard de la première partie ; les suivantes prennent les nombres d’après
sim-cli-most = réponses après lesquelles une partie est arrêtée (sinon { $default })
sim-cli-thorough = vérifie les lois coûteuses à chaque réponse, pas seulement toutes les { $every }
sim-cli-counts = affiche aussi tout ce qui a été rencontré, en JSON
sim-cli-option = une option du jeu à chaque partie, comme map=on ; peut être donnée plusieurs fois
sim-cli-no-option = Il n’y a pas d’option « { $given } » ; il y a { $takes }.
sim-cli-jobs = processus qui jouent en même temps (sinon 1)
sim-cli-keep = fichier qui garde ce qui est joué, pour reprendre une série arrêtée
sim-cli-save = fichier où écrire la première faute trouvée
sim-cli-replay = rejoue une partie écrite par --save
sim-law-put = Chaque question s’adresse à quelqu’un de la table, une question secrète à une seule personne.
sim-fault-put = { $key } : posée à « { $who } », qui ne peut y répondre

sim-law-judged = Ce que dit « Ai-je le droit ? » est ce qui arrive, quoi qu’on veuille et par où que ce soit.
sim-fault-judged = { $key } : { $problem }

sim-law-luck = Défaire n’est pas relancer : le même acte retrouve les mêmes dés, quoi qu’on fasse entre-temps.
sim-fault-luck = { $key } : { $problem }
