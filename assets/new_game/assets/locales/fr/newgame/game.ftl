ng-title = Newgame

ng-option-goal = Points pour gagner
ng-goal = { $n } points

ng-q-turn = { $name }, que fais-tu ?
ng-q-die = { $name } lance le dé.
ng-roll = Lancer
ng-bank = Encaisser { $n }
ng-die = Dé
ng-points = points
ng-odds = Pas de 1 : { $percent } %
ng-no-heap = Il n’y a rien à encaisser dans le tas.

ng-rolled = { $name } fait { $n }.
ng-busted = Un 1 ! { $name } perd le tas.
ng-banked = { $name } encaisse { $n ->
    [one] 1 point
   *[other] { $n } points
}.

ng-fix-points = Points
ng-fix-heap = Tas
ng-fix-turn = Le tour
ng-fix-whose = À qui le tour

ng-ui-heap = Tas { $n }, { $of } pour gagner
