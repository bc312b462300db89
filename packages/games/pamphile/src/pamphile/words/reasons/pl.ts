/** Polish: why a word or a card of Pamphile. */
export const reasons = `@rule|Strona z prawidłami, wiersz 34
@engine|Zwykła praktyka; dawne prawidła rad nie dają
rule.mucha|Pięć kart jednego koloru wygrywa rozdanie bez rozgrywki, jeśli się je zawoła.
derived.mucha|Cztery karty jednego koloru, a pierwszy i tak musi grać: wymienia piątą w nadziei na muchę.
derived.stand|Trzy pewne lewy: kto pasuje, ma za nie tyle samo punktów, a nic nie ryzykuje.
derived.declare|We trzech gra, kto ma dwa atuty: nowe karty dość często przynoszą trzecią lewę.
derived.pass.none|Bez pewnej lewy pasujący nic nie traci; kto gra, traci trzy, chyba że nowe karty przyniosą wszystko.
derived.pass.one|Z jedną pewną lewą pasujący nic nie traci: zachowuje jej punkt i nie musi zebrać dwóch.
derived.pass.two|Dwie lewy to dwa punkty dla pasującego, a dla grającego żaden: trzecia jest za mało pewna.
derived.exchange|Pierwszy musi grać: zatrzymuje atuty, asy i strzeżonych królów, a resztę wymienia.
derived.keep|Pierwszy musi grać, a nie ma czego wymieniać.
derived.hopes|Początkujący liczy na nowe karty.
play.trump|Zagrywa się najwyższy atut, bo nikt go nie przebije, a innym zabiera atuty.
play.top|Najwyższą z kart koloru, które są jeszcze w grze, zagrywa się, zanim inni zaczną go przebijać.
play.alone|Zagrywa się kartę, która jest w swoim kolorze sama: potem ten kolor można przebijać.
play.low|Nic nie jest pewne: wychodzi się najniższą kartą.
play.last|Nikt już po nim nie gra: wystarczy najmniejsza karta, która bierze.
play.sure|Lewę bierze karta, której nic w jej kolorze już nie pobije.
play.head|Kto może wziąć lewę, musi: wystarczy najniższa karta, która to robi.
play.follow|Tej lewy nie da się wziąć: wystarczy najniższa karta koloru.
play.throw|Tej lewy nie da się wziąć, a koloru nie ma: odrzuca się najmniej potrzebną kartę.
play.proud|Początkujący bije najwyższą kartą, jaką ma.`;
