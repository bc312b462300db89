import type {Lesson} from '@quinola/play';
import {moveStep, guide, marry, send, tell} from './making.js';

/** Hemispheres: the lowest cards of ten columns, and a lane. */
export const hemispheres: Lesson = guide({
  id: 'hemispheres',
  deal: 26,
  source: 'Полушарія',
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
        en: 'Forty cards lie in ten columns. *Only the lowest card of a column may be taken*: none that has another below it. Aces go to their places by themselves.',
        de: 'Vierzig Karten liegen in zehn Spalten. *Nur die unterste Karte einer Spalte ist frei*: keine, unter der noch eine liegt. Asse gehen von selbst auf ihre Plätze.',
        pl: 'Czterdzieści kart leży w dziesięciu kolumnach. *Wolno brać tylko najniższą kartę kolumny*, pod którą nie ma już innej. Asy same idą na swoje miejsca.',
        sv: 'Fyrtio kort ligger i tio kolumner. *Bara det nedersta kortet i en kolumn är fritt*: inget som har ett annat under sig. Essen går till sina platser av sig själva.',
        ru: 'Сорок карт лежат в десяти столбцах. *Брать можно только нижнюю карту столбца*, под которой нет другой. Тузы сами уходят на свои места.',
      },
      ['pile:aces.2'],
    ),
    marry('3S', '4S', 'columns.2', 'columns.7', {
      before: {
        en: 'A card may lie on the next higher of its suit: a marriage.',
        de: 'Eine Karte darf auf die nächsthöhere ihrer Farbe: eine Mariage.',
        pl: 'Kartę wolno położyć na następną wyższą tego samego koloru: to mariaż.',
        sv: 'Ett kort får läggas på närmast högre i sin färg: en parning.',
        ru: 'Карту можно положить на следующую старшую той же масти: это марьяж.',
      },
    }),
    marry('2S', '3S', 'columns.2', 'columns.7', {
      right: {
        en: 'The ace of diamonds was above it.',
        de: 'Darüber lag das Karo-Ass.',
        pl: 'Nad nią był as karo.',
        sv: 'Ovanför den låg ruter ess.',
        ru: 'Над ней был туз бубен.',
      },
    }),
    marry('8H', '9H', 'columns.2', 'columns.9', {
      before: {
        en: 'One card is left in this column.',
        de: 'In dieser Spalte bleibt eine Karte.',
        pl: 'W tej kolumnie została jedna karta.',
        sv: 'Ett kort är kvar i den här kolumnen.',
        ru: 'В этом столбце осталась одна карта.',
      },
      right: {
        en: 'A whole column is cleared: the book calls that a lane, and it is worth much.',
        de: 'Eine ganze Spalte ist geräumt: Das Buch nennt das eine Gasse, und sie ist viel wert.',
        pl: 'Cała kolumna jest pusta: książka nazywa to ścieżką, a jest ona wiele warta.',
        sv: 'En hel kolumn är tom: boken kallar det en gata, och den är mycket värd.',
        ru: 'Очищен целый столбец: в книге это дорожка, и она стоит многого.',
      },
    }),
    moveStep('fill', 'columns.6', 'columns.2', {
      en: 'Any free card may go into a lane, but you need not hurry. *The five of hearts* covers an ace: move it there.',
      de: 'In eine Gasse darf jede freie Karte, aber es eilt nicht. *Die Herz-Fünf* liegt auf einem Ass: Legen Sie sie dorthin.',
      pl: 'Na ścieżkę wolno położyć każdą wolną kartę, ale nie trzeba się spieszyć. *Piątka kier* zakrywa asa: przełóż ją tam.',
      sv: 'På en gata får vilket fritt kort som helst läggas, men det är ingen brådska. *Hjärter fem* täcker ett ess: flytta den dit.',
      ru: 'На дорожку можно положить любую свободную карту, но спешить не нужно. *Пятёрка червей* закрывает туза: положите её туда.',
    }),
    send('2S', 'columns.7', 'aces.0', {
      before: {
        en: 'The ace of spades is there.',
        de: 'Das Pik-Ass liegt schon da.',
        pl: 'As pik już tam leży.',
        sv: 'Spader ess ligger där.',
        ru: 'Туз пик на месте.',
      },
    }),
    send('3S', 'columns.7', 'aces.0'),
    send('4S', 'columns.7', 'aces.0', {
      right: {
        en: 'Two aces lay under these three.',
        de: 'Unter diesen dreien lagen zwei Asse.',
        pl: 'Pod tymi trzema leżały dwa asy.',
        sv: 'Under de tre låg två ess.',
        ru: 'Под этими тремя лежали два туза.',
      },
    }),
  ],
  end: {
    en: 'When nothing goes any more, touch the cards in hand: they are turned one at a time, to be played, married, or laid aside. They are turned *only once.*',
    de: 'Geht nichts mehr, so tippen Sie den Kartenstoß an: Die Karten werden einzeln aufgedeckt, um abgelegt, angelegt oder beiseitegelegt zu werden, *nur ein einziges Mal.*',
    pl: 'Gdy nic już się nie rusza, dotknij talii: karty odkrywa się po jednej, żeby je odłożyć na stos, połączyć albo odłożyć na bok, *tylko jeden raz.*',
    sv: 'När inget mer går, rör vid leken: korten vänds ett i taget, för att spelas, paras eller läggas åt sidan. De vänds *bara en gång.*',
    ru: 'Когда ходов нет, коснитесь карт в руке: их открывают по одной, играют, женят или откладывают. Колоду проходят *только один раз.*',
  },
});

