import {randomFrom, shuffled, TAROK_78} from '@quinola/cards';
import {type Seat, listed} from '@quinola/play';
import {beforeDeal, made} from './ombre-answers/given.js';
import {
  tarokOmbre,
  type GivenOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../src/tarok-ombre/rules/index.js';

/** A shuffled deal by seat 2, in the old manner with a Skat laid; forehand (seat 0) bids next. */
export function beforeBidding(options: GivenOptions = {}, seed = 'deal'): TarokOmbreState {
  const pack = shuffled(TAROK_78.cards, randomFrom(seed));
  const {state} = made(beforeDeal(options, 2), [
    {type: 'SHUFFLE', pack},
    {type: 'CUT', index: 39},
  ]);
  return state.table.turn.phase === 'skat' ? made(state, [firstMove(state)]).state : state;
}

/** The first legal move of the player to move. */
export function firstMove(state: TarokOmbreState): TarokOmbreMove {
  return [...listed(tarokOmbre, tarokOmbre.view(state, state.table.turn.must as Seat))][0]!;
}

/** A deal continued by first legal moves until a happening of this type. */
export function until<T extends TarokOmbreHappening['type']>(
  start: TarokOmbreState,
  type: T,
): {readonly state: TarokOmbreState; readonly event: Extract<TarokOmbreHappening, {readonly type: T}>} {
  for (let state = start; ;) {
    const done = made(state, [firstMove(state)]);
    const event = done.events.find((happened) => happened.type === type);
    if (event) return {state: done.state, event: event as Extract<TarokOmbreHappening, {readonly type: T}>};
    state = done.state;
  }
}
