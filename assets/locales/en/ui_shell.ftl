ui-title = Vigie
ui-motto = The referee for your pirate game nights
ui-continue = Continue the game
ui-continue-note = { $game } · { $when }
ui-ended = Game finished
ui-ended-note =
    { $evening }
    { $result }
ui-result = 1st place: { $names }
ui-result-name = { $name } ({ $words })
ui-new = New game
ui-new-note = { $game }: choose players and rules
ui-again = Like last time
ui-again-note = Same players, same rules, a fresh deal
ui-demo = Demonstration game
ui-demo-note = Without the box, with our sample cards
ui-rules = Rules
ui-rules-note = Search all the rules
ui-library = Library
ui-library-note = The cards copied from your box
ui-settings = Settings
ui-settings-note = Language, theme, dice, text size
ui-evenings = Games
ui-evenings-note = Resume an older game, or look at its end
ui-setting-broken = “{ $setting }” could not be read: the default is in force.
ui-settings-title = Settings
ui-setting-language = Language
    .note = For the whole screen, at once.
ui-setting-theme = Theme
    .note = Dark for the evening, light for a bright room.
ui-setting-dice = Dice and draws
    .note = Virtual: the app rolls and draws. Our own dice: you roll, the app notes. Ask: it asks each time.
ui-setting-copying = Copying cards
    .note = A card that nobody has copied yet: ask its values one by one, when they matter, or the whole card at once.
ui-setting-zoom = Text size
    .note = Enlarges the whole screen.
ui-setting-sound = Sounds
    .note = Silent unless you want them.
ui-setting-motion = Moving dice
    .note = Half a second at most; a touch ends it.
ui-setting-lessons = Lessons while playing
    .note = The first time that something happens, two or three sentences say how it is played. Never twice.
ui-setting-admission = Phones at the table
    .note = On request: the tablet lets each phone in with one tap. Freely: whoever scanned the code takes a seat and plays. A second tablet always asks.
ui-setting-phone_undo = Undo from a phone
    .note = On request: the tablet decides. Own answers: everybody takes back what they have just answered, as long as nothing secret was seen since.
ui-language-fr = Français
ui-language-en = English
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-system = As the device
ui-dice-virtual = Virtual dice
ui-dice-own = Our own dice
ui-dice-ask = Ask each time
ui-copying-needed = What is needed
ui-copying-whole = Whole cards
ui-sound-off = Silent
ui-sound-on = With sounds
ui-motion-on = Moving
ui-motion-off = Still
ui-lessons-on = With lessons
ui-lessons-off = Without
ui-lessons-forget = { $game }: { $n } of { $all } seen, forget them
ui-admission-ask = On request
ui-admission-free = Freely
ui-phone_undo-ask = On request
ui-phone_undo-own = Own answers
ui-zoom = { $percent }%
ui-rules-title = Rules
ui-rules-search = Search a rule (word, number, page…)
ui-rules-count = { $n ->
    [0] No rule found
    [one] 1 rule
   *[other] { $n } rules
}
ui-rules-choose = Tap a rule to read it.
ui-rules-back = Back to the list
ui-evening-finished = Finished
ui-evening-open = In progress
ui-evening-spoiled = Damaged
ui-evening-take-up = Resume
ui-evening-look = View
ui-evening-discard = Delete
ui-evening-sure = Really delete it?
ui-evenings-none = No games yet.
ui-library-import = Import
ui-library-export = Export
ui-library-broken = { $card }: cannot be read, copy it again.
ui-library-stored = Card saved.
ui-library-discarded = Card forgotten: it will be asked for again when it is needed.
ui-library-too-big = This file is too big for a Vigie library.
ui-library-foreign = This file is not a Vigie library.
ui-library-imported = Import: { $new } new, { $changed } replaced, { $same } the same{ $photos ->
    [0] {""}
    [one] , 1 photo
   *[other] , { $photos } photos
}.
ui-library-back = All cards
ui-library-back-short = List
ui-library-discard = Forget this card
ui-library-unknown = { $n ->
    [one] 1 unknown value
   *[other] { $n } unknown values
}
ui-origin-owner = copied from your box
ui-origin-import = imported
ui-origin-sample = sample edition
ui-origin-derived = derived from an example
ui-origin-printed = printed in the rulebook
ui-origin-assumed = assumed by us
ui-library-copy = Copy a card
ui-library-which = Which one do you copy?
ui-library-extent = { $n } of the { $all } components of the box{ $half ->
    [0] {""}
   *[other] , { $half } in part
}
ui-library-kind = { $n } of { $all }{ $half ->
    [0] {""}
   *[other] , { $half } in part
}{ $photos ->
    [0] {""}
    [one] {" · "}1 photographed
   *[other] {" · "}{ $photos } photographed
}
ui-library-tonight = { $n ->
    [0] Nothing is missing for tonight’s game.
    [one] For tonight’s game 1 component is missing
   *[other] For tonight’s game { $n } components are missing
}
ui-library-next = Copy what is missing
ui-library-next-tonight = Copy for tonight
ui-library-half = { $name } ({ $n } of { $all })
ui-library-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
}
ui-library-see-missing = Missing
ui-library-see-half = In part
ui-library-see-all = Copied
ui-library-run = { $n } of { $all }
ui-library-pass = Skip
ui-library-merge = What this file says
ui-library-hint = The app asks you to copy a card the first time it needs it, never before, and keeps it for all your games. You may also copy it here in advance.

