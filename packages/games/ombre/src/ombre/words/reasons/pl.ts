/** Polish reasons, in the form of the English ones. */
export const reasons = `@bid|Gra Lombra, o licytacji
@buy|Gra Lombra, o wymianie
@offer|Gra Lombra, o ofiarowaniu gry
@play|Gra Lombra, dalsze reguły
@sample|Gra Lombra, gry przykładowe
@engine|Własny rozsądek stołu
@other|Gra Lombra
bid.ask.1|Około trzech lew pewnych albo prawdopodobnych: wymiana może przynieść dwie następne.
bid.tournee|Czarny as i karty dobre przy każdym kolorze, który się odkryje.
bid.casco.prefer|Oba czarne asy: Wielkie Kaśko, bo przyniesie przynajmniej swoją cenę.
bid.obscur.1|Słaba ręka z czarnym asem: jeśli twoje karty są złe, dobre powinny leżeć w talonie.
bid.solo.1|Tyle lew, ile trzeba do wygranej, zwykle pięć, jest pewnych albo bardzo prawdopodobnych bez wymiany.
bid.tout|Wszystkie lewy są prawdopodobne.
bid.grand.1|Pięć pewnych lew, gdy atutami są tylko czarne asy.
bid.grand.2|Spadilia ściąga Bastę, a potem biorą najwyższe karty koloru.
bid.grand.3|Wszystkie króle z damami i pierwsze wyjście.
bid.null|Każda karta jest tak niska, że da się ją podłożyć pod cudzą.
bid.pass|Ta ręka nie wystarcza na wyższą zapowiedź.
declare.trump|W tym kolorze ta ręka zbierze najwięcej lew.
declare.keep|Zostaje jedna karta: czarny as, a bez niego król, a bez króla żadna.
declare.turn|Odkryta karta wskaże atuty.
declare.turnedAce|Lepsze z dwojga: to, co już widać, albo to, co może przyjść.
declare.giveUp|W żadnym kolorze nie warto grać: lepiej teraz postawić betę, niż przegrać kodylią.
offer.make|Ledwie dwie lewy są prawdopodobne: grę się ofiaruje, żeby nikt nie wygrał kodylią.
offer.kunil|Ledwie dwie lewy są prawdopodobne: prośba nic nie kosztuje, a jeśli wszyscy się zgodzą, nie ma bety.
offer.accept|Za mało na najwięcej lew: kto na próżno gra na przeciw, też stawia betę.
offer.against|Cztery lewy są prawdopodobne, a lomber przyznaje, że ma złe karty: najwięcej lew wygrywa miseczkę.
offer.annul|Ta ręka nie zatrzyma lombra: nowe rozdanie jest nie gorsze.
offer.refuse|Dwie lewy są prawdopodobne, a lomber przyznaje, że ma złe karty: postawi betę.
king.leave|Trzynaście kart, których nikt nie widział, przeciw trzem graczom: zbyt śmiałe.
king.pick|Najpierw atuty, potem króle.
buy.ombre|Atuty i króle zostają, także dama przy swoim królu; reszta idzie na wymianę, póki starczy talonu.
buy.void|Atuty i króle zostają, żeby zatrzymać lombra; z reszty najpierw idzie najkrótszy kolor, bo jego brak pozwoli przebijać.
buy.last.1|Bez matadora i bez kilku wysokich atutów zostawia się następnemu pięć kart.
buy.solo|Przeciw grze bez kupna pierwszy może wziąć dużo, ale zostawia następnemu pięć kart, żeby atuty nie były zanadto rozdzielone.
buy.leave|Przeciw Tournée, Obscur i Kaśku nie bierze się wiele bez potrzeby, niech kupuje partner: zostawia mu się pięć kart, a mając kilka małych atutów, sześć.
buy.last.black|Matador, albo król z atutem, albo dama z atutem i dwoma królami, albo trzy małe atuty: z takimi kartami kupuje się do szczętu.
buy.last.red|Matador, albo Ponta z atutem, albo król z atutem i dwoma innymi królami, albo cztery małe atuty: z takimi kartami kupuje się do szczętu.
buy.last.obscur|Dwa atuty i król: przeciw Obscur kupuje się z tym do szczętu.
buy.none|Nie ma czego wymieniać.
leq.buy.1|Kto nie ma dwóch pewnych lew, zostawia talon następnemu: to w tej grze najważniejsze.
vole.ombre.1|Każda z pozostałych kart na pewno weźmie.
vole.enough|Gra jest wygrana, a nie każda z pozostałych kart jest pewna.
claim.lead|Lomber nie był pewny: musi wyjść tym, co można pobić.
table.claim|O swoje trzeba się upomnieć przed następnym rozdaniem.
premiers|Każda z pozostałych kart jest pewna: najpierw atuty od najwyższego, potem reszta.
play.10|Najpierw mały atut: spadną dwa, a dwa najwyższe ściągną resztę.
g8.t1|Gdy boczne karty są słabe, nie wychodzi się najpierw Spadilią ani Manilią, lecz dobrym atutem poniżej nich.
g7.t3|Jeden z przeciwników nie dokłada atutów, więc brakujące ma drugi: gra się boczne kolory, a atuty oszczędza.
g5.t4|Atuty już grano, najwyższy jest u przeciwnika, a pozostałe wezmą tyle lew, ile brakuje: teraz idą najlepsze karty boczne, atuty się oszczędza.
g3.t5a|Obaj przeciwnicy nie mają jakiegoś koloru i przebijaliby: lomber ściąga im atuty.
g1.end|Póki lomber panuje w atutach, ściąga je, a króle chowa na koniec.
play.6|Lomber zaczął od bocznego koloru, więc nie ma wielkiej gry; siedzi we środku, i najtrudniej mu, gdy gracz na ręku wychodzi w atuty.
play.7|Gdy lomber gra ostatni, nigdy nie wychodzić w atuty.
g3.t1|Gdy lomber gra ostatni, a ma się za mało atutów, by go zatrzymać, nie wychodzi się królem.
g7.t2|Spadilia wzięła atut lombra, a drugi obrońca nie dołożył: mały atut, bo może on mieć Bastę.
g1.t2a|Dama z waletem obok to dobre wyjście.
g4.t1|Od króla z damą wychodzi się królem: po nim dobra jest dama.
play.8a|Kolor, który zaczęła obrona, gra się dalej.
play.8b|Koloru, który zaczął lomber, się nie odwraca.
play.8c|Wyjść w długi kolor: lomber może mieć w nim jedną kartę.
g3.t6|Po tobie nikt już nie gra: wystarczy najniższa karta, która bierze.
g3.err|Następny też nie ma tego koloru i tak czy tak może przebić: wystarczy mały atut.
g5.t1|Następny może nie mieć tego koloru: figura atutowa, którą trudno mu przebić, ale nie matador.
g8.t3b|Lepiej zrzucić pojedynczą kartę i pozbyć się koloru, niż wydać matadora na przebitkę.
g4.t2b|Kolor idzie po raz drugi i następny może go już nie mieć: figura atutowa, ale nie matador.
play.12|Lewy odbierać lombrowi, nigdy drugiemu obrońcy.
g4.t4|Jedna lewa już jest, resztę bierze przyjaciel: zrzuca się najwyższą kartę, żeby go nigdy nie przebić.
g8.t7|Druga własna lewa pozwoliłaby lombrowi wygrać czterema przeciw trzem i dwóm: przepuścić.
g1.t4b|Lewy robi przyjaciel: pod jego kartę daje się najwyższą swoją w tym kolorze, żeby go nigdy nie przebić.
g3.t4|Z kilku atutów średni: lewa będzie dla lombra droga, a przydatne atuty zostaną.
g4.t3|Tym kolorem jeszcze nikt nie wychodził, więc lomber powinien dołożyć: wystarczy mały atut.
g3.t2|Zrzuca się wysoką kartę obok obsadzonego króla: to znak dla przyjaciela.
play.2|Nie oddawać lombrowi żadnej lewy.
g1.t2b|Lomber jeszcze nie zagrał: wysoki atut albo najwyższa karta koloru, niech go to drogo kosztuje.
play.5|Przepuścić i zrzucić to, co zbędne.
engine.null.low|W Nullissimo najniższa karta, która się nada.
engine.masters|Karta, której nic nie pobije, chyba że atut.
engine.king|Kto ma dość atutów przeciw lombrowi, od razu bierze królem.
engine.top|Same atuty, i to najwyższy z nich.
engine.ruff|Bierze atut: najniższy, który wystarczy, i nie matador.
engine.lead|Nie ma lepszego wyjścia: karta, która mało kosztuje.
engine.take|Da się wziąć lewę.
engine.low|Nic tu nie wygrasz: zagrać kartę najmniej przydatną.
engine.least|To kosztuje najmniej.
novice.high|Początkujący bierze lewę najwyższą kartą.`;
