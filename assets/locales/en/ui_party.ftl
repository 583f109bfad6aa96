# Several people copy cards: who copies which one, on the tablet and on phones.

party-tablet = The tablet
party-somebody = Somebody
party-copies = { $name } is copying: { $what }{ $n ->
    [0] .
    [one] , 1 value.
   *[other] , { $n } values.
}
party-progress = { $done } of { $all }
party-open = Copy cards
party-open-note = { $n ->
    [one] 1 is missing for tonight. Everybody can take one.
   *[other] { $n } are missing for tonight. Everybody can take one.
}
party-all = All cards of tonight are copied or taken. Thank you!
party-asked = { $name } is copying this card: no need to fill it in here.
party-note = On phones too: everybody takes a card.
