# Réputation, ralliements, événements, Kraken, vent et brouillard.
cl-ev-reputation-up = { $nation } : réputation { $now } → { $to }
cl-ev-reputation-down = { $nation } : réputation { $now } → { $to }
cl-reputation-locked = Réputation bloquée auprès { $nation_of } : le marqueur ne revient plus vers 0.
cl-column = { $n }
cl-from-to = Réputation : { $now } → { $to }
cl-form-reputation-line = Réputation, face { $side } : { $nation }
cl-q-icon = Réputation, { $nation } : où se trouve « { $icon } » ?
cl-form-reputation-line-note = Pour chaque icône, la colonne où elle se trouve. Ce qui reste inconnu est déduit des règles ; à défaut, c’est sans effet.
cl-brings-contempt = Mépris : ses navires t’attaquent
cl-brings-distrust = Méfiance : ses forteresses tirent
cl-brings-treaty = Traité : marché légal fermé
cl-brings-grata = Persona non grata : pas d’amarrage
cl-brings-at_war = En guerre : +1 à ses dés
cl-brings-prestige = Prestige : +1 de renommée
cl-brings-locked = Réputation bloquée
cl-brings-who_are_you = « Qui êtes-vous ? » : aucune renommée
cl-brings-access_1 = Niveau d’accès 1
cl-brings-access_2 = Niveau d’accès 2
cl-brings-access_3 = Niveau d’accès 3
cl-brings-access_4 = Niveau d’accès 4
cl-brings-second_captain = Second capitaine
cl-brings-benefit = Avantage de la nation
cl-brings-respected = Respecté des Pirates
cl-brings-respawn = Réapparition au port
cl-brings-join = Rejoindre la nation
cl-q-war-bonus = Quelle nation te remercie ?
cl-q-war-bonus-note = { $ship } est perdu : +1 de réputation auprès d’une nation en guerre contre son camp.
cl-ev-bounty-void = { $nation } : n’est plus recherché, la prime retourne à la réserve ({ $amount })
cl-ev-unwanted = { $nation } : n’est plus recherché

# Rejoindre une nation
cl-q-join = Rejoindre { $nation_the } ?
cl-q-join-price = +1 de renommée, et ton navire devient l’un des siens. Ta réputation tombe à −4 auprès de ses ennemis : { $nations }. Si tu refuses, tu perds le point de réputation qui t’y amenait.
cl-q-join-free = +1 de renommée, et ton navire devient l’un des siens. Si tu refuses, tu perds le point de réputation qui t’y amenait.
cl-q-join-yes = Rejoindre
cl-q-join-no = Refuser
cl-has-joined = Tu appartiens déjà { $nation_to } : tu ne peux pas rejoindre aussi { $other_the }. Le point de réputation qui t’y amenait est perdu.
cl-ev-joined = { $name } rejoint { $nation_the }
cl-ev-betrayed = { $name } trahit { $nation_the } et n’en fait plus partie

# Événements
cl-q-event = Quel événement ?
cl-q-event-turned = Retourne une carte Événement : laquelle ?
cl-event-numbered = { $n } · { $event }
cl-ev-event = Événement { $n } : { $event }
cl-ev-events-reshuffled = Pioche épuisée : { $n } cartes Événement remélangées
cl-ev-event-lasts = { $event } : en jeu { $until }
cl-ev-event-over = { $event } : carte défaussée
cl-event-expert = Sans équipage, cette carte n’a pas d’effet.
cl-until-day = jusqu’à la prochaine étape de jour
cl-until-condition = jusqu’à ce moment-là
cl-until-game = jusqu’à la fin de la partie
cl-form-event-card = Carte Événement { $n } : { $event }
cl-form-wind-change = Changement de vent
cl-form-draw-another = Une carte de plus
cl-form-icons = Icônes de la carte
cl-form-icons-none = Aucune icône
cl-form-icons-wind = Changement de vent
cl-form-icons-more = Une carte de plus
cl-form-icons-both = Les deux icônes
cl-form-until = Durée
cl-event-1 = Calme
    .effect = Il ne se passe rien.
