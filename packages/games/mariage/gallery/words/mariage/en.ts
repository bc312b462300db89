import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Mariage. */
export const words = {
  pageTitle: 'Mariage, the Polish marriage game',
  description:
    'Play Mariage, the Polish marriage game that the Judge and the Bernardine play in Pan Tadeusz: six cards, a talon, king and queen together, 131 points, against opponents that think in your browser.',
  name: 'Mariage',
  lead: 'six cards, a talon, and king and queen together',
  inside:
    'King and queen of a suit are a marriage, twenty points or forty. Whoever has 131 wins, in one deal or two.',
  more: 'More about Mariage',
  tile: 'Keep king and queen together, count to 131 in your head, and lay the arrest at the right trick. For two, or four in pairs.',
  options: {
    variant: ['Played', 'by two with 36 cards', 'by two with 24: szlifowany', 'by four in pairs: kiks'],
    'blind-trump': ['Trumps', 'are turned up', 'are cut before the deal: ślepy'],
    skup: ['The turned card', 'stays where it lies', 'may be bought with the lowest trump'],
    swatowe: ['All four marriages', 'five stakes besides', 'five stakes instead'],
    'kiks-overtake': ['In kiks the suit led', 'need not be overtaken', 'must be overtaken'],
    partie: ['Partie of the match', 'two', 'one', 'three', 'five'],
    etiquette: ['The points', 'are shown', 'are counted in the head: strict'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw for the deal, and cut'],
  },
  rulesMariage: 'Mariage',
  opponentsBook:
    'The old page gives no advice; two remarks are Gloger’s, and all else follows from the rules: which cards are kept for a marriage, and when a trick is better lost. Once the talon is gone nothing is hidden, and they play exactly; a <em>novice</em> fails at counting. Press <em>Why?</em> and the table names what decided. As <em>masters</em> they also play imagined deals to their end.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what lies or has lain open, and what was said. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'a page of the re-enactors of the 12th Infantry of the Duchy of Warsaw, and Gloger’s <cite lang="pl">Encyklopedia staropolska</cite>; what they leave open is marked in the rules.',
} satisfies GalleryWords;

/** What the page of Mariage says in one language. */
export type MariageGallery = Translated<typeof words>;
