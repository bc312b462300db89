import type {Card, Suit} from '@quinola/cards';
import type {Holdings} from './holding.js';
import type {Rel, RelLaid} from './relative.js';
import type {TrickMemory} from './watched.js';

export * from './relative.js';

/**
 * All that the maxims of both books need to know about a position: a plain record made from one seat's view,
 * in the vocabulary of the two books. Any field can be set by hand (for known answers or a teacher).
 */
export interface Facts extends TrickMemory {
  /** 1 = leading, 2, 3 (partner led), 4 = last hand. */
  readonly pos: number;
  readonly trickNo: number;
  /** The trump suit. */
  readonly T: Suit;
  /** My cards now. */
  readonly hand: readonly Card[];
  /** The same, grouped by suit. */
  readonly hold: Holdings;
  /** My cards as dealt. */
  readonly held: Holdings;
  /** Unseen cards that the other three still hold. */
  readonly rest: Holdings;
  readonly trick: readonly RelLaid[];
  /** Suit led; empty when I lead. */
  readonly led: Suit | '';
  /** The card currently winning the trick, and whose it is. */
  readonly best: RelLaid | null;
  readonly us: number;
  readonly them: number;
  readonly tUs: number;
  readonly tThem: number;
  /** The card turned up and by whom, which every player may remember. */
  readonly turn: RelLaid | null;
  readonly forceT: boolean;
  readonly strongT: boolean;
  readonly richT: boolean;
  readonly slamDanger: boolean;
  readonly slamHope: boolean;
  /** Whether one of my plain suits is a good one (Hoyle: two of A K Q, or Q J T, and length). */
  readonly goodSide: boolean;
  /** Trumps in the other three hands. */
  readonly trumpsOut: number;
  /** Whether the game is covered (Vienna §14) if we win this many more tricks. */
  readonly coveredBy: (more: number) => boolean;
  /** Whether the opponents had the book's reasons to call at eight but stayed silent (Vienna §17 XV 2). */
  readonly silentEight: boolean;
  /** The opponent who called and was answered no (Vienna §17 XV 2b). */
  readonly askedInVain: Rel | 0;
  /** Both opponents can ruff, each a different suit (Vienna §17 XIX). */
  readonly navette: boolean;
  /** Set by hand: I have decided not to ruff. */
  readonly noRuff: boolean;
}
