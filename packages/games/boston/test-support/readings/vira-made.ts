import {FRENCH_52, suitOf, type Card} from '@quinola/cards';
import {openAuction} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {vira, type ViraView} from '../../src/vira/rules/index.js';
import {setVira} from '../vira-table.js';

// Positions for maxims that a daily sample of deals does not reach.

const cards = (list: string): readonly Card[] => list.split(' ');

/** The hand of the forehand, two others, and the talon: what is left of the pack is dealt out in turn. */
function dealtWith(hand: readonly Card[]) {
  const rest = FRENCH_52.cards.filter((card) => !hand.includes(card));
  const every = (which: number): readonly Card[] => rest.filter((_, at) => at % 3 === which);
  return {hands: [hand, every(0), every(1)], talon: every(2)};
}

/** A hand before anybody has spoken. */
function bidding(hand: string): ViraView {
  const state = setVira({...dealtWith(cards(hand)), phase: 'bidding.opening', must: 0});
  const auction = openAuction<never>([0, 1, 2]);
  return vira.view({...state, table: {...state.table, declarer: -1, auction}}, 0);
}

/** The player of a misère has no clubs, and one is led. */
function freed(): ViraView {
  const hand = cards('2S 3S 5S 7S 9S 2H 4H 6H 8H 3D 5D 7D QD');
  const state = setVira({...dealtWith(hand), game: 'misere-stor-kop', must: 2});
  const club = state.hands[2]!.find((card) => suitOf(card) === 'C')!;
  return vira.view(vira.play(state, 2, {type: 'PLAY', card: club}).state, 0);
}

/** Twenty-six cards in a Wira, of which more than thirteen are trumps and force cards. */
function throwing(): ViraView {
  const hand = cards('AS KS JS TS 9S 8S 7S 6S 5S 4S 2S AH AD KD AC QH JH TH 9H 3H QD 2D QC JC TC 6C');
  const [first, second] = [0, 1].map((which) =>
    FRENCH_52.cards.filter((card) => !hand.includes(card)).filter((_, at) => at % 2 === which),
  );
  const hands = [hand, first!, second!];
  const state = setVira({hands, talon: [], phase: 'declaring.discarding', game: 'wira', trump: 'S'});
  return vira.view(state, 0);
}

/** By maxim. */
export const viraMade: Readonly<Record<string, MadePosition>> = {
  'engine.danger': {view: freed},
  'engine.throw': {view: throwing},
  'high.example': {
    view: () => bidding('AS KS QS JS TS 9S AH AD AC KH KD 3C 2C'),
    seldom: 'such a hand comes once in many thousands',
  },
  'misere.solo': {
    view: () => bidding('2S 3S 4S 8S 9S 2H 3H 5H 7H TH 3D 4D 2C'),
    seldom: 'only small cards with the twos of the longest suits come once in thousands',
  },
  'misere.ouverte': {
    view: () => bidding('AS JS TS 7S 6S 3S 2S 8H 4H 3H 2H 4C 2C'),
    seldom: 'a hand that surely takes no trick comes once in thousands',
  },
};
