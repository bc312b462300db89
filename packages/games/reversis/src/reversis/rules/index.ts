import {isWholePack, shuffled, suitOf, type Card} from '@quinola/cards';
import {
  balances,
  booked,
  countsOf,
  dealt,
  defineGame,
  dividePool,
  drawPool,
  drawSeats,
  filled,
  heldBy,
  losePool,
  netOf,
  NO_CARDS,
  openPool,
  packetRounds,
  playToTrick,
  shuffling,
  staked,
  without,
  type Packet,
  type Player,
  type Pooled,
  type Seat,
} from '@quinola/play';
import {eventsIn, isDecided, settlementOf, takerOfAll, UNDERTAKEN} from './settle.js';
import {
  ACES,
  after,
  inTurn,
  playedBy,
  playerAt,
  poolRules,
  QUINOLA,
  REVERSIS_48,
  reversisOptions,
  roundOf,
  SEATS,
  TENS,
  tools,
  TRICKS,
  type Claim,
  type DealResult,
  type Due,
  type ReversisHappening,
  type ReversisState,
  type ReversisTypes,
  type ReversisView,
  type Settlement,
} from './types.js';

export * from './types.js';
export * from './settle.js';

type Events = ReversisHappening[];

const NOTHING = [null, null, null, null];
const HIDDEN = {discard: null, drew: null};

/** A table without a deal. */
const FRESH = {
  counts: [0, 0, 0, 0],
  trick: NO_CARDS,
  leader: -1,
  toPlay: -1,
  tricks: NO_CARDS,
  tricksWon: [0, 0, 0, 0],
  exchange: NOTHING,
  ...HIDDEN,
  undertaker: -1,
  claimed: NO_CARDS,
} as const;

/** The cards of a state without a deal. */
export const NO_DEAL = {
  hands: [[], [], [], []],
  dealt: [[], [], [], []],
  talon: [],
  discards: NOTHING,
  drew: NOTHING,
} as const;

/** Applies an operation of the pool to a table, with its bookings. */
function pooled(table: ReversisView, reason: string, {pool, transfers}: Pooled): ReversisView {
  const entries = booked(transfers, {account: 'jettons', reason, round: table.deal});
  return tools.changed(table, {pool, entries: [...table.entries, ...entries]});
}

/** How many Fischer each seat puts into the pannier before a deal (rule 1). */
export function stakesOf(dealer: Seat, pannier: number): readonly number[] {
  return Array.from({length: SEATS}, (_, seat) =>
    pannier ? Number(seat === dealer) : seat === dealer ? 2 : 1,
  );
}

/** The stakes are put into the pannier. */
export function stake(table: ReversisView, dealer: Seat): ReversisView {
  const rules = poolRules(table.options);
  return stakesOf(dealer, table.pool.amount).reduce(
    (now, fischer, seat) =>
      pooled(now, 'stake', staked(rules, now.pool, playerAt(now, seat), fischer * now.options.fische)),
    table,
  );
}

/** Two rounds of four to each, then three to the others and four to the dealer; three cards are left (rule 4). */
export const dealingPlan = (dealer: Seat): readonly Packet[] => [
  ...packetRounds(after(dealer), SEATS, [4, 4]),
  ...inTurn(dealer).map((to) => ({to, count: to === dealer ? 4 : 3})),
  {to: 'talon', count: 3},
];

function deal(state: ReversisState, events: Events): ReversisState {
  const {dealer} = state.table;
  const forehand = after(dealer);
  const {hands, talon} = dealt(state.pack, SEATS, dealingPlan(dealer));
  const table = stake(tools.changed(state.table, {...FRESH, deal: state.table.deal + 1}), dealer);
  events.push({type: 'dealt', dealer, pannier: table.pool.amount});
  return {
    ...NO_DEAL,
    pack: [],
    hands,
    dealt: hands,
    talon,
    table: tools.waitingAt(table, 'exchanging.talon', forehand, {
      counts: countsOf(hands),
      leader: forehand,
      toPlay: forehand,
    }),
  };
}

/** The cards that can be thrown away now: if agreed, the Quinola must be kept in the first rounds. */
export function throwable(view: ReversisView): readonly Card[] {
  return roundOf(view) <= view.options.quinolaForcee ? without(view.hand, QUINOLA) : view.hand;
}

const refuseThrow = (view: ReversisView, card: Card) =>
  !view.hand.includes(card)
    ? {reason: 'not-held', about: {card}}
    : throwable(view).includes(card)
      ? null
      : {reason: 'quinola-must-be-kept'};

/**
 * A seat has had its turn in the exchange: the next follows, and after the dealer forehand leads (rules 4 and 9).
 * @param thrown `null` = everything is kept
 */
