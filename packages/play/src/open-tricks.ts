import type {Trick} from './table.js';
import type {Seat} from './tricks.js';

// Which of the finished tricks of the running deal a player may look at again (`Game.openTricks`). Books differ: most turn tricks
// face down, some let everybody see the last one, some let a player see his own.

/** What these rules read of a view. */
export interface SeenTricks {
  /** The view's seat; -1 = a watcher. */
  readonly seat: Seat;
  /** The trick on the table. */
  readonly trick: readonly unknown[];
  /** The finished tricks, in order. */
  readonly tricks: readonly Pick<Trick, 'winner'>[];
}

const whole = ({length}: readonly unknown[]): readonly number[] => Array.from({length}, (_, index) => index);

/** Every finished trick: the book forbids nothing. */
export const everyTrick = ({tricks}: Pick<SeenTricks, 'tricks'>): readonly number[] => whole(tricks);

/** The last trick only, until another is made. */
export const onlyLastTrick = ({tricks}: Pick<SeenTricks, 'tricks'>): readonly number[] =>
  whole(tricks).slice(-1);

/** The last trick only, until somebody leads to the next: from then on it is turned. */
export const untilNextLead = ({trick, tricks}: Pick<SeenTricks, 'trick' | 'tricks'>): readonly number[] =>
  trick.length ? [] : onlyLastTrick({tricks});

/** The tricks that the view's player has won himself, and the last one until another is made. */
export const ownAndLastTrick = ({seat, tricks}: SeenTricks): readonly number[] =>
  whole(tricks).filter((index) => tricks[index]!.winner === seat || index === tricks.length - 1);
