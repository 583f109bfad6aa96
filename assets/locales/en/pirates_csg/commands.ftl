# Pirates CSG: what undo and the notebook call the steps of an evening.

command-muster = Fleets
command-turn-order = Order of play
command-lay-out = The sea
command-home-islands = Home islands
command-treasure = Treasure
command-deploy = Deployment
command-berths = Crew aboard
command-first-csg-turn = The first turn
command-start-csg-turn = Start of the turn
command-end-csg-turn = End of the turn
command-end-csg-game = The end
command-move = Move
command-sail-clear = Move and touch nothing
command-shoot = Shoot
command-explore = Explore
command-revisit = Another search
command-repair = Repair
command-board-enemy = Boarding
command-tow = Towing
command-drop-tow = Letting go
command-scuttle = Scuttling
