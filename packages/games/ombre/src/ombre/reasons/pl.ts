/** Polish reasons, in the form of the English ones. */
export const reasons = `@bid|Gra Lombra, o licytacji
@buy|Gra Lombra, o wymianie
@offer|Gra Lombra, o ofiarowaniu gry
@play|Gra Lombra, dalsze reguły
@sample|Gra Lombra, gry przykładowe
@engine|Własny rozsądek stołu
@other|Gra Lombra
bid.ask.1|Co najmniej trzy pewne lewy: wymiana może przynieść dwie następne.
bid.tournee|Czarny as i karty dobre przy każdym kolorze, który się odkryje.
bid.casco.prefer|Oba czarne asy: Wielkie Kaśko, bo przyniesie przynajmniej swoją cenę.
bid.obscur.1|Słaba ręka: jeśli twoje karty są złe, dobre powinny leżeć w talonie. Zostaje jedna, czarny as albo król.
bid.solo.1|Pięć lew pewnych albo bardzo prawdopodobnych bez wymiany.
bid.tout|Wszystkie lewy są prawdopodobne.
bid.grand.1|Pięć pewnych lew, jakiekolwiek są atuty.
bid.grand.2|Spadilia ściąga Bastę, a potem biorą najwyższe karty koloru.
bid.grand.3|Wszystkie króle z damami i pierwsze wyjście.
bid.null|Każda karta jest tak niska, że da się ją podłożyć pod cudzą.
bid.pass|Ta ręka nie wystarcza na wyższą zapowiedź.
declare.trump|W tym kolorze ta ręka zbierze najwięcej lew.
declare.turn|Odkryta karta wskaże atuty.
declare.turnedAce|Lepsze z dwojga: to, co już widać, albo to, co może przyjść.
declare.giveUp|W żadnym kolorze nie warto grać: lepiej teraz postawić betę, niż przegrać kodylią.
offer.make|W żadnym kolorze nie warto grać: lepiej ofiarować grę, żeby nikt nie wygrał kodylią.
offer.kunil|Gra bez nadziei: prośba nic nie kosztuje, a jeśli wszyscy się zgodzą, nie ma bety.
offer.accept|Za mało na najwięcej lew: kto na próżno gra na przeciw, też stawia betę.
offer.against|Cztery lewy są prawdopodobne, a lomber przyznaje, że ma złe karty: najwięcej lew wygrywa miseczkę.
offer.annul|Ta ręka nie zatrzyma lombra: nowe rozdanie jest nie gorsze.
offer.refuse|Dwie lewy są prawdopodobne, a lomber przyznaje, że ma złe karty: postawi betę.
king.leave|Trzynaście kart, których nikt nie widział, przeciw trzem graczom: zbyt śmiałe.
king.pick|Najpierw atuty, potem króle.
buy.ombre|Atuty i króle zostają, reszta idzie na wymianę.
buy.void|Atuty i króle zostają, żeby zatrzymać lombra; brak jednego koloru pozwoli przebijać.
buy.last.1|Bez matadorów i wysokich atutów zostawia się następnemu pięć kart.
buy.none|Nie ma czego wymieniać.
leq.buy.1|Kto nie ma dwóch pewnych lew, zostawia talon następnemu: to w tej grze najważniejsze.
vole.ombre.1|Każda z pozostałych kart na pewno weźmie.
vole.enough|Gra jest wygrana, a nie każda z pozostałych kart jest pewna.
claim.lead|Lomber nie był pewny: musi wyjść tym, co można pobić.
table.claim|O swoje trzeba się upomnieć przed następnym rozdaniem.
premiers|Atuty od najwyższego, potem króle: inni muszą dokładać.
play.10|Najpierw mały atut: spadną dwa, a dwa najwyższe ściągną resztę.
g8.t1|Gdy boczne karty są słabe, nie wychodzi się najpierw żadnym z dwóch najwyższych atutów.
g5.t4|Tyle atutów, ilu lew brakuje: grać królami, atuty oszczędzać.
g1.end|Póki lomber panuje w atutach, ściąga je, a króle chowa na koniec.
play.7|Gdy lomber gra ostatni, nigdy nie wychodzić w atuty.
g3.t1|Gdy lomber gra ostatni, a atuty go nie zatrzymają, nie wychodzić królem.
g7.t2|Mały atut: Basta może być u drugiego obrońcy.
g1.t2a|Dama z waletem obok to dobre wyjście.
play.8a|Kolor, który zaczęła obrona, gra się dalej.
play.8b|Koloru, który zaczął lomber, się nie odwraca.
play.8c|Wyjść w długi kolor: lomber może mieć w nim jedną kartę.
g3.t6|Po tobie nikt już nie gra: wystarczy najniższa karta, która bierze.
g8.t3b|Lepiej zrzucić niską kartę i pozbyć się koloru, niż wydać matadora.
g4.t2b|Ktoś dalej może przebić wyżej: dać wysoki atut.
play.12|Lewy odbierać lombrowi, nigdy drugiemu obrońcy.
play.2|Nie oddawać lombrowi żadnej lewy.
g1.t2b|Lomber jeszcze nie zagrał: niech go to drogo kosztuje.
play.5|Przepuścić i zrzucić to, co zbędne.
engine.null.low|W Nullissimo najniższa karta, która się nada.
engine.masters|Karta, którą można tylko przebić atutem.
engine.take|Da się wziąć lewę.
engine.low|Nic tu nie wygrasz: zagrać kartę najmniej przydatną.
novice.high|Początkujący bierze lewę najwyższą kartą.`;
