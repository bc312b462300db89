import type {TwentyOneMove, TwentyOneView} from '../rules/index.js';
import {punterOdds} from './bank-odds.js';
import {bankerOddsIn} from './banker-odds.js';
import {highStake, ofType, type Facts} from './facts.js';
import {poolOdds} from './pool-odds.js';

/** What stopping and drawing bring on the average: of a stake, of all stakes, or of the pool. */
export interface Odds {
  readonly stop: number;
  readonly draw: number;
}

/**
 * What a stake of one brings on the average to whoever holds a single card, by what it counts: worked out with `punterOdds`, because
 * at the table that would take too long. Of the large pack only with an ace or a ten is it more than nothing.
 */
export const FIRST_CARD: Readonly<Record<'large' | 'small', Readonly<Record<number, number>>>> = {
  large: {
    2: -0.1113,
    3: -0.1225,
    4: -0.1294,
    5: -0.1352,
    6: -0.1241,
    7: -0.1081,
    8: -0.0797,
    9: -0.0508,
    10: 0.0051,
    11: 0.0744,
  },
  small: {0: -0.1285, 2: -0.2005, 3: -0.1544, 4: -0.0915, 10: 0.0333, 11: 0.0526},
};

/** The odds of whoever is asked for a card, or is content; `null` where nothing is asked. */
export function oddsOf({view, total, unseen}: Facts): Odds | null {
  if (view.turn.phase === 'playing.bank') return bankerOddsIn(view, total);
  if (view.turn.phase !== 'playing.turn') return null;
  return view.options.mode === 'pula'
    ? poolOdds(view, total)
    : punterOdds(unseen, total, view.hand.length, view.options.persianPays);
}

/** Whether the pool is the player's whatever he does: he is the last, and all before him are over. */
const isLeft = ({options, standing, toPlay}: TwentyOneView): boolean =>
  options.mode === 'pula' && standing.every((one, seat) => one === 'bust' || seat === toPlay);

/** The move that brings most; `null` where that is not worked out. */
export function exactChoice(facts: Facts, moves: readonly TwentyOneMove[]): TwentyOneMove | null {
  const {view, total, over} = facts;
  if (view.turn.phase === 'staking') {
    const {options, hand} = view;
    const isGood =
      hand.length === 1 ? FIRST_CARD[options.pack][total]! > 0 : total >= 11 && punterWorth(facts) > 0;
    const amount = isGood ? highStake(view) : Math.min(options.minStake, view.bank);
    return moves.find((move) => move.type === 'STAKE' && move.amount === amount) ?? null;
  }
  const draw = ofType(moves, 'DRAW', 'BANK_DRAW')[0];
  const stop = ofType(moves, 'STOP', 'BANK_STOP')[0];
  if (!draw || !stop) return null;
  if (isLeft(view)) return stop;
  // A card that cannot be too much does no harm, to the banker neither.
  if (over === 0) return draw;
  const odds = oddsOf(facts)!;
  return odds.draw > odds.stop ? draw : stop;
}

function punterWorth({view, unseen, total}: Facts): number {
  const {stop, draw} = punterOdds(unseen, total, view.hand.length, view.options.persianPays);
  return Math.max(stop, draw);
}