function exchanged(state: ReversisState, thrown: Card | null, events: Events): ReversisState {
  const {table} = state;
  const {toPlay: seat, dealer} = table;
  const to = [playerAt(table, seat)];
  const [top = null, ...talon] = seat === dealer ? [] : state.talon;
  const did = seat === dealer ? 'laid-away' : thrown === null ? 'kept' : 'exchanged';
  events.push({type: did, seat});
  if (thrown !== null) events.push({type: 'discarded', seat, card: thrown, to});
  if (top !== null) events.push({type: thrown === null ? 'saw' : 'drew', seat, card: top, to});
  const rest = thrown === null ? state.hands[seat]! : without(state.hands[seat]!, thrown);
  const hands = state.hands.with(seat, top !== null && thrown !== null ? [...rest, top] : rest);
  const next = after(seat);
  const phase =
    seat === dealer ? 'playing.trick' : next === dealer ? 'exchanging.dealer' : 'exchanging.talon';
  return {
    ...state,
    hands,
    talon: seat === dealer ? state.talon : talon,
    discards: state.discards.with(seat, thrown),
    drew: state.drew.with(seat, top),
    table: tools.waitingAt(table, phase, next, {
      toPlay: next,
      counts: countsOf(hands),
      exchange: table.exchange.with(seat, did),
    }),
  };
}

/** Whether the view's player had all four aces when play began and need not follow (rules 39 and 42). */
export function isFree(view: ReversisView): boolean {
  if (view.seat < 0) return false;
  const played = playedBy(view, view.seat);
  return ACES.every((ace) => view.hand.includes(ace) || played.includes(ace));
}

/** The play of tricks; `lawful` tells which cards a player may play. */
export const tricks = playToTrick<ReversisView, ReversisState, ReversisHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => TRICKS,
  players: () => SEATS,
  led: ([first], view) => (!first || isFree(view) ? null : first.card),
  onTrick(table, trick, number, events) {
    for (const event of eventsIn(trick, number)) events.push({type: 'fell', event});
    if (number !== UNDERTAKEN) return;
    table.undertaker = takerOfAll(table.tricks);
    if (table.undertaker >= 0) events.push({type: 'undertaken', seat: table.undertaker});
  },
  isDecided,
  onLast: (state, events) => claiming({...state, table: tools.changed(state.table, {toPlay: -1})}, events),
});

/** The settlement of the deal on the table. */
export const dealSettlement = ({tricks: won, dealer, options}: ReversisView): Settlement =>
  settlementOf(won, dealer, options);

/** What a seat can still claim. */
export function claimsOf(view: ReversisView, seat: Seat): readonly Claim[] {
  const {dues, draw} = dealSettlement(view);
  const owed = dues.flatMap(({to, card}) => (to === seat && card ? [card] : []));
  const all: readonly Claim[] = draw === seat ? [...owed, 'pannier'] : owed;
  return all.filter((claim) => !view.claimed.includes(claim));
}

/** Players with something to claim are asked in turn; if payment is automatic the deal is settled at once. */
function claiming(state: ReversisState, events: Events, from = 0): ReversisState {
  const {table} = state;
  const seats = table.options.claims === 'onDemand' ? inTurn(table.dealer).slice(from) : [];
  const seat = seats.find((of) => claimsOf(table, of).length);
  return seat === undefined
    ? settle(state, events)
    : {...state, table: tools.waitingAt(table, 'settling.claiming', seat, {toPlay: seat})};
}

/** Everything due, and claimed if it must be, is paid; then the pannier is drawn, or a bête set. */
function settle(state: ReversisState, events: Events): ReversisState {
  const {options, dealer, seats, claimed, deal: round} = state.table;
  const rules = poolRules(options);
  const whole = dealSettlement(state.table);
  const isPaid = (claim: Claim | undefined): boolean =>
    !claim || options.claims === 'automatic' || claimed.includes(claim);
  const dues = whole.dues.filter(({card}) => isPaid(card));
  const settlement = {...whole, dues, draw: isPaid('pannier') ? whole.draw : -1};
  const before = state.table.pool.amount;
  const paid = dues.flatMap(({reason, ...due}: Due) =>
    booked([due], {account: 'jettons', reason, round}, seats),
  );
  let table = tools.changed(state.table, {entries: [...state.table.entries, ...paid], toPlay: -1});
  if (settlement.draw >= 0) {
    const taken = drawPool(rules, table.pool, [playerAt(table, settlement.draw)]);
    table = pooled(table, 'pannier', {...taken, pool: filled(rules, taken.pool).pool});
  }
  if (settlement.bete >= 0)
    table = pooled(table, 'bete', losePool(rules, table.pool, [playerAt(table, settlement.bete)]));
  const net = netOf(dues, SEATS);
  if (settlement.draw >= 0) net[settlement.draw]! += before;
  if (settlement.bete >= 0) net[settlement.bete]! -= before;
  const result: DealResult = {
    ...settlement,
    deal: round,
    dealer,
    drawn: settlement.draw < 0 ? 0 : before,
    beteOf: settlement.bete < 0 ? 0 : before,
    hands: state.hands.map((hand, seat) => [...playedBy(table, seat), ...hand]),
    net,
  };
  events.push({type: 'deal-settled', result});
  const settled = {...state, table: tools.changed(table, {lastDeal: result})};
  if (round % SEATS === 0) events.push({type: 'round-over', left: options.rounds - round / SEATS});
  return round < options.rounds * SEATS ? nextDeal(settled) : over(settled, events);
}

