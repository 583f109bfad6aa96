# Sort des pirates, mutineries, duels, alliances, marchandages et fin de la partie : chapitres 3, 12, 19 à 21.

# Perdu ou retiré
bb-ev-lost = { $name_starts } quitte le jeu : { $fate }.
bb-fate-battle = tué par ses poursuivants
bb-fate-sunk = coulé avec son navire
bb-fate-wounds = mort de ses blessures
bb-fate-disease = mort de maladie
bb-fate-duel = tué en duel
bb-fate-mutiny = abandonné par son équipage
bb-fate-hanged = pendu
bb-fate-port = mort avec le port où il était
bb-ev-retired = { $name_starts } prend sa retraite avec { $amount }.

# Mutinerie
command-mutiny = Mutinerie
bb-mutiny-nobody = Personne
bb-ev-nobody-named = Personne n’est désigné : aucun équipage ne se mutine.
bb-mutiny-rises = L’équipage { $name_of } se mutine : sa popularité est tombée à { $n }.
bb-q-mutiny = { $name_starts } face à la mutinerie
bb-q-mutiny-note = Sous son charisme de { $n }, il les amadoue ; à { $n }, il prend sa retraite ; au-dessus, on l’abandonne.
bb-mutiny-roll = Lancer le dé de la mutinerie
bb-mutiny-outlook = Dé contre charisme { $n } : au-dessous, il les amadoue ({ $calm }) ; égal, il se retire sans son bénéfice du bord ({ $gone }) ; au-dessus, il est abandonné ({ $dead }).
bb-mutiny-calmed = { $name_starts } fait { $roll }, moins que son charisme de { $charisma } : il amadoue l’équipage.
bb-mutiny-let-go = { $name_starts } fait { $roll }, exactement son charisme : il prend sa retraite, sans le bénéfice net du bord.
bb-q-mutiny-stay = { $name_starts } peut se retirer. Reste-t-il en mer quand même ?
bb-q-mutiny-stay-note = S’il reste, sa popularité passe à 6 ; le bénéfice net du bord est perdu dans tous les cas (A-59).
bb-mutiny-marooned = { $name_starts } fait { $roll }, plus que son charisme de { $charisma } : on l’abandonne sur une île déserte.
bb-odds-mutiny = Amadoués { $calm } · retraite { $gone } · mort { $dead }
bb-odds-mutiny-unit = charisme moins le dé

# Duels
bb-duel-begins = { $name_starts } défie { $other_the } en duel.
bb-duel-attack = attaque
bb-duel-defence = défense
bb-q-duel = { $name_starts } attaque { $other }
bb-q-duel-note = Endurance : { $name } { $left }, { $other } { $facing }.
bb-duel-outlook = { $shape } À la prochaine passe, { $name } attaque : { $hit } de toucher, { $wound } de blesser, { $kill } de tuer.
bb-q-strikes-back = À { $name } d’attaquer { $other }
bb-duel-next = Passe suivante
bb-duel-exchange = { $name } { $own } ; { $other } { $theirs }. { $struck } perd { $n ->
    [one] un point
   *[other] { $n } points
    } d’endurance.
bb-duel-wounded = { $name_starts } est aussi blessé : attaque et défense −{ $n } jusqu’à la fin du duel.
bb-q-surrender = { $name } : se rendre ?
bb-q-surrender-no = Poursuivre le duel
bb-q-surrender-yes = Se rendre (popularité −{ $n }, notoriété −{ $notoriety })
bb-duel-surrendered = { $name_starts } se rend : { $winner } a gagné.
bb-odds-duel = Touche : { $hit } ; blesse : { $wound }
bb-odds-duel-unit = avance de l’attaquant

# Alliances
bb-op-ally = S’allier avec { $other_the } ({ $name })
bb-op-part = Rompre l’alliance avec { $other_the } ({ $name })
bb-q-ally = { $other } s’allie-t-il avec { $name } ?
bb-q-ally-note = Les termes se règlent entre joueurs ; chacun peut rompre quand il veut.
bb-ev-allied = { $name_starts } et { $other } sont alliés.
bb-ev-alliance-over = { $name_starts } et { $other } ne sont plus alliés.
bb-ally-declined = Pas d’alliance entre { $name } et { $other }.
bb-q-challenger = Alliance rompue : { $name } défie-t-il { $other } ?
bb-q-challenger-no = Pas de duel
bb-q-challenger-yes = Le défier
bb-no-ally-players = Il faut au moins { $n } joueurs pour une alliance.
bb-no-ally-solo = Les faux joueurs ne s’allient pas.
bb-no-ally-own = On ne s’allie qu’avec le pirate d’un autre joueur.
bb-no-ally-apart = { $name_starts } et { $other } ne sont pas à l’ancre dans le même port.
bb-no-ally-turn = Ce n’est le tour d’aucun de leurs joueurs.
bb-no-ally-more = { $name_starts } est déjà l’allié { $ally_of }.
bb-no-ally = { $name_starts } n’a pas d’allié.

# Marchandages
bb-op-trade = Marchander avec { $other_the } ({ $name })
bb-q-trade-goods = { $name } : que donne-t-il ?
bb-q-trade-worth = { $name } : combien de bénéfice net donne-t-il ?
bb-q-trade-ships = { $name_starts } et { $other } échangent-ils leurs navires ?
bb-q-trade-ships-note = { $one } contre { $two }, avec leurs dommages
bb-q-trade-agreed = { $name_starts } donne { $gives } ; { $other } donne { $gets } : d’accord ?
bb-trade-none = rien
bb-trade-cargo = une cargaison de { $amount }
bb-trade-hostage = un otage { $nation_adjective } ({ $port })
bb-trade-worth = { $amount }
bb-trade-ship = son navire ({ $hull })
bb-trade-done = { $name_starts } donne { $gives }.
bb-trade-nothing = Rien ne change de main.
bb-trade-declined = Le marché ne se fait pas.
bb-no-trade-own = On ne marchande qu’avec le pirate d’un autre joueur.
bb-no-trade-false = { $name_starts } est à un faux joueur, qui ne marchande pas.
bb-no-trade-apart = { $name_starts } et { $other } ne sont pas dans le même port.
bb-no-trade-turn = On marchande à la fin d’un tour, avant la carte Action.
bb-no-trade-room = { $name_starts } aurait { $n } cargaisons pour { $holds } cales.

# Fin de la partie
command-finish = Fin de la partie
bb-ev-played-on = { $player } n’a plus de pirate mais l’emporterait : on continue jusqu’à ce que { $n } joueurs n’en aient plus.
bb-standing = { $player } : { $name }, { $amount }, notoriété { $n }.
bb-standing-none = { $player } : aucun pirate vivant.
bb-end-notoriety = { $name_starts } atteint { $n } de notoriété : { $player } gagne.
bb-end-fortune = La partie est finie : { $player_the } gagne avec { $name_the } et { $amount }.
bb-end-tie = La partie est finie, à égalité : personne ne l’emporte.
bb-end-lost = Peter Blood est mort : la partie est perdue.
