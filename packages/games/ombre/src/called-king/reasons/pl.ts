/** Polish: why a move of Quadrille or Cinquille, in the form of the English reasons. */
export const reasons = `@book|Gra Kadryla, reguła
@cinquille|Gra Cinkwila
@engine|Własny rozsądek stołu
19.min|Do pytania trzeba trzech własnych lew, pewnych albo prawdopodobnych; po partnerze można się spodziewać najwyżej dwóch.
24.min|Bez trzech lub czterech pewnych lew się pasuje.
35|Sześć pewnych lew to Solo: pozostali trzej grają razem.
14|Do Mediatora bierze się króla najdłuższego koloru: innym szybko go zabraknie, a sam da kilka lew.
20a|Woła się króla koloru, w którym ma się jedną niską kartę: gdy ten kolor wyjdzie drugi raz, można go przebić.
21|Woła się króla do obsadzonej damy: to prawdopodobnie dwie lewy.
21b|Króla koloru, którego nie ma się wcale, woła się tylko z konieczności.
16|Za króla oddaje się kartę tak, żeby pozbyć się jednego koloru.
25|Partner, gdy tylko wychodzi, gra wołanego króla: odtąd lomber wie, kto z nim gra, i może mu pomagać.
28|Innymi królami partner wychodzi przed resztą kart: lomber, który o nich nie wie, mógłby je przebić.
36|Partner z jednym atutem wychodzi singlem, żeby przebić, gdy ten kolor wróci.
38|Partner zaczął atuty: gra je dalej, póki je ma.
22a|Lomber ściąga atuty: zwykle leżą podzielone, a potem biorą króle i damy.
22b|Póki król się nie pokazał, lomber wychodzi w atuty: przeciwnicy się nie znają i przebijają swoich.
41|Przeciw grającemu w pojedynkę wychodzi się w kolor, który on przebija: tak traci atuty.
40|Kto ma w kolorze tylko króla, nie wychodzi nim: mógłby uwolnić damę lombra.
33|W kolor, którym wychodzono dwa razy, nie wychodzi się trzeci raz: ktoś by przebił.
39|Kto siedzi tuż przed lombrem, wychodzi w najdłuższy kolor, ale gdy ma króla z damą, to królem.
23b|Kto ma wołanego króla, bierze mały atut lombra najwyższym atutem: to zabezpiecza grę.
23a|Mały atut lombra bije się średnim: wysoki wyglądałby na kartę partnera i ktoś ze swoich mógłby go przebić.
31b|Póki nie wiadomo, kto jest partnerem, niczego się nie przepuszcza: mógłby skorzystać przeciwnik.
34|Zrzuca się jeden kolor do końca, zanim zacznie się następny.
trump.partner|Przy pięciu graczach partner wychodzi w atuty jeszcze przed wołanym królem: przy dobrym układzie spada ich naraz pięć.
engine.casco|Oba czarne asy i kilka króli, ale żadnego własnego koloru: atuty nazwie partner.
engine.tout|Prawie wszystkie lewy są pewne.
engine.trump|Kolor, w którym ta ręka weźmie najwięcej.
engine.begin|Zaczyna się bez żadnej zapowiedzi.
engine.stand|Gra jest wygrana, a nie każda z pozostałych lew jest pewna.
engine.goOn|Każda z pozostałych kart jest najwyższa w swoim kolorze.
engine.call|Wychodzi się w kolor wołanego króla, żeby się pokazał.
engine.friend|Kto gra przeciw lombrowi, nie wychodzi w kolor wołanego króla.
engine.master|Najwyższa karta, jaka została w tym kolorze.
engine.long|Niska karta z najdłuższego koloru.
engine.draw|Najniższy atut.
engine.friends|Tę lewę bierze ktoś ze swoich: wystarczy najniższa karta.
engine.last|Potem nikt już nie gra: wystarczy najniższa karta, która bierze.
engine.sure|Najniższa karta, której nikt nie może pobić.
engine.ruff|Najniższy atut, który bierze.
engine.king|Król bierze lewę, póki może.
engine.low|Tej lewy nie da się wziąć: najniższa karta.
engine.least|To kosztuje najmniej.
engine.eager|Lewa to lewa, myśli początkujący.
engine.figures|Początkujący od razu wychodzi figurami.`;
