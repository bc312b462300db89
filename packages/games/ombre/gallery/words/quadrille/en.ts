import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Quadrille. */
export const words = {
  pageTitle: 'Quadrille, about 1820',
  description:
    'Play Quadrille in the browser by rules of about 1820: Ombre for four, in which a King is called and its holder is a secret partner.',
  name: 'Quadrille',
  lead: 'Ombre for four: a King is called, and nobody but its holder knows who the partner is',
  inside: 'Four players, forty cards, a called King and a dish.',
  more: 'More about Quadrille',
  tile: 'Ombre for four. A King is called: who holds it plays along in secret, until it falls.',
  options: {
    tours: ['Tours, in each of which everybody deals once', 'three', 'one', 'five'],
    favourites: ['Favourite suits, which cost more', 'none', 'that of the first game won', 'three'],
    pack: ['The pack', 'forty cards, ten each', 'thirty-two cards, eight each'],
    'bete-by': ['A bête is paid', 'by Ombre and partner', 'by the Ombre alone'],
    delices: ['Délices', 'are paid', 'are not played'],
    'vole-pricing': ['All tricks cost', '2, announced 4', '4, announced 12'],
    packets: ['The cards are dealt', 'three, three, four', 'three, four, three', 'four, three, three'],
    'missed-vole-matadors': [
      'Matadors, if an announced Vole is missed',
      'are paid all the same',
      'are not reckoned',
    ],
    'look-at-tricks': ['The Ombre may look at tricks', 'in a Solo', 'whenever he plays alone'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesQuadrille: 'Quadrille',
  opponentsBook:
    'They bid, call and play by the book’s advice as far as it can be seen from one hand. Press <em>Why?</em> and the table names the maxim that decided. The master leaves it for a card where deals that are imagined and played out prove a gain.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was bid and played. Who the partner is they know no sooner than you. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'Poland, about 1820. The part on <i lang="pl">Kadryl</i>, with the rules common to <i lang="pl">Kadryl</i> and <i lang="pl">Cinkwil</i>.',
} satisfies GalleryWords;

/** What the page of Quadrille says in one language. */
export type QuadrilleGallery = Translated<typeof words>;
