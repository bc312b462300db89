import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell} from './making.js';

/** House in the Wood: two packs, so that of two equal cards the better placed is taken. */
export const houseInTheWood: Lesson = guide({
  id: 'house-in-the-wood',
  deal: 1,
  source: 'Домъ въ лѣсу',
  aim: {
    en: 'Build each of the eight aces up in its suit, to the king.',
    de: 'Bauen Sie jedes der acht Asse in seiner Farbe bis zum König auf.',
    pl: 'Zbuduj na każdym z ośmiu asów jego kolor aż do króla.',
    sv: 'Bygg vart och ett av de åtta essen i sin färg, upp till kungen.',
    ru: 'Постройте на каждом из восьми тузов его масть до короля.',
  },
  steps: [
    tell(
      {
        en: 'This is la belle Lucie with two packs. *Only the uppermost card of a fan may be taken*; the aces that lay uppermost have gone to their places by themselves.',
        de: 'Das ist die schöne Lucie mit zwei Kartenspielen. *Nur die oberste Karte eines Fächers ist frei*; Asse, die oben lagen, sind von selbst auf ihre Plätze gegangen.',
        pl: 'To Piękna Łucja z dwóch talii. *Wolno brać tylko wierzchnią kartę wachlarza*; asy, które leżały na wierzchu, same poszły na swoje miejsca.',
        sv: 'Det här är Den sköna Lucie med två lekar. *Bara det översta kortet i en solfjäder är fritt*; essen som låg överst har gått till sina platser av sig själva.',
        ru: 'Это «Прекрасная Люция» с двумя колодами. *Брать можно только верхнюю карту веера*; тузы, лежавшие сверху, сами ушли на свои места.',
      },
      ['pile:aces.0', 'pile:aces.4', 'pile:aces.6'],
    ),
    marry('3H', '4H', 'fans.33', 'fans.32', {
      before: {
        en: 'A card may lie on the next higher of its suit: a marriage.',
        de: 'Eine Karte darf auf die nächsthöhere ihrer Farbe: eine Mariage.',
        pl: 'Kartę wolno położyć na następną wyższą tego samego koloru: to mariaż.',
        sv: 'Ett kort får läggas på närmast högre i sin färg: en parning.',
        ru: 'Карту можно положить на следующую старшую той же масти: это марьяж.',
      },
      why: {
        en: 'An ace waits below it.',
        de: 'Darunter wartet ein Ass.',
        pl: 'Pod nią czeka as.',
        sv: 'Under det väntar ett ess.',
        ru: 'Под ней ждёт туз.',
      },
      right: {
        en: 'The ace of diamonds was free, and went to its place.',
        de: 'Das Karo-Ass war frei und ging auf seinen Platz.',
        pl: 'As karo był wolny i poszedł na swoje miejsce.',
        sv: 'Ruter ess blev fritt och gick till sin plats.',
        ru: 'Туз бубен освободился и ушёл на своё место.',
      },
    }),
    marry('6D', '7D', 'fans.9', 'fans.34', {
      why: {
        en: 'Here waits the second ace of clubs.',
        de: 'Hier wartet das zweite Treff-Ass.',
        pl: 'Tu czeka drugi as trefl.',
        sv: 'Här väntar det andra klöver ess.',
        ru: 'Здесь ждёт второй туз треф.',
      },
    }),
    send('2C', 'fans.30', ['aces.6', 'aces.7'], {
      before: {
        en: 'Two aces of clubs lie there now; it does not matter which of them you build on.',
        de: 'Nun liegen zwei Treff-Asse da; auf welchem Sie bauen, ist gleich.',
        pl: 'Leżą teraz dwa asy trefl; wszystko jedno, na którym budujesz.',
        sv: 'Nu ligger två klöver ess där; det spelar ingen roll vilket du bygger på.',
        ru: 'Теперь лежат два туза треф; всё равно, на каком из них строить.',
      },
    }),
    send('3C', 'fans.3', ['aces.6', 'aces.7'], {
      before: {
        en: 'Of the two threes of clubs that are free, *take the one that lies on a two.*',
        de: 'Von den zwei freien Treff-Dreien *nehmen Sie die, die auf einer Zwei liegt.*',
        pl: 'Z dwóch wolnych trójek trefl *weź tę, która leży na dwójce.*',
        sv: 'Av de två fria klöver treorna *ta den som ligger på en tvåa.*',
        ru: 'Из двух свободных троек треф *возьмите ту, что лежит на двойке.*',
      },
      right: {
        en: 'With two packs this is the whole art: of two equal cards, take the one that frees more.',
        de: 'Mit zwei Kartenspielen ist das die ganze Kunst: Von zwei gleichen Karten nimmt man die, die mehr befreit.',
        pl: 'Przy dwóch taliach na tym polega cała sztuka: z dwóch równych kart weź tę, która uwalnia więcej.',
        sv: 'Med två lekar är det hela konsten: av två lika kort tar man det som frigör mer.',
        ru: 'С двумя колодами в этом всё искусство: из двух равных карт берите ту, что освобождает больше.',
      },
    }),
    send('4C', 'fans.28', ['aces.6', 'aces.7']),
    send('2D', 'fans.3', ['aces.4', 'aces.5'], {
      why: {
        en: 'It was freed by the three.',
        de: 'Die Drei hat sie befreit.',
        pl: 'Uwolniła ją trójka.',
        sv: 'Den frigjordes av trean.',
        ru: 'Её освободила тройка.',
      },
    }),
  ],
  end: {
    en: 'An empty fan stays empty. When nothing goes any more, gather, shuffle and lay out again, *twice at most.*',
    de: 'Ein leerer Fächer bleibt leer. Geht nichts mehr, so sammelt, mischt und legt man neu aus, *höchstens zweimal.*',
    pl: 'Pusty wachlarz zostaje pusty. Gdy nic już się nie rusza, zbierz karty, potasuj i rozłóż na nowo, *najwyżej dwa razy.*',
    sv: 'En tom solfjäder förblir tom. När inget mer går: samla, blanda och lägg ut på nytt, *högst två gånger.*',
    ru: 'Пустой веер остаётся пустым. Когда ходов нет, соберите, перетасуйте и разложите снова, *не более двух раз.*',
  },
});

