/** What follows from an irregularity. Fields the book does not mention are absent. */
export interface Ruling {
  /** The culprit pays the party, and whether he does so regardless of the result of the deal. */
  readonly paysParty?: boolean;
  readonly whateverResult?: boolean;
  /** Fischer he puts into the pannier. */
  readonly fine?: number;
  /** The cards are dealt again, or by the next dealer. */
  readonly dealtAgain?: boolean;
  readonly dealPassesToRight?: boolean;
  /** How many bêtes he sets if his own Quinola is forced afterwards. */
  readonly betes?: number;
  /** He cannot win anything in this deal; nothing is paid for the card, or the Reversis. */
  readonly winsNothing?: boolean;
  readonly unpaid?: boolean;
  /** It can be corrected. */
  readonly mendable?: boolean;
}

/** A rule from the book about an irregularity. */
export interface Law {
  readonly id: `reversy.law.${number}`;
  readonly offence: string;
  /** How the table handles it: it cannot happen, an option allows it, or the players settle it among themselves. */
  readonly table: 'impossible' | 'option' | 'players';
  readonly ruling: Ruling;
}

const PARTY = {paysParty: true} as const;
const ALWAYS = {paysParty: true, whateverResult: true} as const;

/** The laws of Reversis, by the rules of the book. */
export const LAWS: readonly Law[] = (
  [
    [3, 'a stake is missing', 'impossible', {mendable: true}],
    [5, 'a misdeal that cannot be put right', 'impossible', {dealPassesToRight: true}],
    [5, 'somebody deals twice running', 'impossible', {dealtAgain: true}],
    [5, 'two or three cards of the talon are taken', 'impossible', {fine: 2, dealPassesToRight: true}],
    [6, 'the Quinola is hidden in the talon', 'impossible', ALWAYS],
    [7, "another's discard or card of the talon is seen", 'impossible', PARTY],
    [7, 'a discard is taken back', 'impossible', ALWAYS],
    [
      8,
      'twelve cards are kept, or one is drawn before one is thrown',
      'impossible',
      {...ALWAYS, winsNothing: true},
    ],
    [9, 'the lead comes before all have exchanged', 'impossible', {mendable: true}],
    [10, 'revoke noticed at once', 'impossible', {mendable: true}],
    [10, 'revoke noticed after the trick is turned', 'impossible', {...ALWAYS, betes: 2}],
    [12, 'the pannier is not drawn before the cut', 'option', {unpaid: true}],
    [16, 'tricks are mixed before they are counted', 'impossible', ALWAYS],
    [17, 'two have mixed their tricks', 'players', PARTY],
    [22, 'the Quinola or an ace is thrown out of turn', 'impossible', {unpaid: true}],
    [25, 'Quinola or ace is not asked for in time', 'option', {unpaid: true}],
    [32, "Reversis after another's discard was seen", 'impossible', {unpaid: true}],
  ] as const
).map(([rule, offence, table, ruling]) => ({id: `reversy.law.${rule}`, offence, table, ruling}));
