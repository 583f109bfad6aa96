# Something is wrong: a report for those who can mend it.
trouble-title = Something is wrong
trouble-way = Write it into a file, for those who can mend it
trouble-what = Vigie writes one file: this game up to the open question, and what is needed to play it again. It stays on this device; you decide who gets it.
trouble-what-none = Vigie writes one file: where you were, and what it knows of the fault. No game goes along. It stays on this device; you decide who gets it.
trouble-names = No names: each person is called by their seat.
trouble-words = What is wrong, in a sentence (you may leave it empty)
trouble-secrets = The secrets of this game
trouble-without = Without
trouble-with = With
trouble-without-note = What people hide from each other stays out, and so do the dice to come. It may not bring the open question back quite as it was; you will be told.
trouble-with-note = Whoever reads the file sees every hand and every face-down card of this table, and can work out the dice to come. The game is played again exactly.
trouble-own = My secrets
trouble-own-without = Without mine
trouble-own-with = With mine
trouble-own-without-note = The file holds what everybody at the table sees, and nothing else.
trouble-own-with-note = The file also holds what only your seat may see; nothing of the others.
trouble-save = Save the report
trouble-saving = Writing …
trouble-saved = Written: { $file } ({ $kb } kB).
trouble-kept-whole = It plays the whole game again, up to the open question.
trouble-kept-procedure = Without secrets it plays again what is under way, up to the open question. Of what was before it has the table and the end of the log.
trouble-replaced = { $n ->
    [one] One hidden answer was replaced by a likely one.
   *[other] { $n } hidden answers were replaced by likely ones.
}
trouble-kept-menu = It leads only to the beginning of what is under way, not to the open question: with secrets it would.
trouble-kept-options = It has how the game began and the end of the log, but does not lead to the open question.
trouble-kept-nothing = No game goes along.

trouble-cli-report = judge a report that a table has saved: play it again, up to the question that was open
trouble-newer = This report comes from a newer Vigie (format { $version }). Update Vigie to read it.
trouble-field = This is no report of a table. { $field }: { $problem } Have it saved anew.
trouble-no-evening = No game is in this report: there is nothing to play again. What else it says can be read in the file.
trouble-elsewhere = The report was written at { $key }, and here { $open }. The rules have changed since, or the file has.
