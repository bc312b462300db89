import type {Described, OptionRules} from '@quinola/play';
import type {TariffName, UnderTrickBase} from './tariff.js';

/** What is known of the options that Boston and Boston-Whist have alike; names and values are those of the specification. */
export const commonRules = {
  /**
   * Deals of the session, sixteen unless set; `open`: until it is ended.
   * @offered 4 8 open
   */
  deals: {least: 1, most: 96, usual: 16, also: ['open']},
  /**
   * Marks that each has standing before him, and of which one pile is played for where no bête stands.
   * @offered 4 16
   */
  block: {least: 0, most: 100, usual: 8},
  /** Marks that the dealer puts in before each deal (rule 7). */
  dealerStake: {least: 0, most: 50, usual: 4},
  /** Marks that each puts in when all have passed (rule 13). */
  allPassStake: {least: 0, most: 50, usual: 2},
  /**
   * `true`: an open misère is laid down after the first trick, not before.
   * @offered
   */
  exposeAfterFirstTrick: {words: [false, true]},
  /** How the cards are dealt: singly, in twos, mostly in threes, or as each dealer likes (rule 6). */
  dealPackets: {words: ['3-3-3-3-1', 'ones', 'twos', 'choice']},
  /**
   * `strict`: errors happen and are punished, and a trick is turned with the next lead.
   * @offered
   */
  etiquette: {words: ['table', 'strict']},
} as const satisfies OptionRules;

/** What is agreed before a session of any game of the family: what both have, and what one of them adds. */
export interface Agreed extends Described<typeof commonRules> {
  /** How many play: three take other cards. */
  readonly players?: 4 | 3;
  readonly tariff?: TariffName;
  readonly bostonSimple?: boolean;
  readonly colours?: 'fixed' | 'perDeal';
  /** Of three only. */
  readonly reversedColours?: boolean;
  readonly direction?: 'right' | 'left';
  readonly misereDouble?: boolean;
  readonly misereNamesLeader?: boolean;
  /** Of Boston-Whist only; its being there says that a helper may be asked for. */
  readonly askMode?: 'binding' | 'refusable';
  readonly payPartnerToo?: boolean;
  readonly bothShortBete?: 'each' | 'shared';
  readonly underTrickBase?: UnderTrickBase;
  readonly honours?: boolean;
  readonly slamPremium?: '10-20' | '10-12' | 'none';
  readonly tariffDisplay?: 'B' | 'C';
}

/** How many play. */
export const playersIn = ({players = 4}: Pick<Agreed, 'players'>): 4 | 3 => players;

/** Whether a helper may be asked for. */
export const hasHelpers = ({askMode}: Pick<Agreed, 'askMode'>): boolean => askMode !== undefined;

/** The price list: Boston-Whist has no other than B. */
export const tariffOf = ({tariff, askMode}: Pick<Agreed, 'tariff' | 'askMode'>): TariffName =>
  askMode === undefined ? (tariff ?? 'A') : 'B';

/** Whether the suits have new classes in every deal. */
export const isPerDeal = ({colours, players}: Pick<Agreed, 'colours' | 'players'>): boolean =>
  colours === 'perDeal' && players !== 3;

/** Marks for thirteen tricks that were not announced, with a helper and alone (l. 8140-8178). */
export function slamOf({slamPremium = '10-20'}: Pick<Agreed, 'slamPremium'>): {
  readonly whist: number;
  readonly solo: number;
} {
  if (slamPremium === 'none') return {whist: 0, solo: 0};
  const [whist, solo] = slamPremium.split('-').map(Number);
  return {whist: whist!, solo: solo!};
}

/** The sizes of the packets at a table; `size` is what the dealer chose. */
export function packetsOf({dealPackets}: Pick<Agreed, 'dealPackets'>, size: number): readonly number[] {
  const each = {'3-3-3-3-1': 3, ones: 1, twos: 2, choice: size}[dealPackets];
  return Array.from({length: Math.ceil(13 / each)}, (_, i) => Math.min(each, 13 - i * each));
}
