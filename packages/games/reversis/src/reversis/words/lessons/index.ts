import type {LessonOffer} from '@quinola/table';

/** What is known of the guided deal before it is loaded. */
export const AVOID = {
  title: {
    en: 'Take nothing',
    de: 'Nichts nehmen',
    pl: 'Nie brać nic',
    sv: 'Ta ingenting',
    ru: 'Ничего не брать',
  },
  about: {
    en: 'A whole deal: the exchange, staying below, the Quinola, aces and the pannier.',
    de: 'Ein ganzes Spiel: der Tausch, das Darunterbleiben, die Quinola, die Asse und der Korb.',
    pl: 'Całe rozdanie: wymiana, granie pod spodem, Quinola, asy i kosz.',
    sv: 'En hel giv: bytet, att hålla sig under, Quinola, essen och panniern.',
    ru: 'Целая сдача: обмен, карты пониже, Кинола, тузы и корзина.',
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
