import type {CSSResultOrNative, TemplateResult} from 'lit';
import type {Missing} from './controllers/missing.js';

/** A period object on the cloth of a room. */
export type Piece =
  /** A candle; `left`: 1 = new, 0 = burnt down. */
  | {readonly kind: 'candle'; readonly left: number}
  /** Round counters that lie together. */
  | {readonly kind: 'counters'; readonly amount: number}
  /**
   * The contents of a pool, or of a player: fishes and round counters in a heap, a dish or a basket. A heap cannot be counted by
   * eye, so `label` states the sum in figures.
   */
  | {
      readonly kind: 'heap' | 'dish' | 'pannier';
      readonly amount: number;
      /** How many counters a fish is worth; 10 by default. */
      readonly fish?: number;
      /** Empty where a paper of the room says the sum already. */
      readonly label?: string;
      /** Waiting amounts such as bêtes, each on a slip of paper. */
      readonly waits?: readonly number[];
    };

/** The containers of holders that do not lie in a dish. */
const CONTAINERS: Readonly<Record<string, 'pannier' | 'heap'>> = {pannier: 'pannier', bank: 'heap'};

/**
 * What a holder has, in a period container: a pannier in its basket, a bank in a heap, all else in a dish.
 * @param holder the game's name for it, as in its bookings
 * @param amount in counters
 * @param more the sum in words, where figures alone do not say it; how many counters a fish stands for, what waits
 */
export function holding(
  holder: string,
  amount: number,
  more: {readonly label?: string; readonly fish?: number; readonly waits?: readonly number[]} = {},
): Piece {
  return {kind: CONTAINERS[holder] ?? 'dish', amount, label: String(amount), ...more};
}

/** Draws the furniture of a room. */
export type DrawFurniture = (pieces: readonly Piece[]) => TemplateResult;

/** A table that may have furniture. */
export interface FurnishedTable {
  /** The silhouettes, once they are there: furniture comes after them, never with the first hand. */
  readonly company: unknown;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  requestUpdate(): void;
  readonly missing: Pick<Missing, 'fetch'>;
}

const furnished = new WeakMap<FurnishedTable, DrawFurniture | null>();

/**
 * The furniture of a room, drawn if the box has space for it; `null` until the drawings are loaded. For `trickRoom`. It is
 * decorative: all its information is on the papers too.
 * @param pieces two at most, which stand on either side where the table is upright
 */
export function furniture(table: FurnishedTable, pieces: readonly Piece[]): TemplateResult | null {
  if (table.company && !furnished.has(table)) {
    furnished.set(table, null);
    // Without it the cloth stays empty.
    void table.missing
      .fetch('furniture', () =>
        Promise.all([import('./furnishing.js'), import('@quinola/faces/furniture.js')]),
      )
      .then(([{furnitureDrawer, furnitureStyles}, drawings]) => {
        table.adopt(furnitureStyles);
        furnished.set(table, furnitureDrawer(drawings));
        table.requestUpdate();
      });
  }
  return furnished.get(table)?.(pieces) ?? null;
}
