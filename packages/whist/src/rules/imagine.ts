import {FRENCH_52, shuffled, type Card, type Random} from '@quinola/cards';
import type {WhistState, WhistView} from './types.js';

export function imagine(view: WhistView, random: Random): WhistState {
  const pack: Card[] = shuffled(FRENCH_52.cards, random);
  const {player: _p, seat: _s, hand: _h, dummyHand: _d, ...table} = view;
  return {table, pack, hands: [], dealt: []};
}
