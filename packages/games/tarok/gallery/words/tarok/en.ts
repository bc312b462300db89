import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Tarok. */
export const words = {
  pageTitle: 'Tarok for three and for two, Warsaw c. 1820',
  description:
    'Play Tarok en trois or en deux as a Polish book of about 1820 teaches them, with 78 cards, the Pagat and the Sky, against opponents who follow the book.',
  name: 'Tarok',
  lead: 'for three and for two, after a Polish book of about 1820',
  inside: 'Seventy-eight cards, the Pagat and the Sky.',
  more: 'More about Tarok',
  tile: 'Seventy-eight cards with trumps of their own, the Pagat and the Sky; for <a href="tarok.html">three</a> and for <a href="tarok.html?players=2">two</a>.',
  options: {
    players: ['Players', 'three: en trois', 'two: en deux'],
    deals: ['Deals', 'three', 'one', 'six', 'until I stop'],
    parties: ['Games', 'one', 'three', 'until I stop'],
    'matador-series': [
      'Runs of top taroks are announced',
      'from above or from below',
      'only from above',
      'from above and from below',
    ],
    'announce-pagat-with-taroks': ['Announcing taroks, the Pagat among them', 'is not named', 'is named'],
    pot: ['Pot', 'none', 'for the last trick'],
    stichfrei: ['For taking no trick', 'nothing', '26 from each'],
    'pagat-accounting': ['A won Pagat is paid', 'once', 'at once and again at the end'],
    'king-ultimo': ['A king in the last trick', '10', '5', '20', 'nothing'],
    'announce-pagat-in-skat': ['A Pagat laid in the Skat', 'is a secret', 'is announced'],
    'sky-led': ['When Sky is led, the others', 'must play taroks', 'play what they like'],
    target: ['A game is won at', '100', '60', '200'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw and cut'],
  },
  rulesThree: 'Tarok en trois',
  rulesTwo: 'Tarok en deux',
  opponentsBook:
    'They play by the rules and hints of the treatise: when to hunt the Pagat, when to turn to the kings, when to lead one long suit again and again (<em>the whip</em>), and when to let Sky save a king or queen. Press <em>Why?</em> and the table names the rule that decided. Each plays on his own, and joins with another only as long as it serves him.',
  opponentsFair:
    'Opponents know only what their own seat may know: their hand, the cards played, what was announced. What an announcement tells they may use, and nothing more.',
  source:
    '“by Faber”, the fourth of five treatises in a Polish book of games without place or date, about 1820.',
  sourceNote:
    'The taroks are our own drawings after the manner of the animal packs, the first French-suited tarock cards: a beast or a fable for each number, Hanswurst the clown for the Pagat and Harlequin for the Sky.',
} satisfies GalleryWords;

/** What the page of Tarok says in one language. */
export type TarokGallery = Translated<typeof words>;
