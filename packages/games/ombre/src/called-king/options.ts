import {frenchPack, type Pack} from '@quinola/cards';
import {dishRules, OMBRE_40, type DishRules} from '../kit/index.js';

/** What is agreed before a session of either game; names and values are those of the specification. */
export interface CalledKingOptions {
  /** How often each deals. */
  readonly tours: number;
  /** How many favourite suits there are, which cost more; the suits of the first games won become them (rules 45 and 46). */
  readonly favourites: 0 | 1 | 3;
  /** Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone (rule 3). */
  readonly beteBy: 'split' | 'ombre';
  /** Whether whoever ruffs the first lead of the Mediateur's suit and takes the trick is paid (rule 15). */
  readonly delices: boolean;
  /** What a Vole costs: 2, and announced 4; or as in Lomber 4 and 12. */
  readonly volePricing: 'cinquille' | 'lomber';
  /** In what packets the cards are dealt (common rule 1). */
  readonly packets: '3-3-4' | '3-4-3' | '4-3-3' | '4-4' | '3-3-2';
  /** Whether matadors are paid when an announced Vole is missed (common rule 22). */
  readonly missedVoleMatadors: 'pay' | 'drop';
  /** When the Ombre may look at tricks: in Solo, or in every game he plays alone (rule 7, common rule 8). */
  readonly lookAtTricks: 'solo' | 'alone';
  /** Only of Quadrille: forty cards, or 32 and eight to each (rule 44). */
  readonly pack?: 40 | 'eight';
}

/** The pack of eight cards each: threes and fours of black suits, fives and sixes of red ones are left out (rule 44). */
export const OMBRE_32: Pack = {
  ...frenchPack('ombre-32', [...'AKQJ765432']),
  cards: OMBRE_40.cards.filter((card) => !/[34][SC]|[56][HD]/.test(card)),
};

/** The pack as agreed. */
export const packOf = ({pack}: Pick<CalledKingOptions, 'pack'>): Pack =>
  pack === 'eight' ? OMBRE_32 : OMBRE_40;

/** The packets as agreed. */
export const packetsOf = ({packets}: Pick<CalledKingOptions, 'packets'>): readonly number[] =>
  packets.split('-').map(Number);

/** How many cards each holds, and how many tricks there are. */
export const cardsEach = (options: Pick<CalledKingOptions, 'pack'>, players: number): number =>
  packOf(options).cards.length / players;

/** How many tricks win: more than half. They are also the premiers, and those after which a Vole is undertaken. */
export const winningTricks = (all: number): number => all / 2 + 1;

/** The dish: a stake of 1, no Blocks, and codille costs no more than remise. */
export const DISH: DishRules = dishRules({stake: 1, blok: false, codilleFactor: 1});