cl-event-2 = Calme
    .effect = Il ne se passe rien.
cl-event-3 = Calme
    .effect = Il ne se passe rien.
cl-event-4 = Calme
    .effect = Il ne se passe rien.
cl-event-5 = Disparu
    .effect = Le PNJ de plus bas niveau disparaît corps et biens ; à égalité, le plus petit numéro de carte.
cl-event-6 = Tempête 1
    .effect = Au-delà de la moitié du mouvement, chaque case parcourue coûte 1 dégât. Les PNJ s’arrêtent à la moitié.
cl-event-7 = Tempête 2
    .effect = Au-delà de la moitié du mouvement, chaque case parcourue inflige 1D20 moins la défense du navire. Les PNJ s’arrêtent à la moitié.
cl-event-8 = Brouillard
    .effect = Une nappe de brouillard couvre la tuile 21, son nord sur le numéro, puis dérive avec le vent à chaque fin de tour de jeu. Elle coupe la vue ; dedans, navires et forteresses n’attaquent pas, ne sont pas attaqués et comptent comme hors jeu.
cl-event-9 = Baleinier coulé 1
    .effect = Deux cubes d’huile à la mer, au début du tour du premier joueur.
cl-event-10 = Baleinier coulé 2
    .effect = Deux cubes d’huile à la mer, au début du tour du deuxième joueur.
cl-event-11 = Navire coulé 3
    .effect = Un jeton barils à la mer, au début du tour du troisième joueur.
cl-event-12 = Navire coulé 4
    .effect = Un jeton barils à la mer, au début du tour du quatrième joueur.
cl-event-13 = Peste 1
    .effect = Une nation, désignée par 1D12, perd la moitié de ses marchandises, rangée par rangée.
cl-event-14 = Peste 2
    .effect = La nation la mieux fournie perd la moitié de ses marchandises, rangée par rangée.
cl-event-15 = Peste 3
    .effect = Chaque marché perd 2 marchandises légales et 2 de contrebande.
cl-event-16 = Abondance
    .effect = La nation la moins fournie gagne 1D12 marchandises, colonne par colonne depuis la gauche.
cl-event-17 = Passager clandestin
    .effect = À ton tour, au port ou à l’amarrage : 1 marin de moins par mission en cours.
cl-event-18 = Forteresse 1
    .effect = Chaque forteresse lance 1 dé de plus, et tous ses dés ont +1. Un jeton renfort peut le rappeler.
cl-event-19 = Forteresse 2
    .effect = Les forteresses tirent 1 case plus loin ; dans cet anneau, avec 3 dés. Un jeton renfort peut le rappeler.
cl-event-20 = Assaut 5
    .effect = La forteresse de la tuile 5 change de drapeau : 1D12 pour la nouvelle nation. Le port de l’île suit.
cl-event-21 = Assaut 6
    .effect = La forteresse de la tuile 6 change de drapeau : 1D12 pour la nouvelle nation. Le port de l’île suit.
cl-event-22 = Marée haute
    .effect = Chaque banc de sable est plus profond d’un cran : −1 → −2, −2 → −3, −3 → −4, −5 → −6.
cl-event-23 = Marée basse
    .effect = Chaque banc de sable perd un cran de fond : −1 → terre, −2 → −1, −3 → −2, −5 → −4. Un navire pris dessus peut partir ou être abandonné.
cl-event-24 = Kraken
    .effect = Une fois sur la mer, le Kraken bouge à chaque fin de tour de jeu et détruit ceux qu’il croise.
cl-event-25 = Kraken
    .effect = Une fois sur la mer, le Kraken bouge à chaque fin de tour de jeu et détruit ceux qu’il croise.
cl-event-26 = Kraken
    .effect = Une fois sur la mer, le Kraken bouge à chaque fin de tour de jeu et détruit ceux qu’il croise.
