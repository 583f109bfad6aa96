ui-setup-captain = Capitaine { $n }
ui-setup-begin = Lever l’ancre
ui-setup-below = Plus bas : { $panels }
ui-setup-players = { $n ->
    [1] Solo
   *[other] { $n } joueurs
}
ui-setup-who = Qui joue ?
ui-setup-name = Capitaine { $n }
ui-setup-cards-app = L’appli distribue les cartes
ui-setup-cards-table = Nos pioches
ui-setup-rules = Quelles règles ?
ui-setup-rulings = Points de règle
ui-setup-show = Les voir
ui-setup-rulings-note = Là où le livret se tait. Rien à changer si notre lecture vous convient.
ui-setup-rulings-changed = { $n ->
    [0] Réglages d’origine
    [1] 1 point réglé autrement
   *[other] { $n } points réglés autrement
}
ui-setup-rulings-reset = Réglages d’origine
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-red = rouge
