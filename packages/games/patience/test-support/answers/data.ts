import type {Deal, Group} from '../../src/patience/rules/schema.js';
import {compile, wholePack} from '../../src/patience/rules/index.js';
import {optionsOf} from './given.js';

/** Answers one kind of question about a game from the given input. */
export type Runner = (game: string, given: Readonly<Record<string, unknown>>) => object;

const RANKS = 'A23456789TJQK';
const NAMES: Readonly<Record<string, string>> = {Q: 'queens', J: 'knaves', K: 'kings'};

/** How many cards a deal puts on a table without diverting any. */
function laidBy(deal: Deal, groups: readonly Group[], total: number): number {
  const piles = 'to' in deal ? groups.find(({id}) => id === deal.to)!.n : 0;
  switch (deal.deal) {
    case 'packets':
      return Math.min(total, piles * deal.each);
    case 'rows':
      return Math.min(total, piles * deal.rows);
    case 'row':
      return piles;
    default:
      return total;
  }
}

/** The numbers of a layout, under the names the answers use. */
export const counts: Runner = (game, given) => {
  const {def, piles} = compile(optionsOf(game, given));
  const total = wholePack(def).length;
  const removed = (def.remove ?? []).reduce((sum, {n}) => sum + n, 0);
  const deals = def.program.filter((step) => 'deal' in step);
  const first = deals[0]!;
  const hand = total - removed - (def.preset?.length ?? 0);
  const dealt = laidBy(first, def.groups, hand);
  const foundations = piles.filter(({size}) => size);
  const built = (dir: string): number => foundations.filter(({group}) => group.build!.dir === dir).length;
  const packets = piles.filter(({group}) => group.role === 'packet');
  const rings = deals
    .filter(({deal}) => deal === 'row')
    .reduce((sum, deal) => sum + laidBy(deal, def.groups, hand), 0);
  const size = (id: string): number => foundations.find(({group}) => group.id === id)?.size ?? 0;
  const rows = 'rows' in first ? first.rows : 0;
  const each = 'each' in first ? first.each : 1;
  const columns = packets.length;
  agree('packs', given.packs, def.packs);
  agree('cardsPerFan', given.cardsPerFan, each);
  const full = columns - (columns * rows - dealt);
  return {
    ...Object.fromEntries(def.groups.map(({id, n}) => [id, n])),
    total,
    totalCards: total,
    columnHeights: `${full} columns of ${rows}, the ${ORDINALS[full]} of ${rows - 1}`,
    foundations: foundations.length,
    foundationSize: foundations[0]!.size,
    foundationsFullWhenWon: foundations.map((pile) => pile.size),
    ascendingFoundations: built('up'),
    descendingFoundations: built('down'),
    fullFans: Math.floor(dealt / each),
    lastFan: dealt % each,
    rows,
    dealt,
    stock: hand - dealt,
    stockAfterDeal: hand - dealt,
    lastRow: dealt - (rows - 1) * columns,
    packets: columns,
    sides: packets.filter(({group}) => group.adjoins).length,
    maxRows: deals.length,
    ...(def.groups.some(({id}) => id === 'row1') && {columns: columns / deals.length}),
    removedKings: removed,
    star: rings,
    stockAfterStar: hand - rings,
    centreSize: size('centre'),
    angleSize: size('angles'),
    circlePackets: columns,
    cardsPerPacket: each,
    build: packets[0]!.group.build?.dir,
    redeals: def.redeal?.times ?? 0,
  };
};

/** @throws RangeError if the given value differs from the layout's */
function agree(name: string, given: unknown, actual: unknown): void {
  if (given !== undefined && given !== actual) throw new RangeError(`${name} is ${String(actual)}`);
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );

/** What holds in every deal: how many cards there are, and where they all lie after a win. */
export const invariants: Runner = (game, given) => {
  const {def, piles} = compile(optionsOf(game, given));
  const full = piles.filter(({size}) => size);
  const sizes = full.map(({size}) => size);
  const lengths = (given.lengths as readonly number[] | undefined) ?? sizes;
  agree('lengths', lengths.join(' '), sizes.join(' '));
  const perSuit = (dir: string): number => full.find(({group}) => group.build!.dir === dir)?.size ?? 0;
  const [up, down] = [perSuit('up'), perSuit('down')];
  return {
    totalCards: wholePack(def).length,
    foundationsFullWhenWon: sizes,
    sum: lengths.reduce((sum, length) => sum + length, 0),
    // If both are built in every suit.
    ...(up && down && {perSuit: `ascending pile + descending pile = ${up + down} cards when won`}),
  };
};

/** The cards the clock's hours are built from, and how many each takes. */
export const dial: Runner = (game) => {
  const {def, pilesOf} = compile({game});
  const hours = pilesOf('hours').map(({id, index, size}) => {
    const base = def.preset!.find(({to}) => to === id)!;
    return {hour: index + 1, start: base.rank + (base.suit ?? ''), length: size};
  });
  return {hours};
};

/** The finished picture: the top cards in each row of the table. */
export const picture: Runner = (game) => {
  const {groups, program} = compile({game}).def;
  const diverted = program.flatMap((step) => ('divert' in step ? (step.divert ?? []) : []));
  const rows = groups
    .filter(({role}) => role !== 'stock')
    .map(({id, n, role, base, size}) => {
      const rank =
        role === 'foundation'
          ? RANKS[RANKS.indexOf(base!.rank) + Number(size) - 1]
          : (base?.rank ?? diverted.find(({to}) => to.includes(id))?.rank);
      return `${n} ${NAMES[rank ?? ''] ?? rank}${role === 'foundation' ? ' (tops of the foundations)' : ''}`;
    });
  return {rows};
};
