import type {LessonOffer} from '@quinola/table';

/** The guided deals of whist, the first for who has never played it. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'six-tricks',
    title: {en: 'Six tricks', pl: 'Sześć lew'},
    about: {
      en: 'Following suit, helping a partner, and trumping, in the last six tricks of a deal.',
      pl: 'Dodawanie do koloru, gra z partnerem i atuty w ostatnich sześciu lewach rozdania.',
    },
    minutes: 3,
    load: () => import('./six-tricks.js').then(({sixTricks}) => sixTricks),
  },
];
