import {lessonOffers, problemText, type LessonOffer, type LessonText} from '@quinola/table';

/** What is known of the guided round before it is loaded. */
export const GUIDE: LessonText = {
  title: {
    en: 'One more, or enough?',
    de: 'Noch eine, oder genug?',
    pl: 'Karta czy dość?',
    sv: 'Ett till, eller nog?',
    ru: 'Ещё одну или хватит?',
  },
  about: {
    en: 'A round against the bank: a stake, three cards, and how to count what can still go wrong.',
    de: 'Eine Runde gegen die Bank: ein Einsatz, drei Karten, und wie man zählt, was noch schiefgehen kann.',
    pl: 'Kolejka z bankiem: stawka, trzy karty i jak policzyć, co jeszcze może się nie udać.',
    sv: 'En omgång mot banken: en insats, tre kort, och hur man räknar vad som ännu kan gå fel.',
    ru: 'Один круг против банка: ставка, три карты и как посчитать, что ещё может не выйти.',
  },
  minutes: 2,
};

const problem = problemText('pl');

/** What is known of the problems. */
export const PROBLEMS = {
  sixteen: problem(
    ['Sixteen, and many small cards gone', 'Szesnaście, a małe karty wyszły'],
    [
      'Of 41 cards 19 would be too much. One more, or enough?',
      'Z 41 kart za wysokich jest 19. Karta czy dość?',
    ],
  ),
  'small-eighteen': problem(
    ['Eighteen with the small pack', 'Osiemnaście w małej talii'],
    ['The nines count nothing. One more, or enough?', 'Dziewiątki liczą zero. Karta czy dość?'],
  ),
  'others-over': problem(
    ['All others are over', 'Wszyscy inni mają furę'],
    [
      'You are the last for the pool, with a five. What now?',
      'Grasz ostatni o pulę i masz piątkę. Co teraz?',
    ],
  ),
  'banker-sixteen': problem(
    ['The banker at sixteen', 'Bankier ma szesnaście'],
    [
      'You keep the bank and may choose. One more, or enough?',
      'Trzymasz bank i możesz wybrać. Karta czy dość?',
    ],
  ),
} as const;

/** The lessons of twenty-one: a guided round for beginners, then problems. */
export const lessons: readonly LessonOffer[] = [
  {id: 'one-more', ...GUIDE, load: () => import('./one-more.js').then(({guide}) => guide)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
