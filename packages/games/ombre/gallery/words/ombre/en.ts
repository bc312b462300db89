import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Ombre. */
export const words = {
  pageTitle: 'Ombre, about 1820',
  description:
    'Play Ombre (Lomber) in the browser by rules of about 1820: one against all, with spadille, manille and basta, a talon and a dish, for three, two or four.',
  name: 'Ombre',
  lead: 'one against all the others: the game of Europe for a hundred and fifty years, by rules of about 1820',
  inside: 'Three players, forty cards, a talon and a dish.',
  more: 'More about Ombre',
  tile: 'One against all. The black aces are always trumps, and the seven may beat the king. For three, two or four.',
  options: {
    players: ['Players', 'three', 'two', 'four, each alone'],
    deux: ['Of two: cards', 'thirty, eight each', 'thirty-two, ten each', 'thirty-two, twelve each'],
    'table-size': ['Of three: at the table', 'three', 'a fourth, the King, sits out in turn'],
    deals: ['Deals', 'twelve', 'three', 'six', 'until it is ended'],
    finish: ['What stands in the end', 'is divided', 'is played for'],
    favourite: [
      'The favourite suit',
      'another in each deal',
      'one for the session',
      'that of the first game won',
      'none',
    ],
    'grand-null': ['Grandissimo and Nullissimo', 'are played', 'are not played'],
    'codille-factor': ['Codille costs', 'two bêtes', 'one bête'],
    'rok-threshold': ['A Rok', 'is not played for', 'of ten marks', 'of twelve marks'],
    'honours-claim': ['Bonuses (matadors, first tricks)', 'are paid by themselves', 'must be asked for'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw cards for the seats'],
  },
  rulesOmbre: 'Ombre',
  opponentsBook:
    'They bid, exchange and play by the book’s advice as far as it can be seen from one hand. Press <em>Why?</em> and the table names the maxim that decided. A player who also searches is not there yet.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was bid and played, how many cards each took, and what they themselves laid away. The part that thinks is given nothing else, so it cannot peek.',
  source: 'Poland, about 1820. The part on <i lang="pl">Lomber</i>: rules, laws, and the advice to players.',
} satisfies GalleryWords;

/** What the page of Ombre says in one language. */
export type OmbreGallery = Translated<typeof words>;
