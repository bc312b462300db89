import {TAROK_78, type Card} from '@quinola/cards';
import {cutPack, dealt, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {beginDeal, dealingPlan} from '../../src/tarok-ombre/rules/dealing.js';
import {startOf, tools} from '../../src/tarok-ombre/rules/table.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../../src/tarok-ombre/rules/index.js';

/** A state, and everything that happened in the moves leading to it. */
export interface Made {
  readonly state: TarokOmbreState;
  readonly events: readonly TarokOmbreHappening[];
}

/** The options that an answer mentions. */
export function optionsOf(given: Given): GivenOptions {
  return {
    ...(given.manner !== undefined && {manner: given.manner as 'old' | 'new'}),
    ...(given.options as GivenOptions),
  };
}

/** Makes moves one after the other and collects what happens; each is made by the player being waited for. */
export function made(state: TarokOmbreState, moves: readonly TarokOmbreMove[]): Made {
  const events: TarokOmbreHappening[] = [];
  for (const move of moves) {
    const played = tarokOmbre.play(state, state.table.turn.must!, move);
    state = played.state;
    events.push(...played.events);
  }
  return {state, events};
}

/** Events of one type. */
export function found<T extends TarokOmbreHappening['type']>(
  {events}: Made,
  type: T,
): readonly Extract<TarokOmbreHappening, {readonly type: T}>[] {
  return events.filter(
    (event): event is Extract<TarokOmbreHappening, {readonly type: T}> => event.type === type,
  );
}

/** The table before a seat deals; players sit in numerical order. */
export function beforeDeal(given: GivenOptions, dealer: Seat): TarokOmbreState {
  const start = startOf(tarokOmbreOptions(given));
  return beginDeal(start, tools.changed(start.table, {seats: [0, 1, 2], dealer}));
}

/** Deals the given cards: hands by seat, in the old manner including the dealer's three. */
export function dealtSo(
  state: TarokOmbreState,
  hands: readonly (readonly Card[])[],
  aside: readonly Card[] = [],
): TarokOmbreState {
  const {options, dealer} = state.table;
  // Where each card of a pack ends up tells where each must lie to get there.
  const {hands: ways, talon} = dealt(TAROK_78.cards, 3, dealingPlan(options, dealer));
  const places = new Map(
    [...ways, talon].flatMap((cards, i) => {
      const wanted = [...hands, aside][i]!;
      return cards.map((card, n) => [card, wanted[n]!] as const);
    }),
  );
  const pack = TAROK_78.cards.map((card) => places.get(card)!);
  return made(state, [
    {type: 'SHUFFLE', pack: cutPack(pack, 77)},
    {type: 'CUT', index: 1},
  ]).state;
}

/** Fills a hand from the pack, given cards first, without those that must be elsewhere. */
export function filled(hand: readonly Card[], size: number, elsewhere: readonly Card[]): Card[] {
  const free = TAROK_78.cards.filter((card) => !hand.includes(card) && !elsewhere.includes(card));
  return [...hand, ...free.slice(free.length - size + hand.length)];
}

/** The cards of the pack that are in none of these lists. */
export function rest(...lists: readonly (readonly Card[])[]): Card[] {
  const held = new Set(lists.flat());
  return TAROK_78.cards.filter((card) => !held.has(card));
}
