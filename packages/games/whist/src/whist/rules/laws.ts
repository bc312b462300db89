import type {RuleSetId} from './types.js';

/** What follows from an irregularity. Fields the law does not mention are absent. */
export interface Ruling {
  /** Whether the cards must, or may, be given again. */
  readonly redeal?: boolean;
  /** It happens without anybody being asked. */
  readonly mandatory?: boolean;
  /** Who deals next. */
  readonly dealer?: 'same';
  readonly dealPassesTo?: 'left';
  readonly dealStands?: boolean;
  /** Who decides. */
  readonly decider?: 'opponents' | 'opponents-of-dealer' | 'dealer' | 'dealer-side';
  readonly revokesPunishable?: boolean;
  /** What the deciders may do to the side that committed it. */
  readonly penalty?:
    | 'opponents-may-void-deal'
    | 'opponents-may-demand-new-deal'
    // One of the two.
    | 'opponents-choose-new-deal-or-stand';
  /** Whether the deciders may consult each other. */
  readonly mayConsult?: boolean;
  /** Whether points that were not announced in time still count. */
  readonly counted?: boolean;
  /** Whether a claim is allowed, or which of two marks counts. */
  readonly valid?: boolean | number;
  /** What may still be asked about the turn-up card. */
  readonly suit?: boolean;
  readonly rank?: boolean;
}

/** The circumstances a ruling depends on. */
export interface Circumstances {
  /** Whose fault an accident is: `chance`, the dealer's side or the opposing side. */
  readonly fault?: 'chance' | 'dealer-side' | 'enemy-side';
  /** The exposed card is the last of the pack. */
  readonly isLastCard?: boolean;
  /** The scores that the two partners have marked. */
  readonly marks?: readonly number[];
}

/** A rule from one of the books about an irregularity. */
export interface Law {
  readonly id: string;
  readonly rules: RuleSetId;
  /** Book and section. */
  readonly source: string;
  /** How the table handles it: cannot happen, offered under strict etiquette, done automatically, or only described. */
  readonly table: 'impossible' | 'strict' | 'automatic' | 'text';
  readonly ruling: (circumstances: Circumstances) => Ruling;
}

/** Builds the laws of one book from short rows. */
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

/** The Warsaw laws, by number. */
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
  ['mistaken-yes', 'law 18', 'strict', () => ({penalty: 'opponents-choose-new-deal-or-stand'})],
  ['new-pack', 'law 19', 'impossible', () => ({valid: false})],
  ['turn-up-asked', 'law 20', 'automatic', () => ({suit: true, rank: false})],
]);

/** The laws of both books: those the strict table enforces and those it can only describe. */
export const LAWS: readonly Law[] = [...VIENNA, ...WARSAW];

/** A book's law about an irregularity; `null` if the book does not mention it. */
export function lawOf(rules: RuleSetId, id: string): Law | null {
  return LAWS.find((law) => law.rules === rules && law.id === id) ?? null;
}
