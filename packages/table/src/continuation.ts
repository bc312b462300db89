import type {Left} from '@quinola/chart';
import type {GameRecord} from '@quinola/play';

/** What a match continues from. */
export interface Continuation {
  readonly record: GameRecord;
  /** The position within the last move, if it is known. */
  readonly left?: Left;
}
