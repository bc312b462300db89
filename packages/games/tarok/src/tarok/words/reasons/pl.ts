/** Polish reasons, a line for each maxim of Tarok: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@rule|Tarok, reguła 
@reguly|Tarok, rada 
@coalition|Taroklomber, wstęp
@deux|Tarok en deux
@A|Taroklomber, artykuł 
@szkat|Taroklomber, o Skacie
@engine|Żadna książka o tym nie mówi
@borrowed|Ten rozdział milczy; inny mówi:
3.c|Sky nic nie bierze, lecz ratuje z tej lewy drogą kartę.
3.c.wait|Sky trzeba oszczędzać dla droższej karty.
3.d|Sky trzeba zagrać przed trzema ostatnimi kartami, bo przepadnie.
13.b|Dokładnie trzy taroki z Pagatem: w Skacie przyniesie dziesięć bez obawy.
14|Co nie zgłoszone, przepada.
15|Kto nie ma Pagata, zadaje taroki, aż Pagat padnie.
15.a.1|Zgłoszono dziesięć taroków: ich pan łatwo ocali Pagata. Jeszcze nie polować.
15.a.2|Zgłoszono dziesięć taroków, a mam mało: polowanie wątpliwe.
15.b.1|Najpierw wysoki tarok: siedem albo mniej i bez Pagata.
15.b.2|Najpierw bardzo niski tarok: osiem lub dziewięć, bez Pagata.
15.b.3|Pierwszy tarok pomocnika mówi dość: razem wydobędziemy Pagata.
15.b.3.stop|I pomocnik ma mało taroków: tak Pagata nie wydobędziemy.
15.c|Teraz Pagat bierze swoją lewę.
15.e|Pagata nie wydobędziemy: bicz, raz po raz, aż jego pan musi przebić.
16|Po Pagacie pora wydobyć króle.
16.a.1|Ktoś chowa króla na ultimo: najpierw zabrać mu taroki.
16.a.2|Nie ma już taroków: ta maść, aż położy króla.
16.b|Najpierw cudze króle, potem swój.
16.c|Nic lepszego do zadania: największy bicz.
16.d|Jeden ma tu renons, drugi króla: przestać, bo pomocnik traci taroki.
17|Pagat i króle wyszły: brać lewy i figury.
17.take|Pagat i króle wyszły: i tę lewę.
reguly.1|Najwyższa z pozostałych w maści: do domu, póki bierze.
reguly.4|Kawaleria do zgłoszenia zostaje w ręku.
reguly.6|Same figury, a nad nimi wyższa: Sky je ratuje.
reguly.8|Za mało taroków, by ocalić Pagata: oddać od razu, zostaną taroki na króle.
reguly.9|Pagat stracony, lecz mam króle: trzymać do końca, niech taroki wyjdą.
reguly.10.a|Dla ocalenia Pagata zadawać bicz: zużywa cudze taroki.
reguly.10.c|Kto ma najwięcej taroków, niech przebija.
reguly.11|Trzy figury bez króla: zadać jedną, wydobędzie króla.
coalition|Ten gracz grozi Pagatem: odebrać mu lewę.
deux.masc-bez-figur|Z Pagatem nic nie zamierzamy: zadać maść bez figur.
deux.niech-zadaie|Niech przeciwnik zadaje w moje figury.
engine.spare|Rzucić, co najmniej kosztuje.
engine.low|Niska karta.
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
engine.figure|Figura od razu, w nadziei, że się utrzyma.
engine.early|Wysoki tarok od razu.`;
