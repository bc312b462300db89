// What a card brings, counted exactly. `left` is how many cards the pack still holds, an even number.

/** A number as a fraction in its lowest terms, with a positive denominator. */
export type Fraction = readonly [numerator: number, denominator: number];

/** A fraction in its lowest terms. */
export function fraction(numerator: number, denominator: number): Fraction {
  let [a, b] = [Math.abs(numerator), denominator];
  while (b) [a, b] = [b, a % b];
  return [numerator / (a || 1), denominator / (a || 1)];
}

/** A fraction as a number. */
export const valueOf = ([numerator, denominator]: Fraction): number => numerator / denominator;

/** The chances of an exact card in one drawing, and what the bank gains of a stake on it. */
export interface CardOdds {
  readonly win: Fraction;
  readonly plija: Fraction;
  readonly lose: Fraction;
  readonly edge: Fraction;
}

/**
 * The page: an exact card that the pack still holds. Every place in the pack is as likely: on the left but last it wins, if its
 * partner is not of its rank.
 * @param others how many other cards of its rank are in the pack
 */
export function cardOdds(left: number, others: number): CardOdds {
  const all = left * (left - 1);
  const unpaired = left - 1 - others;
  const win = (left / 2 - 1) * unpaired;
  const plija = others * (left - 1);
  const lose = left - 1 + (left / 2) * unpaired;
  return {
    win: fraction(win, all),
    plija: fraction(plija, all),
    lose: fraction(lose, all),
    edge: fraction(2 * (lose - win) + plija, 2 * all),
  };
}

/** The page: the chance that an exact card comes with the next pair. */
export const comesNext = (left: number): Fraction => fraction(2, left);

/** The chance of so many wins in a row, each in a drawing of its own. */
export const runOf = (wins: number): number => valueOf(cardOdds(52, 3).win) ** wins;

/** What the next pair does to a rank. */
export interface CoupOdds {
  readonly win: number;
  readonly plija: number;
  readonly lose: number;
}

/**
 * The salon: a rank of which the pack still holds some cards. The last pair wins for nobody.
 * @param many how many cards of the rank are in the pack
 */
export function coupOdds(left: number, many: number): CoupOdds {
  const all = left * (left - 1);
  const one = (many * (left - many)) / all;
  const both = (many * (many - 1)) / all;
  return left > 2 ? {win: one, plija: both, lose: one} : {win: 0, plija: 0, lose: 2 * one + both};
}

/**
 * The salon: what the bank gains of a stake that lies on a rank until it is decided.
 * @param voidLast whether the last card, if it lies left, pays nobody, as Montmort and de Moivre have it; else it is the bank's
 */
export function edgeOfStaying(left: number, many: number, voidLast = false): number {
  if (!many) return 0;
  const {win, plija, lose} = coupOdds(left, many);
  // With one card in the last pair that is right as often as left.
  if (left <= 2) return voidLast && many === 1 ? lose / 2 : lose;
  const stays = 1 - win - plija - lose;
  return lose - win + plija / 2 + stays * edgeOfStaying(left - 2, many, voidLast);
}

/**
 * The salon: what the bank gains of a stake that is laid now on a rank by who takes it off as soon as that is better. A single card
 * costs nothing as long as it is taken off before the last pair; with more than one the next pair may be a doublet, so it is best not
 * to have staked.
 */
export function edgeOfWaiting(left: number, many: number): number {
  if (!many) return 0;
  const {win, plija, lose} = coupOdds(left, many);
  if (left <= 2) return lose;
  const stays = 1 - win - plija - lose;
  return lose - win + plija / 2 + stays * Math.min(0, edgeOfWaiting(left - 2, many));
}

/**
 * The page: what stakes of one ducat on one card a drawing bring, each taken as soon as it is decided, by their exact distribution.
 * @param drawings how many in all
 * @param shares which share of all punters stands no better, as 0.1
 * @returns for each share and number of drawings, what such a punter has gained, in ducats
 */
export function gainsAfter(drawings: number, shares: readonly number[]): readonly (readonly number[])[] {
  const {win, plija, lose} = cardOdds(52, 3);
  // In half-ducats, from losing all to winning all.
  const steps = [
    [2, valueOf(win)],
    [-1, valueOf(plija)],
    [-2, valueOf(lose)],
  ] as const;
  const zero = 2 * drawings;
  let chances = new Float64Array(4 * drawings + 1);
  chances[zero] = 1;
  const lines = shares.map((): number[] => [0]);
  for (let nth = 1; nth <= drawings; nth++) {
    const next = new Float64Array(chances.length);
    for (let at = zero - 2 * (nth - 1); at <= zero + 2 * (nth - 1); at++)
      for (const [step, chance] of steps) next[at + step]! += chances[at]! * chance;
    chances = next;
    let below = 0;
    let line = 0;
    for (let at = 0; at < chances.length && line < shares.length; at++) {
      below += chances[at]!;
      while (line < shares.length && below >= shares[line]!) lines[line++]!.push((at - zero) / 2);
    }
  }
  return lines;
}
