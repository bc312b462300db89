import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of piquet. */
export const words = {
  pageTitle: 'Piquet, Warsaw, about 1820',
  description:
    'Play piquet, the old game for two: exchange, announce point, sequence and sets, and play twelve tricks, against an opponent that thinks in your browser.',
  name: 'Piquet',
  lead: 'the game for two: exchange, announce, and play twelve tricks',
  inside: 'Cards are exchanged, what is held is announced and compared, and each card led counts.',
  more: 'More about piquet',
  tile: 'Point of five. Good. Thirty before the other has anything make ninety. For two, in three sets of rules.',
  options: {
    rules: ['Rules', 'Warsaw, about 1820', 'the re-enactors’ page', 'the English clubs'],
    parties: ['Parties', 'one', 'two', 'three'],
    'match-mode': ['A party', 'to a hundred and one', 'of four deals'],
    target: ['A party is won with', 'a hundred and one', 'a hundred'],
    'four-deal-settlement': ['Four deals are settled', 'by their sum', 'each by itself'],
    'younger-minimum': [
      'Younger hand takes',
      'so many that three are left',
      'one at least',
      'three at least',
    ],
    fidelity: ['The page', 'in its usual reading', 'by the letter', 'as others play'],
    deals: ['Deals of a party', 'four', 'six'],
    'younger-left': ['What younger hand leaves', 'stays closed', 'both see after the first lead'],
    announce: ['What is held', 'is announced by itself', 'you announce, or keep to yourself'],
    forced: ['A card that alone may be played', 'is played by hand', 'plays itself'],
    etiquette: ['The laws', 'are kept by the table', 'are punished: strict'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw for the deal, and cut'],
  },
  rulesPiquet: 'Piquet',
  opponentsBook:
    'The treatise gives little advice, so they play by it and by general practice, and say which. As <em>masters</em> they count every hand that you may hold by what was said, and play each out exactly.',
  opponentsFair:
    'The opponent knows only what its own seat may know: its cards, what lies or has lain open, and what was said. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'in Engelman’s Polish book of games (about 1820), with a page of the re-enactors of the 12th Infantry of the Duchy of Warsaw; what they leave open is told in the rules.',
} satisfies GalleryWords;

/** What the page of piquet says in one language. */
export type PiquetGallery = Translated<typeof words>;
