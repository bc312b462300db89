import type {Card} from '@quinola/cards';
import type {Laid, Player, Seat, Turn, PlacesDraw} from '@quinola/play';
import type {SkyLed} from '../pack/index.js';

/** A finished trick, as the games with 78 cards store it. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Laid[];
  readonly winner: Seat;
}

/** What the views of the games with 78 cards have in common. */
export interface PackView {
  readonly player: Player;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly skat: readonly Card[] | null;
  readonly options: {readonly skyLed: SkyLed};
  readonly turn: Turn;
  readonly seats: readonly Player[];
  readonly draw: PlacesDraw | null;
  readonly deal: number;
  readonly dealer: Seat;
  readonly counts: readonly number[];
  readonly trick: readonly Laid[];
  readonly leader: Seat;
  readonly toPlay: Seat;
  readonly tricks: readonly Trick[];
}
