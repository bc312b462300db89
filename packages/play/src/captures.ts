import type {Card} from '@quinola/cards';
import type {Refusal} from './game.js';

/*
 * Cards that take cards of the table. A game says which sets of table cards a card may take; any of these that share no card may
 * be taken together. Each of these unions is a move of its own, `{type, card, take}`, and not described as a choice, because few
 * choices are lawful: some of ten cards can be chosen in 1023 ways, of which a ten takes 15 on average where cards add up to it.
 */

/** A move that takes cards of the table with one card, without its type. */
export interface Capture {
  /** The card of the hand. */
  readonly card: Card;
  /** The cards that it takes, in the order of the table. */
  readonly take: readonly Card[];
}

/** The most cards on a table, as bits of a number. */
const MOST_CARDS = 30;

const numberOf = (mask: number): number => {
  let ones = 0;
  for (let rest = mask; rest; rest &= rest - 1) ones++;
  return ones;
};

/** Smaller sets first; of equally large ones that with the earlier cards. */
function bySize(one: number, other: number): number {
  const difference = one ^ other;
  return numberOf(one) - numberOf(other) || (one & difference & -difference ? -1 : 1);
}

const cardsOf = (table: readonly Card[], mask: number): readonly Card[] =>
  table.filter((_, index) => mask & (1 << index));

const masksOf = (table: readonly Card[], sets: readonly (readonly Card[])[]): readonly number[] => {
  if (table.length > MOST_CARDS) throw new RangeError(`${table.length} cards on the table`);
  return sets.map((cards) => cards.reduce((mask, card) => mask | (1 << table.indexOf(card)), 0));
};

/**
 * All sets of table cards whose values add up to a sum, single cards among them; smaller sets first.
 * @param valueOf a positive number; `null` for a card that is part of no sum
 *
 * @example
 * const ranks = {A: 1, 2: 2, 4: 4, 7: 7};
 * setsThatSum(['AC', '2H', '4D', '7S'], (card) => ranks[rankOf(card)] ?? null, 7); // => [['7S'], ['AC', '2H', '4D']]
 */
export function setsThatSum(
  table: readonly Card[],
  valueOf: (card: Card) => number | null,
  sum: number,
): readonly (readonly Card[])[] {
  const values = table.map(valueOf);
  const found: number[] = [];
  const search = (from: number, mask: number, left: number): void => {
    if (left === 0) found.push(mask);
    else
      for (let index = from; index < values.length; index++) {
        const value = values[index]!;
        if (value !== null && value > 0 && value <= left)
          search(index + 1, mask | (1 << index), left - value);
      }
  };
  if (sum > 0) search(0, 0, sum);
  return found.sort(bySize).map((mask) => cardsOf(table, mask));
}

/**
 * All sets of table cards that a rule allows to be taken; smaller sets first. It is asked about every set, which is quick up to
 * some 14 cards; where values are added up, {@linkcode setsThatSum} is quicker.
 *
 * @example
 * setsWhere(['QC', 'QD', '3H'], (cards) => cards.length === 1 && rankOf(cards[0]) === 'Q'); // => [['QC'], ['QD']]
 */
export function setsWhere(
  table: readonly Card[],
  isTaken: (cards: readonly Card[]) => boolean,
): readonly (readonly Card[])[] {
  const found: (readonly [mask: number, cards: readonly Card[]])[] = [];
  for (let mask = 1; mask < 1 << table.length; mask++) {
    const cards = cardsOf(table, mask);
    if (isTaken(cards)) found.push([mask, cards]);
  }
  return found.sort(([one], [other]) => bySize(one, other)).map(([, cards]) => cards);
}

/** How many sets are put together at least to each union of sets that share no card. */
function unions(sets: readonly number[], most: number): ReadonlyMap<number, number> {
  const fewest = new Map([[0, 0]]);
  for (const set of sets)
    // A map is also run through for what is added meanwhile: a union that holds the set already is passed over.
    for (const [mask, parts] of fewest) {
      if (mask & set || parts === most) continue;
      const known = fewest.get(mask | set);
      if (known === undefined || parts + 1 < known) fewest.set(mask | set, parts + 1);
    }
  fewest.delete(0);
  return fewest;
}

/**
 * What a card may take: every union of sets that share no card, each once; smaller ones first, of equally large ones those with
 * the earlier cards of the table.
 * @param sets of table cards, each of which may be taken alone
 * @param most how many of them may be taken together; any number unless given
 *
 * @example
 * const captured = captures('8H', ['2C', '3D', '5H', '8S'], [['8S'], ['3D', '5H']]);
 * captured.map(({take}) => take); // => [['8S'], ['3D', '5H'], ['3D', '5H', '8S']]
 */
export function captures(
  card: Card,
  table: readonly Card[],
  sets: readonly (readonly Card[])[],
  most = Infinity,
): readonly Capture[] {
  return [...unions(masksOf(table, sets), most).keys()]
    .sort(bySize)
    .map((mask) => ({card, take: cardsOf(table, mask)}));
}

/**
 * Why cards may not be taken together, in whatever order they are named; `null` = they may. `not-on-the-table` (`card`) for what
 * does not lie there or is named twice, `not-to-take` where they are no union of sets that share no card.
 */
export function refuseCapture(
  take: unknown,
  table: readonly Card[],
  sets: readonly (readonly Card[])[],
  most = Infinity,
): Refusal | null {
  if (!Array.isArray(take) || !take.length) return {reason: 'not-to-take'};
  const strange: unknown = take.find((card, at) => !table.includes(card as Card) || take.indexOf(card) < at);
  if (strange !== undefined) return {reason: 'not-on-the-table', about: {card: String(strange)}};
  const [all = 0, ...parts] = masksOf(table, [take as Card[], ...sets]);
  const within = parts.filter((set) => (set & all) === set);
  return unions(within, most).has(all) ? null : {reason: 'not-to-take'};
}

/**
 * The sets of which a capture is made, as many as possible: what each stood for.
 * @param sets of table cards, each of which may be taken alone
 *
 * @example
 * partsOf(['TC', '7H', '2S', 'AC'], [['TC'], ['7H', '2S', 'AC']]); // => [['TC'], ['7H', '2S', 'AC']]
 */
export function partsOf(
  take: readonly Card[],
  sets: readonly (readonly Card[])[],
): readonly (readonly Card[])[] {
  const [first, ...rest] = take;
  if (first === undefined) return [];
  let best: readonly (readonly Card[])[] = [];
  for (const set of sets) {
    if (!set.includes(first) || !set.every((card) => take.includes(card))) continue;
    const left = rest.filter((card) => !set.includes(card));
    const others = partsOf(
      left,
      sets.filter((other) => !other.some((card) => set.includes(card))),
    );
    if ((!left.length || others.length) && others.length + 1 > best.length) best = [set, ...others];
  }
  return best;
}
