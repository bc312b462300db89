import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Pamphile. */
export const words = {
  pageTitle: 'Pamphile, Poland, 18th century',
  description:
    'Play Pamphile, a Polish card game of the eighteenth century for three to six: five cards, an exchange, five tricks, and the knave of clubs above all trumps, against opponents that think in your browser.',
  name: 'Pamphile',
  lead: 'five cards, an exchange, and the knave of clubs above all trumps',
  inside: 'Who plays may exchange cards and must take two tricks; who passes has a point for each.',
  more: 'More about Pamphile',
  tile: 'Play and exchange, or pass and keep what comes. Five of a suit, a mucha, win at once. For three to six.',
  options: {
    players: ['Players', 'three', 'four', 'five', 'six'],
    deals: ['Deals of the match', 'two for each', 'three', 'six', 'twelve'],
    'target-points': ['The match ends', 'after so many deals', 'with twenty-one points'],
    'pamfil-doubling': ['The pamfil doubles', 'the points of its holder', 'the points of all', 'nothing'],
    'pamfil-freedom': ['The pamfil', 'is a trump like others', 'may be played to any trick'],
    'pamfil-wild-in-mucha': ['In a mucha the pamfil is', 'a club or a trump', 'any suit'],
    etiquette: ['A mucha', 'wins by itself', 'must be called: strict'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw for the deal, and cut'],
  },
  rulesPamphile: 'Pamphile',
  opponentsBook:
    'The old rules give no advice, so they play by general practice and by what follows from the table of points: how likely the new cards must be to bring a third trick is worked out exactly. Press <em>Why?</em> and the table names what decided. As <em>masters</em> they also play imagined deals to their end.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what lies or has lain open, and what was said. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'a page of the re-enactors of the 12th Infantry of the Duchy of Warsaw; what it leaves open is marked in the rules.',
} satisfies GalleryWords;

/** What the page of Pamphile says in one language. */
export type PamphileGallery = Translated<typeof words>;