# The collection and what is built out of it
ui-collection-open = The collection
ui-collection-add = Add a card
ui-collection-import = Spreadsheet
ui-columns-wanted = Which columns?
ui-columns-title = Which column is it?
ui-columns-note = Tap what the app looks for, then the column of your sheet.
ui-columns-list = A sheet saved as CSV, a row for each card, the first row with headings, in any order:
ui-columns-needed = { $what } (needed)
ui-columns-example = such as { $example }
ui-columns-none = None
ui-columns-take = Import
ui-collection-built = Fleets
ui-collection-subject = Set and number, such as SM-012
ui-collection-shape = Letters, figures, “.”, “_” and “-” only, 40 at most.
ui-collection-kind = What kind of card is it?
ui-collection-first = Write the set and number first.
ui-collection-reading = Reading: { $n } of { $all } rows
ui-collection-imported = { $new } new cards, { $changed } changed, { $same } as before. What you copied yourself stays.
ui-collection-odd = { $n ->
    [one] One row could not be read as it stands:
   *[other] { $n } rows could not be read as they stand:
}
ui-collection-close = Close
ui-collection-save-report = Save the report
ui-built-new = New fleet
ui-built-none = No fleet has been kept yet. Fleets can be built here, or kept while one is chosen for a game.
ui-built-build = Choose cards
ui-built-name = Name and points
ui-built-copy = Duplicate
ui-built-save = Save as text
ui-built-discard = Delete
ui-built-copy-of = { $name } (copy)
ui-built-lost = { $subject }, no longer in the collection

# Records
ui-records = Hall of fame
ui-records-none = No game has ended yet: the first one will open the hall of fame.
ui-records-all = All games
ui-records-evenings = { $n ->
    [one] { $n } game played to its end
   *[other] { $n } games played to their end
}
ui-records-sat = { $length } spent at the table
ui-records-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-records-wins = Wins
ui-records-played = Games
ui-records-best = Best
ui-records-scores = Best scores
ui-records-longest = Longest games
ui-records-length = Length
ui-records-who = { $day }: { $names }
ui-length-hours = { $h } h { $m }
ui-length-minutes = { $n } min

files-none = Files can be neither opened nor saved here.
files-zenity = To open and save files, Vigie needs the program “zenity” on this computer.
ui-setting-buzz = Phones buzz
    .note = A phone buzzes when its seat is asked, if it can.
ui-buzz-off = Off
ui-buzz-on = On
ui-names = Names
ui-names-note = Touch a name that is written wrong. To join two people, give one of them the name of the other.
ui-names-field = The right name
ui-names-join = Join: { $now } → { $new }
ui-names-join-note = { $name } and { $new } will be one person, in all games. They cannot be parted again.
ui-names-joined = { $name } and { $new } are one person now.
ui-names-done = { $name } is called { $new } from now on.
ui-names-wrong = A name has 1 to { $longest } characters that can be read, on one line.
ui-names-both = { $name } and { $other } played the same game: they are two people.
ui-evening-gone = This game is there no more: it was deleted, here or on another screen.
