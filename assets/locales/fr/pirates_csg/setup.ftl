# La mise en place : étapes, et ce qui sort de la boîte
csg-part-sea = La mer et ses îles
csg-part-treasure = Le trésor
csg-part-fleets = Les flottes
csg-part-crew = Les équipages
csg-order-bring-app = { $name } : prends { $n } jetons, sans regarder leurs faces.
csg-order-bring-table = { $name } : apporte { $n } jetons, pour { $gold } pièces d’or, face cachée.
csg-piece-island = { $n ->
    [one] { $n } île
   *[other] { $n } îles
}
csg-piece-ship = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
csg-piece-coin = { $n ->
    [one] { $n } jeton de trésor
   *[other] { $n } jetons de trésor
}
