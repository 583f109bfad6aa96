# What all games have in common: the settings of an evening, corrections by hand.

core-setting = Setting { $field }: { $problem }
core-setting-colours = Two players have the same colour: give each one of their own.
core-setting-ruling = “{ $given }” is no ruling that can be set, or it is set twice.
core-problem-name = a name has 1 to { $longest } characters that can be read, on one line
core-problem-players = players in this mode: { $known }, not { $given }

core-ev-corrected = Corrected by hand ({ $group }): { $what } = { $value }
core-ev-corrected-note = Corrected by hand ({ $group }): { $what } = { $value } ({ $note })
