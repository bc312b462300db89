import type {Game, MoveLike, Player} from '@quinola/play';
import type {EndedDeal} from './players.js';

/** How a deal of the day is measured; a game says it where it is not the gain of the deal. More is better. */
export interface DayMeasure {
  /**
   * What the view's player has reached.
   * @param view his own, when the deal has ended
   * @param seat where he sat in it
   */
  readonly reached: (view: never, seat: number) => number;
  /** The most that can be reached: then it is told as `8 of 13`. */
  readonly most?: (view: never) => number;
  /** Whether it is a sum without gain and loss, as points: then it is told without a sign. */
  readonly isCount?: boolean;
  /** Who else plays the cards: levels of opponents; three by the book and a master unless given. */
  readonly others?: readonly string[];
  /** Whether the sheet of the day opens by itself when a deal has ended; it does unless this says no. */
  readonly opens?: () => boolean;
}

/** A result, as the diary keeps it. */
export interface DayResult {
  readonly reached: number;
  readonly most?: number;
  readonly isCount?: true;
}

/** What a player has reached in a deal: by the measure of the game, else his gain in the deal; where the rules tell none, the worth of his account. */
export function resultOf(
  game: Pick<Game<unknown, unknown, MoveLike, unknown>, 'view' | 'worth'>,
  measure: DayMeasure | undefined,
  {state, before}: EndedDeal,
  player: Player,
): DayResult {
  const view = game.view(state, player);
  const {seat = player} = game.view(before, player) as {readonly seat?: number};
  const {lastDeal} = view as {readonly lastDeal?: {readonly net?: readonly number[]} | null};
  const reached =
    measure?.reached(view as never, seat) ?? lastDeal?.net?.[seat] ?? game.worth(state)[player] ?? 0;
  return {
    reached: Math.round(reached * 100) / 100,
    ...(measure?.most && {most: measure.most(view as never)}),
    ...(measure?.isCount && {isCount: true}),
  };
}
