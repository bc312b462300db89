import {frenchPack, type Pack} from '@quinola/cards';
import type {Described, OptionRules} from '@quinola/play';
import {dishRules, OMBRE_40, type DishRules} from '../../rules/index.js';

/** What is known of the options that both games have; names and values are those of the specification. */
export const calledKingRules = {
  /**
   * Favourite suits, which cost more: none, or the suits of the first games won (rules 45 and 46).
   * @offered
   */
  favourites: {words: [0, 1, 3]},
  /**
   * Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone (rule 3).
   * @offered
   */
  beteBy: {words: ['split', 'ombre']},
  /**
   * `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit (rule 15).
   * @offered
   */
  delices: {words: [true, false]},
  /**
   * What all tricks cost: 2, announced 4; or as in Lomber 4 and 12.
   * @offered
   */
  volePricing: {words: ['cinquille', 'lomber']},
  /**
   * Whether matadors are paid when an announced Vole is missed (common rule 22).
   * @offered
   */
  missedVoleMatadors: {words: ['pay', 'drop']},
  /**
   * When the Ombre may look through tricks: in Solo, or whenever he plays alone (rule 7, common rule 8).
   * @offered
   */
  lookAtTricks: {words: ['solo', 'alone']},
  /** What it costs to call one’s own King and lose: the bête, or matadors as well (common rule 6). */
  selfCallLost: {words: ['beteOnly', 'matadors']},
  /**
   * Whether an Ombre alone without a trick pays for it too, or only one with a partner (common rule 19; the letter of
   * Cinquille).
   */
  devole: {words: ['all', 'pairs']},
  /**
   * Which games outbid themselves from favourite to favourite: all but Casco (rules 45 and 46), or Ask and Solo alone, as in
   * records made before Mediateur and Tout had such bids.
   */
  grades: {words: ['all', 'askAndSolo']},
} as const satisfies OptionRules;

/** How cards may be dealt in packets, in one of the games or in both (common rule 1). */
export type Packets = '3-3-4' | '3-4-3' | '4-3-3' | '4-4' | '3-3-2';

/** What is agreed before a session of either game. */
export interface CalledKingOptions extends Described<typeof calledKingRules> {
  /** How often each player deals. */
  readonly tours: number;
  readonly packets: Packets;
  /** Quadrille only. */
  readonly toutBid?: 'on' | 'off';
  /** Quadrille only. */
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
