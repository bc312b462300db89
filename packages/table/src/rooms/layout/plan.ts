import type {Happening, Thing} from '@quinola/play';
import type {TemplateResult} from 'lit';
import type {PlaceAsk} from '../../asks/ask.js';
import type {CardLook} from '../../card.js';
import type {LayoutWords} from '../../strings.js';
import type {LayoutShape} from './shape.js';

/** A pile as it lies now: a heap or fan of cards, or a square of a board with what stands there. */
export interface PilePlan {
  /** Its name in moves; no two piles of a layout have the same. */
  readonly id: string;
  /** Its place in the shape of the layout: the group, and the number in it. */
  readonly group: string;
  readonly index: number;
  /** What it is, where a move, advice or a lesson points at it: `pile:stock` unless set, or `square:e4`. */
  readonly kind?: 'pile' | 'square';
  /** Its pieces from the bottom to the top: cards, or what the game names so. The same array as long as they lie the same. */
  readonly pieces: readonly string[];
  /** How many cards lie here face down; there are no `pieces` then. */
  readonly hidden?: number;
  /** What is seen while it is empty, such as the rank it waits for. */
  readonly mark?: string | TemplateResult;
  /** The number of pieces, where the eye cannot tell it. */
  readonly count?: number | null;
  /** Whether it has just been left or reached by the last move. */
  readonly last?: boolean;
  /** Class names for styles of the game's own. */
  readonly classes?: string;
  /** Whether a tap makes a move of its own, as often as it is tapped: a pack from which cards are turned. */
  readonly turned?: boolean;
}

/** A step of pieces from pile to pile, for their travel. */
export interface Passage {
  readonly from: string;
  readonly to: string;
  /** How many go together, in the order in which they lie; one by default. */
  readonly count?: number;
}

/**
 * What a game says of a room of piles, fans, columns or squares; the kit draws it and lets pieces be moved by pointer, finger and
 * keys. It is asked at each drawing, and only while a match is shown.
 */
export interface LayoutSource {
  /** Where piles lie. */
  shape(): LayoutShape;
  /** All piles, in the order in which they are drawn and read out. */
  piles(): readonly PilePlan[];
  /** What may be moved now; asked once for each view of the visitor's turn. */
  ask(): PlaceAsk;
  /** The name of the layout as a whole. */
  title(): string;
  /** Class names of the layout, for styles of the game's own. */
  classes?(): string;
  /** What lies under the piles: the board, letters and figures at its edge. */
  under?(): TemplateResult;
  /** Draws a piece that is no card. */
  draw?(piece: string, look: CardLook): TemplateResult;
  /** Whether a touched piece must be moved: it cannot be put back, and no other is picked up instead. */
  isBound?(): boolean;
}

/** What a game says of such a room once its features are there: what piles are called, and what travels. */
export interface LayoutDetails {
  /** Its own words of piles, in place of the kit's; `null` until they are there. */
  words?(): LayoutWords | null;
  /** A pile with what lies there, in words: `two of hearts, third fan`. */
  label(pile: PilePlan): string;
  /** The name of the top piece of a pile; empty where it is not known. */
  piece(pile: string): string;
  /** A pile as the goal of a move: by its top piece, or its own name. */
  goal(pile: string): string;
  /** The step of pieces that a happening tells of, `null` for none; by default that of the role `moved`. */
  passage?(happening: Happening): Passage | null;
  /** Whether a pile tells what it takes while pointer or focus rest on it (`LayoutController.rested`). */
  readonly tells?: boolean;
  /** Shows the pieces of a pile one by one, after a long press on it. */
  lookThrough?(pile: string): void;
}

/** What a move points at, as the contract has it: `pile:stock`. */
export const thingOf = ({kind = 'pile', id}: Pick<PilePlan, 'kind' | 'id'>): Thing => `${kind}:${id}`;

/** The name of a pile that a thing is. */
export const pileOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);

/** The ways of an ask by the pile where they begin. */
export const waysFrom = ({ways}: PlaceAsk, pile: string): PlaceAsk['ways'] =>
  ways.filter(({from}) => from === pile);

/** How many pieces go a way, or a step, together. */
export const lengthOf = ({count = 1}: {readonly count?: number}): number => count;
