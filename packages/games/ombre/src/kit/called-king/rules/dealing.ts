import {
  booked,
  countsOf,
  dealt,
  openAuction,
  packetRounds,
  playerAt,
  undealt,
  type Packet,
} from '@quinola/play';
import {beginDeal, type DishChange} from '../../rules/index.js';
import {DISH, packetsOf, type CalledKingOptions} from './options.js';
import {bidding} from './bidding.js';
import {after, inTurn, tools, type CalledKingState, type CalledKingView, type Events} from './types.js';

/** The fields of a table on which no deal is going on. */
export const clearedTable = (players: number) => {
  return {
    ...undealt(players),
    auction: openAuction<never>([]),
    ombre: -1,
    game: null,
    trump: null,
    called: null,
    isShown: false,
    partner: -1,
    giver: -1,
    returned: null,
    vole: null,
    delices: -1,
  } satisfies Partial<CalledKingView>;
};

/** The hands of a state in which no cards are dealt. */
export const clearedCards = (players: number) => {
  const none = Array.from({length: players}, () => []);
  return {hands: none, dealt: none, returned: null} satisfies Partial<CalledKingState>;
};

/** Takes over a change of the dish, and books its payments to the players' accounts. */
export function bookDish(table: CalledKingView, {dish, paid}: DishChange): CalledKingView {
  const entries = paid.flatMap(({reason, transfers}) =>
    booked(transfers, {account: 'marks', reason, round: table.deal}),
  );
  return tools.changed(table, {dish, entries: [...table.entries, ...entries]});
}

/** The packets in the order of dealing, beginning to the dealer's right; the whole pack is dealt (common rule 1). */
export const dealingPlan = (
  table: Pick<CalledKingView, 'counts' | 'dealer'>,
  options: Pick<CalledKingOptions, 'packets'>,
): readonly Packet[] => packetRounds(after(table, table.dealer), table.counts.length, packetsOf(options));

/** Deals the shuffled pack after the dealer has put his stake into the dish. */
export function deal(state: CalledKingState, events: Events): CalledKingState {
  const players = state.table.counts.length;
  const before = tools.changed(state.table, {
    ...clearedTable(players),
    deal: state.table.deal + 1,
    draw: null,
  });
  const {dealer, options, dish} = before;
  const {hands} = dealt(state.pack, players, dealingPlan(before, options));
  const table = bookDish(before, beginDeal(DISH, dish, playerAt(before, dealer)));
  events.push({type: 'dealt', dealer, dish: table.dish.pool.amount});
  return {
    ...clearedCards(players),
    pack: [],
    hands,
    dealt: hands,
    table: bidding.asking(
      tools.changed(table, {
        counts: countsOf(hands),
        leader: after(table, dealer),
        auction: openAuction(inTurn(table)),
      }),
    ),
  };
}
