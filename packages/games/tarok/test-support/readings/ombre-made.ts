import {TAROK_78, type Card} from '@quinola/cards';
import type {Laid, Trick} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {tarokOmbre, type TarokOmbreView} from '../../src/tarok-ombre/rules/index.js';
import {layableCards} from '../../src/kit/rules/index.js';
import {beforeDeal, dealtSo, made as after} from '../ombre-answers/given.js';

// Positions for maxims of Tarok-ombre that a daily sample of deals does not reach. The third seat deals.

type Manner = 'old' | 'new';

const cards = (list: string): readonly Card[] => list.split(' ');

/** The view of forehand or of the dealer who has been dealt these cards, in the first phase in which he is asked. */
const dealt = (manner: Manner, seat: 0 | 2, list: string): TarokOmbreView => {
  const own = cards(list);
  const others = TAROK_78.cards.filter((card) => !own.includes(card));
  const sizes = [25, 25, manner === 'old' ? 28 : 25];
  const hands = sizes.map((size, index) => (index === seat ? own : others.splice(0, size)));
  const start = dealtSo(beforeDeal({manner, deals: 1}, 2), hands, others);
  if (manner === 'new' || seat === 2) return tarokOmbre.view(start, seat);
  const skat = layableCards(hands[2]!).slice(0, 3);
  return tarokOmbre.view(after(start, [{type: 'LAY_SKAT', cards: skat}, {type: 'LOOK'}]).state, seat);
};

/** The view of forehand with these cards, who bids first. */
const bidding = (manner: Manner, list: string) => (): TarokOmbreView => dealt(manner, 0, list);

/** The view of the dealer with these cards, who lays the Skat. */
const laying = (list: string) => (): TarokOmbreView => dealt('old', 2, list);

/** The view of forehand, who asks for a card as the declarer in the new manner. */
const asking = (list: string) => (): TarokOmbreView => {
  const view = dealt('new', 0, list);
  return {
    ...view,
    declarer: 0,
    contract: 'uno',
    turn: {...view.turn, phase: 'asking.demanding', must: 0, may: [0]},
  };
};

/** The view of forehand, who plays with these cards left after these tricks to what lies on the table. */
const playing =
  (list: string, trick: readonly Laid[], tricks: readonly Trick[] = [], declarer = 1) =>
  (): TarokOmbreView => {
    const hand = cards(list);
    const others = TAROK_78.cards.filter((card) => !hand.includes(card));
    const view = dealt('old', 0, [...hand, ...others.slice(0, 25 - hand.length)].join(' '));
    return {
      ...view,
      hand,
      tricks,
      trick,
      declarer,
      contract: 'uno',
      turn: {...view.turn, phase: 'playing.trick', must: 0, may: [0]},
    };
  };

/** Cards laid one after the other, from a seat on. */
const laid = (leader: number, list: string): readonly Laid[] =>
  cards(list).map((card, at) => ({seat: (leader + at) % 3, card}));

/** Ten tricks in which the declarer has drawn all taroks but two. */
const WON: readonly Trick[] = [
  'T21 T1 T3',
  'T20 T4 T5',
  'T19 T6 T7',
  'T18 T8 T9',
  'T17 T10 T11',
  'T16 T12 2H',
  'T15 3H 4H',
  'KH 5H 8H',
  'KD 5D 8D',
  'KC 5C 8C',
].map((list) => ({leader: 0, winner: 0, cards: laid(0, list)}));
const NINE = 'SK T2 T3 T4 T5 T6 T7 T8 T9';
const MANY = 'T2 T3 T4 T5 T6 T7 T8 T9 T10';

/** By maxim; with some seeds a finesse is ventured, once in twelve times. */
export const made: Readonly<Record<string, MadePosition>> = {
  'szkat.jedna': {
    seed: 'ruse 1',
    view: laying(`SK T21 T20 T19 T2 T3 T4 T5 T6 KS QS 3S 4S 5S 6S 7S KH 2H 3H 4H 5H 6H 7H AD 2D 5C 6C 7C`),
  },
  'szkat.renons': {
    seed: 'ruse 1',
    view: laying(`${MANY} KS 2S 3S 4S 5S 6S 7S 8S KH 2H 3H 4H 5H 6H 7H 8H AD AH 5C`),
  },
  'A.14': {view: bidding('old', `${NINE} KS QS KH QH 2S 3S 4S 5S 6S 2H 3H 4H 5D 6D 7D 8D`)},
  'A.15': {
    view: bidding('old', 'T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 KS KH KD QS NS NH ND 2S 3S 4S 2H 3H 4H 5D 6D'),
  },
  'A.19': {
    view: bidding(
      'old',
      'SK T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 KS KH KD KC QS QH QD NS NH 2S 3S 2H 3H',
    ),
  },
  'B.3': {
    seldom: 'in ten thousand deals it is given twice or so',
    view: bidding('new', `${NINE} T10 T21 KS QS KH 2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D`),
  },
  'A.14.krol': {
    view: asking('SK T21 T2 T3 T4 T5 T6 T7 T8 KS QS KH QH 2S 3S 4S 5S 2H 3H 4H 5H 5D 6D 7D 8D'),
  },
  'karty.xxi.na-xx': {view: playing('T21 T19 T17 T4 3S', laid(1, 'T20 T5'), [], 1)},
  'tout.1': {view: playing('T13 T2 KS 5S 6H 7H', [], WON, 0)},
  'A.28': {view: playing('T1 T4 T6 T8 3S 4S 5S', laid(2, 'T3'), [], 1)},
};
