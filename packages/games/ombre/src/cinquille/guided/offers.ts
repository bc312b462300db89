import type {OfferText} from '../../kit/offers.js';

/** The guided deal of Cinquille. */
export const GUIDES = {
  'friend-or-foe': {
    title: {en: 'Friend or foe?', pl: 'Swój czy obcy?'},
    about: {
      en: 'The first lesson: tricks, trumps, a called King, and a partner who helps before he is known.',
      pl: 'Pierwsza lekcja: lewy, atuty, wołany król i partner, który pomaga, zanim się pokaże.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, OfferText>>;
