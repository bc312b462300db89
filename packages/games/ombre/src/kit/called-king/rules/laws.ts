/** The consequences of an irregularity. Fields the book does not mention are absent. */
export interface Ruling {
  /** The same dealer deals again, and nobody pays a bête. */
  readonly dealtAgain?: boolean;
  /** The opponents name the card that must be led. */
  readonly opponentsNameCardToPlay?: boolean;
  /** The side that committed it loses the game. */
  readonly loses?: boolean;
  /** The Ombre's side cannot be paid for a Vole. */
  readonly noVole?: boolean;
  /** Bêtes that the offender pays, in addition to that of a lost game; for a revoke in all. */
  readonly betes?: number;
  /** It can be corrected until the next trick begins. */
  readonly mendable?: boolean;
  /** The words count as they were spoken. */
  readonly binds?: boolean;
  /** What was not claimed in time is not paid. */
  readonly unpaid?: boolean;
}

/** A rule of the book about an irregularity; `common` in its id marks the rules for both games. */
export interface Law {
  readonly id: `quadrille.${string}`;
  readonly offence: string;
  /** How this program handles it: it cannot happen, or is left to the players. */
  readonly table: 'impossible' | 'players';
  readonly ruling: Ruling;
}

/** The laws of both games, by the rules of the book. */
export const LAWS: readonly Law[] = (
  [
    ['2', 'wrong number of cards, a wrong pack, an exposed black ace', 'impossible', {dealtAgain: true}],
    [
      '5',
      'cards are shown before the tricks that win, while the game can be lost',
      'impossible',
      {opponentsNameCardToPlay: true},
    ],
    // The bête of common rule 10 is that of the lost game.
    ['8', 'a revoke, after the next trick has begun', 'impossible', {loses: true, betes: 1}],
    ['common.10', 'a revoke, before the next trick has begun', 'impossible', {mendable: true}],
    ['common.3', 'another suit or King was meant than was named', 'impossible', {binds: true}],
    ['common.4', 'a pass or a bid was a slip of the tongue', 'impossible', {binds: true}],
    [
      'common.7',
      'the partner leads a matador or the called King out of turn',
      'impossible',
      {noVole: true, betes: 1},
    ],
    ['common.9', 'trumps are counted aloud', 'impossible', {noVole: true}],
    ['common.12', 'cards are shown early', 'impossible', {noVole: true, betes: 1}],
    ['common.14', 'honours are not asked for before the next cut', 'players', {unpaid: true}],
    ['common.21', 'a partner is urged or warned', 'players', {noVole: true}],
  ] as const
).map(([rule, offence, table, ruling]) => ({id: `quadrille.${rule}`, offence, table, ruling}));
