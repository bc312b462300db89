/** Polish: why a move of Boston, Tri-Boston or Boston-Whist, in the form of the English reasons. */
export const reasons = `@advice|Gra Boston, uwagi
@tri-boston|Tri-Boston
@engine|Własny rozsądek stołu
engine.pass|Rozegrana wiele razy, żadna z gier, które jeszcze wolno zapowiedzieć, niczego tej ręce nie przyniosła.
engine.bid|Spośród gier, które jeszcze wolno zapowiedzieć, ta rozegrana wiele razy przyniosła najwięcej.
engine.misere|Z gier, które jeszcze wolno zapowiedzieć, ten mizer przyniósł najwięcej, a udał się co najmniej cztery razy na pięć.
advice.10|Przebija się w maści nie lepszej, niż trzeba, a kolor nazywa się dopiero, gdy wszyscy spasują.
advice.11|Mizer, którego nie można przegrać, zapowiada się od razu jako forcée: gra się go tak samo, płaci więcej i trudniej go przebić.
advice.13|Jedną kartę się odkłada, a długie kolory stoją na dwójkach i trójkach: takie ręce wygrywano, grając w otwarte karty.
advice.14|Każdy kolor stoi na najniższych kartach, a luki są zakryte: tej ręki nie można przegrać, więc może leżeć otwarta.
engine.trump|W tym kolorze gra rozegrana wiele razy przyniosła najwięcej.
engine.aside|Bez tej karty reszta najpewniej zostanie pod spodem.
tri-boston.advice.5|Zadaje ten, kto gra po rozgrywającym: wtedy rozgrywający jest za ręką i wszystko widzi.
engine.help|Z tą pomocą wygrywa się więcej niż bez niej.
engine.noHelp|Pomoc kosztowałaby tu więcej, niż by przyniosła.
engine.claim|Reszta nie może się już nie udać.
advice.1|Przeciw grze w lewy nie zadaje się gołego asa bez podpory.
advice.2|Rozgrywający jest za ręką: kolor krótki i niski zmusza go do wydawania trumfów zamiast taniego bicia.
advice.3|Kto nie ma koloru, robi sobie renons: później pozbędzie się kart, które ratowałyby rozgrywającego.
advice.4|Lewę zostawia się drugiemu: gdyby zadawał ten gracz, rozgrywający byłby za ręką i wszystko by widział.
advice.4b|Wolno zabić nawet asa kolegi: po jego zadaniu rozgrywający byłby za ręką, po tym nie.
advice.5|Rozgrywający gra następny i musi się schować: przy małej karcie szuka jeszcze mniejszej.
advice.6|Wraca się w kolor, który ta strona zadała najpierw: powtarzanie wyczerpuje niskie karty rozgrywającego.
advice.8|Karty rozgrywającego leżą otwarte: według planu przeciw nim ta najprędzej zmusi go do bicia.
advice.12|Lewa należy do rozgrywającego; kto gra ostatni, musi mu ją zostawić.
engine.under|Najwyższą kartę, która zostaje pod spodem, oddaje się, póki można.
engine.cash|Pewną lewę bierze się, zanim ktoś ją przebije.
engine.cheapest|Ostatni bije tak tanio, jak może.
engine.friend|Lewa jest kolegi: dodaje się kartę, która kosztuje najmniej.
engine.away|Najniższa karta koloru, w którym najwięcej innych jest nad nią.
engine.danger|Najpierw idzie karta, którą najłatwiej zmusić do wzięcia lewy.
engine.over|Żadna karta nie zostanie pod spodem: kto gra ostatni, pozbywa się najwyższej, inny daje najniższą i liczy na szczęście.
engine.press|Niskie karty zmuszają rozgrywającego do bicia; wysokie oddaje się, póki to nie szkodzi.
engine.draw|Zadaje się trumfa, żeby mniej ich zostało do przebijania dobrych kart.
engine.top|Żadna karta tego koloru, która jeszcze jest w grze, nie jest wyższa.
engine.lead|Ten kolor najmniej naraża albo najwięcej obiecuje.
engine.ruff|Mały trumf bierze to, co byłoby stracone.
engine.win|Bierze lewę albo zmusza innych do wydania wyższej karty.
engine.give|Tej lewy tą kartą się nie weźmie: dodaje się tę, która kosztuje najmniej.
engine.eager|Bierze lewę, gdy tylko może.
engine.figures|Najwyższą kartę zadaje od razu.`;
