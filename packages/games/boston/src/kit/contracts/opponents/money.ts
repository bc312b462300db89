import {HANDS, SUIT_SLOTS, WON} from '@quinola/opponents';
import {atStake, netOf, playedBy} from '@quinola/play';
import {
  classOf,
  GRADES,
  honoursIn,
  inTurn,
  playersAt,
  poolRules,
  settlementOf,
  sideOf,
  tariffOf,
  type BostonView,
} from '../rules/index.js';
import {HONOURS} from '../../opponents/table.js';
import {masksOf} from './deal.js';

/** What the end of a play-out is worth to the view's player, in marks. Play-outs with the same result are settled only once. */
export function moneyFor(view: BostonView): (t: Int32Array) => number {
  const {bid, trump, highest, declarer, helper, options, pool, seat} = view;
  const seats = playersAt(view);
  const grade = trump === null ? null : GRADES[classOf(trump, highest!)];
  const stake = atStake(poolRules(options), pool);
  const known = new Map<number, number>();
  return (t) => {
    const honours = t[HONOURS]!;
    let key = honours;
    for (let one = 0; one < seats; one++) key = (key << 4) | t[WON + one]!;
    let worth = known.get(key);
    if (worth !== undefined) return worth;
    const tricks = Array.from({length: seats}, (_, one) => t[WON + one]!);
    const settled = settlementOf(
      {bid: bid!, grade, declarer, helper, seats: inTurn(view), tricks, honours},
      options,
    );
    const {dues, drawers, losers} = settled;
    worth = netOf(dues, seats)[seat]!;
    if (drawers.includes(seat)) worth += stake / drawers.length;
    if (losers.includes(seat)) worth -= stake;
    worth += (drawers.length ? -stake : stake * losers.length) / seats;
    known.set(key, worth);
    return worth;
  };
}

/** Notes on a table what the honours of the declaring side count, where the price hangs on them. Its hands must lie there. */
export function noteHonours(view: BostonView, t: Int32Array): void {
  if (view.trump === null || tariffOf(view.options) === 'A') return;
  const {cardsAt} = masksOf(view.options);
  const cards = sideOf(view).flatMap((seat) => [
    ...playedBy(view, seat),
    ...cardsAt(t.subarray(HANDS + seat * SUIT_SLOTS), 0),
  ]);
  t[HONOURS] = honoursIn(cards, view.trump);
}
