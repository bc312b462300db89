import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of whist. */
export const words = {
  pageTitle: 'Whist, Vienna 1834 and Warsaw c. 1820',
  description:
    'Play a rubber of Viennese whist of 1834, or of the Polish wist of about 1820, against opponents who follow the book.',
  name: 'Whist',
  lead: 'as played in Vienna in 1834, and in Poland about 1820',
  inside: 'Four players, thirteen tricks, and silence.',
  more: 'More about whist',
  tile: 'Four players in two pairs; silence, and the call at eight points. Vienna 1834 and Warsaw about 1820.',
  options: {
    rules: ['Rules', 'Vienna, 1834', 'Warsaw, about 1820'],
    table: ['Players', 'four', 'five, one sits out', 'three and a dummy hand'],
    honours: [
      'Honours (high trumps)',
      'four count',
      'five count, with carry-over',
      'none count, game of five',
    ],
    preference: ['Preferred suit, counts double', 'none', 'the first suit turned up'],
    'may-call-at': ['Calling, in the preferred suit', 'at six, seven and eight', 'at six, as in the book'],
    'loser-honours-count': ['The losers’ honours', 'are lost', 'can make the game cheaper'],
    lady: ['A lady’s seat, never sits out', 'nobody’s', 'yours'],
    'game-levels': ['A game counts', 'up to four, rubber of eleven', 'up to two, rubber of seven'],
    'middle-tie': ['Equal cards in the draw', 'the higher joins', 'the lower joins'],
    rubbers: ['Rubbers', 'as usual'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw, seats, packs, cut'],
    'throw-over': ['Refusing the cut', 'twice', 'never'],
    etiquette: ['Mistakes', 'prevented', 'possible, with the book’s penalties'],
    accidents: ['Accidents in dealing', '3 of 100 deals', 'none', '20 of 100 deals'],
    school: ['Opponents follow', 'the book of the rules', 'Vienna, 1834', 'Hoyle, 1742', 'both books'],
    memory: ['Your memory', 'helped', 'on its own, as at a real table'],
    indices: ['Marks in the corners', 'as needed', 'always', 'never'],
  },
  rulesVienna: 'Viennese whist, 1834',
  rulesWarsaw: 'Polish wist, about 1820',
  opponentsBook:
    'They play by the maxims of the book, more than a hundred of them, in order of weight: first the law, then the tricks that decide the game, then what the partner has asked for, and so on down to the fine points. Press <em>Why?</em> and the table names the maxim that decided, with its section.',
  opponentsMaster:
    'As <em>masters</em> they also imagine deals: a hundred, each agreeing with every card they have seen and every word said. They leave the book’s card only where another is surely better, and the reason says by how much: “best in 71 of 96 imagined deals”. Your partner always plays as well as possible.',
  opponentsFair:
    'Opponents know only what their own seat may know: thirteen cards, what has been played and what has been said, as you do. The part that thinks is given nothing else, so it cannot peek; and since the maxims are printed, you may read their cards as they read yours.',
  sourceVienna:
    'Vienna, Carl Gerold, 1834. The rules of the Viennese table, its maxims (§§14–17) and its penalties (§§18–20).',
  sourceWarsaw:
    'the first of five treatises in a Polish book of games without place or date, about 1820. Its rules and laws are those of Edmond Hoyle’s <cite lang="en">Short Treatise</cite> of 1742, come to Poland by way of Germany.',
  sourceNote:
    'So two schools can be compared at one table: with ace, king and queen of a plain suit Hoyle leads the ace, Vienna the king.',
} satisfies GalleryWords;

/** What the page of whist says in one language. */
export type WhistGallery = Translated<typeof words>;
