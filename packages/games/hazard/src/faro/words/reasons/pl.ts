/** Polish: why a move at faro. */
export const reasons = `@page|Strona rekonstruktorów
@derived|Policzone: strona rad nie daje
@engine|Usposobienie ponitera
page.parol|Kto chce wygrać dużo, zostawia wszystko na karcie i załamuje róg: każda wygrana podwaja to, co tam leży. Wygrać tyle razy trudno, ale niektórym się udało.
page.withdraw|Nikt nie musi grać dalej: skromny zysk się bierze.
derived.parol-risk|Z tego, co zostaje na karcie na kolejne ciągnięcie, wraca średnio 127 części ze 136, więc lepiej to wziąć.
derived.same-rank|Następna karta jest innej wysokości: z dwóch równych jedna plija zabrałaby połowę obu.
derived.edge|Z każdej stawki bank zatrzymuje średnio dziewięć części ze 136, więc stawia się jak najmniej.
engine.enough|Stawek na stole wystarczy.
engine.stake|Tyle, na ile się ten poniter odważa.
engine.small|Zwykłej stawki położyć się nie da: musi wystarczyć jeden dukat.
engine.ready|Więcej się nie stawia.
engine.luck|Dziś szczęście mi sprzyja.
engine.due|Ta musi teraz wyjść.
engine.waits|Policzone: gdy z jednej wysokości została jedna karta, stawka na nią nic nie kosztuje, byle zdjąć ją przed ostatnią parą; dlatego najlepiej na to poczekać.`;
