import {frenchPack, type Pack} from '@quinola/cards';
import {dishRules, OMBRE_40, type DishRules} from '../kit/index.js';

/** The options of both games, agreed before a session; names and values are those of the specification. */
export interface CalledKingOptions {
  /** How often each player deals. */
  readonly tours: number;
  /** How many favourite suits there are, in which prices are higher: the trump suits of the first games won (rules 45 and 46). */
  readonly favourites: 0 | 1 | 3;
  /** Who pays the bête of a lost game: Ombre and partner half each, or the Ombre alone (rule 3). */
  readonly beteBy: 'split' | 'ombre';
  /** Whether délices are paid: in a Mediateur, to an opponent who wins the first lead of the called suit with a trump (rule 15). */
  readonly delices: boolean;
  /** The price of a Vole: 2, or 4 as a bid of its own; or 4 and 12 as in Lomber. */
  readonly volePricing: 'cinquille' | 'lomber';
  /** The sizes of the packets in which cards are dealt (common rule 1). */
  readonly packets: '3-3-4' | '3-4-3' | '4-3-3' | '4-4' | '3-3-2';
  /** Whether matadors are paid when an announced Vole fails (common rule 22). */
  readonly missedVoleMatadors: 'pay' | 'drop';
  /** When the Ombre may look at tricks already won: only in a Solo, or in every game he plays alone (rule 7, common rule 8). */
  readonly lookAtTricks: 'solo' | 'alone';
  /** Quadrille only: forty cards, or 32 with eight for each player (rule 44). */
  readonly pack?: 40 | 'eight';
}

/** The pack for eight cards each, without the threes and fours of black suits and the fives and sixes of red ones (rule 44). */
export const OMBRE_32: Pack = {
  ...frenchPack('ombre-32', [...'AKQJ765432']),
  cards: OMBRE_40.cards.filter((card) => !/[34][SC]|[56][HD]/.test(card)),
};

/** The pack that these options ask for. */
export const packOf = ({pack}: Pick<CalledKingOptions, 'pack'>): Pack =>
  pack === 'eight' ? OMBRE_32 : OMBRE_40;

/** The sizes of the packets that these options ask for. */
export const packetsOf = ({packets}: Pick<CalledKingOptions, 'packets'>): readonly number[] =>
  packets.split('-').map(Number);

/** How many cards each player gets, which is also the number of tricks. */
export const cardsEach = (options: Pick<CalledKingOptions, 'pack'>, players: number): number =>
  packOf(options).cards.length / players;

/** How many of all tricks win the game: one more than half. Won without a break from the start they are the premiers, and a Vole may follow. */
export const winningTricks = (all: number): number => all / 2 + 1;

/** The rules of the dish: a stake of 1, no Blocks, and codille costs no more than remise. */
export const DISH: DishRules = dishRules({stake: 1, blok: false, codilleFactor: 1});
