# Points que le livret laisse ouverts : réglages de la table, et comment ils se montrent là où ils comptent.
cl-ruled = Point de règle { $id }
cl-by-ruling = Point de règle { $id } appliqué.
cl-ruled-note = { $note } · Point de règle { $id }
cl-sight-note = { $note } { $line }
cl-sight-touched = Une ligne qui touche la terre est coupée.
cl-sight-crossed = Une ligne le long d’une case de terre n’est pas coupée.
cl-arc-note = { $arc } Elle doit être en vue et hors du brouillard ; et toi, hors d’un amarrage.
cl-arc-wedges = Sur l’un de tes flancs : pas dans le secteur de 60° devant ta proue ou derrière ta poupe.
cl-arc-lines = Partout, sauf droit devant ou droit derrière.
cl-npc-way-freely = { $way } Il tourne comme il veut (point de règle A-26).
cl-npc-order-counter-later = Son compteur de temps tourne à la fin du tour de jeu (point de règle A-08).
cl-kraken-waits = Le Kraken colossal attend : seules d’autres cartes Kraken le font bouger (point de règle A-49).
cl-pirates-only-buy = À cette table, les ports pirates ne vendent pas de marchandises (point de règle A-42).
cl-costs-movement-ruled = Coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mouvement, un par cube (point de règle { $id }).
cl-fame-once = À cette table, une taverne vend un point de renommée par tour (point de règle A-56).
cl-q-ship-covered = Une carte de niveau 2 le recouvre-t-elle ?
cl-ship-covered = Une carte de niveau 2 le recouvre encore : pas à vendre à cette table (point de règle A-05).
cl-old-ship = ancien navire
command-round-counters = Fin du tour de jeu : compteurs de temps des PNJ

# La page de la mise en place
cl-chapter-goods = Marchandises et marché
cl-chapter-ports = Ports et navires
cl-chapter-sailing = Navigation et exploration
cl-chapter-combat = Combat et dégâts
cl-chapter-npcs = PNJ
cl-chapter-renown = Réputation, renommée, capitaines
cl-chapter-round = Tours et événements