const nextDeal = (state: ReversisState): ReversisState => ({
  ...state,
  ...NO_DEAL,
  table: tools.waiting(state.table, 'dealing.shuffling', 'chance', {
    ...FRESH,
    dealer: after(state.table.dealer),
  }),
});

/** The session is over: pannier and bêtes are divided, odd jettons starting with the best placed (rule 2). */
function over(state: ReversisState, events: Events): ReversisState {
  const {table} = state;
  const {dealer, options, pool, seats} = table;
  const best = inTurn(dealer).toReversed();
  const players = seats.length ? best.map((seat) => playerAt(table, seat)) : [];
  const rest = players.length
    ? pooled(table, 'division', dividePool(poolRules(options), pool, players))
    : table;
  events.push({type: 'session-over', balance: balances(rest.entries, SEATS).players});
  return {...state, ...NO_DEAL, pack: [], table: tools.waiting(rest, 'settlingSession', null, FRESH)};
}

/** The four tens are drawn: diamonds deal first, and spades, hearts, clubs sit after the dealer in this order. */
const places = drawSeats<ReversisView, ReversisState, ReversisHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  players: () => SEATS,
  spread: (_table, random) => shuffled(TENS, random),
  isSpread: (_table, cards) => isWholePack({...REVERSIS_48, cards: TENS}, cards),
  decide: (all) => {
    const seats = TENS.map((ten) => all.find(({card}) => suitOf(card) === suitOf(ten))!.player);
    return {seats, dealer: TENS.indexOf('TD')};
  },
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
});

/** Reversis. One state is the whole session. */
export const reversis = defineGame<ReversisTypes>({
  id: 'reversy',
  start: (given) => ({
    ...NO_DEAL,
    pack: [],
    table: {
      turn: {phase: 'drawing.spreading', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: [],
      seats: [],
      deal: 0,
      dealer: -1,
      ...FRESH,
      draw: null,
      options: reversisOptions(given),
      entries: [],
      pool: openPool([0, 1, 2, 3]),
      lastDeal: null,
    },
  }),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.shuffling': shuffling(REVERSIS_48, (state, events) =>
      deal({...state, table: tools.changed(state.table, {draw: null})}, events),
    ),
    'exchanging.talon': {
      by: 'player',
      moves: {
        EXCHANGE: {
          moves: (view) => throwable(view).map((card) => ({type: 'EXCHANGE', card})),
          refuse: (view, {card}) => refuseThrow(view, card),
          act: (state, {card}, _by, events) => exchanged(state, card, events),
        },
        KEEP: {
          moves: () => [{type: 'KEEP'}],
          act: (state, _move, _by, events) => exchanged(state, null, events),
        },
      },
    },
    'exchanging.dealer': {
      by: 'player',
      moves: {
        LAY_AWAY: {
          moves: (view) => throwable(view).map((card) => ({type: 'LAY_AWAY', card})),
          refuse: (view, {card}) => refuseThrow(view, card),
          act: (state, {card}, _by, events) => exchanged(state, card, events),
        },
      },
    },
    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    'settling.claiming': {
      by: 'player',
      moves: {
        CLAIM: {
          moves: (view) => claimsOf(view, view.seat).map((event) => ({type: 'CLAIM', event})),
          otherwise: 'nothing-owed',
          act(state, {event}, _by, events) {
            const {toPlay: seat, claimed, dealer} = state.table;
            events.push({type: 'claimed', seat, event});
            const table = tools.changed(state.table, {claimed: [...claimed, event]});
            return claiming({...state, table}, events, inTurn(dealer).indexOf(seat));
          },
        },
        CUT: {
          moves: () => [{type: 'CUT'}],
          act: (state, _move, _by, events) =>
            claiming(state, events, inTurn(state.table.dealer).indexOf(state.table.toPlay) + 1),
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view({table, hands, discards, drew}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat < 0) return view;
    view.hand = hands[view.seat]!;
    view.discard = discards[view.seat]!;
    view.drew = drew[view.seat]!;
    return view;
  },
  ledger: ({entries}) => entries,
  // The contents of the pannier belong equally to all, as at the end.
  worth({table: {entries, pool, options}}) {
    const share = heldBy(poolRules(options), pool) / SEATS;
    return balances(entries, SEATS).players.map((sum: number, _player: Player) => sum + share);
  },
});
