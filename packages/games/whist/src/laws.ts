import type {RuleSetId} from './rules/types.js';

/** What comes of an irregularity. Only what the law speaks of is named. */
export interface Ruling {
  /** Whether the cards must, or may, be given again. */
  readonly redeal?: boolean;
  /** Nobody is asked. */
  readonly mandatory?: boolean;
  /** Who deals then. */
  readonly dealer?: 'same';
  readonly dealPassesTo?: 'left';
  readonly dealStands?: boolean;
  /** Who decides. */
  readonly decider?: 'opponents' | 'opponents-of-dealer' | 'dealer' | 'dealer-side';
  readonly revokesPunishable?: boolean;
  /** What those may do against whom it was committed. */
  readonly penalty?: 'opponents-may-void-deal' | 'opponents-may-demand-new-deal';
  /** Whether they may confer about it. */
  readonly mayConsult?: boolean;
  /** Whether what was not announced in time is still counted. */
  readonly counted?: boolean;
  /** Whether a claim is heard, or which of two marks. */
  readonly valid?: boolean | number;
  /** What may still be asked about the turn-up. */
  readonly suit?: boolean;
  readonly rank?: boolean;
}

/** What a ruling depends on. */
export interface Circumstances {
  /** Whose fault an accident is: `chance`, or the side of the dealer or of his enemies. */
  readonly fault?: 'chance' | 'dealer-side' | 'enemy-side';
  /** The faced card is the last of the pack. */
  readonly isLastCard?: boolean;
  /** What two partners have marked. */
  readonly marks?: readonly number[];
}

/** A law of one of the books about something that should not happen. */
export interface Law {
  readonly id: string;
  readonly rules: RuleSetId;
  /** Book and section. */
  readonly source: string;
  /** How the table deals with it: it cannot happen, strict etiquette offers it, the table does it by itself, or it is only told. */
  readonly table: 'impossible' | 'strict' | 'automatic' | 'text';
  readonly ruling: (circumstances: Circumstances) => Ruling;
}

/** Builds one book's laws from short rows. */
function book(
  rules: RuleSetId,
  name: string,
  rows: readonly (readonly [string, string, Law['table'], Law['ruling']])[],
): Law[] {
  return rows.map(([id, section, table, ruling]) => ({
    id,
    rules,
    source: `${name} ${section}`,
    table,
    ruling,
  }));
}

/** The Viennese laws (§§3, 15, 18-20). */
const VIENNA = book('vienna-1834', 'Leitfaden', [
  ['hidden-turn-up', '§3', 'strict', () => ({decider: 'opponents-of-dealer', redeal: true})],
  [
    'exposed',
    '§3',
    'strict',
    ({fault}) => ({decider: fault === 'enemy-side' ? 'dealer-side' : 'opponents-of-dealer'}),
  ],
  [
    'misdeal',
    '§3',
    'strict',
    ({fault}) => (fault === 'chance' ? {redeal: true, dealer: 'same'} : {dealPassesTo: 'left'}),
  ],
  ['faced', '§3', 'strict', () => ({redeal: true, mandatory: true})],
  ['touched-cards', '§15', 'impossible', () => ({})],
  ['turn-up-asked', '§15', 'automatic', () => ({suit: true, rank: false})],
  ['twelve-and-fourteen', '§18', 'impossible', () => ({dealStands: false})],
  ['twelve', '§18', 'impossible', () => ({dealStands: true, revokesPunishable: true})],
  ['revoke', '§19', 'strict', () => ({valid: true})],
  ['revoke-expired', '§19', 'automatic', () => ({valid: false})],
  ['out-of-turn', '§20 III', 'strict', () => ({})],
  ['laid-down', '§20 IV', 'strict', () => ({})],
  ['honours', '§20 V', 'strict', () => ({counted: false})],
  ['mistaken-yes', '§20 VI', 'strict', () => ({penalty: 'opponents-may-void-deal'})],
  ['call-with-too-few-honours', '§7, §20 VII', 'strict', () => ({penalty: 'opponents-may-void-deal'})],
  ['call-at-wrong-score', '§20 VII', 'strict', () => ({penalty: 'opponents-may-void-deal'})],
  ['marks-differ', '§20 VIII', 'impossible', ({marks}) => ({valid: Math.min(...(marks ?? []))})],
  ['older-tricks', '§17 II', 'automatic', () => ({valid: false})],
  ['silence', '§25', 'text', () => ({})],
]);

/** The Warsaw laws, by their numbers. */
const WARSAW = book('warsaw', 'Wist', [
  ['hidden-turn-up', 'l. 62-67', 'strict', () => ({})],
  ['out-of-turn', 'law 1', 'strict', () => ({})],
  ['revoke-early', 'law 2', 'strict', () => ({valid: false})],
  ['revoke', 'law 3', 'strict', () => ({valid: true})],
  [
    'call-at-wrong-score',
    'law 4',
    'strict',
    () => ({penalty: 'opponents-may-demand-new-deal', mayConsult: true}),
  ],
  [
    'call-with-too-few-honours',
    'law 4',
    'strict',
    () => ({penalty: 'opponents-may-demand-new-deal', mayConsult: true}),
  ],
  ['reminding', 'law 5', 'impossible', () => ({valid: false})],
  ['honours', 'law 6', 'strict', () => ({counted: false})],
  ['open-cards', 'law 7', 'strict', () => ({})],
  ['revoke-noticed', 'law 8', 'strict', () => ({})],
  ['exposed', 'law 9', 'strict', ({fault}) => ({decider: fault === 'enemy-side' ? 'dealer' : 'opponents'})],
  ['played-before-turn', 'laws 10, 13, 16', 'strict', () => ({})],
  ['faced', 'law 11', 'strict', ({isLastCard}) => ({redeal: !isLastCard, dealer: 'same'})],
  ['misdeal', 'law 12', 'strict', () => ({redeal: true, dealer: 'same'})],
  ['twelve', 'law 14', 'impossible', () => ({dealStands: true, revokesPunishable: true})],
  ['twelve-and-fourteen', 'law 14', 'impossible', () => ({dealStands: false})],
  ['laid-down', 'laws 15, 17', 'strict', () => ({})],
  ['mistaken-yes', 'law 18', 'strict', () => ({penalty: 'opponents-may-demand-new-deal'})],
  ['new-pack', 'law 19', 'impossible', () => ({valid: false})],
  ['turn-up-asked', 'law 20', 'automatic', () => ({suit: true, rank: false})],
]);

/** The laws of both books: those that the strict table plays, and those that can only be told. */
export const LAWS: readonly Law[] = [...VIENNA, ...WARSAW];

/** The law of a book about something; `null` where the book is silent. */
export function lawOf(rules: RuleSetId, id: string): Law | null {
  return LAWS.find((law) => law.rules === rules && law.id === id) ?? null;
}
