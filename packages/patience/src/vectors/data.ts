import type {Deal, Group} from '../schema.js';
import {compile, wholePack, type PatienceOptions} from '../rules/index.js';

/** Answers one kind of question about a game from what is given. */
export type Runner = (game: string, given: Readonly<Record<string, unknown>>) => object;

const RANKS = 'A23456789TJQK';
const NAMES: Readonly<Record<string, string>> = {Q: 'queens', J: 'knaves', K: 'kings'};

/** How many cards a deal lays on a table without diverting any. */
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

/** The numbers of a layout, by the names the answers use. */
export const counts: Runner = (game, given) => {
  const options = {...((given.options ?? {}) as object), game} as PatienceOptions;
  const {def, piles} = compile(options);
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
  return {
    ...Object.fromEntries(def.groups.map(({id, n}) => [id, n])),
    total,
    totalCards: total,
    sum: foundations.reduce((sum, pile) => sum + pile.size, 0),
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
    ...(game === 'clock' && Object.keys(given).length === 0 && {hours: dial(game)}),
  };
};

/** The cards from which the hours of the clock are built, and how many each takes. */
function dial(game: string): object[] | number {
  const {def, of} = compile({game});
  return of('hours').map(({id, index, size}) => {
    const base = def.preset!.find(({to}) => to === id)!;
    return {hour: index + 1, start: base.rank + (base.suit ?? ''), length: size};
  });
}

/** The finished picture: what lies uppermost in each row of the table. */
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
