import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell} from './making.js';

/** House in the Wood: two packs, so that of two equal cards the better placed is taken. */
export const houseInTheWood: Lesson = guide({
  id: 'house-in-the-wood',
  deal: 1,
  source: 'Домъ въ лѣсу',
  aim: {
    en: 'Build each of the eight aces up in its suit, to the king.',
    ru: 'Постройте на каждом из восьми тузов его масть до короля.',
  },
  steps: [
    tell(
      'This is la belle Lucie with two packs. *Only the uppermost card of a fan may be taken*; the aces that lay uppermost have gone to their places by themselves.',
      'Это «Прекрасная Люция» с двумя колодами. *Брать можно только верхнюю карту веера*; тузы, лежавшие сверху, сами ушли на свои места.',
      ['pile:aces.0', 'pile:aces.4', 'pile:aces.6'],
    ),
    marry('3H', '4H', 'fans.33', 'fans.32', {
      before: {
        en: 'A card may lie on the next higher of its suit: a marriage.',
        ru: 'Карту можно положить на следующую старшую той же масти: это марьяж.',
      },
      why: {en: 'An ace waits below it.', ru: 'Под ней ждёт туз.'},
      right: {
        en: 'The ace of diamonds was free, and went to its place.',
        ru: 'Туз бубен освободился и ушёл на своё место.',
      },
    }),
    marry('6D', '7D', 'fans.9', 'fans.34', {
      why: {en: 'Here waits the second ace of clubs.', ru: 'Здесь ждёт второй туз треф.'},
    }),
    send('2C', 'fans.30', ['aces.6', 'aces.7'], {
      before: {
        en: 'Two aces of clubs lie there now; it does not matter which of them you build on.',
        ru: 'Теперь лежат два туза треф; всё равно, на каком из них строить.',
      },
    }),
    send('3C', 'fans.3', ['aces.6', 'aces.7'], {
      before: {
        en: 'Of the two threes of clubs that are free, *take the one that lies on a two.*',
        ru: 'Из двух свободных троек треф *возьмите ту, что лежит на двойке.*',
      },
      right: {
        en: 'With two packs this is the whole art: of two equal cards, take the one that frees more.',
        ru: 'С двумя колодами в этом всё искусство: из двух равных карт берите ту, что освобождает больше.',
      },
    }),
    send('4C', 'fans.28', ['aces.6', 'aces.7']),
    send('2D', 'fans.3', ['aces.4', 'aces.5'], {
      why: {en: 'It was freed by the three.', ru: 'Её освободила тройка.'},
    }),
  ],
  end: {
    en: 'An empty fan stays empty. When nothing goes any more, gather, shuffle and lay out again, *twice at most.*',
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
    ru: 'Постройте четыре туза до королей и четыре короля до тузов.',
  },
  steps: [
    tell(
      'Each suit has two foundations: *its ace goes up to the king, its king comes down to the ace.* They go to their places by themselves as soon as they are free.',
      'У каждой масти два основания: *туз восходит до короля, король нисходит до туза.* Освободившись, они сами уходят на свои места.',
      ['pile:aces.0', 'pile:aces.1', 'pile:kings.0'],
    ),
    marry('7D', '8D', 'fans.26', 'fans.7', {
      before: {
        en: 'Only the uppermost card of a fan may be taken.',
        ru: 'Брать можно только верхнюю карту веера.',
      },
      right: {
        en: 'An ace and a king lay below it: both are free.',
        ru: 'Под ней лежали туз и король: оба свободны.',
      },
    }),
    marry('7C', '6C', 'fans.23', 'fans.22', {
      before: {
        en: 'Here a card may also lie on the next *lower* of its suit.',
        ru: 'Здесь карту можно положить и на следующую *младшую* той же масти.',
      },
      right: {en: 'That freed the king of hearts.', ru: 'Это освободило короля червей.'},
    }),
    marry('5H', '6H', 'fans.31', 'fans.32', {
      why: {en: 'A queen lies below it.', ru: 'Под ней дама.'},
    }),
    send('QS', 'fans.31', 'kings.0', {
      before: {en: 'A king is built downwards.', ru: 'Король строится вниз.'},
    }),
    send('JS', 'fans.5', 'kings.0'),
    send('2H', 'fans.5', 'aces.1', {
      before: {en: 'And an ace upwards.', ru: 'А туз вверх.'},
    }),
    send('3H', 'fans.0', 'aces.1'),
  ],
  end: {
    en: 'A run that lies the wrong way round can be turned over, card by card, on another fan. You may lay out again *twice.*',
    ru: 'Ряд, лежащий не в том порядке, можно переложить по карте на другой веер. Разложить снова можно *дважды.*',
  },
});
