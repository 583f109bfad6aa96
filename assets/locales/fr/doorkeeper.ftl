# Devices of the players' own that ask to come to the table.

doorkeeper-wrong-code = Ce code n’est pas valable, ou ne l’est plus. Scanne celui que la tablette montre maintenant.
doorkeeper-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
}
doorkeeper-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
doorkeeper-wait = Trop de codes faux. Attends { $span }, puis scanne le code que montre la tablette.
doorkeeper-wait-asking = Trop de demandes à la tablette. Attends { $span } avant de redemander.
doorkeeper-seat-held = La place { DE($name) } est déjà prise par un autre appareil. Demande à la tablette de te la donner, ou choisis-en une autre.
doorkeeper-seat-asked = Un autre appareil vient de demander la place { DE($name) }. Attends la réponse de la tablette, demande-la aussi, ou choisis-en une autre.
doorkeeper-no-seat = Cette place n’existe pas à cette table. Recharge la page et choisis parmi celles qu’elle montre.
doorkeeper-no-evening = Cette soirée n’existe plus. Choisis une autre soirée sur la tablette, puis scanne son code.
doorkeeper-closed = Cette soirée n’attend personne, ou elle est terminée. Scanne le code que montre la tablette.
doorkeeper-full = Il y a déjà { $count } appareils à cette table. Renvoie-en un depuis la tablette, puis réessaie.
doorkeeper-queue = Trop d’appareils attendent déjà. Réponds-leur sur la tablette, puis réessaie.
doorkeeper-queue-of-one = Cet appareil a déjà demandé plusieurs fois. Réponds sur la tablette, puis réessaie.
doorkeeper-gone = Cet appareil n’est plus là. Pour revenir, il scanne de nouveau le code de la tablette.
doorkeeper-unknown = La demande est incompréhensible. Recharge la page et choisis une place.
