import type {Card} from '@quinola/cards';
import type {Ink} from '@quinola/faces';
import type {MoveLike} from '@quinola/play';
import {
  GameTable,
  HandController,
  handStyles,
  trickStyles,
  type HandHost,
  type CardLook,
  type Tool,
} from '@quinola/table';
import {sorted} from '../pack/index.js';
import type {PackView} from './pack-view.js';
import {packStyles} from './styles.js';

// What the tables played with the 78 cards have in common. Each game's element uses what it needs.

/** The styles loaded with the first cards. */
export const packTableStyles = [...GameTable.styles, handStyles, ...trickStyles, packStyles];

/** The buttons beside the menu. */
export const PACK_TOOLS: readonly Tool[] = ['hint', 'why', 'last'];

/** A table on which the 78 cards are played, as it shows its hand. */
type PackHandHost<View, Move> = HandHost<View, Move> & {readonly view: View | null};

/**
 * The visitor's hand: taroks first, then the suits by their order.
 * @param move the move of playing a card
 */
export function packHand<View extends PackView, Move extends MoveLike>(
  table: PackHandHost<View, Move>,
  move: (card: Card) => Move,
): HandController<View, Move> {
  return new HandController<View, Move>(table, {cards: () => sorted(table.view?.hand ?? []), move});
}

/** How its cards are shown: with 25 cards in hand only the corners are visible, so they have indices unless the visitor set it otherwise. */
export function packLook(look: CardLook, settings: {get(name: 'indices'): string | null}): CardLook {
  return {...look, corner: settings.get('indices') !== 'none'};
}

/** The ink of the card backs: two packs alternate. */
export const packInk = (view: {readonly deal: number} | null): Ink =>
  (view?.deal ?? 1) % 2 ? 'red' : 'blue';
