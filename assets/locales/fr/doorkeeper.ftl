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
doorkeeper-no-evening = Cette partie n’existe plus. Ouvre-en une autre sur la tablette, puis scanne son code.
doorkeeper-closed = La table n’attend plus personne, ou la partie est terminée. Scanne le code que montre la tablette.
doorkeeper-full = Il y a déjà { $count } appareils à cette table. Fais-en sortir un sur la tablette, puis réessaie.
doorkeeper-queue = Trop d’appareils attendent déjà. Réponds-leur sur la tablette, puis réessaie.
doorkeeper-queue-of-one = Cet appareil a déjà demandé plusieurs fois. Réponds sur la tablette, puis réessaie.
doorkeeper-gone = Cet appareil n’est plus à la table. Pour revenir, scanne de nouveau le code de la tablette.
doorkeeper-unknown = Quelque chose a mal tourné. Recharge la page et choisis une place.
