/** Polish: why a card of Cassino. */
export const reasons = `@combinations|Książka gier Engelmana (około 1820), Kasino, o związkach
@rule|Książka gier Engelmana (około 1820), Kasino, prawidło ogólne
@engine|Żadna książka o tym nie mówi
0.a|Zabieraj tą kartą i tymi związkami, które przynoszą najwięcej kart i najlepsze.
0.b|Z dwóch równie wielkich związków lepszy jest ten, w którym jest as: as to punkt.
1.a|Licz dziesiątki, asy i dwójki: tę, której trzy inne już wyszły, można dołożyć.
1.b|Trzy inne figury tego rodzaju już wyszły: nikt jej do pary nie zabierze, więc się ją dokłada.
1.c|Kto pamięta karty, dokłada tę, którą najmniej rodzajów pozostałych kart może zabrać.
2|Nic zabrać nie można: dołóż kartę dworską, bo nią najwyżej parę zrobić można.
2.ex1|Rozdający zachowuje jedyną kartę dworską do końca ostatniej rundy: zapewnia ona Sweep.
2.ex2|Inne dziesiątki wyszły: dołóż kartę, która z innymi na stole czyni dziesięć, by Kasino wielkie mogło je zabrać.
3|Inne dziesiątki wyszły, a figury na Sweep nie ma: rozdający trzyma Kasino wielkie do końca w nadziei na związek.
3.ex|Inne dziesiątki wyszły, a z ósemką lub dziewiątką w ręku o dziesięć trudno: rozdający dokłada Kasino wielkie i zdaje się na Sweep.
4|Nic zabrać nie można i figury nie ma: dołóż najmniejszą kartę, bo wyższe mogą jeszcze zabrać przez związek.
4.ex1|Karty stołowe czynią dziesięć, a Kasino wielkie nie wyszło: dołóż większą kartę, by przeciwnicy go nie zagrali.
4.ex2|Inne dziesiątki wyszły, a Sweep przypadnie przeciwnikom: ułóż na stole dziesięć, by Kasino wielkie dało się przedtem zabrać.
5.a|Z równych związków lepszy ten, w którym więcej pików: ich większość to punkt.
5.b|Dla pików nie warto tracić lepszego zabrania.
5.c|Przeciwnicy mają wszystkie inne punkty i karty: zbieraj piki za każdą cenę.
6.a|Pierwsza i druga ręka asa nie dokłada, póki na stole leżą liczby, z którymi można go zabrać w sumie.
6.b|Trzecia ręka i rozdający zachowują asa do samego końca.
7|Trzy inne asy wyszły: czwartego dołóż przy pierwszej sposobności, bo nikt go już asem nie zabierze.
8.a|Kto ma dwa asy, dokłada jednego, w nadziei, że zabierze go drugim.
8.b|Pomocnik dołożył asa: zostaw jak najmniej kart, którymi można go zabrać.
9|Trzeba oddać asa albo Kasino małe: z dwójką przeciwnicy zyskują jeden punkt, z asem może dwa.
10|Na stole leżą Kasino wielkie i as: zabierz najpierw asa, bo jego można zabrać w sumie, a dziesiątkę tylko dziesiątką.
11|Nie zostawiaj kart, które jedna karta razem zabrać może: następny sprzątnąłby stół.
11.note|Idzie o większość kart: zabierz je, choć następny może sprzątnąć stół.
11.must1|Przeciwnikom brakuje jednego punktu, by ujść Lurchu: nie zostawiaj nic, co jedna karta sprzątnie.
11.must2|Przeciwnikom brakuje punktu lub dwóch do wygranej: nie zostawiaj nic, co jedna karta sprzątnie.
11.never1|Na początku gry zabiera się wielki związek, choć następny może sprzątnąć stół.
11.never2|Można zrobić punkt: weź go, choć następny może sprzątnąć stół.
11.never3|To zabranie rozstrzyga o większości kart.
11.never4|Własny stan jest wysoki, a przeciwnicy mają dwa lub trzy: bierz, co przynosi najwięcej, choć następny może sprzątnąć stół.
engine.value|To przynosi najwięcej, a następnemu zostawia najmniej.
engine.pairs|Zabiera się pierwszą parę, którą się widzi.
engine.high|Dokłada się to, co najmniej się podoba.`;
