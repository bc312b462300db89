import type {About, KitRoomWords, Who} from '@quinola/table';
import type {Outcome, Standing, TwentyOneHappening, TwentyOneMove, TwentyOneView} from '../rules/index.js';

/** The texts that the room of twenty-one needs for the first cards, in addition to those of every table. */
export interface TwentyOneRoomWords {
  readonly title: string;
  /** Says that nothing but play money is won. */
  readonly subtitle: string;
  /** What the visitor is asked. */
  readonly yourTurn: Readonly<Record<'stake' | 'draw' | 'bank' | 'mustDraw' | 'cut', string>>;
  readonly banker: string;
  readonly dealer: string;
  readonly inBank: string;
  readonly inPool: string;
  readonly youHave: string;
  readonly yourStake: string;
  /** What somebody has staked. */
  readonly stakes: (amount: number) => string;
  /** How many cards lie before somebody. */
  readonly cards: (count: number) => string;
  /** How many are left in the pack. */
  readonly left: (count: number) => string;
  readonly round: (round: number, rounds: number) => string;
  /** What cards count that are not named: below ace, king, queen and knave. */
  readonly others: Readonly<Record<'large' | 'small', string>>;
  /** Where somebody stands, by his name; a hand that is over has its sum. */
  readonly standing: Readonly<Record<Exclude<Standing, 'waits' | 'draws' | 'bust'>, string>>;
  readonly bust: (total: number) => string;
  /** The buttons. */
  readonly card: string;
  readonly enough: string;
  readonly cut: string;
  readonly stakeTitle: string;
}

/** The texts of panels and announcements, which are fetched after the first cards are shown. */
export interface TwentyOnePanelWords {
  /** The short name of a move. */
  readonly move: (move: TwentyOneMove) => string;
  /** The announcement of a happening; `null` if none is needed. */
  readonly tell: (
    happening: TwentyOneHappening,
    who: (seat: number) => Who,
    words: KitRoomWords,
  ) => string | null;
  /** The score of the session so far. */
  readonly stands: (view: TwentyOneView) => string;
  readonly settledTitle: string;
  readonly sessionTitle: string;
  readonly broken: string;
  readonly goOn: string;
  readonly stop: string;
  readonly askStop: string;
  /** The heads of the table of a round. */
  readonly heads: Readonly<Record<'player' | 'cards' | 'sum' | 'result' | 'gain', string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly takesPool: string;
  readonly carried: (amount: number) => string;
  /** Advice in natural frequencies. */
  readonly over: (over: number, unseen: number) => string;
  /** What drawing and being content bring on the average, of a hundred staked. */
  readonly worth: (draw: number, stop: number) => string;
  /** What share of the pool they bring, in hundredths. */
  readonly share: (draw: number, stop: number) => string;
  /** One sentence for each reason of a refusal. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}
