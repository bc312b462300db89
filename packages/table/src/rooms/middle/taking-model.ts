import type {Card} from '@quinola/cards';
import type {TemplateResult} from 'lit';
import type {CaptureAsk} from '../../asks/ask.js';
import type {HandModel} from '../../hand.js';

/** What a room and its hand show of a card that is to take cards of the table, see `TakingController`. */
export interface Taking {
  /** The current decision; `null` if cards are not asked for. */
  readonly ask: CaptureAsk | null;
  /** The chosen card of the hand; `null` if there is none. */
  readonly card: Card | null;
  /** What it is to take. */
  readonly take: readonly Card[];
  /** The number of the set in which a card of the table is to be taken; −1: none. */
  setOf(card: Card): number;
  /** What stands below that set: `7+2+A`. */
  tabOf(card: Card): string | undefined;
  /** Whether the chosen card cannot take a card of the table in any way. */
  isAway(card: Card): boolean;
  /** Whether a card of the table is advised. */
  isHinted(card: Card): boolean;
  /** The accessible name of a card of the table while something is chosen; `null` otherwise. */
  nameOf(card: Card): string | null;
  /** Touches a card of the table. */
  touch(card: Card): void;
  /** The hand while a card is asked for; `null` otherwise. */
  hand(model: HandModel): HandModel | null;
  /** The buttons for what is chosen; `null` while nothing is. */
  answers(): TemplateResult | null;
}
