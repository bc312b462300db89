import {lessonOffers, problemText, type LessonOffer, type LessonText} from '@quinola/table';

/** What is known of the guided drawing before it is loaded. */
export const GUIDE: LessonText = {
  title: {
    en: 'The nine of spades',
    de: 'Die Pik-Neun',
    pl: 'Dziewiątka pik',
    sv: 'Spader nio',
    ru: 'Девятка пик',
  },
  about: {
    en: 'A stake, two drawings, and one bent corner: how one ducat becomes four.',
    de: 'Ein Einsatz, zwei Abzüge und eine gebogene Ecke: wie aus einem Dukaten vier werden.',
    pl: 'Stawka, dwa ciągnięcia i jeden załamany róg: jak z dukata robią się cztery.',
    sv: 'En insats, två dragningar och ett vikt hörn: hur en dukat blir fyra.',
    ru: 'Ставка, две тальи и один загнутый угол: как из одного дуката выходят четыре.',
  },
  minutes: 2,
};

const problem = problemText('pl');

/** What is known of the problems. */
export const PROBLEMS = {
  'second-card': problem(
    ['A second card', 'Druga karta'],
    [
      'The nine of spades lies there. Which card goes beside it?',
      'Leży dziewiątka pik. Którą kartę położyć obok?',
    ],
  ),
  'ten-ducats': problem(
    ['Ten ducats', 'Dziesięć dukatów'],
    ['Ten lie on the card. Take them, or bend a corner?', 'Na karcie leży dziesięć. Wziąć czy na parol?'],
  ),
  'after-forty': problem(
    ['After forty cards', 'Po czterdziestu kartach'],
    [
      'Forty cards have come. On which rank does the bank gain nothing?',
      'Wyszło czterdzieści kart. Na czym bank nic nie zyskuje?',
    ],
  ),
  'last-pair': problem(
    ['Before the last pair', 'Przed ostatnią parą'],
    [
      'Two cards are left, and one of them is yours. What now?',
      'Zostały dwie karty, jedna z nich twoja. Co teraz?',
    ],
  ),
} as const;

/** The lessons of faro: a guided session for beginners, then problems. */
export const lessons: readonly LessonOffer[] = [
  {id: 'nine-of-spades', ...GUIDE, load: () => import('./nine-of-spades.js').then(({guide}) => guide)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
