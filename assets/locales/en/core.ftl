# What the database, the library, the referee without a screen and the command line have to say.

core-busy = Answer the question on screen first.
core-not-now = This is not the moment for it. What is asked now: { $open }
core-comes-first = Something else comes first: { $what }.
core-wish = { $what }: { $of }
core-beside = { $first } · { $rest }
core-reasons = { $first } { $rest }
core-no-such-game = There is no game “{ $given }”. Known games: { $known }.
core-no-such-component = The game has no “{ $schema }” card for “{ $subject }”.

core-sum-first = { $n } ({ $label })
core-usual = as usual
core-sum-plus = { $left } + { $n } ({ $label })
core-sum-minus = { $left } − { $n } ({ $label })
core-sum-total = { $left } = { $n }
core-sum-floored = { $left }: below { $n }, so { $n }

core-percent = { $n }%
core-percent-below = < 1%
core-percent-above = > 99%

core-store-fault = The database { $path } does not answer: { $reason }
core-store-damaged = The database { $path } is damaged ({ $reason }), and there is no good backup. Begin an empty one, the damaged file is kept: companion doctor --anew
core-store-damaged-backup = The database { $path } is damaged ({ $reason }). Put the last good backup ({ MOMENT($moment) }) in its place, the damaged file is kept: companion doctor --restore
core-store-corrupt = The database { $path } has just been damaged ({ $reason }). Stop Vigie and start it again: it will offer the last good backup.
core-store-lost = The database { $path } is empty or gone, and there is no good backup. Put the file back in its place, or begin an empty one, what is left is kept: companion doctor --anew
core-store-lost-backup = The database { $path } is empty or gone. Put the last good backup ({ MOMENT($moment) }) in its place, what is left is kept: companion doctor --restore
core-store-cut = The file { $path }-wal is missing, and with it the last answers. If you have it, put it back beside the database first. Then try again: the games go on from what is left, the last backup or later.
core-store-foreign = { $path } is not a database of Vigie: another program has written it. Choose another folder with --data, or begin an empty one, this file is kept beside it: companion doctor --anew
core-store-foreign-backup = { $path } is not a database of Vigie: another program has written it. Put the last good backup ({ MOMENT($moment) }) in its place, this file is kept beside it: companion doctor --restore
core-store-spoiled = This game is damaged, the others are not. Open it to see what can be saved, or take it up at once: companion doctor --restore
core-store-unreadable = This game comes from another version of Vigie. { $reason } Update Vigie to take it up.
core-store-no-backup = There is no good backup of { $path }: nothing was changed. To begin an empty database, what is there is kept beside it: companion doctor --anew
core-store-moved = The file { $path } is no longer the one that Vigie opened: it was deleted, moved or replaced. Nothing is saved any more. Put it back in its place, or start Vigie again.
core-store-locked = Another program holds the database { $path }. Close the other Vigie and try again.
core-store-read-only = { $path } cannot be written ({ $reason }). Open up the folder or choose another one with --data.
core-store-newer = { $path } was written by a newer Vigie ({ $reason }). Update Vigie to open it.
core-store-full = No room left on the disk for { $path }. Make some room: nothing that is on screen is lost.
core-store-elsewhere = This game has gone on elsewhere or was deleted. Close the other window and take it up again.

core-json-twice = “{ $name }” stands there twice in the same place: keep one of them.
core-not-json = This is not JSON: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
core-problem-missing = it is missing
core-problem-unknown = there is no such field
core-problem-nearest = there is no such field; the nearest is “{ $field }”
core-state-contradiction = beside the state it says “{ $beside }”, in the state “{ $state }”
core-state-law = { $rule }: { $text }
core-state-pieces = there are more of “{ $kind }” than the box holds ({ $place }: { $missing } too many)
core-under-way = what is said to be under way does not lead to this table
core-problem-shape = one of the fields “do”, “may”, “correct” or “answers” is needed
core-problem-one-of = possible values: { $expected }
core-problem-type = this must be { $wanted }, not “{ $given }”
core-problem-other = { $problem }
core-wanted-number = a whole number
core-wanted-words = a text
core-wanted-yes-no = true or false
core-wanted-list = a list
core-wanted-object = an object

core-library-newer = This file was written by a newer Vigie (format { $version }). Update Vigie to read it.
core-library-field = This file is not a library of Vigie: field “{ $field }”, { $problem }.
core-library-other-game = This file is for the game “{ $given }”, not for { $game }.
core-library-digest = This file was damaged or changed: its checksum does not match. Export it again.
core-nth-of-kind = { $kind }, no. { $n }
core-library-named = { $card }: { $problem }
core-library-card = Card { $schema } { $subject }: { $problem }

core-bad-scenario = Scenario, field “{ $field }”: { $problem }
core-still-open = something else comes first: { $open }
core-never-asked = nobody asked “{ $key }”; { $open }
core-forced = the only possible answer to “{ $key }” was { $value }
core-no-such-command = neither an option of the menu nor a command of the game: “{ $given }”. There is: { $known }
core-corrected = Correction
core-overruled = { $command }, decided by the table

