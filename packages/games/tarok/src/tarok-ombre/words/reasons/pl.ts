/** Polish reasons, a line for each maxim of Tarok-ombre: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@A|Taroklomber, artykuł 
@szkat|Taroklomber, o Skacie
@B|Taroklomber, nowy sposób 
@karty|Taroklomber, o kartach głównych
@tout|Taroklomber, o Tout
@engine|Żadna książka o tym nie mówi
A.6|A Tre, choć w ciemno, nic nie kosztuje, a pozwala potem przejąć cudzą grę.
A.7|Z taką ręką nie będzie 40.
A.8|Przebito, ale sam to wygram: przejmuję.
A.10|Móc przejąć cudzą zapowiedź zawsze się opłaca.
engine.outbid|Ta ręka starczyłaby tylko na mniej, niż już zapowiedziano.
A.11|Zważone i policzone: ręki starczy na a Uno.
A.12|Z dwiema żądanymi będzie ponad 39: a Due.
A.13|A Due łatwiejsze niż a Uno, a Skat u przeciwnika.
A.14|Dziewięć taroków ze Sky i drogie figury: a Due trzeba wygrać.
A.15|Szereg taroków i figury bez Sky i Pagata: a Uno.
A.19|Karty liczbowe i wiele taroków w ręku: Solo.
B.1|W nowym sposobie licytuje się śmielej.
B.2|Trzy karty dadzą pięć, żądana pięć: a Uno.
B.3|Cały szereg taroków, mało maści: a Uno.
B.4|Trzydzieści punktów w ręku: Solo.
A.16.xxi|Brak XXI: żądać jej.
A.16.krol|Figury bez króla: żądać go.
A.14.krol|Dziewięć taroków ze Sky i XXI, króle z damami: żądać jeszcze jednego króla.
A.16.sky|Żądać Sky: okryje Pagata albo figurę, przy której jest tylko jedna karta.
A.16.pagat|Bardzo wiele taroków: żądać Pagata.
karty.pagat.zadac|Główne karty są: żądać Pagata i sprowadzić go do domu.
szkat.zadanie|Nie żądać niczego, co zdradza Skata.
engine.askKing|Żądać króla tej maści, której jest w ręku najwięcej.
szkat.odmiana|Oddać z najdłuższej maści: to myli.
engine.void|Oddać próżną z najkrótszej maści bez króla.
engine.cheapest,engine.follow|Co najmniej kosztuje.
engine.dearest|Najdroższa karta.
karty.sky.dama|Dama by padła: Sky ją kryje.
karty.sky.iezdziec|Kawal by padł: Sky go kryje.
karty.sky.walet|Walet by padł: Sky go kryje.
karty.sky.raz|Sky kryje raz na rozdanie: jeszcze nie.
engine.sky|Sky trzeba zagrać przed trzema ostatnimi kartami, bo przepadnie.
karty.xxi.na-xx|XXI na XX: zostają wysokie taroki.
karty.xxi.trzymac|Przy XXI same małe taroki: trzymać ją.
karty.pagat.uwaga|Pagat na stole: brać.
karty.pagat.dom|Pagat wraca do domu.
A.18.taroki|Maść, która kosztuje przeciwników taroki.
A.18.figury|Wiele figur: najpierw wydobyć taroki, które by je przebiły.
A.31.figury|Nie trzymać figur: potem je przebiją.
tout.1|Dotąd wszystkie lewy: dalej tym, czego nie przebiją.
A.22|Grający we środku: zaczynać od maści.
A.23.szkat|Tę maść oddał mi grający: pewnie jej nie ma.
A.23.sekwens|Dobry sekwens osłabia taroki grającego.
A.23.informacya|Sprzymierzeniec pokazał, którą maść ciągnąć.
A.24.figury|Inne maści wydobędą jego figury albo sprzymierzeniec weźmie swoimi.
A.24.tarok|Wiele taroków bez Pagata: zadawać je, aż Pagat wyjdzie.
A.25|XIX lub XX: grający straci XXI albo sprzymierzeniec dorzuci Pagata.
A.27|Grający gra ostatni: tarok, dla Pagata.
A.28|Przebić najmniejszym: sprzymierzeniec niech nie ciągnie taroków.
A.29|Wiele wysokich taroków: przebić wysoko.
A.30|Grający nie żądał XXI: zadać ją, sprzymierzeniec może dorzucić Pagata.
B.5|Grający sam kładł Skata: zadawać to, co odrzucił.
engine.give|Lewa sprzymierzeńca: dać mu, co liczy.
engine.lead|Karta, która mało kosztuje.
A.1.pagat|Wyrzucić się z maści: przebijając ją, Pagat wróci do domu.
A.1.renons|Wyrzucić się z maści, aby ją przebijać.
A.1.kto-gra|Ktokolwiek zagra: nieobsadzonej figurze lepiej w Skacie.
A.2|Mało taroków: w Skacie figury są bezpieczne.
szkat.jedna|Zostawić tym razem jedną kartę maści: nikt nie ma przejrzeć Skata.
szkat.renons|Inną maść niż zwykle: nikt nie ma przejrzeć Skata.
engine.lay|To, czego najmniej będzie brakować.
engine.home|Karta, która liczy i bierze, wraca do domu.
engine.take|Wziąć lewę najtaniej.
engine.king|Króla nie ma co trzymać.
engine.ruff|Przebić najniższym tarokiem, który wystarczy.
engine.top|Droga karta, która teraz bierze.
engine.figure|Figura od razu, w nadziei, że się utrzyma.
engine.early|Wysoki tarok od razu.`;
