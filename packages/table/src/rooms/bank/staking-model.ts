import type {TemplateResult} from 'lit';
import type {StakeAsk} from '../../asks/ask.js';

/** What a room shows of a stake that is being laid, see `StakingController`. */
export interface Staking {
  /** The current decision; `null` if no stake is asked for. */
  readonly ask: StakeAsk | null;
  /** The chosen place; `null` if there is none. */
  readonly place: string | null;
  /** How much is prepared for it. */
  readonly amount: number;
  /** Whether a stake may be laid, changed or taken back there. */
  isOpen(place: string): boolean;
  /** Whether a stake is advised there. */
  isHinted(place: string): boolean;
  /** Touches a place: the first touch chooses it, the second lays the stake. */
  touch(place: string): void;
  /** The amount and the buttons; `null` while no stake is asked for. */
  answers(): TemplateResult | null;
}
