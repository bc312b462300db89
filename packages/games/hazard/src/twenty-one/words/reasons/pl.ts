/** Polish: why a card of twenty-one. */
export const reasons = `@derived|Policzone: strona rad nie daje
@engine|Gra domowa
derived.ace|Pierwsza karta to as: drugi as da perskie oczko, a dziesiątka 21, więc stawia się wysoko.
derived.large.stop|Od siedemnastu za wysokich jest co najmniej 28 z 52 kart: dość.
derived.large.draw|Do piętnastu za wysokich jest najwyżej 20 z 52 kart: karta.
derived.small.draw|Poniżej osiemnastu za wysokie są tylko dziesiątki i asy, 8 z 24, a dziewiątki nic nie kosztują: karta.
derived.small.eighteen|Od osiemnastu za wysoka jest połowa z 24 kart albo więcej: dość.
engine.least|Większość kart jest dobra dla banku: stawia się najmniej.
engine.safe|Żadna karta nie jest za wysoka: karta.
engine.sixteen|Przy szesnastu za wysokie są 24 z 52 kart, ale kto tu zostaje, przeważnie przegrywa: karta.
engine.bank.draw|Do piętnastu bankier dobiera.
engine.bank.stop|Od szesnastu bankier ma dość; równe sumy należą do niego.
engine.hope|Przyjdzie jeszcze jedna mała karta.
engine.fear|Lepiej zostać, niż mieć furę.
engine.luck|Tym razem karta przyniesie szczęście.
engine.counted|Policzone dokładnie według kart, których nie widać: to przynosi więcej.`;
