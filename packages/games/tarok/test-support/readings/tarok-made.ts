import {TAROK_78, type Card} from '@quinola/cards';
import type {Trick} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {isTarok} from '../../src/kit/rules/index.js';
import {tarok, tarokOptions, type TarokView} from '../../src/tarok/rules/index.js';
import {dealtState, dealtWithSkat, seatedState} from '../tarok-answers/positions.js';

// Positions for maxims of Tarok that a daily sample of deals does not reach. Three play, and the player of the first seat deals.

const DEALER = seatedState(tarokOptions({deals: 1}), 0);

const cards = (list: string): readonly Card[] => list.split(' ');
const beside = (own: readonly Card[]): readonly Card[] =>
  TAROK_78.cards.filter((card) => !own.includes(card));

/** The view of the dealer, who has these 28 cards and lays the Skat. */
const laying = (own: readonly Card[]) => (): TarokView => {
  const others = beside(own);
  return tarok.view(dealtWithSkat(DEALER, [own, others.slice(0, 25), others.slice(25)]), 0);
};

/** The view of the dealer, who has these cards left after these tricks, and has three cards in the Skat. */
const playing = (hand: string, tricks: readonly Trick[], led: Card) => (): TarokView => {
  const own = [...cards(hand), ...tricks.map((trick) => trick.cards[2]!.card)];
  const skat = cards('2D 3D 4D');
  const others = beside([...own, ...skat]);
  const filling = others.slice(0, 25 - own.length);
  const rest = others.slice(filling.length);
  const hands = [[...own, ...filling, ...skat], rest.slice(0, 25), rest.slice(25)];
  const view = tarok.view(dealtState(DEALER, hands, [], skat), 0);
  return {
    ...view,
    hand: cards(hand),
    tricks,
    trick: [{seat: 1, card: led}],
    turn: {...view.turn, phase: 'playing.trick', must: 0, may: [0]},
  };
};

/** A trick that the dealer’s left neighbour led. */
const trick = (list: string, winner: number): Trick => ({
  leader: 1,
  winner,
  cards: cards(list).map((card, at) => ({seat: (1 + at) % 3, card})),
});

const THREE_TAROKS = [...cards('T1 T5 T9'), ...TAROK_78.cards.filter((card) => !isTarok(card)).slice(0, 25)];
/** With these a finesse is ventured once in twelve times: the seed is one with which it is. */
const MANY = 'T2 T3 T4 T5 T6 T7 T8 T9 T10';

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  '13.b': {view: laying(THREE_TAROKS)},
  'szkat.jedna': {
    seed: 'ruse 1',
    view: laying(cards(`${MANY} KS 2S 3S 4S 5S 6S 7S KH 2H 3H 4H 5H 6H 7H AD 2D 5C 6C 7C`)),
  },
  'szkat.renons': {
    seed: 'ruse 1',
    view: laying(cards(`${MANY} KS 2S 3S 4S 5S 6S 7S 8S KH 2H 3H 4H 5H 6H 7H 8H AD AH 5C`)),
  },
  'engine.king': {
    view: playing(
      'KS 2S T8 T9 5H 6H',
      [trick('3S 4S QS', 0), trick('5S 6S NS', 0), trick('7S 8S JS', 0)],
      '9S',
    ),
  },
};