cl-event-27 = Kraken colossal
    .effect = Le Kraken atteint aussi les cases adjacentes à la sienne, jusqu’à la fin de la partie.
cl-reminder-6 = Tempête 1 : sûr jusqu’à la moitié du mouvement, puis 1 dégât par case
cl-reminder-7 = Tempête 2 : sûr jusqu’à la moitié du mouvement, puis 1D20 − défense par case
cl-reminder-9 = Baleinier coulé : 2 cubes d’huile au début du tour { DE($name) }
cl-reminder-10 = Baleinier coulé : 2 cubes d’huile au début du tour { DE($name) }
cl-reminder-11 = Navire coulé : un jeton barils au début du tour { DE($name) }
cl-reminder-12 = Navire coulé : un jeton barils au début du tour { DE($name) }
cl-reminder-17 = Passager clandestin : au port, 1 marin de moins par mission en cours
cl-reminder-18 = Forteresses : 1 dé de plus, +1 à chaque dé
cl-reminder-19 = Forteresses : 1 case de plus, 3 dés dans cet anneau
cl-reminder-22 = Marée haute : bancs de sable plus profonds d’un cran
cl-reminder-23 = Marée basse : bancs de sable moins profonds d’un cran, −1 = terre
cl-reminder-27 = Kraken colossal : les cases adjacentes sont mortelles aussi
cl-reminder-fog = Brouillard : coupe la vue ; dedans, ni exploration, ni attaque reçue ou donnée
cl-reminder-kraken = { $n ->
    [1] Kraken : bouge une fois à chaque fin de tour de jeu
   *[other] Kraken : bouge { $n } fois à chaque fin de tour de jeu
}

# Épaves, peste, abondance, disparition
cl-q-wreck = Où est l’épave (1D20) ?
cl-wreck-oil = { $n ->
    [0] La réserve n’a plus d’huile : rien à poser.
    [one] Pose 1 cube d’huile sur la case numérotée de la tuile { $tile }.
   *[other] Pose { $n } cubes d’huile sur la case numérotée de la tuile { $tile }.
}
cl-wreck-barrel = Pose un jeton barils sur la case numérotée de la tuile { $tile }.
cl-q-nation-die = Quelle nation (1D12) ?
cl-plague-strikes = La peste frappe { $nation_the }.
cl-q-nation-of-face = Quelle nation la carte donne-t-elle pour { $face } ?
cl-form-nation-die = Table du dé : { $event }
cl-form-nation-die-note = La nation de chaque face, comme sur la carte. Ce qui reste inconnu sera demandé au besoin.
cl-form-die-face = Face { $face }
cl-q-abundance = Combien de cubes en plus ?
cl-nobody-vanishes = Aucun PNJ sur la carte : personne ne disparaît.
cl-vanishes = { $ship_starts } (niveau { $level }) disparaît.
cl-how-lost = perdu
cl-stowaway-note = Au port ou à l’amarrage : 1 marin de moins par mission en cours.
cl-stowaway-no-mission = Aucune mission en cours : le passager clandestin ne coûte rien.
cl-stowaway-costs = Passager clandestin : { $ship } perd { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}

# Forteresses
cl-ev-fortress-taken = La forteresse de la tuile { $tile } passe { $nation_to } : change son drapeau et celui du port de l’île.
cl-fortress-hidden = La tuile { $tile } est encore cachée : pas de forteresse à prendre.
cl-fortress-holds = La forteresse de la tuile { $tile } reste { $nation_to }.
cl-fortress-dice = Dés de la forteresse
cl-fortress-bonus = Bonus par dé
cl-fortress-hex = nombre de la case
cl-fortress-ring = anneau ajouté
cl-fortress-era = ère

