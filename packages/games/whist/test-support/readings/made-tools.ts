import type {Card} from '@quinola/cards';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {whist, type GivenOptions, type WhistView} from '../../src/whist/rules/index.js';
import {dealtState} from '../dealt.js';

// What made positions are made of: south's views, with clubs for trumps.

export const cards = (list: string): readonly Card[] => list.split(' ');

/** South’s view with this hand, in a trick that waits for him. */
export const at =
  (hand: string, changes: Partial<WhistView> = {}, options: GivenOptions = {}) =>
  (): WhistView => {
    const dealt = whist.view(dealtState('made for a maxim', options), 0);
    return {
      ...dealt,
      turn: {phase: 'playing.trick', must: 0, may: [], over: false},
      hand: cards(hand),
      trump: 'C',
      turnUp: null,
      dealer: 3,
      leader: 0,
      toPlay: 0,
      trick: [],
      tricks: [],
      tricksWon: [0, 0],
      score: [0, 0],
      counts: [0, 0, 0, 0].map(() => cards(hand).length),
      ...changes,
    };
  };
export const vienna = (hand: string, changes: Partial<WhistView> = {}): MadePosition => ({
  view: at(hand, changes),
});
export const hoyle = (hand: string, changes: Partial<WhistView> = {}): MadePosition => ({
  view: at(hand, changes, {rules: 'warsaw'}),
});
export const turned = (card: Card, seat: number): Partial<WhistView> => ({
  turnUp: {seat, open: null, remembered: card},
});
export const following = (leader: number, ...laid: readonly Card[]): Partial<WhistView> => ({
  leader,
  trick: laid.map((card, i) => ({seat: (leader + i) % 4, card})),
});
