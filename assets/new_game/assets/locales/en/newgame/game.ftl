ng-title = Newgame

ng-option-goal = Points to win
ng-goal = { $n } points

ng-q-turn = { $name }, what will you do?
ng-q-die = { $name } rolls.
ng-roll = Roll
ng-bank = Bank { $n }
ng-die = Die
ng-points = points
ng-odds = No 1: { $percent } %
ng-no-heap = There is nothing in the heap to bank.

ng-rolled = { $name } rolls { $n }.
ng-busted = A 1! { $name } loses the heap.
ng-banked = { $name } banks { $n ->
    [one] 1 point
   *[other] { $n } points
}.

ng-fix-points = Points
ng-fix-heap = Heap
ng-fix-turn = The turn
ng-fix-whose = Whose turn

ng-ui-heap = Heap { $n }, { $of } to win
