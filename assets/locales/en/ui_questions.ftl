# The sheet of the question: trail, buttons, forecasts.
ui-nature-fact = look at the table
ui-nature-datum = copy it from your card
ui-rule-section = { $id }, “{ $page }”
ui-rule-page = { $id }, p. { $page }
ui-why = why?
ui-why-rule = Why? Rule { $id }
ui-tap-answer = Tap your answer
ui-others-choose = The others are still choosing
ui-choose-first = Choose first
ui-write-first = Write first
ui-here = Here
ui-confirm = Confirm: { $what }
ui-none = None
ui-not-possible = Not possible
ui-not-now = Not now: { $what }
ui-explain = What each does
ui-short = In short
ui-possible-again = Back to what is possible
ui-anyway = Play it anyway
ui-first-tell = Answer first: { $what }
ui-before = Before: { $answer }
ui-if = If you choose “{ $what }”:
ui-if-count = If you choose { $what }:
ui-if-roll = With these dice:
ui-forecast-then = Then: { $question }
ui-forecast-becomes = { $what }: { NUMBER($before) } → { NUMBER($after) }
ui-forecast-dice = Dice: { $dice }
ui-forecast-odds = { $dice }: { $odds }
ui-forecast-group = { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $sign ->
    [plus] { " " }+{ $bonus }
    [minus] { " " }−{ $bonus }
   *[none] { "" }
}
ui-forecast-more = { $n ->
    [one] … and one more line.
   *[other] … and { $n } more lines.
}
ui-number = { NUMBER($n) }
ui-range = { $lo } to { $hi }
ui-range-step = { $lo } to { $hi }, by { $step }
ui-spelt-first = First figure
ui-spelt-second = Second figure
ui-number-other = Another number…
ui-number-most = all ({ NUMBER($n) })
ui-counted = { $kind ->
    [good] { NUMBER($n) } { $n ->
        [one] cube
       *[other] cubes
    }
    [cube] { NUMBER($n) } { $n ->
        [one] cube
       *[other] cubes
    }
   *[other] { NUMBER($n) }
}
ui-picked = { $kind ->
    [ship] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
    [good] { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    [flag] { $n ->
        [one] { $n } flag
       *[other] { $n } flags
    }
   *[other] { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
}
ui-confirm-picked = { $kind ->
    [ship] { $n ->
        [one] Confirm this ship
       *[other] Confirm these { $n } ships
    }
    [good] { $n ->
        [one] Confirm this
       *[other] Confirm these { $n } goods
    }
    [flag] { $n ->
        [one] Confirm this flag
       *[other] Confirm these { $n } flags
    }
   *[other] { $n ->
        [one] Confirm this choice
       *[other] Confirm these { $n } choices
    }
}
ui-pick-exactly = Exactly { $n } needed.
ui-pick-between = Between { $lo } and { $hi } needed.
ui-pick-at-most = { $n } at most.
ui-pick-at-least = { $n } at least.
ui-dice = { $n ->
    [one] 1 die with { $sides } faces
   *[other] { $n } dice with { $sides } faces
}
ui-roll-for-me = Roll for me
ui-die-hits = hits on { $n }+ · { $percent }%
ui-die-cannot = cannot hit
ui-die-hit = hit
ui-roll-missing = { $n ->
    [one] 1 die to go
   *[other] { $n } dice to go
}
ui-roll-confirm = { $n ->
    [one] Confirm this die
   *[other] Confirm these { $n } dice
}
ui-roll-hits = { $results } → { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} of { $n }
ui-roll-total = { $results } → total { $total }
ui-draw-for-me = Draw for me
ui-draw-which = Or show what you have drawn:
ui-card-another = Another card
ui-card-new = The card turned up
ui-card-never = Not copied yet
ui-draw-this = It is: { $what }
ui-rows-seldom = Something else
ui-form-store = Save the card
ui-form-missing = Missing: { $what }
ui-form-rest = That is all
ui-form-untouched = Nothing copied yet
ui-form-store-part = Store it ({ $n } unknown)
ui-find = Search by name
ui-find-none = Nothing like that here
ui-copy-same = same { $what }
ui-copy-slot = { $what }: { $value }
ui-copy-progress = { $done } of { $all }
ui-copy-full = All there
ui-copy-done = Tap a space to correct it.
ui-copy-next = Next: { $what }
ui-copy-other = Other…
ui-copy-row = The rest: { $values }
ui-copy-band = All of “{ $band }”: { $values }
ui-copy-card = The rest as on the other one
ui-copy-single = One value at a time
ui-copy-back = Delete
ui-copy-enter = Confirm
ui-copy-on = Next
ui-copy-unread = Illegible
ui-copy-erase = Empty this space
ui-copy-undo = Undo the last space
ui-copy-whole-short = Copy all
ui-copy-whole = Copy the whole card
ui-copy-later-short = Later
ui-copy-later = Later: ask only what is needed
ui-form-shape = Write it like “{ $example }”.
ui-unknown = unknown
ui-each-cell = { $label } · { $note }
ui-group-turn = Your turn
ui-group-aim = Aim with
ui-group-action = Actions
ui-group-free = Free actions
ui-group-port = In port
ui-group-service = Services
ui-group-pirate = Operations of a pirate
ui-group-commissioner = Operations of a King’s Commissioner
ui-group-met = Where somebody is
ui-group-harbour = Ports
ui-group-open = At sea
ui-group-known = Known ports
ui-group-flag = Other ports
ui-group-tile = Ports of a visible tile
ui-group-plain = Open hexes
ui-group-next = On the next hex
ui-group-closed = Closed
ui-group-ship = Ship
ui-group-ammunition = Ammunition
ui-group-officer = Officers
ui-group-specialist = Specialists
ui-group-island = On this island
ui-group-card = Something else
ui-group-first = A card first
ui-group-move = Move
ui-group-touched = Contact
ui-group-shoot = Shoot
ui-group-explore = Explore
ui-group-repair = Repair
ui-group-build = Build
ui-group-last = At the end
ui-group-hull = Hull
ui-group-crew = Crew
ui-group-cannon = Cannon
ui-group-sails = Sails
ui-group-line-1 = Line 1
ui-group-line-2 = Line 2
ui-group-line-3 = Line 3
ui-anyway-short = Play anyway
ui-inferred =
    { $n ->
        [one] One answer without asking
       *[other] { $n } answers without asking
    }
ui-inferred-note = Tap what is not right: what follows is played again.
ui-may-i = May I?
ui-wish = Something else
ui-wish-search = What would you like to do?
ui-wish-hint = Type a few letters of it, or a name.
ui-wish-found = Found: { $n }. A tap tells all about it.
ui-wish-none = Nothing of the kind. Try another word.
ui-wish-of-rule = What { $rule } is about now.
ui-trial-note = Nothing is played here: choose, and the app says whether it is allowed and what would follow.
ui-trial-nothing = Choose what you want to do
ui-trial-allowed = That is allowed
ui-trial-refused = That is not allowed
ui-trial-plan = { $what }
ui-trial-effects = What would follow
ui-trial-if-overruled = What would follow if you did it anyway
ui-trial-do = Do it
ui-trial-again = Clear
ui-sum = { $label }: { $terms } = { $total }
ui-grid-brush = { $label } · { $n }
ui-grid-sweep = A touch for each cell; one stroke for all over which the finger goes.
ui-grid-edges = Tap what is printed at the marked place. Paint the signs, with a stroke if you like.
ui-grid-on = Then: { $numbers }

# Cards chosen out of a collection
ui-muster-search = Search (name, text)
ui-muster-filters = Filters
ui-muster-more = Show more ({ $n } left)
ui-muster-none = No such card.
ui-muster-empty = No cards have been copied yet: one by one, or all with a spreadsheet.
ui-muster-copy = Copy cards
ui-muster-count = { $n } of { $all } cards
ui-muster-most = { $what }: { $n } at most
ui-muster-figure = { $what } { $n }
ui-muster-kept = kept, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-muster-kind = { $what } ({ $n })
ui-muster-begin = Nothing chosen yet: take one that is ready, or cards one by one.
ui-muster-less = One { $what } less
ui-muster-of = { $n } of { $most }
ui-muster-name = Name, to keep it
ui-muster-keep = Keep
ui-muster-page = Chosen ({ $n })
ui-muster-collection = Cards ({ $n })
ui-muster-take = { $n ->
    [one] Take this card
   *[other] Take these { $n } cards
}
ui-muster-others = Those that are ready ({ $n })
ui-muster-lost = { $n } missing
ui-muster-strange = { $n ->
    [one] One kept list has only cards that are not in this collection.
   *[other] { $n } kept lists have only cards that are not in this collection.
}
ui-muster-first = Choose cards first
ui-broken = { $n ->
    [one] One rule is broken
   *[other] { $n } rules are broken
}
ui-lesson-page = p. { $page }
ui-lesson-section = “{ $page }”
ui-lesson-understood = Got it
ui-lesson-no-more = Stop the lessons

# Painted hexes
ui-hexes-rest = Store (the rest: { $ground })
ui-hexes-store = Store
ui-hexes-unknown = Rest unknown
ui-hexes-done = { $n } of { $all } hexes
ui-hexes-free = Copy the outline first: it says which hexes a tile has.
ui-hexes-less = One less
ui-hexes-more = One more
