// Irregularities and penalties in the treatise (L. 3375-4079) that cannot happen at the table, where more is known of them than
// one sentence of the rules page.

/** The laws about a hand with a wrong number of cards (laws 10-12, 16-21). */
export interface CardsLaw {
  readonly cards: 8 | 10;
  /** Whether such a hand may play Solo, and another game if it was announced with the call. */
  readonly solo: boolean;
  readonly announced: boolean;
  /** Whether a Vole with it counts. */
  readonly vole: boolean;
  /** The penalty for an invalid Solo: bêtes, the price of the game, matadors if the suit was named. */
  readonly penalty: {readonly betes: number; readonly price: boolean; readonly matadors: boolean};
}

export const CARDS_LAWS: readonly CardsLaw[] = [
  {cards: 10, solo: false, announced: true, vole: true, penalty: {betes: 1, price: true, matadors: true}},
  {cards: 8, solo: true, announced: true, vole: false, penalty: {betes: 1, price: true, matadors: true}},
];

/**
 * A case about which a Berlin newspaper asked its readers because of a large bet (L. 3966-4079). At this table nobody can speak
 * out of turn.
 */
export const BERLIN_CASE = {
  calls: ['A ask', 'C solo', 'A pass', 'B reports ten cards'],
  majority: 'A must play his ask',
  minority: 'A may play or have C deal again',
  author: {A: 'may play his announced game, whatever it is, or not', C: 'must put down a bete'},
} as const;
