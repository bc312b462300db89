import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Cassino. */
export const words = {
  pageTitle: 'Cassino, Poland, about 1820',
  description:
    'Play Cassino by Engelman’s Polish book of about 1820: take cards that are equal or make the same number, two against two, three, or two, against opponents who follow the book.',
  name: 'Cassino',
  lead: 'take what is equal, and what adds up: as played in Poland about 1820',
  inside: 'Cards of the hand take cards of the table: equal ones, and such as make the same number.',
  more: 'More about Cassino',
  tile: 'Seven takes seven, and four, two and ace with it. For four in two parties, for three, for two.',
  options: {
    players: ['Players', 'four, two against two', 'three', 'two'],
    games: ['Games of the match', 'one', 'three', 'five'],
    'court-capture': ['A king, queen or knave takes', 'all its kind', 'one'],
    'must-capture': ['A card that can take', 'may be laid down', 'must take'],
    'final-clear-scores': ['The last card of the pack may clear', 'for a point', 'for none'],
    target3: ['Three play to', 'fifteen', 'sixteen'],
    'three-hand-setoff': ['Set-off for three', 'none', 'the two lower together'],
    markers: ['Score', 'counters and figures', 'figures'],
    etiquette: ['Counting', 'shown', 'forbidden: strict'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw for places, and cut'],
  },
  rulesCassino: 'Cassino',
  opponentsBook:
    'They take and lay down by the general rules of the book: which combination is best, when an ace is kept, and when the table may be left for the next to clear. Press <em>Why?</em> and the table names the rule that decided. As <em>masters</em> they also play imagined deals to their end, and at the very last exactly.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, and what lies or has lain open. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'from a Polish book of games of about 1820, known as Engelman’s: laws 1 to 8, and the general rules of play.',
} satisfies GalleryWords;

/** What the page of Cassino says in one language. */
export type CassinoGallery = Translated<typeof words>;