# Kraken
cl-clock = { $clock } h
cl-die-red = Dé rouge : direction
cl-die-black = Dé noir : distance
cl-form-dial = Cadran du Kraken
cl-form-dial-face = Dé rouge : { $face }
cl-q-kraken-roll = Le Kraken bouge : 2D12
cl-kraken-moves = { $n ->
    [one] Le Kraken avance d’une case en direction de { $clock } heures.
   *[other] Le Kraken avance de { $n } cases en direction de { $clock } heures, une par une.
}
cl-kraken-detour = Devant un obstacle, il le contourne au plus court, jusqu’à pouvoir reprendre sa direction ; à égalité, premier pas dans l’ordre { $clocks }. Les cases du détour comptent. Sans passage, il reste où il est.
cl-q-kraken-path = Qui le Kraken a-t-il croisé ?
cl-kraken-path = { $n ->
    [one] Il avance de 1 case en direction de { $clock } heures.
   *[other] Il avance de { $n } cases en direction de { $clock } heures, une par une.
} Devant la terre, le bord, une tuile cachée ou un vide, il contourne au plus court jusqu’à reprendre sa direction (à égalité, premier pas vers 12, 2, 4, 6, 8 puis 10 heures) ; le détour compte.
cl-kraken-reach = { $note } Colossal : les cases adjacentes comptent aussi.
cl-kraken-fog = Un navire dans le brouillard ne compte pas
cl-kraken-none = Personne
cl-kraken-hidden = La tuile { $tile } est encore cachée : le Kraken n’apparaît pas.
cl-kraken-colossal = Kraken colossal : il détruit aussi ce qui se trouve sur une case adjacente, ou qui y passe.
cl-ev-kraken-appears = Le Kraken apparaît : pose-le sur son icône, tuile 11, sa carte vers le nord.
cl-ev-kraken-more = Une carte Kraken de plus : range-la derrière les autres.
cl-ev-kraken-sated = Le Kraken a fait une victime : défausse sa carte ({ $event })
cl-ev-kraken-leaves = Repu, le Kraken quitte la carte : défausse sa dernière carte
cl-ev-kraken-lies = Le Kraken est là : { $place }.
cl-ev-kraken-swam = Le Kraken avance de { $way }. Arrivée : { $place }.
cl-told-kraken-swims = Kraken : avance de { $way }
cl-q-stands-kraken = Sur quelle case est le Kraken ?
cl-kraken-detour-row = Devant un obstacle, il le contourne au plus court et revient sur la ligne qu’il suivait (point de règle A-105) ; à égalité, premier pas dans l’ordre { $clocks }. Les cases du détour comptent. Sans passage, il reste où il est.
cl-kraken-obstacles-shallows = Ses obstacles : terre, banc de sable et récif (point de règle A-107), bord de carte, tuile cachée ou zone inexplorée (point de règle A-49). Navires et brouillard ne l’arrêtent pas.
cl-kraken-path-ruled = { $n ->
    [one] Il avance d’une case en direction de { $clock } heures.
   *[other] Il avance de { $n } cases en direction de { $clock } heures, une par une.
} Devant un obstacle, il fait le détour convenu à cette table (points de règle A-105 et A-107) ; les cases du détour comptent.
cl-kraken-held = Le Kraken ne trouve plus de passage : il s’arrête là.
cl-kraken-far = Aucun navire n’est à portée du Kraken.
cl-fix-kraken-at = Kraken : case
cl-meet-kraken = Trop près du Kraken
cl-meet-kraken-note = Un navire passe ou s’arrête à côté du Kraken colossal.
cl-q-kraken-met = Qui s’est approché du Kraken ?
cl-kraken-came-near = Il détruit tout navire qui arrive sur sa case.

# Vent, brouillard, tempête
cl-q-wind = Quelle carte Vent ?
cl-q-wind-turned = Retourne une carte Vent : laquelle ?
cl-wind-card = Vent { $card }
    .short = { $card }
cl-wind-calm = Vent calme
    .short = Calme
