import type {Card} from '@quinola/cards';
import type {Happening} from '@quinola/play';
import type {OptionValue, Way} from '../schema.js';

/** Which patience, and what is chosen otherwise than by default; the options of each game stand in its data. */
export interface PatienceOptions {
  readonly game: string;
  /** A card touched is moved and nothing is taken back: for the table, the rules are the same. */
  readonly strict?: boolean;
  readonly [option: string]: OptionValue | undefined;
}

/** Where the game is: chance before and between, laying out, playing, filling vacant places, the end. */
export type Stage = 'shuffling' | 'laying' | 'playing' | 'refilling' | 'redealing' | 'over';

/** What lies open: the state without the cards in hand. */
export interface Position {
  readonly options: PatienceOptions;
  readonly stage: Stage;
  /** Cards of every pile but the stock, bottom to top. */
  readonly piles: Readonly<Record<string, readonly Card[]>>;
  /** Index in the program. */
  readonly step: number;
  /** How far a deal has come that stops on its way: the pile of its group or order. */
  readonly at: number;
  /** The pile that the next move must use, after a transfer. */
  readonly must: string | null;
  /** How often the cards have been laid out again. */
  readonly redeals: number;
  readonly won: boolean;
}

/** The whole game; the last card of the stock is dealt next. */
export interface PatienceState extends Position {
  readonly stock: readonly Card[];
}

/** What the player knows: of the stock only the number of its cards. */
export interface PatienceView extends Position {
  readonly stock: number;
}

/** Chance shuffles: the cards in dealing order, and those laid on their places before, in the order of the data. */
export interface Shuffle {
  readonly type: 'SHUFFLE';
  readonly pack: readonly Card[];
  readonly preset?: readonly Card[];
}

/** A card goes from pile to pile; a rescue names the piles of the ace and of the king, `-` for none. */
export interface Carry {
  readonly type: Way;
  readonly from: string;
  readonly to: string;
}

/** Turn a card; fill all vacant places; go on laying out; leave the falling card; lay out again. */
export interface Word {
  readonly type: 'turn' | 'refill' | 'next' | 'leave' | 'redeal';
}

export type PatienceMove = Shuffle | Carry | Word;

/** What came of a move, card by card. */
export type PatienceHappening =
  | (Happening & {readonly type: 'laid'; readonly card: Card; readonly onto: string})
  | (Happening & {
      readonly type: 'moved';
      readonly way: Way | 'turn' | 'base';
      readonly card: Card;
      readonly from: string;
      readonly onto: string;
    })
  /** Gathered, with the cards in dealing order where they are not shuffled. */
  | (Happening & {
      readonly type: 'gathered';
      readonly from: readonly string[];
      readonly pack?: readonly Card[];
    })
  | (Happening & {readonly type: 'won' | 'stuck'});
