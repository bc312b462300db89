import type {LessonOffer} from '@quinola/table';

/** The guided deals of Tarok, the first for who has never played it. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'pocket',
    title: {en: 'Seven tricks', pl: 'Siedem lew'},
    about: {
      en: 'Kings, taroks and the Pagat, in the last seven tricks of a deal for two.',
      pl: 'Króle, taroki i Pagat w ostatnich siedmiu lewach gry we dwóch.',
    },
    minutes: 3,
    load: () => import('./pocket.js').then(({pocket}) => pocket),
  },
  {
    id: 'announcing',
    title: {en: 'Skat and announcing', pl: 'Skat i zapowiedzi'},
    about: {
      en: 'The beginning of a deal: three cards are laid away, and a good hand is paid before it is played.',
      pl: 'Początek rozdania: odkłada się trzy karty, a za dobrą rękę płaci się przed grą.',
    },
    minutes: 3,
    load: () => import('./announcing.js').then(({announcing}) => announcing),
  },
  {
    id: 'three',
    title: {en: 'The Pagat is hunted', pl: 'Polowanie na Pagata'},
    about: {
      en: 'Three at the table, each for himself: how another’s Pagat is caught.',
      pl: 'Trzech przy stole, każdy gra dla siebie: jak złapać cudzego Pagata.',
    },
    minutes: 3,
    load: () => import('./three.js').then(({three}) => three),
  },
];