cl-wind-value = { $clock } h : { $value }
cl-wind-values = { $values }
cl-ev-wind = Le vent tourne : carte { $card_short }
cl-ev-wind-reshuffled = Cartes Vent remélangées ; le vent tourne : carte { $card_short }
cl-form-wind-card = Carte Vent { $card_short }
cl-form-wind-card-note = Une carte Vent jamais recopiée, orientée au nord : une valeur par direction.
cl-form-wind-at = En direction de { $clock } heures
cl-ev-fog = Pose la tuile de brouillard sur la tuile 21, son nord aligné sur le numéro.
cl-ev-fog-lifted = Le brouillard s’est dissipé : retire sa tuile.
cl-fog-hidden = La tuile { $tile } est encore cachée : pas de brouillard.
cl-fog-stays = Calme plat : le brouillard ne bouge pas.
cl-fog-drifts = Le brouillard dérive d’une case, vers le côté +2 de la carte Vent. Rien ne l’arrête.
cl-fog-drifts-to = { $n ->
    [one] Le brouillard dérive d’une case en direction de { $clock } heures. Rien ne l’arrête.
   *[other] Le brouillard dérive de { $n } cases en direction de { $clock } heures. Rien ne l’arrête.
}
cl-q-fog-way = Vers où dérive le brouillard ?
cl-q-fog-gone = Le brouillard a-t-il quitté toute la carte ?
cl-brave-storm = Tempête : compter les dégâts
cl-brave-storm-note = Cases parcourues au-delà de la moitié du mouvement, hors mer calme.
cl-no-storm = Aucune tempête ne souffle.
cl-not-moved = Tu n’as pas bougé ce tour-ci.
cl-storm-counted = La tempête se compte case par case, en avançant.
cl-no-wind-card = Aucune carte Vent n’est en jeu.
cl-wind-known = On connaît les valeurs de cette carte Vent.
cl-kraken-not-colossal = Le Kraken n’est pas colossal.
cl-q-storm-hexes = Combien de cases au-delà de la moitié ?
cl-q-storm-hexes-note = La moitié du mouvement calculé, arrondie en dessous, est sûre.
cl-q-storm-roll = Tempête : 1D20 par case
cl-q-storm-roll-note = Chaque dé inflige ce qui dépasse ta défense ({ $defence }).
cl-storm-dice = Tempête
cl-storm-hits = { $n ->
    [0] { $ship_starts } tient bon : aucun dégât
    [1] { $ship } : 1 dégât dans la tempête
   *[other] { $ship } : { $n } dégâts dans la tempête
}
cl-form-dial-note = La réponse proposée est une supposition : le cadran de la carte décide.
cl-q-dial-face = Kraken, dé rouge { $face } : quelle direction ?
cl-wind-on-the-table = { $card } : la carte retournée sur la table, pas encore recopiée.
cl-describe-wind = Recopier la carte Vent
cl-describe-wind-note = Six valeurs, une fois pour toutes tes parties : la rose des vents s’affiche alors.
cl-q-card-number = Quel numéro porte la carte { $ship_of } ?
cl-stowaway-over = Le passager clandestin n’est plus en jeu.
cl-stowaway-paid = Déjà payé ce tour : pas d’autre marin perdu.
cl-q-stowaway-moored = { $ship } : amarré ou passé par un port ce tour ?
cl-q-fog = Quels PNJ sont dans le brouillard ?
cl-q-fog-note = Dans le brouillard, un navire ne compte pas comme étant en jeu.
cl-q-fog-none = Aucun
cl-q-kraken-beside = Qui est sur la case du Kraken ou à côté ?
cl-kraken-obstacles = Ses obstacles : terre, bord de carte, tuile cachée ou zone inexplorée (point de règle A-49). Navires, bancs de sable, récifs et brouillard ne l’arrêtent pas.
cl-fog-fight = Brouillard : dedans, personne n’attaque ni n’est attaqué
cl-fog-lookout = Brouillard : il coupe la vue, et dedans on ne voit que sa case
cl-odds-lost = Risque de perdre ton navire : { $percent }
