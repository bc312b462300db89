/** Polish: why a move of Quadrille or Cinquille, in the form of the English reasons. */
export const reasons = `@book|Gra Kadryla, reguła
@cinquille|Gra Cinkwila
@engine|Własny rozsądek stołu
19.min|Do pytania trzeba trzech własnych lew, pewnych albo prawdopodobnych; po partnerze można się spodziewać najwyżej dwóch.
24.min|Bez trzech lub czterech pewnych lew się pasuje.
engine.outbid|To, co ta ręka mogłaby zagrać, jest mniej warte niż zapowiedź.
35|Tyle pewnych lew, ile trzeba do wygranej, to Solo: wszyscy pozostali grają przeciw niemu razem.
15|Mediator gra sam i potrzebuje tylu lew co Solo: z cudzym królem wystarczy.
14|Do Mediatora bierze się króla najdłuższego koloru: innym szybko go zabraknie, a sam da kilka lew.
20a|Woła się króla koloru, w którym ma się jedną niską kartę: gdy ten kolor wyjdzie drugi raz, można go przebić.
21|Woła się króla do obsadzonej damy: to prawdopodobnie dwie lewy.
21b|Króla koloru, którego nie ma się wcale, woła się tylko z konieczności.
engine.callShort|Woła się króla krótkiego koloru, raczej czerwonego niż czarnego.
engine.callQueen|Mając wszystkie cztery króle, woła się damę.
engine.callOwn|Nie ma już cudzego króla do wołania, tylko własny: lomber gra sam.
16|Za króla oddaje się kartę tak, żeby pozbyć się jednego koloru.
engine.back|Za króla oddaje się najniższą kartę najkrótszego koloru.
25|Partner, gdy tylko wychodzi, gra wołanego króla: odtąd lomber wie, kto z nim gra, i może mu pomagać.
28|Innymi królami partner wychodzi przed resztą kart: lomber, który o nich nie wie, mógłby je przebić.
36|Partner na ręku, mający jeden atut i jednego singla, wychodzi singlem, żeby przebić, gdy ten kolor wróci.
32|Partner jest na ręku, a lomber siedzi ostatni: zaraz w atuty, bo gdy pójdą drugi raz, lomber znów będzie ostatni.
37|Po królu mały atut: znak dla lombra, że partner ma matadora.
30|Partner wyszedł wysokim atutem i lewa mu została, więc wyższe matadory ma lomber: gra dalej w atuty.
38|Partner wyszedł atutem, a lomber go przepuścił: gra atuty dalej, póki je ma.
22a|Najwyższym atutem, jaki został, lomber ściąga resztę: zwykle leżą podzielone, a potem biorą króle i damy.
22b|Mając cztery atuty, póki król się nie pokazał, lomber wychodzi dobrym, ale nie matadorem: przeciwnicy się nie znają i przebijają swoich.
26|Po królu partner wyszedł złą kartą innego koloru: ten kolor przebije, więc lomber, gdy tylko może, w niego wychodzi.
19.ex3|Mając Manilię, króla, damę i waleta atutowych, ale bez Spadilii, zaczyna się waletem: nikt jeszcze nie wie, kto ma wołanego króla.
27|Partner wyszedł złą kartą, żeby ten kolor potem przebijać: mały atut zabiera mu atut, którym chce przebić.
41|Przeciw Solo wychodzi się w kolor, który lomber przebija: tak traci atuty.
40|Przeciw Solo nie wychodzi się królami bez dam: mogłoby to uwolnić damę lombra.
33|W kolor, którym wychodzono dwa razy, nie wychodzi się trzeci raz, chyba że ostatni gra przyjaciel: ktoś by przebił.
39|Kto siedzi tuż przed grającym Solo, wychodzi w najdłuższy kolor, ale gdy ma króla z damą, to królem.
23b|Kto ma wołanego króla, bierze mały atut lombra najwyższym atutem: to zabezpiecza grę.
23a|Mały atut lombra bije się średnim: wysoki wyglądałby na kartę partnera i ktoś ze swoich mógłby go przebić.
29|Po królu partner wyszedł niską kartą tego samego koloru: więcej pomocy od niego nie będzie, lomber bierze sam.
43|Gra idzie o wszystkie lewy: króla się zrzuca, damę albo waleta innego koloru zatrzymuje.
31b|Póki nie wiadomo, kto jest partnerem, niczego się nie przepuszcza: mógłby skorzystać przeciwnik.
31a|Lewa wzięta we środku kartą, którą można było pobić: wyższe ma przyjaciel, więc gra się ten kolor dalej.
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
engine.long|Niska karta najdłuższego koloru, a od króla z damą król.
engine.draw|Same atuty: najniższy.
engine.likely|Kto gra matadora, gdy partnera lombra jeszcze nie znać, raczej nie jest jego przeciwnikiem: lewę mu się zostawia.
engine.friends|Tę lewę bierze ktoś ze swoich: wystarczy niska karta.
engine.last|Potem nikt już nie gra: wystarczy najniższa karta, która bierze.
engine.sure|Najniższa karta, której żadna inna tego koloru nie pobije.
engine.ruff|Najniższy atut, który bierze.
engine.low|Tej lewy nie da się wziąć: najniższa karta.
engine.least|To kosztuje najmniej.
engine.eager|Lewa to lewa, myśli początkujący.
engine.figures|Początkujący od razu wychodzi figurami.`;
