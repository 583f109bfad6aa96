# The referee without a screen and Python: what is wrong with a scenario, an answer, a file, and what is to be written.
core-named-seat = a seat
core-unknown = “{ $given }” is not { $what } here. Known: { $known }.
core-unknown-none = “{ $given }” is not { $what } here: there is none.
