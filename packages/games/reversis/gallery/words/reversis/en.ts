import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Reversis. */
export const words = {
  pageTitle: 'Reversis, Sweden 1819',
  description:
    'Play Reversis by the Swedish rules of 1819: four players, each on his own, a basket of counters and the knave of hearts, against opponents who follow the book.',
  name: 'Reversis',
  lead: 'whoever takes least wins, or whoever takes all: with the Quinola, as played in Sweden in 1819',
  inside: 'Four players, each on his own, and a basket of counters that goes with the knave of hearts.',
  more: 'More about Reversis',
  tile: 'Avoid points, or take every trick; and give the Quinola away in time. Four players, each on his own.',
  options: {
    rounds: ['Rounds', 'ten'],
    fische: ['A Fische (large counter) is', 'ten jettons', 'five jettons'],
    claims: ['Payments for Quinola and aces', 'come by themselves', 'must be asked for'],
    'quinola-forcee': ['The Quinola must be kept', 'never', 'in the first round', 'in the first two rounds'],
    'other-quinola-in-reversy': ['Another’s Quinola in a Reversis', 'is paid', 'is not paid'],
    'quinola-bonne': ['Quinola in the last trick of a Reversis', 'is part of its price', 'is paid on top'],
    'bete-order': ['Of several bêtes comes first', 'the largest', 'the oldest'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw tens for the seats'],
  },
  rulesReversis: 'Reversis',
  opponentsBook:
    'They exchange, lead and throw away by the book’s advice on playing well, and get rid of the Quinola in time. Press <em>Why?</em> and the table names the maxim that decided, with its number. As <em>masters</em> they also imagine deals that agree with all they have seen, and leave the book’s card only where another is surely better.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was played, and what they themselves threw away or drew. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'Stockholm, 1819. Its article <i lang="sv">Reversy</i>: the rules 1 to 42, and the advice on playing well.',
} satisfies GalleryWords;

/** What the page of Reversis says in one language. */
export type ReversisGallery = Translated<typeof words>;
