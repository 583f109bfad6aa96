# Set-up: its steps, and what comes out of the box
csg-part-sea = The sea and its islands
csg-part-treasure = The treasure
csg-part-fleets = The fleets
csg-part-crew = The crews
csg-order-bring-app = { $name }: take { $n } coins without looking at their faces.
csg-order-bring-table = { $name }: bring { $n } coins, { $gold } gold in all, face down.
csg-piece-island = { $n ->
    [one] { $n } island
   *[other] { $n } islands
}
csg-piece-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
csg-piece-coin = { $n ->
    [one] { $n } treasure coin
   *[other] { $n } treasure coins
}
