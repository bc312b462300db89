// npm run bench -- outcomes : counts how deals between four book players end, as the rows of `src/whist/opponents/search/outcomes.ts`. Copy them
// there when the book's mask form has changed.
import {bitCount, HANDS, SUIT_SLOTS, TRICKS} from '@quinola/opponents';
import {FRENCH_52, randomFrom, shuffled} from '@quinola/cards';
import {FIGURES, WHIST} from '../src/whist/opponents/masks/cards.js';
import {bookCard} from '../src/whist/opponents/masks/policy.js';
import {emptyTable, evenTricks, playCard, turnUp} from '../src/whist/opponents/masks/table.js';
import {CHANCES} from '../src/whist/opponents/search/outcomes.js';

export const name = 'outcomes';

/** Number of deals; each is counted for both sides. */
const DEALS = Number(process.env.QUINOLA_DEALS ?? 2_000_000);

/** The rows are per this many deals. */
const PER = 10_000;

/** Prints the rows, and their differences from those in the source. */
export function run(): void {
  const counted = [0, 1, 2, 3, 4].map(() => new Array<number>(14).fill(0));
  const random = randomFrom('outcomes');
  for (let deal = 0; deal < DEALS; deal++) {
    const pack = shuffled(FRENCH_52.cards, random);
    const last = WHIST.numberOf(pack[51]!),
      trump = last >> 5;
    // The dealer is in the last seat, so the first seat leads.
    const table = emptyTable(trump, 0);
    const hands = table.subarray(HANDS);
    pack.forEach((card, i) => WHIST.put(hands as never, card, Math.floor(i / 13)));
    turnUp(table, last, 3);
    const honours = [0, 2].reduce(
      (sum, seat) => sum + bitCount(table[HANDS + seat * SUIT_SLOTS + trump]! & FIGURES),
      0,
    );
    while (table[TRICKS]! < 13) playCard(table, bookCard(table));
    const tricks = evenTricks(table);
    counted[honours]![tricks]!++;
    counted[4 - honours]![13 - tricks]!++;
  }
  const rows = counted.map((row) => row.map((n) => Math.round((n * PER) / (2 * DEALS))));
  for (const row of rows.slice(0, 3)) console.log(row.join(' '));
  const off = rows.flatMap((row, honours) =>
    row.map((n, tricks) => Math.abs(n - CHANCES[honours]![tricks]! * PER)),
  );
  console.log(
    `the kept ones differ by at most ${Math.max(...off).toFixed(1)} in ${PER.toLocaleString('en')}`,
  );
}
