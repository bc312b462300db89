import type {Suit} from '@quinola/cards';
import type {TableOf} from '@quinola/table';
import type {CalledKingHappening, CalledKingMove, CalledKingView} from '../rules/index.js';
import type {CalledKingMachine} from '../machine.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../words/types.js';

/** The table of Quadrille or Cinquille as its room, asks and panels see it. */
export interface CalledKingHost extends TableOf<
  CalledKingView,
  CalledKingMove,
  CalledKingHappening,
  CalledKingRoomWords,
  CalledKingPanelWords
> {
  readonly machine: () => CalledKingMachine;
  /** The trump suit that the visitor has chosen while he has not yet chosen a card to call, and the deal it is for. */
  naming: {readonly deal: number; readonly trump: Suit} | null;
}
