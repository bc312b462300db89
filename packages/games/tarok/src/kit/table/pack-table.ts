import type {Card} from '@quinola/cards';
import type {Ink} from '@quinola/faces';
import type {MoveLike, PlacesDraw, TrickTable} from '@quinola/play';
import {
  GameTable,
  HandController,
  handStyles,
  trickStyles,
  type Ask,
  type CardLook,
  type CuttingTable,
  type DrawingTable,
  type HandHost,
  type RoomHost,
  type TurnHost,
} from '@quinola/table';
import {sorted, type SkyLed} from '../rules/index.js';
import type {PackPanelWords, PackRoomWords} from '../words/types.js';
import {packStyles} from './styles.js';

// What the tables played with the 78 cards have in common. Each game's element uses what it needs.

/** What the views of the games with 78 cards have in common. */
export interface PackView extends TrickTable {
  readonly skat: readonly Card[] | null;
  readonly options: {readonly skyLed: SkyLed};
  readonly draw: PlacesDraw | null;
}

/** What the shared parts of a room and its sheets need from their table. */
export type PackTable = RoomHost &
  TurnHost &
  DrawingTable &
  CuttingTable & {
    readonly gameWords: PackRoomWords;
    readonly gamePanelWords: PackPanelWords | null;
    readonly context: {readonly view: PackView; readonly players: readonly unknown[]} | null;
    readonly features: {readonly announcer: {say(...lines: readonly string[]): void}} | null;
    readonly match: {readonly nth: number; send(event: {readonly type: 'ACKNOWLEDGE'}): void};
  };

/** The panel of all that is done before the cards are dealt, by the name under which a page knows it. */
export const CEREMONY = {kind: 'panel', id: 'ceremony'} as const satisfies Ask;

/** The styles loaded with the first cards. */
export const packTableStyles = [...GameTable.styles, handStyles, ...trickStyles, packStyles];

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
