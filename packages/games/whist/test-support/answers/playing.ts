import type {Card} from '@quinola/cards';
import {cutPack, type Seat} from '@quinola/play';
import {
  whist,
  type Accident,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistState,
} from '../../src/whist/rules/index.js';
import {seatedTable} from '../../src/whist/rules/position.js';
import {beginShuffling} from '../../src/whist/rules/preparing.js';
import {EMPTY_HANDS} from '../../src/whist/rules/table.js';

type Event<T extends WhistHappening['type']> = Extract<WhistHappening, {readonly type: T}>;

/** Makes moves one after the other and collects what happens; each is made by the player being waited for. */
export function played(
  state: WhistState,
  moves: readonly WhistMove[],
): {readonly state: WhistState; readonly events: readonly WhistHappening[]} {
  const events: WhistHappening[] = [];
  for (const move of moves) {
    const made = whist.play(state, state.table.turn.must!, move);
    state = made.state;
    events.push(...made.events);
  }
  return {state, events};
}

/** The happenings of one type. */
export function found<T extends WhistHappening['type']>(
  events: readonly WhistHappening[],
  type: T,
): Event<T>[] {
  return events.filter((event): event is Event<T> => event.type === type);
}

/** The moves that play these cards. */
export const plays = (cards: readonly Card[]): WhistMove[] => cards.map((card) => ({type: 'PLAY', card}));

/** A table of four whose dealer is about to deal a shuffled pack. */
export function beforeDeal(options: WhistOptions, dealer: Seat): WhistState {
  return {
    table: beginShuffling(seatedTable(options, dealer)),
    pack: [],
    hands: EMPTY_HANDS,
    dealt: EMPTY_HANDS,
  };
}

/** The moves that deal a pack as it lies after the cut. */
export function dealing(pack: readonly Card[], accident: Accident | null = null): WhistMove[] {
  return [
    {type: 'SHUFFLE', pack: cutPack(pack, 26)},
    {type: 'CUT', index: 26},
    {type: 'GIVE', accident},
  ];
}