/** Fifteen: marriages both ways, and a lane that is kept open. */
export const fifteen: Lesson = guide({
  id: 'fifteen',
  deal: 6,
  source: 'Пятнадцать',
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
        en: 'All 104 cards lie open. *Only the lowest card of a column may be taken.* One ace and one king of each suit are foundations; those that were free have gone up.',
        de: 'Alle 104 Karten liegen offen. *Nur die unterste Karte einer Spalte ist frei.* Ein Ass und ein König jeder Farbe beginnen die Grundstapel; die freien sind schon oben.',
        pl: 'Wszystkie 104 karty leżą odkryte. *Wolno brać tylko najniższą kartę kolumny.* As i król każdego koloru zaczynają stosy; te, które były wolne, już tam poszły.',
        sv: 'Alla 104 kort ligger öppna. *Bara det nedersta kortet i en kolumn är fritt.* Ett ess och en kung i varje färg börjar grundhögarna; de fria har redan gått dit.',
        ru: 'Все 104 карты открыты. *Брать можно только нижнюю карту столбца.* Туз и король каждой масти служат основаниями; свободные уже ушли на место.',
      },
      ['pile:kings.0', 'pile:kings.1', 'pile:aces.2'],
    ),
    marry('2C', '3C', 'columns.13', 'columns.14', {
      before: {
        en: 'Column by column, you dig for the cards you need. Begin with the last but one.',
        de: 'Spalte um Spalte graben Sie nach den Karten, die Sie brauchen. Beginnen Sie mit der vorletzten.',
        pl: 'Kolumna po kolumnie dokopujesz się do potrzebnych kart. Zacznij od przedostatniej.',
        sv: 'Kolumn för kolumn gräver du fram korten du behöver. Börja med den näst sista.',
        ru: 'Столбец за столбцом вы откапываете нужные карты. Начните с предпоследнего.',
      },
    }),
    marry('6D', '7D', 'columns.13', 'columns.10', {
      right: {
        en: 'A queen of spades is free.',
        de: 'Eine Pik-Dame ist frei.',
        pl: 'Wolna jest dama pik.',
        sv: 'En spader dam är fri.',
        ru: 'Свободна дама пик.',
      },
    }),
    send('QS', 'columns.13', 'kings.0', {
      before: {
        en: 'Kings are built downwards.',
        de: 'Auf Könige baut man abwärts.',
        pl: 'Na królach buduje się w dół.',
        sv: 'På kungar bygger man neråt.',
        ru: 'Короли строятся вниз.',
      },
    }),
    marry('5H', '4H', 'columns.13', 'columns.8', {
      before: {
        en: 'Here a card may lie on the next higher of its suit, *and on the next lower.*',
        de: 'Hier darf eine Karte auf die nächsthöhere ihrer Farbe *und auf die nächstniedrigere.*',
        pl: 'Tu kartę wolno położyć na następną wyższą tego samego koloru *i na następną niższą.*',
        sv: 'Här får ett kort läggas på närmast högre i sin färg *och på närmast lägre.*',
        ru: 'Здесь карту кладут на следующую старшую той же масти *и на следующую младшую.*',
      },
      right: {
        en: 'A king and an ace came free.',
        de: 'Ein König und ein Ass wurden frei.',
        pl: 'Uwolniły się król i as.',
        sv: 'En kung och ett ess blev fria.',
        ru: 'Освободились король и туз.',
      },
    }),
    marry('8D', '9D', 'columns.13', 'columns.9', {
      before: {
        en: 'One card is left in this column.',
        de: 'In dieser Spalte bleibt eine Karte.',
        pl: 'W tej kolumnie została jedna karta.',
        sv: 'Ett kort är kvar i den här kolumnen.',
        ru: 'В этом столбце осталась одна карта.',
      },
      right: {
        en: 'The first lane is open.',
        de: 'Die erste Gasse ist offen.',
        pl: 'Pierwsza ścieżka jest otwarta.',
        sv: 'Den första gatan är öppen.',
        ru: 'Первая дорожка открыта.',
      },
    }),
    tell(
      {
        en: 'Any free card may head a lane, and the next of its suit follow it. But success hangs on lanes: *do not close the only one before another opens.*',
        de: 'Jede freie Karte darf eine Gasse eröffnen, und die nächsten ihrer Farbe folgen ihr. Aber vom Erfolg der Gassen hängt alles ab: *Schließen Sie die einzige nicht, ehe eine andere aufgeht.*',
        pl: 'Ścieżkę może zacząć każda wolna karta, a za nią idą następne tego koloru. Ale od ścieżek zależy powodzenie: *nie zamykaj jedynej, póki nie otworzy się druga.*',
        sv: 'Vilket fritt kort som helst får börja en gata, och de närmaste i färgen följer. Men framgången hänger på gatorna: *stäng inte den enda innan en annan öppnas.*',
        ru: 'На дорожку можно положить любую свободную карту, а за ней следующие той же масти. Но успех зависит от дорожек: *не закрывайте единственную, пока не откроется новая.*',
      },
      ['pile:columns.13'],
    ),
    marry('6H', '5H', 'columns.7', 'columns.8', {
      before: {
        en: 'So we go on without it.',
        de: 'Darum machen wir ohne sie weiter.',
        pl: 'Grajmy więc dalej bez niej.',
        sv: 'Så vi fortsätter utan den.',
        ru: 'Поэтому продолжим без неё.',
      },
    }),
  ],
  end: {
    en: 'A run that lies the wrong way round is turned over, card by card, in a lane. This patience is *not laid out again.*',
    de: 'Eine Folge, die verkehrt herum liegt, dreht man Karte für Karte in einer Gasse um. Diese Patience wird *nicht neu ausgelegt.*',
    pl: 'Sekwens leżący na odwrót przekłada się karta po karcie na ścieżkę. Tego pasjansa *nie rozkłada się na nowo.*',
    sv: 'En följd som ligger åt fel håll vänds, kort för kort, i en gata. Den här patiensen läggs *inte ut på nytt.*',
    ru: 'Ряд, лежащий в обратном порядке, перекладывают по карте на дорожку. Этот пасьянс *не раскладывают вторично.*',
  },
});
