import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Cinquille. */
export const words = {
  pageTitle: 'Cinquille, about 1820',
  description:
    'Play Cinquille in the browser by rules of about 1820: Ombre for five, in which a King is called and its holder is a secret partner.',
  name: 'Cinquille',
  lead: 'Ombre for five: a King is called, and nobody but its holder knows who the partner is',
  inside: 'Five players, forty cards, a called King and a dish.',
  more: 'More about Cinquille',
  tile: 'Ombre for five. A King is called: who holds it plays along in secret, until it falls.',
  options: {
    tours: ['Tours, in each of which everybody deals once', 'two', 'one', 'five'],
    favourites: ['Favourite suits, which cost more', 'none', 'that of the first game won', 'three'],
    'bete-by': ['A bête is paid', 'by Ombre and partner', 'by the Ombre alone'],
    delices: ['Délices', 'are paid', 'are not played'],
    'vole-pricing': ['All tricks cost', '2, announced 4', '4, announced 12'],
    packets: ['The cards are dealt', 'four, four', 'three, three, two'],
    'missed-vole-matadors': [
      'Matadors, if an announced Vole is missed',
      'are paid all the same',
      'are not reckoned',
    ],
    'look-at-tricks': ['The Ombre may look at tricks', 'in a Solo', 'whenever he plays alone'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesCinquille: 'Cinquille',
  opponentsBook:
    'They bid, call and play by the book’s advice as far as it can be seen from one hand. Press <em>Why?</em> and the table names the maxim that decided. The master leaves it for a card where deals that are imagined and played out prove a gain.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was bid and played. Who the partner is they know no sooner than you. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'Poland, about 1820. The part on <i lang="pl">Cinkwil</i>, with the rules common to <i lang="pl">Kadryl</i> and <i lang="pl">Cinkwil</i>.',
} satisfies GalleryWords;

/** What the page of Cinquille says in one language. */
export type CinquilleGallery = Translated<typeof words>;
