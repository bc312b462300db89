import type {Card} from '@quinola/cards';
import type {Happening} from '@quinola/play';
import type {OptionValue, Way} from './schema.js';

/** Which patience, and which non-default options; each game defines its options in its data. */
export interface PatienceOptions {
  readonly game: string;
  /** A touched card must be moved and nothing is taken back: this affects only the table, not the rules. */
  readonly strict?: boolean;
  readonly [option: string]: OptionValue | undefined;
}

/** The stage of the game: chance at the start and between, dealing, playing, filling vacant places, end. */
export type Stage = 'shuffling' | 'laying' | 'playing' | 'refilling' | 'redealing' | 'over';

/** What is open: the state without the cards in hand. */
export interface Position {
  readonly options: PatienceOptions;
  readonly stage: Stage;
  /** Cards of every pile except the stock, bottom to top. */
  readonly piles: Readonly<Record<string, readonly Card[]>>;
  /** Index in the program. */
  readonly step: number;
  /** How far an interrupted deal has come: an index into the piles of its group or order. */
  readonly at: number;
  /** The pile the next move must use, after a transfer. */
  readonly must: string | null;
  /** How often the cards have been redealt. */
  readonly redeals: number;
  readonly won: boolean;
}

/** The whole game; the last card of the stock is dealt next. */
export interface PatienceState extends Position {
  readonly stock: readonly Card[];
}

/** What the player knows: only the number of cards in the stock. */
export interface PatienceView extends Position {
  readonly stock: number;
}

/** Chance shuffles: the cards in dealing order, and the preset cards put on their places first, in data order. */
export interface Shuffle {
  readonly type: 'SHUFFLE';
  readonly pack: readonly Card[];
  readonly preset?: readonly Card[];
}

/** A card moves from pile to pile; a rescue names the piles of the ace and the king, `-` for none. */
export interface Carry {
  readonly type: Way;
  readonly from: string;
  readonly to: string;
}

/** Turn a card; fill all vacant places; continue dealing; leave the falling card; redeal. */
export interface Word {
  readonly type: 'turn' | 'refill' | 'next' | 'leave' | 'redeal';
}

export type PatienceMove = Shuffle | Carry | Word;

/** What a move caused, card by card. */
export type PatienceHappening =
  | (Happening & {readonly type: 'laid'; readonly card: Card; readonly onto: string})
  | (Happening & {
      readonly type: 'moved';
      readonly way: Way | 'turn' | 'base';
      readonly card: Card;
      readonly from: string;
      readonly onto: string;
    })
  /** Gathered, with the cards in dealing order if they are not shuffled. */
  | (Happening & {
      readonly type: 'gathered';
      readonly from: readonly string[];
      readonly pack?: readonly Card[];
    })
  | (Happening & {readonly type: 'won' | 'stuck'});
