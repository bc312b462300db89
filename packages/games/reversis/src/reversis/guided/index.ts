import type {LessonOffer} from '@quinola/table';

/** What is known of the guided deal before it is loaded. */
export const AVOID = {
  title: {en: 'Take nothing', sv: 'Ta ingenting'},
  about: {
    en: 'A whole deal: the exchange, staying below, the Quinola, aces and the pannier.',
    sv: 'En hel giv: bytet, att hålla sig under, Quinola, essen och panniern.',
  },
  minutes: 4,
};

/** The guided deals of Reversis. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'take-nothing',
    ...AVOID,
    load: () => import('./take-nothing.js').then(({takeNothing}) => takeNothing),
  },
];
