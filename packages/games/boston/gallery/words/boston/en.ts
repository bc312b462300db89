import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Boston. */
export const words = {
  pageTitle: 'Boston, Warsaw, about 1820',
  description:
    'Play Boston in the browser by rules of about 1820: one undertakes by a tariff card to make so many tricks, or none at all, against all others.',
  name: 'Boston',
  lead: 'so many tricks, or none at all, by the tariff card',
  inside: 'Thirty-three bids stand on a printed card; one plays against all others.',
  more: 'More about Boston',
  tile: 'Seven tricks, or none? The tariff card says what each game pays. For four, or three.',
  options: {
    players: ['Players', 'four', 'three: Tri-Boston'],
    deals: ['Deals', 'sixteen; of three twelve', 'four', 'eight', 'until you stop'],
    block: ['The Block', 'eight marks', 'four', 'sixteen'],
    'expose-after-first-trick': [
      'An open misère is laid down',
      'before the first lead',
      'after the first trick',
    ],
    etiquette: ['The laws', 'are kept by the table', 'are punished: strict'],
    tariff: ['The tariff', 'A: fixed prices', 'B: honours and further tricks count'],
    colours: ['The colours of four', 'by the first ace', 'by the second pack, for each deal'],
    direction: ['Three play', 'to the right', 'to the left'],
    'misere-double': ['Misères of three are paid', 'once', 'twice'],
    'misere-names-leader': ['To a misère of three leads', 'the eldest hand', 'whom its player names'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesBoston: 'Boston and Tri-Boston',
  opponentsBook:
    'They play each game that is open out in deals they imagine, and bid the one that brings most; cards they play by the treatise’s advice. Press <em>Why?</em> and the table names the maxim that decided. The master leaves it where deals that are imagined and played out prove a gain.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was bid and played, what lies open. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'in Engelman’s Polish book of games (about 1820), with its part on <i lang="pl">Tri-Boston</i>; what the book leaves open is told in the rules.',
} satisfies GalleryWords;

/** What the page of Boston says in one language. */
export type BostonGallery = Translated<typeof words>;
