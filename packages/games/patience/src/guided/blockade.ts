import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell, commandStep} from './making.js';

/** The Blockade: a second row blocks the first, and its gaps are filled at once. */
export const blockade: Lesson = guide({
  id: 'blockade',
  deal: 3,
  source: 'Блокада',
  aim: {
    en: 'Build each of the eight aces up in its suit, to the king.',
    ru: 'Постройте на каждом из восьми тузов его масть до короля.',
  },
  steps: [
    tell(
      'Twelve cards lie in a row; aces go to their places by themselves. *A card may be taken only if none lies below it.*',
      'Двенадцать карт лежат в ряд; тузы сами уходят на свои места. *Карту можно брать, только если ниже неё нет другой.*',
      ['pile:aces.4'],
    ),
    commandStep(
      'next',
      {
        en: 'Nothing fits here. *Touch the cards in hand* to lay the next row.',
        ru: 'Здесь ничего не подходит. *Коснитесь карт в руке*, чтобы выложить следующий ряд.',
      },
      {
        en: 'The new row blocks the first: so a row is laid only when nothing else can be done.',
        ru: 'Новый ряд запирает первый: поэтому его кладут, лишь когда больше ничего нельзя сделать.',
      },
    ),
    send('2D', 'row2.4', 'aces.4', {
      right: {en: 'The card above it is free.', ru: 'Карта над ней свободна.'},
    }),
    marry('9H', 'TH', 'row2.3', 'row1.4', {
      before: {
        en: 'A card may be married to the next higher of its suit.',
        ru: 'Карту можно женить на следующей старшей той же масти.',
      },
    }),
    marry('3S', '4S', 'row1.3', 'row2.7'),
    commandStep(
      'refill',
      {
        en: 'Empty places are filled before anything new is laid, *the upper row first.*',
        ru: 'Пустые места заполняют прежде всего, *сначала верхний ряд.*',
      },
      {en: 'Two aces have come with it.', ru: 'С ними пришли два туза.'},
    ),
    send('2D', 'row2.6', 'aces.5'),
    commandStep('refill', {en: 'Fill the place again.', ru: 'Снова заполните место.'}),
    send('2C', 'row2.5', 'aces.6'),
    commandStep('refill', {en: 'And this one.', ru: 'И это.'}),
    send('3C', 'row2.11', 'aces.6'),
    send('2H', 'row1.11', 'aces.2', {
      before: {en: 'And what it freed:', ru: 'И то, что она освободила:'},
    }),
  ],
  end: {
    en: 'So it goes on, to eight rows. Before you fill, take all that is free: new cards block it. It is *not laid out again.*',
    ru: 'Так продолжают до восьми рядов. Прежде чем заполнять, возьмите всё свободное: новые карты это запрут. Вторично *не раскладывают.*',
  },
});
