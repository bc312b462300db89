import type {Lesson} from '@quinola/play';
import {moveStep, guide, marry, send, tell} from './making.js';

/** Hemispheres: the lowest cards of ten columns, and a lane. */
export const hemispheres: Lesson = guide({
  id: 'hemispheres',
  deal: 26,
  source: 'Полушарія',
  aim: {
    en: 'Build each of the eight aces up in its suit, to the king.',
    ru: 'Постройте на каждом из восьми тузов его масть до короля.',
  },
  steps: [
    tell(
      'Forty cards lie in ten columns. *Only the lowest card of a column may be taken*: none that has another below it. Aces go to their places by themselves.',
      'Сорок карт лежат в десяти столбцах. *Брать можно только нижнюю карту столбца*, под которой нет другой. Тузы сами уходят на свои места.',
      ['pile:aces.2'],
    ),
    marry('3S', '4S', 'columns.2', 'columns.7', {
      before: {
        en: 'A card may lie on the next higher of its suit: a marriage.',
        ru: 'Карту можно положить на следующую старшую той же масти: это марьяж.',
      },
    }),
    marry('2S', '3S', 'columns.2', 'columns.7', {
      right: {en: 'The ace of diamonds was above it.', ru: 'Над ней был туз бубен.'},
    }),
    marry('8H', '9H', 'columns.2', 'columns.9', {
      before: {
        en: 'One card is left in this column.',
        ru: 'В этом столбце осталась одна карта.',
      },
      right: {
        en: 'A whole column is cleared: the book calls that a lane, and it is worth much.',
        ru: 'Очищен целый столбец: в книге это дорожка, и она стоит многого.',
      },
    }),
    moveStep('fill', 'columns.6', 'columns.2', {
      en: 'Any free card may go into a lane, but you need not hurry. *The five of hearts* covers an ace: move it there.',
      ru: 'На дорожку можно положить любую свободную карту, но спешить не нужно. *Пятёрка червей* закрывает туза: положите её туда.',
    }),
    send('2S', 'columns.7', 'aces.0', {
      before: {en: 'The ace of spades is there.', ru: 'Туз пик на месте.'},
    }),
    send('3S', 'columns.7', 'aces.0'),
    send('4S', 'columns.7', 'aces.0', {
      right: {en: 'Two aces lay under these three.', ru: 'Под этими тремя лежали два туза.'},
    }),
  ],
  end: {
    en: 'When nothing goes any more, touch the cards in hand: they are turned one at a time, to be played, married, or laid aside. They are turned *only once.*',
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
    ru: 'Постройте четыре туза до королей и четыре короля до тузов.',
  },
  steps: [
    tell(
      'All 104 cards lie open. *Only the lowest card of a column may be taken.* One ace and one king of each suit are foundations; those that were free have gone up.',
      'Все 104 карты открыты. *Брать можно только нижнюю карту столбца.* Туз и король каждой масти служат основаниями; свободные уже ушли на место.',
      ['pile:kings.0', 'pile:kings.1', 'pile:aces.2'],
    ),
    marry('2C', '3C', 'columns.13', 'columns.14', {
      before: {
        en: 'Column by column, you dig for the cards you need. Begin with the last but one.',
        ru: 'Столбец за столбцом вы откапываете нужные карты. Начните с предпоследнего.',
      },
    }),
    marry('6D', '7D', 'columns.13', 'columns.10', {
      right: {en: 'A queen of spades is free.', ru: 'Свободна дама пик.'},
    }),
    send('QS', 'columns.13', 'kings.0', {
      before: {en: 'Kings are built downwards.', ru: 'Короли строятся вниз.'},
    }),
    marry('5H', '4H', 'columns.13', 'columns.8', {
      before: {
        en: 'Here a card may lie on the next higher of its suit, *and on the next lower.*',
        ru: 'Здесь карту кладут на следующую старшую той же масти *и на следующую младшую.*',
      },
      right: {en: 'A king and an ace came free.', ru: 'Освободились король и туз.'},
    }),
    marry('8D', '9D', 'columns.13', 'columns.9', {
      before: {en: 'One card is left in this column.', ru: 'В этом столбце осталась одна карта.'},
      right: {en: 'The first lane is open.', ru: 'Первая дорожка открыта.'},
    }),
    tell(
      'Any free card may head a lane, and the next of its suit follow it. But success hangs on lanes: *do not close the only one before another opens.*',
      'На дорожку можно положить любую свободную карту, а за ней следующие той же масти. Но успех зависит от дорожек: *не закрывайте единственную, пока не откроется новая.*',
      ['pile:columns.13'],
    ),
    marry('6H', '5H', 'columns.7', 'columns.8', {
      before: {en: 'So we go on without it.', ru: 'Поэтому продолжим без неё.'},
    }),
  ],
  end: {
    en: 'A run that lies the wrong way round is turned over, card by card, in a lane. This patience is *not laid out again.*',
    ru: 'Ряд, лежащий в обратном порядке, перекладывают по карте на дорожку. Этот пасьянс *не раскладывают вторично.*',
  },
});
