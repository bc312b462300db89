import type {Card, Random} from '@quinola/cards';
import type {Player, Refusal, Seat} from '@quinola/play';
import type {Acts} from './state.js';
import type {Accident, WhistHappening, WhistMove, WhistState, WhistView} from './types.js';

/**
 * Strict etiquette: all that its table asks for beside the lawful game, at the places of a deal where it does. The
 * rules say what happens lawfully; this chapter, which relaxed tables never fetch, what happens besides.
 */
export interface Etiquette {
  // What a player may do, read from his view.
  /** Of the cards that may be played those that a bond leaves; all where none of them would meet it. */
  bound(view: WhistView, lawful: readonly Card[]): readonly Card[];
  /** Lawful moves in the phases that only a strict table has. */
  moves(view: WhistView): readonly WhistMove[];
  /** What a standing right lets him do out of his turn, or beside his card. */
  standing(view: WhistView): readonly WhistMove[];
  /** Whether he may lay down his hand at his own risk. */
  mayLayDown(view: WhistView): boolean;
  /** Why a move is unlawful that may be made all the same; `null` where it is lawful, or cannot be. */
  breach(view: WhistView, move: WhistMove): Refusal | null;

  // What comes of it.
  /** The moves that only a strict table has. */
  readonly acts: Acts;
  /** A breach is committed. */
  commit(state: WhistState, by: Player, move: WhistMove, events: WhistHappening[]): WhistState;
  /** An accident in the deal that chance is about to make, or none. */
  accident(state: WhistState, random: Random): Accident | null;
  /** The deal that an accident has marred. @throws MoveError when the cards do not lie so */
  marred(given: WhistState, accident: Accident, events: WhistHappening[]): WhistState;
  /** Before a seat plays: what its enemies may ask of it. */
  beforePlay(state: WhistState): WhistState;
  /** After a card was played. */
  afterPlay(state: WhistState, seat: Seat, card: Card): WhistState;
  /** A hand is laid down; `good` when the rest is certain. */
  laidDown(state: WhistState, seat: Seat, good: boolean, events: WhistHappening[]): WhistState;
  /** A call that should not have been made, an answer that was not true. */
  wrongCall(state: WhistState, kind: 'call-at-wrong-score' | 'mistaken-yes', seat: Seat): WhistState;
  /** The deal is played out: what must be dealt with before it is marked. */
  settle(state: WhistState, events: WhistHappening[]): WhistState;
}
