# The referee without a screen and Python: what is wrong with a scenario, an answer, a file, and what is to be written.
core-named-seat = a seat
core-unknown = “{ $given }” is not { $what } here. Known: { $known }.
core-unknown-none = “{ $given }” is not { $what } here: there is none.
core-bad-record = The values by the names of the fields are needed here: { $known }.
core-bad-field-choice = { $field }: one of { $known } is needed, or leave it unknown.
core-bad-field-many = { $field }: a list of { $known } is needed, or leave it unknown.
core-bad-field-words = { $field }: between 1 and { $longest } characters are needed, or leave it unknown.
core-bad-field-shape = { $field }: write it like “{ $example }”, or leave it unknown.
core-bad-field-ids = { $field }: a list of at most { $most } card ids is needed (letters, figures, “.”, “_”, “-”), or leave it unknown.
core-bad-muster = A list of at most { $most } cards is needed, or the id of one that is ready.
core-bad-mustered = Each card needs a schema ({ $known }), a subject and a record, and nothing else.
core-bad-field-switch = { $field }: true or false is needed, or leave it unknown.
core-bad-field-grid = { $field }: a list of { $rows } rows of { $columns } signs is needed ({ $signs }), or leave it unknown.
core-bad-field-hexes = { $field }: a list such as “0,-1 sea” is needed: the hex, { $radius } steps from the middle at most, then what it is ({ $known }), or leave it unknown.

core-json-large = This is too large: { NUMBER($mb) } MB, and at most { NUMBER($most) } MB are read. Hand over only what is needed.
core-json-many = This is too much at once: more than { $most } values. Hand over only what is needed.
core-json-deep = { $place }: lists and objects stand more than { $most } deep within each other. Write it flatter.
core-json-number = { $place }: the number { $given } is too large; numbers up to { $most } are read. Write a smaller one.
core-json-fraction = { $place }: { $given } is no number that is counted on a table. Write a whole number.
core-json-signs = { $place }: “{ $given }” holds half a sign, which cannot be written. Write the text anew.
core-named-players = the number of players
core-named-step = a command of the game
core-no-such-value-near = No tracked value is called “{ $path }”. The nearest: { $near }.
core-removed-later = “{ $what }” has to wait: what is under way may be about it. Finish it, or undo it, and correct then.

# What may be answered
core-takes-number = a whole number from { $lo } to { $hi }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}
core-takes-choice = one of { $known }
core-takes-list = a list of { $lo } to { $hi } of { $known }
core-takes-roll = a list of what { $n } dice show ({ $dice })
core-takes-yes-no = true or false
core-takes-text = a text of at most { $longest } characters, such as “{ $example }”
core-takes-drawing = a list of { $rows } rows of { $columns } signs ({ $signs })
core-takes-hexes = a list of hexes, { $radius } steps from the middle at most, each with what it is ({ $known })
core-takes-sheet = the values by name: { $known }
core-takes-muster = one of { $ready }, or a list of cards ({ $known }), each with its schema, its subject and its record
core-takes-ids = a list of at most { $most } card ids
core-open = the open question is “{ $key }” ({ $kind }), which takes { $takes }
core-bad-ahead = { $problem } It takes { $takes }.

# An evening as a text
core-evening-newer = This game was saved by a newer Vigie (format { $version }). Update Vigie to read it.
core-evening-field = This is not a game of Vigie: field “{ $field }”, { $problem }.
core-evening-entry = Entry { $number } of the journal is not one that Vigie writes. Save the game again.
core-evening-digest = This game was damaged or changed: its checksum does not match. Save it again.
core-evening-broken = The journal of this game does not match its rules. Save the game again.

# Commands of a scenario
core-param-unknown = “{ $command }” has no such parameter; it takes: { $known }
core-param-missing = “{ $command }” needs it; it takes: { $known }
core-impossible = the rules cannot do this on the table as it was made up ({ $problem }). Look what is missing there.

core-cli-ask = list what a scenario may say: commands, keys of questions, paths of corrections, printed components; of one game, of all, or on the table of a scenario
core-sheet-headings = This is no spreadsheet of cards: a first row with the headings { $needed } is needed.
core-sheet-workbook = This is a workbook, not a table. In Excel: Save As, “CSV UTF-8 (Comma delimited)”; in LibreOffice: “Text CSV”.
core-sheet-rows = More than { $most } rows: divide the file, then import its parts one after the other.
core-sheet-quotes = A quotation mark is not closed: the row was read as it stands.
core-sheet-cell = { $column }: longer than { $most } characters; the rest was not read.
core-sheet-line = Line { $line }, { $name }:
core-sheet-kept = (Kept.)
core-sheet-left = (Not kept.)
core-sheet-which = Say with --game which game the spreadsheet is for: { $known }.