core-app = Vigie
core-broken-data = Damaged data file: { $problem }. Install Vigie again.
core-not-utf8 = { $file } is no text in UTF-8. Save it as UTF-8 (in an editor: “Save as”, encoding UTF-8).
core-cannot-read = { $file } cannot be read: { $reason }
core-card = { $known } of { $all } values, { $origin }
core-origin-owner = copied at the table
core-origin-import = from a file
core-cards = { $n ->
    [0] No cards in the library
    [one] 1 card in the library
   *[other] { $n } cards in the library
}
core-imported = New cards: { $new }, changed: { $changed }, the same: { $same }
core-import-differs = { $card }: { $n ->
    [one] 1 value says something else, ours stays (--theirs takes theirs)
   *[other] { $n } values say something else, ours stay (--theirs takes theirs)
}
core-photos = Photos: { $n }
core-checked = Cards checked: { $n }, to be copied again: { $flaws }
core-restored = The last backup is in place in { $folder }; what was there is kept beside it.
core-begun-anew = An empty database is in place in { $folder }; what was there is kept beside it.
core-taken-back = { $n ->
    [one] 1 damaged game taken back; the database as it was is kept beside it.
   *[other] { $n } damaged games taken back; the database as it was is kept beside it.
}
core-in-order-restore = The database { $path } is in order: nothing was changed. To put the last backup ({ MOMENT($moment) }) in its place all the same: companion doctor --restore --force
core-in-order-anew = The database { $path } is in order: nothing was changed. To begin an empty one all the same, this one is kept beside it: companion doctor --anew --force
core-card-broken = cannot be read, to be copied again

core-doctor-python = Python { $version }
core-doctor-old-python = Python { $version } is too old: install Python 3.11 or newer.
core-doctor-game = { $game }: { $rules } rules, { $cards } sample cards
core-doctor-broken = { $what }: { $problem }. Install Vigie again.
core-doctor-missing = { $what } is missing. Install Vigie again.
core-doctor-texts = Texts ({ $lang }): { $count }
core-doctor-fonts = Fonts: { $count }
core-doctor-drawings = Drawings: { $count }
core-doctor-nothing = Nothing is kept yet: { $path } does not exist
core-doctor-database = Database { $path }, games played: { $evenings }
core-doctor-spoiled = { $game }, played on { MOMENT($moment) }: damaged. { $answers ->
    [one] 1 answer can be taken back
   *[other] { $answers } answers can be taken back
}: open it, or companion doctor --restore
core-doctor-spoiled-all = { $game }, played on { MOMENT($moment) }: damaged, and no backup holds it.
core-doctor-setting = Setting “{ $setting }” cannot be read: the default is in force. Choose it again in the settings.
core-doctor-port = Port { NUMBER($port, useGrouping: 0) } is free.
core-doctor-port-busy = Port { NUMBER($port, useGrouping: 0) } is taken: Vigie will take { NUMBER($taken, useGrouping: 0) }.
core-doctor-no-port = Port { NUMBER($port, useGrouping: 0) } does not open ({ $reason }). Choose another one with --port.

core-cli-companion = Vigie, the referee of your pirate game night. Without a command it opens the table in the browser.
core-cli-usage = usage:
core-cli-what = commands and files
core-cli-options = options
core-cli-help = show this help
core-cli-bad-port = a port is a number from 0 to { NUMBER($last, useGrouping: 0) }, not “{ $given }”
core-cli-no-such = “{ $given }” is not known here: there is { $known }
core-cli-no-value = { $name } wants one value after it
core-cli-no-number = { $name }: a whole number is wanted, not “{ $given }”
core-cli-unknown = “{ $given }” means nothing here
core-cli-needed = { $name } is wanted
core-cli-argument = { $name }: { $problem }
core-cli-wrong = { $problem }. Help: { $program } --help
core-cli-lang = language of the texts
core-cli-data = folder of the data (else { $folder })
core-cli-serve = open the table in the browser
core-cli-phones = begin with phones
core-cli-lan = address at which phones are listened to, when they play (else { $default }, the whole local network)
core-cli-lan-port = port for phones (else that of the table, plus one)
core-cli-port = port to serve the table at (else { NUMBER($default, useGrouping: 0) })
core-cli-no-browser = do not open a browser
core-cli-demo = begin a demonstration game at once
core-cli-referee = judge a situation given in JSON and answer in JSON
core-cli-scenario = file of the scenario (else standard input)
core-cli-schema = print the JSON Schema of input and output; with GAME that of its states, each part with its meaning
core-cli-library = look after the library of copied cards
core-cli-deed = list: show, export: write a file, import: read a file, check: check
core-cli-file = file to read or to write (else standard input or output)
core-cli-game = game whose library it is (else all of them; import: the one that the file names)
core-cli-with-photos = export the photos of cards too, which stay here otherwise
core-cli-theirs = with import: where a file says something else, it counts, not what was copied here
core-cli-which-game = Several games have cards: name one with --game ({ $known }).
core-cli-doctor = look whether everything is in order, and say what to do if not
core-cli-restore = first mend a damaged database with the last good backup
core-cli-anew = first put an empty database in the place of a damaged one, which is kept
core-cli-force = with --restore or --anew: although the database is in order
core-nothing-to-choose = There is nothing to choose here: “{ $question }”. Undo the last move, or correct what the table lacks.
core-said-secret = secret
core-refused-secretly = That is not possible here; only the player concerned may see why.
core-asked-secretly = A secret question

# A new game
core-cli-new-game = write the files of a tiny game that runs at once, to make another one out of it
core-cli-new-game-name = what its folders are called: small letters, digits and _
core-cli-new-game-into = where to write: the root of a checkout
core-new-game-name = “{ $given }” is no name for the folders of a game: small letters, digits and single _, { $longest } at most, and no word of Python
core-new-game-taken = There is a game called { $name } already.
core-new-game-there = { $path } is there already. Nothing was written.
core-new-game-not-written = { $path } cannot be written: { $reason }
core-new-game-written =
    Play it: python -m companion serve --demo { $name }
    Test it: python -m pytest tests/games/{ $name }
    Make it yours: companion/games/README.md
