import {dealt, countsOf, NO_CARDS, openAuction, packetRounds, booked, type Packet} from '@quinola/play';
import {beginDeal, type Dished} from '../kit/index.js';
import {DISH, packetsOf, type CalledKingOptions} from './options.js';
import {bidding} from './bidding.js';
import {
  after,
  inTurn,
  playerAt,
  tools,
  type CalledKingState,
  type CalledKingView,
  type Events,
} from './types.js';

/** A table without a deal. */
export const fresh = (players: number) => {
  const nothing = Array.from({length: players}, () => 0);
  return {
    counts: nothing,
    trick: NO_CARDS,
    leader: -1,
    toPlay: -1,
    tricks: NO_CARDS,
    tricksWon: nothing,
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

/** The cards of a state without a deal. */
export const noDeal = (players: number) => {
  const none = Array.from({length: players}, () => []);
  return {hands: none, dealt: none, returned: null} satisfies Partial<CalledKingState>;
};

/** A table after an operation on the dish, with its bookings. */
export function dished(table: CalledKingView, {dish, paid}: Dished): CalledKingView {
  const entries = paid.flatMap(({reason, transfers}) =>
    booked(transfers, {account: 'marks', reason, round: table.deal}),
  );
  return tools.changed(table, {dish, entries: [...table.entries, ...entries]});
}

/** Packets to each from the dealer's right; nothing is left over (common rule 1). */
export const dealingPlan = (
  table: Pick<CalledKingView, 'counts' | 'dealer'>,
  options: Pick<CalledKingOptions, 'packets'>,
): readonly Packet[] => packetRounds(after(table, table.dealer), table.counts.length, packetsOf(options));

/** Deals the shuffled pack; the dealer has put his stake into the dish. */
export function deal(state: CalledKingState, events: Events): CalledKingState {
  const players = state.table.counts.length;
  const before = tools.changed(state.table, {...fresh(players), deal: state.table.deal + 1, draw: null});
  const {dealer, options, dish} = before;
  const {hands} = dealt(state.pack, players, dealingPlan(before, options));
  const table = dished(before, beginDeal(DISH, dish, playerAt(before, dealer)));
  events.push({type: 'dealt', dealer, dish: table.dish.pool.amount});
  return {
    ...noDeal(players),
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