/** House on the Hill: four aces and four kings, and marriages both ways. */
export const houseOnTheHill: Lesson = guide({
  id: 'house-on-the-hill',
  deal: 1,
  source: 'Домъ на холмѣ',
  aim: {
    en: 'Build four aces up to the kings, and four kings down to the aces.',
    de: 'Bauen Sie vier Asse bis zu den Königen auf und vier Könige bis zu den Assen ab.',
    pl: 'Zbuduj cztery asy w górę do króli i cztery króle w dół do asów.',
    sv: 'Bygg fyra ess upp till kungarna, och fyra kungar ner till essen.',
    ru: 'Постройте четыре туза до королей и четыре короля до тузов.',
  },
  steps: [
    tell(
      {
        en: 'Each suit has two foundations: *its ace goes up to the king, its king comes down to the ace.* They go to their places by themselves as soon as they are free.',
        de: 'Jede Farbe hat zwei Grundstapel: *Das Ass steigt bis zum König, der König sinkt bis zum Ass.* Sobald sie frei sind, gehen sie von selbst auf ihre Plätze.',
        pl: 'Każdy kolor ma dwa stosy: *as idzie w górę do króla, król w dół do asa.* Gdy są wolne, same idą na swoje miejsca.',
        sv: 'Varje färg har två grundhögar: *esset går upp till kungen, kungen ner till esset.* De går till sina platser av sig själva så snart de är fria.',
        ru: 'У каждой масти два основания: *туз восходит до короля, король нисходит до туза.* Освободившись, они сами уходят на свои места.',
      },
      ['pile:aces.0', 'pile:aces.1', 'pile:kings.0'],
    ),
    marry('7D', '8D', 'fans.26', 'fans.7', {
      before: {
        en: 'Only the uppermost card of a fan may be taken.',
        de: 'Nur die oberste Karte eines Fächers ist frei.',
        pl: 'Wolno brać tylko wierzchnią kartę wachlarza.',
        sv: 'Bara det översta kortet i en solfjäder är fritt.',
        ru: 'Брать можно только верхнюю карту веера.',
      },
      right: {
        en: 'An ace and a king lay below it: both are free.',
        de: 'Darunter lagen ein Ass und ein König: Beide sind frei.',
        pl: 'Pod nią leżały as i król: oba są wolne.',
        sv: 'Under det låg ett ess och en kung: båda är fria.',
        ru: 'Под ней лежали туз и король: оба свободны.',
      },
    }),
    marry('7C', '6C', 'fans.23', 'fans.22', {
      before: {
        en: 'Here a card may also lie on the next *lower* of its suit.',
        de: 'Hier darf eine Karte auch auf die nächst*niedrigere* ihrer Farbe.',
        pl: 'Tu kartę wolno położyć także na następną *niższą* tego samego koloru.',
        sv: 'Här får ett kort också läggas på närmast *lägre* i sin färg.',
        ru: 'Здесь карту можно положить и на следующую *младшую* той же масти.',
      },
      right: {
        en: 'That freed the king of hearts.',
        de: 'Das hat den Herz-König befreit.',
        pl: 'To uwolniło króla kier.',
        sv: 'Det frigjorde hjärter kung.',
        ru: 'Это освободило короля червей.',
      },
    }),
    marry('5H', '6H', 'fans.31', 'fans.32', {
      why: {
        en: 'A queen lies below it.',
        de: 'Darunter liegt eine Dame.',
        pl: 'Pod nią leży dama.',
        sv: 'Under det ligger en dam.',
        ru: 'Под ней дама.',
      },
    }),
    send('QS', 'fans.31', 'kings.0', {
      before: {
        en: 'A king is built downwards.',
        de: 'Auf einen König baut man abwärts.',
        pl: 'Na królu buduje się w dół.',
        sv: 'På en kung bygger man neråt.',
        ru: 'Король строится вниз.',
      },
    }),
    send('JS', 'fans.5', 'kings.0'),
    send('2H', 'fans.5', 'aces.1', {
      before: {
        en: 'And an ace upwards.',
        de: 'Und auf ein Ass aufwärts.',
        pl: 'A na asie w górę.',
        sv: 'Och på ett ess uppåt.',
        ru: 'А туз вверх.',
      },
    }),
    send('3H', 'fans.0', 'aces.1'),
  ],
  end: {
    en: 'A run that lies the wrong way round can be turned over, card by card, on another fan. You may lay out again *twice.*',
    de: 'Eine Folge, die verkehrt herum liegt, lässt sich Karte für Karte auf einem anderen Fächer umdrehen. Neu auslegen dürfen Sie *zweimal.*',
    pl: 'Sekwens leżący na odwrót można przełożyć karta po karcie na inny wachlarz. Rozłożyć na nowo wolno *dwa razy.*',
    sv: 'En följd som ligger åt fel håll kan vändas, kort för kort, på en annan solfjäder. Du får lägga ut på nytt *två gånger.*',
    ru: 'Ряд, лежащий не в том порядке, можно переложить по карте на другой веер. Разложить снова можно *дважды.*',
  },
});
