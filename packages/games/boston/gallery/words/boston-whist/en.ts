import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Boston-Whist. */
export const words = {
  pageTitle: 'Boston-Whist, Warsaw, about 1820',
  description:
    'Play Boston-Whist in the browser by rules of about 1820: Boston in which the declarer may ask for a helper, with honours and further tricks.',
  name: 'Boston-Whist',
  lead: 'Boston with a helper: who says Whist plays along',
  inside: 'A game by the tariff card, a helper for it, honours and further tricks.',
  more: 'More about Boston-Whist',
  tile: 'Whist! I help. Two against two, each with a number of his own to make.',
  options: {
    deals: ['Deals', 'sixteen', 'four', 'eight', 'until you stop'],
    block: ['The Block', 'eight marks', 'four', 'sixteen'],
    'expose-after-first-trick': [
      'An open misère is laid down',
      'before the first lead',
      'after the first trick',
    ],
    etiquette: ['The laws', 'are kept by the table', 'are punished: strict'],
    colours: ['The colours', 'by the second pack, for each deal', 'by the first ace'],
    'ask-mode': ['Help', 'binds', 'may be refused'],
    'both-short-bete': ['Where both fell short', 'each sets a bête', 'they share one'],
    honours: ['Honours', 'count', 'do not count'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesWhist: 'Boston-Whist',
  opponentsBook:
    'They play each game that is open out in deals they imagine, with and without a helper, and bid the one that brings most; cards they play by the treatise’s advice. Press <em>Why?</em> and the table names the maxim that decided. The master leaves it where deals that are imagined and played out prove a gain.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was bid and played, what lies open. The part that thinks is given nothing else, so it cannot peek.',
  source: 'in Engelman’s Polish book of games (about 1820); what the book leaves open is told in the rules.',
} satisfies GalleryWords;

/** What the page of Boston-Whist says in one language. */
export type BostonWhistGallery = Translated<typeof words>;
