import type {Contract, Outcome, TarokOmbreOptions} from './types.js';

/** What a game costs. */
export interface Tariff {
  /** The game itself, in marks from each. */
  readonly game: number;
  /** Marks for each point over 39. */
  readonly point: number;
  /** All tricks. */
  readonly tout: number;
}

/** Times by which points are paid; the game costs ten times as much, the Tout a hundred times (7010-7014, 7603-7621). */
const TIMES: Readonly<Record<Contract, number>> = {tre: 1, due: 2, uno: 3, solo: 6};

/** What a game costs in the manner that is played. */
export function tariffOf(
  options: Pick<TarokOmbreOptions, 'manner' | 'toutUnoNew'>,
  contract: Contract,
): Tariff {
  const isNew = options.manner === 'new';
  const times = isNew && contract === 'solo' ? 5 : TIMES[contract];
  return {
    game: 10 * times,
    point: times,
    tout: isNew && contract === 'uno' ? options.toutUnoNew : 100 * times,
  };
}

/** How a game came out: 40 points win, 39 are a standing game (5.). */
export function outcomeOf(points: number, tout: boolean): Exclude<Outcome, 'thrown-in'> {
  return tout ? 'tout' : points > 39 ? 'won' : points === 39 ? 'remis' : 'lost';
}

/**
 * Marks that each opponent pays the declarer; negative = the declarer pays each (7603-7624).
 * @param points the declarer's, 78 in all
 */
export function priceOf(
  options: TarokOmbreOptions,
  contract: Contract,
  points: number,
  tout: boolean,
): number {
  const tariff = tariffOf(options, contract);
  switch (outcomeOf(points, tout)) {
    case 'tout':
      return tariff.tout + (options.toutAddsPoints ? tariff.point * (points - 39) : 0);
    case 'won':
      return tariff.game + tariff.point * (points - 39);
    case 'remis':
      return options.remisPays ? -tariff.game : 0;
    case 'lost':
      return -tariff.game - (options.lossTariff === 'symmetrical' ? tariff.point * (39 - points) : 0);
  }
}
