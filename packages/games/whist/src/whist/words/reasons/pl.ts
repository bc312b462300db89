/** Polish reasons, in the form of the English ones. */
export const reasons = `@leitfaden|Leitfaden §
@ogolne|Gra Wista, reguła ogólna
@szczegolne|Gra Wista, reguła szczególna
@swiecona|Gra Wista, o karcie wyświęconej
@druga|Gra Wista, o drugiej ręce
@obfita|Gra Wista, o mocnych kolorach
@ochrona|Gra Wista, o straży
@wyrazy|Gra Wista, o jej wyrazach
@zalezy|Gra Wista, od czego wszystko zależy
@engine|Żadna książka o tym nie mówi
@borrowed|Ta szkoła tu milczy; druga mówi:
14.befreien|Najpierw ściągnąć atuty: wolne karty są coś warte, gdy nikt ich nie przebije.
14.gedeckt|Jeszcze jedna lewa i przeciwnicy nie wygrają już partii w tym rozdaniu: wziąć ją.
14.freie-karte|Wolna karta, najstarsza z pozostałych w kolorze: zgrać ją, zanim ktoś ją przebije.
14.impass|Impas: z dwóch wysokich kart może wystarczyć młodsza, jeśli nikt, kto gra później, nie ma karty pomiędzy nimi.
17.III.2|Z sekwensu dokłada się najmłodszą: partner może liczyć na starsze.
17.IV.0|Wychodzi się w najdłuższy kolor: jego karty zostaną, gdy innym się skończy.
17.IV.1|Z sekwensu wychodzi się najstarszą kartą.
17.IV.2a|Dwie sąsiednie figury w pięciu kartach lub więcej: wyjść starszą.
17.IV.2a.exc1|As i król w długim kolorze: najpierw król, który obiecuje sąsiada, potem as.
17.IV.2a.exc2|As, król, dama: król, potem dama; partner wie wtedy, że as jeszcze jest.
17.IV.2a.weak-ace|As z czterema małymi i mocne atuty: lepiej inwitować najmłodszą.
17.IV.2b|Dwie figury w czterech kartach: inwit najmłodszą, w nadziei na obie lewy.
17.IV.2c|Jedna figura w czterech lub pięciu kartach: inwit najmłodszą, by wywabić starsze.
17.IV.2c.exc|As w pięciu kartach bez sekwensu: kolor raczej nie obejdzie stołu dwa razy, więc najpierw as.
17.IV.exc|Grozi szlem, a długi kolor jest słaby: zgrać pewną lewę.
17.V.2|Druga ręka na inwit dokłada małą: wysoka karta czeka w zasadzce na figurę za sobą.
17.V.2.exc|Druga ręka z dwiema spośród asa, króla i damy: postawić młodszą i zapewnić sobie lewę.
17.V.2.gen|Druga ręka na niską kartę dokłada małą, a wysoką przykrywa, jeśli to tanie.
17.V.3|Trzecia ręka stara się wziąć lewę tak pewnie, jak może.
17.V.3.partner-sure|Karta partnera jest pewna: nic nie trzeba dodawać.
17.V.4|Ostatnia ręka bierze to, co należy do przeciwników, jak najtaniej.
17.V.4.partner|Lewa należy już do partnera: zostawić mu ją.
17.VI.1|Kolor się utrzymał: grać go dalej.
17.VI.3a|Bez lepszego własnego koloru: odwrócić w kolor partnera.
17.VI.3b|Od razu odwrócić inwit partnera: trzecia runda też będzie nasza.
17.VI.3c|Natychmiastowy zwrot obiecywałby trzecią rundę: najpierw własny kolor.
17.VI.read|Partner od razu zwrócił kolor i obiecał trzecią rundę: grać dalej.
17.VII|Nieznana karta: ze słabymi atutami się ją przebija, z mocnymi puszcza.
17.VIII|Dawać partnerowi przebitkę tylko wtedy, gdy samemu ma się mocne atuty.
17.VIII.a|Grozi szlem: mimo to dać partnerowi przebitkę.
17.VIII.b|Partner pokazał, że chce przebijać.
17.VIII.c|Atuty partnera i tak zostałyby ściągnięte: niech przebija, póki może.
17.IX|Przeciwnik nie ma tego koloru: grać dalej i osłabiać jego atuty.
17.X|Partner wyszedł w atu: natychmiast odwrócić w atu.
17.X.a|Partner nie grał atu dalej: zmienił plan.
17.X.b|Najpierw pokazać partnerowi gołego asa: niech wybierze między atu a przebitką.
17.X.c|Partner grał atu przez odkrytą figurę, a tę wstrzymano: niech zagra tak znowu.
17.XI.1|Przeciwnicy mają dziewięć i brak im jednej lewy: wyjść w atu.
17.XI.1own|Przy dziewięciu wystarczy jedna lewa: nie wychodzić w atu.
17.XI.1own.b|Nawet przy dziewięciu: z mocnymi atutami i wolnymi kartami wyjść w atu.
17.XI.2|Przeciwnicy mogą przebijać na przemian: przeciąć to, grając w atu.
17.XI.3|Po lewej odkryto figurę: zagrać atu przez nią.
17.XI.4|Mocne atuty, a przeciwnik przebija dobry kolor: ściągnąć atuty i uwolnić go.
17.XI.4.weak|Za mało siły, by ściągać atuty: grać kolor partnera, to osłabia przebijającego.
17.XI.4.stop|Obaj przeciwnicy nie mają koloru: jeden przebija, drugi zrzuca. Przestać.
17.XII|Partner nie ma już atutów: grać dalej, przeciwnicy tracą dwa za jeden.
17.XII.rev|Przeciwnik nie ma już atutów: przestać, bo padną dwa nasze za jeden jego.
17.XIII|Król z jednym małym atutem przy inwicie: postawić króla, bo później przepadnie.
17.XIV.1|Wielki inwit: król atu, potem inny kolor; partner ma odwrócić w atu.
17.XIV.2|Odpowiedź na wielki inwit: zwrócić damę atu albo mały atut.
17.XIV.3|Na wielki inwit padła odpowiedź: spróbować waleta, potem zagrać asa.
17.XIV.4|Wielki inwit: król mocnego koloru, potem inny kolor; partner ma ściągać atuty.
17.XIV.5|Wielki inwit partnera żąda atu.
17.XIV.6|Partner nie odpowiedział na wielki inwit: grać dalej wysokie karty.
17.XV.1-slam|Widać szlem: nie kończyć rozdania wezwaniem.
17.XV.1a|Lewy liczą się przed honorami i mogą dać przeciwnikom partię: wezwać.
17.XV.1b|Wezwać, zanim kilka lew zmniejszy stratę przeciwników.
17.XV.1c|Niewiele grozi: milczeć i nie odsłaniać kart.
17.XV.1c.exc|Grozi szlem: wezwać i skrócić rozdanie.
17.XV.2a|Przy ośmiu przeciwnicy powinni byli wezwać, a milczeli: partner ma zapewne mocne atuty.
17.XV.2b|Przeciwnik po lewej pytał na próżno: zagrać atu przez jego dwa honory.
17.XVI.1|Z pięcioma małymi atutami wolno wyjść singlem.
17.XVI.2|Pięć atutów z figurami: wyjść w atu.
17.XVI.3|Bez pięciu małych atutów nie wychodzi się singlem.
17.XVI.4|Nigdy nie narażać partnera na nadbitkę.
17.XVI.5|Następny gracz też nie ma koloru: przebić najstarszym atutem.
17.XVII.1|Trzynastą kartę koloru chowa się na ostatnią potrzebę.
17.XVII.2|Trzynasta karta: nadbić prawego; jeśli puścił, zostawić ją lewemu.
17.XVII.a|Trzynasta karta, mało atutów albo nic do zrzucenia: przebić.
17.XVIII.1|Zrzucać z najsłabszego koloru.
17.XVIII.2|Zrzucać dalej ten sam kolor, aż się skończy.
17.XVIII.3|Z asa, króla i damy zrzucić asa: partner domyśli się reszty.
17.XVIII.4|Bez atutów, gdy grają w nie przeciwnicy: pierwsza zrzutka wskazuje najmocniejszy kolor.
17.XIX.1|Obaj partnerzy mogą przebijać: grać w renons drugiego i dalej przebijać na przemian.
17.XIX.2|Przeciwnicy mogą przebijać na przemian: dojść do ręki i zagrać w atu.
17.XX.3|Ostatni atut może być u partnera: nie ściągać go.
25.2a|Podstęp: z asa, damy i waleta walet; król może się wstrzymać.
25.2b|Podstęp: puścić króla; przeciwnik pomyśli, że asa ma jego partner.
25.2c|Podstęp: dziesiątka atu przez odkrytego króla.
25.2d|Podstęp: mała karta z powrotem do przeciwnika, który inwitował.
25.2e|Podstęp: z dwóch zbędnych kart najpierw starsza.
25.2f|Podstęp: z króla, damy i waleta walet.
ogolne.1|Zaczynać od koloru, którego ma się najwięcej.
ogolne.2a|As król dama, król dama walet albo dama walet dziesiątka: wyjść najstarszą.
ogolne.2b|Wyjść w kolor, który pozwala na inwit: mała spod asa, króla lub damy.
ogolne.2c|Pięć małych atutów i brak inwitu: wyjść w atu, żeby partner grał ostatni.
ogolne.3|Słabe atuty, asy w innych kolorach: brać od razu, co się da.
ogolne.3b|Nie grać dalej koloru, który partner musiałby przebić.
ogolne.4|Kolor partnera rzadko się zwraca, póki ma się dobry własny.
ogolne.5|Po pięć lew i dwie pewne w ręku: wziąć je.
ogolne.6|Daleko w tyle: zaryzykować wysoki atut, wzmocni partnera.
ogolne.7|Przy czterech jeden punkt ratuje pół stawki: rzadko wychodzić w atu.
ogolne.8|Przy dziewięciu, gdy partner może przebijać: nie ściągać atutów.
ogolne.8r|Chodzi o więcej niż punkt: wyjść w atu, choć partner mógłby przebijać.
ogolne.9|Trzecia ręka nie mogła pobić: odwrócić w kolor przeciwników.
ogolne.10,ogolne.12,ogolne.14,ogolne.19,ogolne.21,ogolne.23,ogolne.28,ogolne.30|Atuty z dwoma sąsiednimi honorami na czele: mały, partner może mieć trzeci.
ogolne.16,ogolne.25,ogolne.33|Walet i dziesiątka atu z małymi: mały, partner może mieć wyższy.
ogolne.11|As, król, walet i długie atu: król, potem as; dama zapewne spadnie.
ogolne.13,ogolne.22,ogolne.31|Król, dama, dziesiątka atu: król; walet spadnie albo da się złapać.
ogolne.15,ogolne.24,ogolne.32|Dama, walet, dziewiątka atu: dama, by dziesiątka nie wzięła lewy.
ogolne.17,ogolne.26,ogolne.34|Walet, dziesiątka, ósemka atu: walet, by dziewiątka nie wzięła lewy.
ogolne.18,ogolne.27|Same małe atuty: najmłodszy; z dziesiątki, dziewiątki, ósemki dziesiątka, gdy pomaga.
ogolne.20,ogolne.29|As, król, walet atu: król, potem czekać na zwrot i spróbować waleta.
ogolne.35|Dziesiątka, dziewiątka, ósemka atu: dziesiątka; partner weźmie albo puści.
ogolne.36|Dziesiątka i trzy małe atuty: mały.
szczegolne.1|As i król w sześciu atutach przy dobrym kolorze: trzy rundy od razu.
szczegolne.2,szczegolne.3|Król i dama atu przy dobrym kolorze: król, bez czekania.
szczegolne.4,szczegolne.6|Przy dobrym kolorze: mały atut.
szczegolne.5|Dama, walet, dziewiątka atu przy dobrym kolorze: dama, potem znów atu.
szczegolne.7|Walet, dziesiątka, ósemka atu przy dobrym kolorze: walet.
szczegolne.8|Dziesiątka, dziewiątka, ósemka atu przy dobrym kolorze: dziesiątka.
szczegolne.9a|Z sekwensu atutowego wychodzi się najstarszym.
szczegolne.9b|Sekwens w zwykłym kolorze: z trzech lub czterech najstarsza, z pięciu najmłodsza.
szczegolne.bogaty|Bogaty w atuty nie spieszy się z braniem lew.
szczegolne.as-dwie|As i jedna mała: zacząć od tego koloru.
szczegolne.sila4|Siła leży w innym kolorze: nie zaczynać od krótkiego asa.
szczegolne.dwd|Dama, walet, dziesiątka: wyjście zawsze dobre.
swiecona.as-prawa.1,swiecona.krol-dama-prawa|Po prawej odkryto wysoki atut: najpierw pokazać mocny kolor.
swiecona.as-prawa.2,swiecona.krol-dama-prawa.2|Mocny kolor pokazany: teraz dziesiątka atu.
swiecona.as-prawa.3,swiecona.krol-dama-prawa.3|Teraz dziewiątka atu, by złapać damę.
swiecona.dziesiatka-prawa|Dziesiątka odkryta po prawej jest w naszej mocy: walet, a później impas.
swiecona.dziewiatka-prawa|Po prawej odkryto dziewiątkę: walet.
swiecona.dama-walet|Po prawej odkryto damę, a gracz wychodzi waletem: puścić.
druga.krol,druga.dama,druga.walet|Druga ręka z jedną starszą kartą i małymi: nie stawiać jej.
druga.akd|Druga ręka z asem, królem i damą: as, by zmylić wychodzącego.
obfita.jedna|Dać partnerowi poznać jedyny mocny kolor.
obfita.pomoc|Partner ma długi kolor i potrzebuje atutów: nie zmuszać go do przebijania.
obfita.odblok|Zrzucić wysoką kartę pod kartę partnera, by on został przy ręce.
ochrona|Strzec długiego koloru przeciwników.
wyrazy.impas|Impas: dwa do jednego, że brakująca karta leży gdzie indziej.
wyrazy.forsowac|Zmusić przeciwnika do przebicia.
wyrazy.forte|Forta: pobić ją może tylko atut.
zalezy.odrzut|Partner zrzucał ten kolor: życzy sobie innego.
zalezy.szlem-krol|Grozi szlem: nie wychodzić spod króla.
engine.ruff|To może wziąć tylko atut: najmłodszy, który wystarczy.
engine.discard|Zrzucić najmniej przydatną kartę.
engine.lowest|Tej lewy nie da się wziąć: najmłodsza karta.
engine.top|O tych nic więcej nie powiedziano: karta, której żadna inna nie bije.
engine.low|O tych nic więcej nie powiedziano: najmłodsza.
7|Trzy lub cztery pokazane honory wygrywają partię bez pytania.
19|Trzy punkty bierze się tam, gdzie najwięcej znaczą.
20.V|Honory niezgłoszone nie liczą się.
engine.trump|Atutem najdłuższy kolor, z równych mocniejszy.
engine.rest|Wszystkie pozostałe lewy są pewne.
engine.seen|Widziano figurę tej strony: lepiej rozdać na nowo.
engine.unseen|Nie widziano niczego ważnego dla tej strony: rozdanie można uznać.
engine.grant|Żadna karta tej ręki nie bije odkrytych: reszta i tak przepadła.
engine.contest|Karta tej ręki może jeszcze wziąć lewę: grać dalej.
engine.stand|Mocna ręka: uznać rozdanie.
engine.void|Słaba ręka: unieważnić rozdanie.
engine.call|Zażądać najstarszej odkrytej figury, by padła za darmo.
engine.waive|Żadna odkryta karta nie jest warta żądania.
engine.suit|Żądać wyjścia w kolor, który jest tu najmocniejszy.
engine.demand|Aby karta winnego nie wzięła lewy.
engine.revoke|Leżące lewy dowodzą fałszywego renonsu.
engine.unproven|Nie widać fałszywego renonsu.
engine.figure|Figura od razu, w nadziei, że się utrzyma.
engine.early|Atut, gdy tylko można.`;
