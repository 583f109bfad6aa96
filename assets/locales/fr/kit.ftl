# Ce que tous les jeux ont en commun : les réglages d’une soirée, les corrections à la main.

core-setting = Réglage { $field } : { $problem }
core-setting-colours = Deux joueurs ont la même couleur : il en faut une à chacun.
core-ruling-unknown = ce point de règle ne se fixe pas ; ceux qui se fixent : { $known }
core-ruling-way = « { $given } » n’est pas l’une de ses lectures : { $known }
core-ruling-twice = il est fixé deux fois
core-problem-name = un nom a de 1 à { $longest } caractères lisibles, sur une seule ligne
core-problem-namesake = deux personnes s’appellent { $name } : ajoute une initiale
core-problem-players = nombre de joueurs possible dans ce mode : { $known }, et non { $given }

core-ev-corrected = Corrigé à la main ({ $group }) : { $what } = { $value }
core-ev-corrected-note = Corrigé à la main ({ $group }) : { $what } = { $value } ({ $note })
