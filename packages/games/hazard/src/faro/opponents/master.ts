import {DUCAT, rankOn, type FaroMove} from '../rules/index.js';
import {betsOf, laying, ofType, type Facts} from './facts.js';
import {edgeOfWaiting} from './odds.js';

/** A bet that costs nothing on the average is as good as none; sums of chances are not exact to the last digit. */
const NOTHING = 1e-9;

/** Whether the bank gains nothing of a stake that lies on a rank now, and is taken off in time. */
const isFair = ({left, many}: Facts, on: string): boolean =>
  many[rankOn(on)] === 1 && edgeOfWaiting(left, 1) < NOTHING;

/**
 * The move that costs least. On the page's table every card costs the same, so the least is staked, and what is won is taken. In a
 * salon the master waits: a rank of which one card is left costs nothing, if the stake is taken off before the last pair.
 */
export function exactChoice(facts: Facts, open: readonly FaroMove[]): FaroMove | null {
  const {view} = facts;
  const [collect] = ofType(open, 'COLLECT');
  if (collect) return collect;
  const [ready] = ofType(open, 'READY');
  if (view.options.rules === 'page') {
    if (ready && betsOf(view)) return ready;
    return laying(open).find(({ducats}) => ducats === 1)?.move ?? ready ?? null;
  }
  const off = ofType(open, 'BET').find(({rank, amount}) => amount === 0 && !isFair(facts, rank));
  if (off) return off;
  const own = view.bets[view.seat] ?? [];
  const fair = own.length
    ? undefined
    : laying(open).find(({on, move}) => isFair(facts, on) && move.amount === DUCAT);
  return fair?.move ?? ready ?? null;
}
