import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell, commandStep} from './making.js';

/** The Blockade: a second row blocks the first, and its gaps are filled at once. */
export const blockade: Lesson = guide({
  id: 'blockade',
  deal: 3,
  source: 'Блокада',
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
        en: 'Twelve cards lie in a row; aces go to their places by themselves. *A card may be taken only if none lies below it.*',
        de: 'Zwölf Karten liegen in einer Reihe; Asse gehen von selbst auf ihre Plätze. *Eine Karte ist nur frei, wenn keine unter ihr liegt.*',
        pl: 'Dwanaście kart leży w rzędzie; asy same idą na swoje miejsca. *Kartę wolno wziąć tylko wtedy, gdy pod nią nie leży inna.*',
        sv: 'Tolv kort ligger i en rad; essen går till sina platser av sig själva. *Ett kort är fritt bara om inget ligger under det.*',
        ru: 'Двенадцать карт лежат в ряд; тузы сами уходят на свои места. *Карту можно брать, только если ниже неё нет другой.*',
      },
      ['pile:aces.4'],
    ),
    commandStep(
      'next',
      {
        en: 'Nothing fits here. *Touch the cards in hand* to lay the next row.',
        de: 'Hier passt nichts. *Tippen Sie den Kartenstoß an*, um die nächste Reihe zu legen.',
        pl: 'Tu nic nie pasuje. *Dotknij talii*, żeby wyłożyć następny rząd.',
        sv: 'Här passar inget. *Rör vid leken* för att lägga nästa rad.',
        ru: 'Здесь ничего не подходит. *Коснитесь карт в руке*, чтобы выложить следующий ряд.',
      },
      {
        en: 'The new row blocks the first: so a row is laid only when nothing else can be done.',
        de: 'Die neue Reihe sperrt die erste: Darum legt man eine Reihe nur, wenn sonst nichts mehr geht.',
        pl: 'Nowy rząd blokuje pierwszy: dlatego kładzie się go, gdy nic innego nie można zrobić.',
        sv: 'Den nya raden blockerar den första: därför läggs en rad bara när inget annat går.',
        ru: 'Новый ряд запирает первый: поэтому его кладут, лишь когда больше ничего нельзя сделать.',
      },
    ),
    send('2D', 'row2.4', 'aces.4', {
      right: {
        en: 'The card above it is free.',
        de: 'Die Karte darüber ist frei.',
        pl: 'Karta nad nią jest wolna.',
        sv: 'Kortet ovanför är fritt.',
        ru: 'Карта над ней свободна.',
      },
    }),
    marry('9H', 'TH', 'row2.3', 'row1.4', {
      before: {
        en: 'A card may be married to the next higher of its suit.',
        de: 'Eine Karte darf an die nächsthöhere ihrer Farbe angelegt werden.',
        pl: 'Kartę wolno połączyć z następną wyższą tego samego koloru.',
        sv: 'Ett kort får paras med närmast högre i sin färg.',
        ru: 'Карту можно женить на следующей старшей той же масти.',
      },
    }),
    marry('3S', '4S', 'row1.3', 'row2.7'),
    commandStep(
      'refill',
      {
        en: 'Empty places are filled before anything new is laid, *the upper row first.*',
        de: 'Leere Plätze werden gefüllt, ehe Neues gelegt wird, *die obere Reihe zuerst.*',
        pl: 'Puste miejsca zapełnia się, zanim wyłoży się coś nowego, *najpierw górny rząd.*',
        sv: 'Tomma platser fylls innan något nytt läggs, *den övre raden först.*',
        ru: 'Пустые места заполняют прежде всего, *сначала верхний ряд.*',
      },
      {
        en: 'Two aces have come with it.',
        de: 'Damit sind zwei Asse gekommen.',
        pl: 'Przyszły z tym dwa asy.',
        sv: 'Två ess kom med.',
        ru: 'С ними пришли два туза.',
      },
    ),
    send('2D', 'row2.6', 'aces.5'),
    commandStep('refill', {
      en: 'Fill the place again.',
      de: 'Füllen Sie den Platz wieder.',
      pl: 'Zapełnij miejsce znowu.',
      sv: 'Fyll platsen igen.',
      ru: 'Снова заполните место.',
    }),
    send('2C', 'row2.5', 'aces.6'),
    commandStep('refill', {
      en: 'And this one.',
      de: 'Und auch diesen.',
      pl: 'I to.',
      sv: 'Och den här.',
      ru: 'И это.',
    }),
    send('3C', 'row2.11', 'aces.6'),
    send('2H', 'row1.11', 'aces.2', {
      before: {
        en: 'And what it freed:',
        de: 'Und was sie befreit hat:',
        pl: 'I to, co uwolniła:',
        sv: 'Och det den frigjorde:',
        ru: 'И то, что она освободила:',
      },
    }),
  ],
  end: {
    en: 'So it goes on, to eight rows. Before you fill, take all that is free: new cards block it. It is *not laid out again.*',
    de: 'So geht es weiter, bis acht Reihen liegen. Nehmen Sie vor dem Füllen alles, was frei ist: Neue Karten sperren es. *Neu ausgelegt wird nicht.*',
    pl: 'Tak idzie to dalej, aż do ośmiu rzędów. Zanim zapełnisz, weź wszystko, co wolne: nowe karty to zablokują. *Nie rozkłada się na nowo.*',
    sv: 'Så fortsätter det, till åtta rader. Ta allt som är fritt innan du fyller: nya kort blockerar det. Den läggs *inte ut på nytt.*',
    ru: 'Так продолжают до восьми рядов. Прежде чем заполнять, возьмите всё свободное: новые карты это запрут. Вторично *не раскладывают.*',
  },
});
