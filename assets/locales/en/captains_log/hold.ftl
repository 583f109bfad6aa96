# The hold: squares, cargo, weight and draft (chapters 1.3 and 1.19).

cl-hold-form = Hold of board { $side }, level { $level }, draught { $draft }
cl-hold-form-note = Put the keel in place, then tap the squares that it leaves wholly free.
cl-hold-form-counted = The rulebook counts { $slots } squares here, { $gunports } of them gunports (p. { $page }).
cl-hold-squares = Squares of the hold
cl-kind-hold = Holds
cl-kind-draft-track = Draught track
cl-square-covered = covered
cl-square-plain = square
cl-square-gunport = gunport
cl-square-cabin = cabin
cl-square = deck { $deck }, square { $n } ({ $kind })
cl-load-none = free
cl-load-cannon = Cannon
cl-load-cabin = Cabin

cl-q-hold-full = { $name }: is the whole hold covered with damage?
cl-no-sound-cannon = Every cannon in a gunport lies under damage.
cl-no-cannon-in-port = No cannon stands in a gunport.

cl-weight = Weight
cl-weight-goods = goods
cl-weight-cannons = cannons
cl-weight-damage = damage
cl-draft-sum = { $initial } + { $deeper } ({ $charges } { $charges ->
        [one] charge
       *[other] charges
    }, one step every { $per }) = { $draft }
cl-draft-from = Movement −{ $n } from draught
cl-draft-no-penalty = never
cl-draft-track-form = Draught track of the player board
cl-draft-track-note = At which depth is a penalty printed? If two points are lost at one depth, give it twice.
cl-draft-penalty = draught { $draft }

cl-offer-rearrange = Rearrange the hold
cl-q-stow-what = What do you move in the hold?
cl-q-stow-where = { $load }: where to?
cl-overboard = Overboard
cl-overboard-note = Into the sea, on your hex; not to be picked up again this turn
cl-ev-restowed = Hold: { $load } to { $place }
cl-ev-swapped = Hold: { $load } and { $other } change places
cl-cannon-under-damage = A cannon under damage stays where it is.
cl-damage-stays = Damage cannot be moved.
cl-cabin-stays = A cabin stays where it was built.
cl-square-empty = Nothing lies there.
cl-q-overboard = Hold full: what goes overboard?
cl-q-overboard-note = { $n ->
        [one] One cube finds no square. Choose what you give up; it goes into the sea, on your hex.
       *[other] { $n } cubes find no square. Choose what you give up; it goes into the sea, on your hex.
    }

cl-hold-title = { $name } · hold
cl-ui-hold-unknown = Its squares have not been copied yet.
cl-ui-hold-tip = Tap a cube and then its square, or drag it.
cl-ui-hold-lifted = Where does it go: { $load }?
cl-ui-hold-free = { $n ->
        [0] no square free
        [one] 1 square free
       *[other] { $n } squares free
    }
cl-hold-guns = { $n ->
        [0] no cannon ready
        [one] 1 cannon ready
       *[other] { $n } cannons ready
    }
cl-ui-draft = Draught
cl-ui-draft-left = { $n ->
    [0] next cube: +1 draught
    [one] 1 more cube before +1 draught
   *[other] { $n } more cubes before +1 draught
}
cl-ui-weight = { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
cl-ui-square-said = { $place }: { $load }
cl-ui-square-water = { $place }: { $load }, water damage
cl-ui-square-fire = { $place }: { $load }, fire
command-surplus = Hold too full
cl-after-weight = Weight { $before }, then { $charges }; draught stays { $draft }
cl-after-draft = Draught { $before } becomes { $draft }
