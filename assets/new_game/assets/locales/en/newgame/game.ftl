newgame-title = Newgame

newgame-option-goal = Points to win
newgame-goal = { $n } points

newgame-q-turn = { $name }, what will you do?
newgame-q-die = { $name } rolls.
newgame-roll = Roll
newgame-bank = Bank { $n }
newgame-die = Die
newgame-points = points
newgame-odds = No 1: { $percent } %
newgame-no-heap = There is nothing in the heap to bank.

newgame-rolled = { $name } rolls { $n }.
newgame-busted = A 1! { $name } loses the heap.
newgame-banked = { $name } banks { $n ->
    [one] 1 point
   *[other] { $n } points
}.

newgame-fix-points = Points
newgame-fix-heap = Heap
newgame-fix-turn = The turn
newgame-fix-whose = Whose turn

newgame-ui-heap = Heap { $n }, { $of } to win
