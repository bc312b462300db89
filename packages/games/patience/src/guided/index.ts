import type {LessonOffer} from '@quinola/table';

/** The guided deals of patience, the first for who has never played it. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'lucie',
    title: {en: 'La belle Lucie', ru: 'Прекрасная Люция'},
    about: {
      en: 'Fans, marriages and foundations: the first eight moves of a patience.',
      ru: 'Вееры, браки и основания: первые восемь ходов пасьянса.',
    },
    minutes: 3,
    load: () => import('./lucie.js').then(({lucie}) => lucie),
  },
];
