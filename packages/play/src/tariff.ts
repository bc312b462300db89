/**
 * A price list as the book prints it: what each item costs, by columns (plain and favourite; game, point, all tricks). It
 * is data, so that bookings and the table of a page are made from the same. `null` = a dash: it is not played so.
 */
export type Tariff<Item extends string, Column extends string> = Readonly<
  Record<Item, Readonly<Record<Column, number | null>>>
>;

/** One item that is charged. */
export interface BillLine<Item extends string = string, Column extends string = string> {
  readonly item: Item;
  readonly column: Column;
  readonly price: number;
  /** How often; negative where it is taken off, as a Vole that was missed. */
  readonly times: number;
  readonly amount: number;
}

/** What is charged from, or paid to, each. */
export interface Bill<Item extends string = string, Column extends string = string> {
  readonly lines: readonly BillLine<Item, Column>[];
  readonly total: number;
}

/** An item, its column, and how often it is charged; once unless given. */
export type Charge<Item extends string, Column extends string> = readonly [
  item: Item,
  column: Column,
  times?: number,
];

/**
 * A price of a list.
 * @throws RangeError for a dash
 */
export function priceIn<Item extends string, Column extends string>(
  tariff: Tariff<Item, Column>,
  item: Item,
  column: Column,
): number {
  const price = tariff[item][column];
  if (price === null) throw new RangeError(`${item} has no price ${column}`);
  return price;
}

/**
 * A bill by a price list.
 *
 * @example
 * const tariff = {
 *   solo: {plain: 2, favourite: 4},
 *   vole: {plain: 4, favourite: 8},
 *   tout: {plain: 12, favourite: null},
 * };
 * billOf(tariff, [['solo', 'favourite'], ['vole', 'favourite', -1]]).total; // => -4
 * billOf(tariff, [['solo', 'plain', 3]]).lines; // => [{item: 'solo', column: 'plain', price: 2, times: 3, amount: 6}]
 * billOf(tariff, [['solo', 'plain']], 2).total; // => 4
 * billOf(tariff, [['tout', 'favourite']]); // => throws
 *
 * @param factor how many times all of it is charged, as where the game is doubled
 * @throws RangeError for a dash
 */
export function billOf<Item extends string, Column extends string>(
  tariff: Tariff<Item, Column>,
  charges: readonly Charge<Item, Column>[],
  factor = 1,
): Bill<Item, Column> {
  const lines = charges.map(([item, column, times = 1]): BillLine<Item, Column> => {
    const price = priceIn(tariff, item, column) * factor;
    return {item, column, price, times, amount: price * times};
  });
  return {lines, total: lines.reduce((sum, {amount}) => sum + amount, 0)};
}
