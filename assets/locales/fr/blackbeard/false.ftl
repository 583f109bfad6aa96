# Faux joueurs de la partie en solitaire : le chemin de leurs décisions, et ce qu’on demande à la carte.

bb-node-T0 = Aucun pirate en jeu, et il lui en reste ?
bb-node-T1 = Un chasseur dans la case ou la zone de son pirate en mer ?
bb-node-T1b = Son pirate est en carène ?
bb-node-T2 = La ligne porte CR ?
bb-node-T3 = Un pirate en jeu ?
bb-node-P1 = Marqueur de débauche ?
bb-node-P2 = A-t-il pris ce port à son tour précédent ?
bb-node-P3 = Des informations sur un port d’une nation déjà attaquée ?
bb-node-P4 = Assez riche pour se retirer ici ?
bb-node-P5 = Au port, malade ou blessé ?
bb-node-P6 = Au port, endommagé ?
bb-node-P7 = Au port, avec de quoi vendre ou rançonner ?
bb-node-P8 = En mer, malade ou blessé ?
bb-node-P9 = Cales pleines ?
bb-node-P10 = Un marchand ici, une cale vide, aucun chasseur ?
bb-node-P11-careen = Près d’une côte, plus de vitesse perdue que le dé, aucun chasseur proche ?
bb-node-P11-refit = Au moins autant de dommages que le dé ?
bb-node-P11-chase = Intact, une cale vide, un marchand assez proche et sans chasseur ?
bb-node-P11-patrol = Sinon, patrouille
bb-node-K1 = Malade ou blessé ?
bb-node-K2 = Endommagé, et le dé ne dépasse pas ses dommages ?
bb-node-K3 = Blood en mer dans sa case ?
bb-node-K4 = Près d’une côte, ralenti, Blood à plus d’un tour ?
bb-node-K5 = Sinon, droit sur Blood

bb-q-false-operation = { $player } : quelle opération ?
bb-false-nothing = { $player_starts } ne peut rien faire : son tour passe
bb-false-activate = { $player_starts } met un pirate en jeu
bb-false-petition = { $player_starts } envoie une pétition à la Couronne
bb-false-rest = { $name_starts } cuve sa débauche : son tour est perdu
bb-false-careen = { $name_starts } se met en carène
bb-false-careen-die = { $name_starts } se met en carène : dé { $die }, vitesse perdue { $lost }
bb-false-careen-on = { $name_starts } reste en carène
bb-false-float = { $name_starts } finit son carénage
bb-false-recover = { $name_starts } se soigne
bb-false-refit = { $name_starts } se remet en état
bb-false-sell = { $name_starts } vend son butin
bb-false-ransom = { $name_starts } rançonne un otage
bb-false-retire = { $name_starts } tente de se retirer : { $amount }
bb-false-prize = { $name_starts } attaque le marchand
bb-false-sack = { $name_starts } met le port à sac : { $port } · { $own } et un dé contre { $wall } et deux dés
bb-false-attack = { $name_starts } attaque le port où il se trouve : { $port }
bb-false-raid = { $name_starts } file attaquer un port : { $port }
bb-false-raid-far = { $name_starts } gagne la zone de transit { $n } pour attaquer un port : { $port }
bb-false-to-refit = { $name_starts } va se radouber : le dé, { $die }, ne dépasse pas ses dommages, { $damage }. Port le plus proche : { $port }.
bb-false-makes-for = { $name_starts } fait route vers le port le plus proche : { $port }
bb-false-product = { $port }, { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} × { $factor } = { $n }
bb-false-chases = { $name_starts } poursuit un marchand { $where_at }
bb-false-patrol = { $name_starts } patrouille, { $n ->
    [one] { $n } point à dépenser
   *[other] { $n } points, tous à dépenser
}, loin des chasseurs
bb-false-flees = { $name_starts } quitte la case du chasseur, { $n ->
    [one] { $n } point à dépenser
   *[other] { $n } points, tous à dépenser
}
bb-false-leave-box = { $name_starts } quitte la zone de transit { $n }
bb-false-attacks = { $name_starts } tente d’intercepter Blood
bb-false-hunts = { $name_starts } fait voile vers { $prey_the }, { $where_at } : { $n ->
    [one] { $n } case
   *[other] { $n } cases, toute sa vitesse
}
bb-false-follows = { $name_starts } va vers la case fléchée de la zone { $box } · { $n ->
    [one] { $n } case
   *[other] { $n } cases, toute sa vitesse
} · { $prey } est ailleurs : { $where }
bb-false-idle = { $name_starts } n’a personne à chasser

bb-false-for-refit = pour le radoub
bb-false-for-recover = pour se soigner
bb-false-for-sale = pour vendre
bb-q-false-nearest = { $name_starts } : port le plus proche { $purpose } ?
bb-q-false-nearest-note = Distance × facteur : le plus petit nombre l’emporte. Laisse vide ce qui est à coup sûr plus loin.
bb-q-false-course = { $name_starts } garde-t-il son cap ? { $port }
bb-q-false-course-yes = Garder le cap : { $port }
bb-q-false-course-no = Changer de cap
bb-false-near-port = Port le plus proche (distance × { $factor })
bb-false-near-hexes = Distance jusqu’à ce port (× { $factor }) : { $port }
bb-false-near-any = ce port
bb-q-false-chase = Marchand le plus proche { $name_of }, { $n } cases au plus
bb-q-false-chase-note = Les marchands dans la case d’un chasseur ne comptent pas.
bb-false-chase-none = Aucun à { $n } cases au plus
bb-q-false-arrow = { $name_starts } est-il sur une case fléchée ?
bb-q-false-hunted = Un chasseur est-il à { $n } tours au plus { $name_of } ?
bb-q-false-hunted-note = { $hunters }
bb-false-reach = { $name } · { $where } · { $n } cases
bb-q-false-refit = { $name_starts } : au radoub si le dé donne { $n } ou moins
bb-q-false-within = { $prey } est-il à { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
} { $name_of } ?
