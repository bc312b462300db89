// Irregularities and penalties of the treatise (L. 3375-4079) that the table makes impossible, as far as it says more of them
// than a sentence of the rules page.

/** What the laws say of a hand with a wrong number of cards (laws 10-12, 16-21). */
export interface CardsLaw {
  readonly cards: 8 | 10;
  /** Whether such a hand may play Solo, and another game if it was announced with the call. */
  readonly solo: boolean;
  readonly announced: boolean;
  /** Whether a Vole may be made with it. */
  readonly vole: boolean;
  /** What an undue Solo costs: bêtes, the price of the game, matadors if the suit was named. */
  readonly penalty: {readonly betes: number; readonly price: boolean; readonly matadors: boolean};
}

export const CARDS_LAWS: readonly CardsLaw[] = [
  {cards: 10, solo: false, announced: true, vole: true, penalty: {betes: 1, price: true, matadors: true}},
  {cards: 8, solo: true, announced: true, vole: false, penalty: {betes: 1, price: true, matadors: true}},
];

/** A case on which a Berlin newspaper asked its readers for a large wager (L. 3966-4079). At this table nobody speaks out of turn. */
export const BERLIN_CASE = {
  calls: ['A ask', 'C solo', 'A pass', 'B reports ten cards'],
  majority: 'A must play his ask',
  minority: 'A may play or have C deal again',
  author: {A: 'may play his announced game, whatever it is, or not', C: 'must put down a bete'},
} as const;
