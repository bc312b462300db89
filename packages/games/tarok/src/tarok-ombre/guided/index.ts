import type {LessonOffer} from '@quinola/table';
import {problems} from '../problems/index.js';

/** The lessons of Tarok-ombre: guided deals, the first for beginners, then the problems of the book. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'old-manner',
    title: {en: 'One against two', pl: 'Jeden przeciw dwóm'},
    about: {
      en: 'The old manner: you bid, ask your opponents for two cards, and bring your figures home.',
      pl: 'Stary sposób: zapowiadasz grę, żądasz dwóch cudzych kart i bierzesz swoimi figurami.',
    },
    minutes: 4,
    load: () => import('./old-manner.js').then(({oldManner}) => oldManner),
  },
  {
    id: 'new-manner',
    title: {en: 'The new manner', pl: 'Nowy sposób'},
    about: {
      en: 'What differs in the new manner: three cards lie aside, and whoever plays takes them and lays the Skat.',
      pl: 'Czym różni się nowy sposób: trzy karty leżą na boku, a kto gra, bierze je i kładzie Skata.',
    },
    minutes: 3,
    load: () => import('./new-manner.js').then(({newManner}) => newManner),
  },
  ...problems,
];
