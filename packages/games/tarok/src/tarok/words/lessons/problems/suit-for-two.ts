import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** For two: which suit is led when nothing is planned with the Pagat. */
export const suitForTwo: Lesson = {
  format: 'quinola-lesson/1',
  id: 'suit-for-two',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['suit-for-two'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: Tarok en deux',
    de: 'Das Tarockbuch, Warschau, um 1820: Tarok en deux',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: O Taroku we dwóch',
    sv: 'Tarockboken, Warszawa, omkring 1820: Tarok en deux',
    ru: 'Книга о тароке, Варшава, около 1820: Tarok en deux',
  },
  options: {
    players: 2,
    deal: 'S:18,14,9,4.KQ542.23579T.4689.QJ9632 N:SK,20,19,17,16,12,11,7,6,5.9873.KNJ68.QJ57.84 dealer=N skat=AS,TD,AC',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['taroks']},
    {type: 'ANNOUNCE', classes: []},
  ],
  steps: [
    {
      say: {
        en: 'You lead. You have figures in spades and clubs, and small cards in hearts and diamonds. You do not play for the Pagat, and have none to save. *Which suit?*',
        de: 'Sie spielen aus. In Pik und Treff haben Sie Figuren, in Herz und Karo kleine Karten. Sie spielen nicht auf den Pagat und haben keinen zu retten. *Welche Farbe?*',
        pl: 'Wychodzisz. W pikach i treflach masz figury, w kierach i karach tylko blotki. Nie grasz na Pagata i nie masz go do ratowania. *W który kolor?*',
        sv: 'Du spelar ut. I spader och klöver har du klädda kort, i hjärter och ruter låga. Du spelar inte på Pagat och har ingen att rädda. *Vilken färg?*',
        ru: 'Ход ваш. В пиках и трефах у вас фигуры, в червах и бубнах малые карты. На Пагата вы не играете, и спасать вам некого. *С какой масти зайти?*',
      },
      ask: {cards: ['2H', '3H', '5H', '7H', '9H', 'TH', '4D', '6D', '8D', '9D']},
      point: ['hand'],
      right: {
        en: 'Your figures wait until your opponent opens their suits.',
        de: 'Ihre Figuren warten, bis der Gegner deren Farben anspielt.',
        pl: 'Twoje figury czekają, aż przeciwnik wyjdzie w ich kolory.',
        sv: 'Dina klädda kort väntar tills motspelaren öppnar deras färger.',
        ru: 'Ваши фигуры ждут, пока их масти не откроет противник.',
      },
      others: [
        {
          cards: ['T18', 'T14', 'T9', 'T4'],
          say: {
            en: 'Taroks are led to catch the Pagat, and that is not your plan. Take it back, or go on.',
            de: 'Tarock spielt man aus, um den Pagat zu fangen, und das ist nicht Ihr Plan. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Tarokami wychodzi się na Pagata, a to nie twój zamiar. Cofnij albo graj dalej.',
            sv: 'Tarock spelar man ut för att fånga Pagat, och det är inte din plan. Ta tillbaka det, eller spela vidare.',
            ru: 'С тароков заходят, чтобы поймать Пагата, а у вас другой план. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      other: {
        en: 'Here are your figures: let your opponent open this suit, then you play last. Take it back, or go on.',
        de: 'Hier stehen Ihre Figuren: Lassen Sie den Gegner diese Farbe anspielen, dann spielen Sie zuletzt. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Tu masz figury: niech w ten kolor wyjdzie przeciwnik, wtedy grasz ostatni. Cofnij albo graj dalej.',
        sv: 'Här står dina klädda kort: låt motspelaren öppna färgen, så spelar du sist. Ta tillbaka det, eller spela vidare.',
        ru: 'Здесь ваши фигуры: пусть эту масть откроет противник, тогда вы кладёте последним. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: the chief rule for two is to have *your opponent lead every suit to you*, so that all your figures come home. If you neither draw his Pagat nor save your own, lead a suit in which you have no figure.',
      de: 'Das Buch: Zu zweit ist es die Hauptregel, sich *jede Farbe vom Gegner anspielen zu lassen*, damit alle Figuren heimkommen. Wer ihm weder den Pagat abnimmt noch den eigenen rettet, spielt eine Farbe aus, in der er keine Figur hat.',
      pl: 'Książka: główna reguła we dwóch to grać tak, żeby *przeciwnik zadał ci każdy kolor*; wtedy wszystkie figury są twoje. Kto nie chce wydobyć jego Pagata ani ratować swego, wychodzi w kolor, w którym nie ma figur.',
      sv: 'Boken: huvudregeln för två är att *låta motspelaren spela ut varje färg till en*, så att alla klädda kort kommer hem. Den som varken drar hans Pagat eller räddar sin egen spelar ut en färg där han inte har något klätt kort.',
      ru: 'Книга: главное правило вдвоём — *чтобы с каждой масти заходил противник*, и все фигуры дошли до дома. Кто не выбивает его Пагата и не спасает своего, заходит с масти, в которой у него нет фигур.',
    },
  },
};
