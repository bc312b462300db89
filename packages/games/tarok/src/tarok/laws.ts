/** What comes of an irregularity. Only what the treatise speaks of is named. */
export interface Ruling {
  /** Who deals instead. */
  readonly dealPassesTo?: 'next';
  /** Whether play goes on. */
  readonly playGoesOn?: boolean;
  /** The culprit announces nothing and counts nothing in this deal: he plays "a mute part". */
  readonly mute?: boolean;
  /** Until when it may be put right. */
  readonly mendableUntil?: 'first-lead';
  /** The card, or the announcement, is not counted. */
  readonly uncounted?: boolean;
  /** The culprit makes good all damage. */
  readonly makesGood?: boolean;
}

/** A law of the treatise about something that should not happen. */
export interface Law {
  readonly id: string;
  /** Rule or hint of the treatise. */
  readonly source: string;
  /** How the table deals with it: it cannot happen, a player's own choice brings it about, or it is played as the rules say. */
  readonly table: 'impossible' | 'choice' | 'rule';
  readonly ruling: Ruling;
}

/** The laws of Tarok en trois, which hold en deux as well. */
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

/** The law about something; `null` where the treatise is silent. */
export function lawOf(id: string): Law | null {
  return LAWS.find((law) => law.id === id) ?? null;
}
