import type {About, KitRoomWords, Who} from '@quinola/table';
import type {FaroHappening, FaroMove, FaroView, Outcome, Standing} from '../rules/index.js';

/** The texts that the room of faro needs for the first cards, in addition to those of every table. Sums are ducats, as written. */
export interface FaroRoomWords {
  readonly title: string;
  /** Says that nothing but play money is won. */
  readonly subtitle: string;
  /** How a drawing is decided, in a line. */
  readonly manner: Readonly<Record<'page' | 'salon', string>>;
  /** What the visitor is asked. */
  readonly yourTurn: Readonly<Record<'stake' | 'between' | 'won' | 'half' | 'cut' | 'bank', string>>;
  /** What each rank is called. */
  readonly ranks: Readonly<Record<string, string>>;
  readonly banker: string;
  readonly stakes: (sum: string) => string;
  readonly cards: (count: number) => string;
  readonly inBank: string;
  readonly purse: string;
  readonly gained: string;
  /** Which pair, and which drawing. */
  readonly pair: (pair: number) => string;
  readonly drawing: (drawing: number, drawings: number) => string;
  readonly heaps: Readonly<Record<'left' | 'right', string>>;
  readonly toDraw: (cards: number) => string;
  readonly spoilt: (cards: number) => string;
  /** What a card with so many bent corners is called. */
  readonly bent: (corners: number) => string;
  readonly fates: Readonly<Record<Exclude<Standing, 'open'>, string>>;
  /** How many cards of a rank are still in the pack. */
  readonly stillIn: (cards: number) => string;
  readonly stakeTitle: string;
  /** The buttons. */
  readonly ready: string;
  readonly drawPair: string;
  readonly drawAll: string;
  readonly cut: string;
  readonly take: (sum: string) => string;
  readonly bend: (sum: string) => string;
  readonly stay: (sum: string) => string;
  /** The bank’s gain of a hundred ducats, for whoever shows the odds. */
  readonly edge: (hundredths: string) => string;
}

/** The texts of panels and announcements, which are fetched after the first cards are shown. */
export interface FaroPanelWords {
  /** The short name of a move. */
  readonly move: (move: FaroMove, words: KitRoomWords) => string;
  /** The announcement of a happening; `null` if none is needed. */
  readonly tell: (happening: FaroHappening, who: (seat: number) => Who, words: KitRoomWords) => string | null;
  /** The score of the session so far. */
  readonly stands: (view: FaroView) => string;
  readonly settledTitle: string;
  readonly sessionTitle: string;
  readonly broken: string;
  readonly goOn: string;
  readonly stop: string;
  readonly askStop: string;
  /** The heads of the table of a drawing. */
  readonly heads: Readonly<Record<'player' | 'card' | 'result' | 'gain' | 'rank' | 'left', string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** The case-keeper. */
  readonly cases: string;
  /** Advice in natural frequencies: of so many cards, so many win, halve, lose. */
  readonly odds: (cards: number, win: string, half: string, lose: string) => string;
  /** What a hundred ducats that are left there bring on the average. */
  readonly goesOn: (hundredths: string) => string;
  /** A rank of a salon: how many cards of it are left, and what the bank keeps of a hundred ducats that stay, or are taken off in time. */
  readonly coup: (cards: number, many: number, stays: string, waits: string) => string;
  /** One sentence for each reason of a refusal. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}
