# What the middle of the screen says: results, turns of fate, orders.

cl-told-shots-water = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } hits { $target }: { $n } damage
}
cl-told-shots-fire = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } hits { $target }: { $n } fire damage
}
cl-told-shots-wound = { $n ->
    [0] { $shooter } fires grapeshot at { $target }: missed
    [one] { $shooter } hits the crew of { $target }: { $n } wound
   *[other] { $shooter } hits the crew of { $target }: { $n } wounds
}
cl-told-shots-sail = { $n ->
    [0] { $shooter } fires at the sails of { $target }: missed
    [one] { $shooter } hits the sails of { $target }: { $n } hit
   *[other] { $shooter } hits the sails of { $target }: { $n } hits
}
