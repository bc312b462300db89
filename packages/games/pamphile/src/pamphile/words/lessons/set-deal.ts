import {stacked, type Lesson} from '@quinola/play';
import {dealingPlan, packFor} from '../../rules/index.js';

/** A deal of three players, who sit in the order of their numbers; cards are separated by spaces. */
export interface SetDeal {
  readonly dealer: number;
  readonly hands: readonly [string, string, string];
  /** The top of the talon, and the card under it. */
  readonly talon?: string;
  readonly turnUp: string;
}

const cardsOf = (list: string): readonly string[] => list.split(' ').filter(Boolean);

/** The moves up to the first word: the dealer draws the lowest card, the pack is shuffled so, and the cut brings it in order. */
export function setDeal({dealer, hands, talon = '', turnUp}: SetDeal): NonNullable<Lesson['opening']> {
  const {cards} = packFor(3);
  const drawn = ['AS', 'KS', 'QS'].toSpliced(dealer, 1, '7S');
  const dealt = hands.map(cardsOf);
  const known = [...dealt.flat(), ...cardsOf(talon), turnUp];
  const rest = [...cardsOf(talon), ...cards.filter((card) => !known.includes(card)), turnUp];
  const pack = stacked(dealingPlan(dealer, 3), {hands: dealt, talon: [], rest});
  return [
    {by: 'chance', type: 'SPREAD', cards: [...drawn, ...cards.filter((card) => !drawn.includes(card))]},
    ...[0, 1, 2].map((index) => ({by: index, type: 'DRAW', index})),
    {by: 'chance', type: 'SHUFFLE', pack: [pack.at(-1), ...pack.slice(0, -1)]},
    {by: (dealer + 2) % 3, type: 'CUT', index: 1},
  ];
}
