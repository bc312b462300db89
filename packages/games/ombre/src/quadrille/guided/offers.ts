import type {OfferText} from '../../kit/offers.js';

/** The guided deal of Quadrille. */
export const GUIDES = {
  'hidden-partner': {
    title: {en: 'The hidden partner', pl: 'Ukryty partner'},
    about: {
      en: 'The first lesson: tricks, trumps, a called King, and who holds it.',
      pl: 'Pierwsza lekcja: lewy, atuty, wołany król i kto go ma.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, OfferText>>;
