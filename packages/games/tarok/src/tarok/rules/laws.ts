/** What follows from an irregularity. Fields the treatise does not mention are absent. */
export interface Ruling {
  /** Who deals instead. */
  readonly dealPassesTo?: 'next';
  /** Whether play continues. */
  readonly playGoesOn?: boolean;
  /** The culprit announces nothing and counts nothing in this deal: he plays "a mute part". */
  readonly mute?: boolean;
  /** Until when it can be corrected. */
  readonly mendableUntil?: 'first-lead';
  /** The card, or the announcement, is not counted. */
  readonly uncounted?: boolean;
  /** The culprit pays for all damage. */
  readonly makesGood?: boolean;
}

/** A rule from the treatise about an irregularity. */
export interface Law {
  readonly id: string;
  /** Rule or hint of the treatise. */
  readonly source: string;
  /** How the table handles it: it cannot happen, a player's own choice causes it, or it is played by the rules. */
  readonly table: 'impossible' | 'choice' | 'rule';
  readonly ruling: Ruling;
}

/** The laws of Tarok en trois, which also apply en deux. */
export const LAWS: readonly Law[] = [
  {id: 'misdeal', source: 'Tarok, hint 2', table: 'impossible', ruling: {dealPassesTo: 'next'}},
  {
    id: 'skat-of-other-size',
    source: 'Tarok, rule 13c, hint 3',
    table: 'impossible',
    ruling: {playGoesOn: true, mute: true, mendableUntil: 'first-lead'},
  },
  {
    id: 'king-or-matador-in-skat',
    source: 'Tarok, hint 4',
    table: 'impossible',
    ruling: {playGoesOn: true, uncounted: true},
  },
  {id: 'announced-card-in-skat', source: 'Tarok, hint 4', table: 'impossible', ruling: {uncounted: true}},
  {id: 'revoke', source: 'Tarok, hint 5', table: 'impossible', ruling: {makesGood: true}},
  // Not in this book, but in the Leipzig rules of 1754.
  {id: 'forgotten-announcement', source: 'Leipzig 1754', table: 'choice', ruling: {uncounted: true}},
  {id: 'sky-kept-too-long', source: 'Tarok, rule 3d', table: 'rule', ruling: {}},
];

/** The law about an irregularity; `null` if the treatise says nothing. */
export function lawOf(id: string): Law | null {
  return LAWS.find((law) => law.id === id) ?? null;
}
