newgame-title = Newgame

newgame-option-goal = Points pour gagner
newgame-goal = { $n } points

newgame-q-turn = { $name }, que fais-tu ?
newgame-q-die = { $name } lance le dé.
newgame-roll = Lancer
newgame-bank = Encaisser { $n }
newgame-die = Dé
newgame-points = points
newgame-odds = Pas de 1 : { $percent } %
newgame-no-heap = Il n’y a rien à encaisser dans le tas.

newgame-rolled = { $name } fait { $n }.
newgame-busted = Un 1 ! { $name } perd le tas.
newgame-banked = { $name } encaisse { $n ->
    [one] 1 point
   *[other] { $n } points
}.

newgame-fix-points = Points
newgame-fix-heap = Tas
newgame-fix-turn = Le tour
newgame-fix-whose = À qui le tour

newgame-ui-heap = Tas { $n }, { $of } pour gagner
