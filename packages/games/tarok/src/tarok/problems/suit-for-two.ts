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
    pl: 'Książka o Taroku, Warszawa, ok. 1820: O Taroku we dwóch',
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
        pl: 'Wychodzisz. W pikach i treflach masz figury, w kierach i karach tylko blotki. Nie grasz na Pagata i nie masz go do ratowania. *W który kolor?*',
      },
      ask: {cards: ['2H', '3H', '5H', '7H', '9H', 'TH', '4D', '6D', '8D', '9D']},
      point: ['hand'],
      right: {
        en: 'Your figures wait until your opponent opens their suits.',
        pl: 'Twoje figury czekają, aż przeciwnik wyjdzie w ich kolory.',
      },
      others: [
        {
          cards: ['T18', 'T14', 'T9', 'T4'],
          say: {
            en: 'Taroks are led to catch the Pagat, and that is not your plan. Take it back, or go on.',
            pl: 'Tarokami wychodzi się na Pagata, a to nie twój zamiar. Cofnij albo graj dalej.',
          },
        },
      ],
      other: {
        en: 'Here are your figures: let your opponent open this suit, then you play last. Take it back, or go on.',
        pl: 'Tu masz figury: niech w ten kolor wyjdzie przeciwnik, wtedy grasz ostatni. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: the chief rule for two is to have *your opponent lead every suit to you*, so that all your figures come home. If you neither draw his Pagat nor save your own, lead a suit in which you have no figure.',
      pl: 'Książka: główna reguła we dwóch to grać tak, żeby *przeciwnik zadał ci każdy kolor*; wtedy wszystkie figury są twoje. Kto nie chce wydobyć jego Pagata ani ratować swego, wychodzi w kolor, w którym nie ma figur.',
    },
  },
};
