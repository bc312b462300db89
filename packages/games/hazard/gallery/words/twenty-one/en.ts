import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of twenty-one. */
export const words = {
  pageTitle: 'Twenty-one, the Polish Oczko',
  description:
    'Play twenty-one, the Polish Oczko, against a bank or for a pool: large or small pack, Persian eye, for play money, against opponents that think in your browser.',
  name: 'Twenty-one',
  lead: 'against the bank or for the pool, for play money',
  inside: 'An ace counts eleven, a king four: one card more, or enough?',
  more: 'More about twenty-one',
  tile: 'A card, or enough? Against a bank or for the pool, with odds that are counted exactly. For two to six, for play money.',
  options: {
    mode: ['Played', 'against a bank', 'for a pool'],
    pack: ['Pack', 'large, 52 cards', 'small, 24 cards'],
    players: ['Players', 'four', 'two', 'three', 'five', 'six'],
    rounds: ['Rounds', 'six', 'three', 'twelve'],
    'initial-cards': ['Before the stakes', 'one card each', 'two cards each'],
    'banker-rule': ['The banker', 'draws up to 15 and stops from 17', 'draws as he likes'],
    'persian-pays': ['A Persian eye is paid', 'once', 'twice', 'three times'],
    'five-pictures': ['Five court cards', 'are nothing special', 'win at once'],
    'bank-passes': ['The bank', 'stays', 'goes to whoever breaks it', 'goes round'],
    'show-odds': ['The odds', 'are told when asked for', 'are always told'],
  },
  opponentsBook:
    'They go by what households play and by what can be counted. As <em>masters</em> they count exactly: every card that may still come, against a bank or in a game for the pool in which nobody can do better by himself. Press <em>Why?</em>, and the table names what decided.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what lies or has lain open, and what was said. The part that thinks is told nothing else, so it cannot peek.',
  source:
    'a page of Polish re-enactors, which tells of one hand only; bank, stakes and pool are those of the household game.',
} satisfies GalleryWords;

/** The words of the page in any language. */
export type TwentyOneGallery = Translated<typeof words>;
