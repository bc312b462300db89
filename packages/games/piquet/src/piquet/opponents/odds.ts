// The odds of the exchange, exactly: which of the cards that one wishes for will come.

/** How many ways there are to take so many of some cards. */
function ways(cards: number, taken: number): number {
  let count = 1;
  for (let i = 1; i <= taken; i++) count = (count * (cards - taken + i)) / i;
  return taken < 0 || taken > cards ? 0 : Math.round(count);
}

/** Two whole numbers, of which the first stands for what happens and the second for what does not. */
export type Odds = readonly [happens: number, doesNot: number];

const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);

/**
 * How it stands with the hope that at least so many of some wished-for cards come, in lowest terms.
 *
 * @example
 * oddsOf({unseen: 20, wished: 1, taken: 5}); // => [1, 3]: three to one against a card that is named
 * oddsOf({unseen: 20, wished: 3, taken: 5}); // => [137, 91]: three to two that one of three comes
 *
 * @param unseen cards that the player has not seen; twenty before the exchange
 * @param least how many of the wished-for cards must come, one unless given
 */
export function oddsOf({
  unseen,
  wished,
  taken,
  least = 1,
}: {
  readonly unseen: number;
  readonly wished: number;
  readonly taken: number;
  readonly least?: number;
}): Odds {
  const all = ways(unseen, taken);
  let happens = 0;
  for (let come = least; come <= Math.min(wished, taken); come++)
    happens += ways(wished, come) * ways(unseen - wished, taken - come);
  const common = divisor(happens, all - happens) || 1;
  return [happens / common, (all - happens) / common];
}
