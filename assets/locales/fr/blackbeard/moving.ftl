# Se déplacer, entrer au port, intercepter : Barbe Noire

bb-op-move = Déplacer { $name_the }
bb-op-cross = Entrer en transit ({ $name })
bb-op-forfeit = Perdre ce tour (faute)
bb-op-forfeit-note = Déplacement illégal, découvert à temps.
bb-ev-forfeit = { $name_starts } perd ce tour pour un déplacement illégal

bb-die = dé
bb-speed = vitesse
bb-points = points de mouvement
bb-debauchery = débauche
bb-interception = interception

bb-q-move-die = Dé de mouvement { $name_of }
bb-q-move-die-note = Vitesse { $speed } : elle s’ajoute au dé, 1 point au moins.
bb-ev-points = { $name_starts } se déplace : { $sum }
bb-q-where-ends = Où s’arrête { $name_the } ? ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
bb-where-ends-costs = { $sum } : 1 par case, 1 par entrée au port
bb-move-again = Relancer par astuce ({ $better } de mieux)
bb-stays-here = même case
bb-stays-in-box = reste dans la zone
bb-place-note-with = { $note } · { $ships }
bb-q-put-to-sea = { $name_starts } sort-il du port ?
bb-q-put-to-sea-yes = Prendre la mer
bb-q-put-to-sea-no = Rester au port
bb-q-passed = Par quelles cases de chasseur est passé { $name_the } ?
bb-q-passed-none = Aucune
bb-q-passed-next = Laquelle d’abord, pour { $name } ?

bb-q-move-port = { $name_starts } entre-t-il { $port_in } ?
bb-q-move-port-note = Il y faut { $n } { $n ->
    [one] point restant
   *[other] points restants
} de son mouvement.
bb-move-anchor = Jeter l’ancre { $port_in }
bb-move-attack-port = Attaquer { $port_the }
bb-stay-at-sea = Rester en mer
bb-standing-haven = port pirate
bb-standing-anti = anti-pirate
bb-standing-neutral = neutre
bb-standing-pro = pro-pirate
bb-standing-safe = son refuge
bb-standing-destroyed = détruit
bb-standing-closed = fermé pour le moment

bb-q-move-search-whole = { $name_starts } a dépensé tous ses points : chercher ici ?
bb-q-move-search = { $name_starts } fait-il une recherche ?
bb-move-search = Rechercher
bb-move-no-search = Pas de recherche

bb-q-cross-box = { $name } : quelle zone sa case fléchée dessert-elle ?
bb-q-leave-box = Où va { $name_the }, en quittant la zone { $n } ?
bb-no-arrow-in-port = On entre en zone depuis la mer : { $name } est à l’ancre.
bb-no-already-in-zone = { $name_starts } est déjà dans une zone : le déplacement l’en fait sortir.
bb-no-box-open = Aucune zone n’est ouverte à { $name } d’ici : il faut d’abord entrer dans un port.
bb-no-box-again = { $name_starts } a déjà quitté la zone { $n } : il faut d’abord entrer dans un port.
bb-no-points-to-anchor = { $port } : il ne reste aucun point pour jeter l’ancre.
bb-q-points-left = { $port } : { $name_the } a-t-il encore { $n ->
    [one] un point
   *[other] { $n } points
    } pour y entrer ?
bb-q-points-left-yes = Oui
bb-q-points-left-no = Non, tout est dépensé

bb-no-destroyed = { $port } : le port est détruit, il ne sert plus à rien.
bb-no-chased-before = { $port } : { $name } en a été chassé et doit d’abord entrer dans un autre port.
bb-no-kc-in-port = { $port } : { $kc_the } s’y trouve.
bb-no-marked = { $port } : { $name } a attaqué cette nation ({ $nation }), ses ports lui sont fermés.
bb-no-anti-governor = { $port } : le gouverneur est anti-pirate.
bb-no-pro-governor = { $port } : le gouverneur est pro-pirate, aucun corsaire du roi n’entre.
bb-no-campaign = { $port } : port pirate, il faut qu’un autre chasseur reste en mer dans la case.
bb-no-backing = { $port } : sa nation soutient une lettre de marque.

bb-form-port = Le port { $n }
bb-form-value = Valeur
bb-form-garrison = Garnison

bb-ev-governor-pro = { $port } : gouverneur pro-pirate
bb-ev-governor-anti = { $port } : gouverneur anti-pirate
bb-ev-governor-forever = { $port } : plus de gouverneur dans la tasse, le port est anti-pirate pour toujours
bb-ev-governor-pro-left = { $port } : le gouverneur pro-pirate quitte le jeu
bb-ev-governor-anti-left = { $port } : son gouverneur anti-pirate retourne à la tasse
bb-ev-governor-pro-discarded = Le gouverneur tiré est pro-pirate : il quitte le jeu
bb-ev-governor-anti-discarded = Le gouverneur tiré est anti-pirate : il retourne à la tasse
bb-ev-port-destroyed = { $port } : port détruit
bb-ev-chased-out = { $port } : { $name } en est chassé

bb-ev-blockaded = { $name_starts } est bloqué { $port_in }
bb-ev-blockade-over = Blocus rompu : { $name_the } est libre

bb-q-interception = Interception : { $name_the } contre { $hunter_the }
bb-ev-interception = { $name } : { $sum } contre { $die } ({ $hunter }). Intercepté !
bb-ev-interception-avoided = { $name } : { $sum } contre { $die } ({ $hunter }). Il s’échappe.
bb-q-evasion = { $name_starts } s’esquive-t-il devant { $hunter_the } ?
bb-q-evasion-note = Goélette près des côtes : il faut plus de { $n }, la vitesse du chasseur.
bb-ev-evaded = { $name_starts } s’esquive : { $n }, plus que { $speed }, la vitesse { $hunter_of }. Hors d’atteinte ce tour-ci.
bb-ev-not-evaded = { $name_starts } ne peut s’esquiver : { $n }, il fallait plus que { $speed }, la vitesse { $hunter_of }.
bb-odds-escape = { $percent } de chances d’échapper au chasseur
bb-odds-evasion = { $percent } d’évasion
bb-odds-lead = d’avance
bb-odds-die = au dé
bb-q-hunter-attacks = { $hunter_starts } attaque-t-il { $name_the } ?
bb-q-hunter-attacks-note = C’est à { $player } d’en décider.
bb-q-hunter-attacks-yes = Attaquer
bb-q-hunter-attacks-no = Laisser filer
bb-ev-careened-caught = { $name_starts } est surpris en carène : il est tué
