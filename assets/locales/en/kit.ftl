# What all games have in common: the settings of an evening, corrections by hand.

core-setting = Setting { $field }: { $problem }
core-setting-colours = Two players have the same colour: give each one of their own.
core-ruling-unknown = it cannot be set; those that can: { $known }
core-ruling-way = “{ $given }” is none of its ways: { $known }
core-ruling-twice = it is set twice
core-problem-name = a name has 1 to { $longest } characters that can be read, on one line
core-problem-namesake = two people are called { $name }: add an initial
core-problem-players = players in this mode: { $known }, not { $given }

core-ev-corrected = Corrected by hand ({ $group }): { $what } = { $value }
core-ev-corrected-note = Corrected by hand ({ $group }): { $what } = { $value } ({ $note })
