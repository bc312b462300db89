import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell, commandStep} from './making.js';

/** The Salic Law: what is done while the cards are dealt. */
export const salicLaw: Lesson = guide({
  id: 'salic-law',
  deal: 1,
  source: 'Салическій законъ',
  aim: {
    en: 'Build eight aces up to the knaves; suits do not matter.',
    ru: 'Постройте восемь тузов до валетов; масти не важны.',
  },
  steps: [
    tell(
      'One king lies there, and all cards are dealt on him until the next king comes. *Suits do not matter.* Queens are shut out of the succession.',
      'Лежит один король, и на него кладут карты, пока не придёт следующий. *Масти не соблюдаются.* Дамы от наследования устранены.',
      ['pile:kings.0'],
    ),
    commandStep(
      'next',
      {
        en: '*Touch the cards in hand* to deal the next one.',
        ru: '*Коснитесь карт в руке*, чтобы выложить следующую.',
      },
      {en: 'A three: it must wait for a two.', ru: 'Тройка: она должна ждать двойки.'},
    ),
    commandStep(
      'next',
      {en: 'And the next card.', ru: 'И следующую карту.'},
      {en: 'Aces go to their places by themselves.', ru: 'Тузы сами уходят на свои места.'},
    ),
    commandStep('next', {en: 'And one more.', ru: 'И ещё одну.'}),
    send('2D', 'kings.0', ['aces.0', 'aces.1'], {
      before: {
        en: 'The uppermost card of a king’s packet may be played, on any ace.',
        ru: 'Верхнюю карту королевской пачки можно сыграть, на любой туз.',
      },
    }),
    send('3H', 'kings.0', ['aces.0', 'aces.1'], {
      right: {
        en: 'The king lies bare: that is what you strive for.',
        ru: 'Король свободен: к этому и стремятся.',
      },
    }),
    commandStep('next', {en: 'Deal on.', ru: 'Выкладывайте дальше.'}),
    commandStep(
      'next',
      {en: 'And one more.', ru: 'И ещё одну.'},
      {
        en: 'A queen: she is laid in the row above, for ornament.',
        ru: 'Дама: её кладут в верхний ряд, для украшения.',
      },
    ),
  ],
  end: {
    en: 'Look at the uppermost cards after each that is dealt. When all lie, *one card may be laid on each bare king*: choose the one that frees most.',
    ru: 'После каждой карты смотрите на верхние карты пачек. Когда всё разложено, *на свободного короля можно положить одну карту*: выбирайте ту, что освобождает больше.',
  },
});

/** The Four Corners: the end of a deal, and what may be done after it. */
export const fourCorners: Lesson = guide({
  id: 'four-corners',
  deal: 9,
  source: 'Четыре угла',
  aim: {
    en: 'Build four aces up to the kings, and four kings down to the aces.',
    ru: 'Постройте четыре туза до королей и четыре короля до тузов.',
  },
  steps: [
    tell(
      'The two packs are dealt round twelve packets. One ace and one king of each suit go to the middle at once: *aces go up, kings come down.*',
      'Две колоды раскладывают по кругу на двенадцать пачек. По тузу и королю каждой масти сразу идут в середину: *тузы восходят, короли нисходят.*',
      ['pile:kings.0', 'pile:kings.1', 'pile:aces.2'],
    ),
    send('2D', 'corners.2', 'aces.2', {
      before: {
        en: 'During the deal a card may be played as it falls: *from a corner, to any foundation.*',
        ru: 'Во время раскладки упавшую карту можно сыграть: *с угла — на любое основание.*',
      },
    }),
    commandStep('leave', {
      en: 'From a side, only to a foundation beside it: the right side to kings. The queen of hearts could go. But you may wait: *leave it.*',
      ru: 'Со стороны — только на соседнее основание: справа на королей. Дама червей могла бы идти. Но можно и подождать: *оставьте её.*',
    }),
    send('QD', 'right.2', 'kings.2', {
      before: {en: 'This one we take.', ru: 'А эту возьмём.'},
      right: {
        en: 'All cards are dealt: now every uppermost card may be played anywhere.',
        ru: 'Все карты разложены: теперь любую верхнюю карту можно играть куда угодно.',
      },
    }),
    send('QH', 'right.1', 'kings.1'),
    send('QS', 'left.0', 'kings.0', {
      before: {en: 'Even from the left side to a king.', ru: 'Даже с левой стороны на короля.'},
    }),
    marry('6C', '5C', 'corners.2', 'right.0', {
      before: {
        en: 'Uppermost cards may be married, on the next higher or lower of their suit.',
        ru: 'Верхние карты можно женить, на следующей старшей или младшей той же масти.',
      },
      why: {en: 'A knave lies below it.', ru: 'Под ней валет.'},
    }),
    send('JH', 'corners.2', 'kings.1'),
  ],
  end: {
    en: 'Look through a packet before you marry. When nothing goes, the packets are laid out again unshuffled, *twice at most.*',
    ru: 'Прежде чем женить, просмотрите пачку. Когда ходов нет, пачки раскладывают снова, не тасуя, *не более двух раз.*',
  },
});
