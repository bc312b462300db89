import {billOf, type Bill, type Charge} from '@quinola/play';
import type {Contract, Outcome, TarokOmbreOptions} from './types.js';

/** The price of a game, in marks from each. */
export interface Prices {
  readonly game: number;
  /** For each point over 39. */
  readonly point: number;
  /** All tricks. */
  readonly tout: number;
}

/** The game costs ten times as much as a point, the Tout a hundred times (7010-7014, 7603-7621). */
const times = (point: number): Prices => ({game: 10 * point, point, tout: 100 * point});

const OLD = {tre: times(1), due: times(2), uno: times(3), solo: times(6)};
const NEW = {...OLD, solo: times(5)};

/** The price list of the manner being played. */
export function tariff({
  manner,
  toutUnoNew,
}: Pick<TarokOmbreOptions, 'manner' | 'toutUnoNew'>): Readonly<Record<Contract, Prices>> {
  return manner === 'old' ? OLD : {...NEW, uno: {...NEW.uno, tout: toutUnoNew}};
}

/** The outcome of a game: 40 points win, 39 are a standing game (5.). */
export function outcomeOf(points: number, tout: boolean): Exclude<Outcome, 'thrown-in'> {
  return tout ? 'tout' : points > 39 ? 'won' : points === 39 ? 'remis' : 'lost';
}

/**
 * What each opponent pays the declarer; negative = the declarer pays each (7603-7624).
 * @param points the declarer's, 78 in all
 */
export function billFor(
  options: TarokOmbreOptions,
  contract: Contract,
  points: number,
  tout: boolean,
): Bill<Contract, keyof Prices> {
  const outcome = outcomeOf(points, tout);
  const over: Charge<Contract, keyof Prices> = [contract, 'point', points - 39];
  const charges: Readonly<Record<typeof outcome, readonly Charge<Contract, keyof Prices>[]>> = {
    tout: [[contract, 'tout'], ...(options.toutAddsPoints ? [over] : [])],
    won: [[contract, 'game'], over],
    remis: options.remisPays ? [[contract, 'game', -1]] : [],
    lost: [[contract, 'game', -1], ...(options.lossTariff === 'symmetrical' ? [over] : [])],
  };
  return billOf(tariff(options), charges[outcome]);
}
