import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {
  auctioning,
  balances,
  billOf,
  booked,
  cardPoints,
  cardValues,
  countsOf,
  cutPack,
  cutting,
  dealt,
  defineGame,
  dividePool,
  drawPool,
  everyTrick,
  fromEach,
  totalHeld,
  losePool,
  naming,
  openAuction,
  openPool,
  packetRounds,
  playToTrick,
  shufflingToCut,
  staked,
  type Act,
  type Actor,
  type AuctionRules,
  type CutMove,
  type Entry,
  type Player,
  type Rung,
  type Tariff,
} from '@quinola/play';
import type {ToyBid, ToyHappening, ToyState, ToyView, Types} from './types.js';
import {
  SEATS,
  TOY_PACK,
  FRESH,
  tools,
  changed,
  waiting,
  waitingAt,
  left,
  height,
  beginDeal,
  places,
  POOL,
} from './deal.js';
import {toyOptions} from './options.js';

export {toyOptions} from './options.js';

export {TOY_PACK} from './deal.js';
export type * from './types.js';

/** The bids. */
export const TOY_AUCTION: AuctionRules<Rung<ToyBid>> = {
  rungs: [
    {id: 'tricks', rank: 0, group: 'tricks'},
    {id: 'points', rank: 1, group: 'points'},
    {id: 'all', rank: 2, group: 'tricks'},
  ],
  procedure: 'rounds',
  hold: 'elder',
};

const bidding = auctioning<ToyView, ToyState, ToyHappening, Rung<ToyBid>>({
  tools,
  rules: () => TOY_AUCTION,
  phase: () => 'bidding',
  said: (state, word, events) => {
    events.push(word);
    return state;
  },
  won: (state, {by, bid}) => ({
    ...state,
    table: waitingAt(state.table, 'naming', by, {declarer: by, contract: bid}),
  }),
  allPassed(state, events) {
    events.push({type: 'thrown-in'});
    return nextDeal(state, events);
  },
});

function deal(state: ToyState, {index}: CutMove, _by: Actor, events: ToyHappening[]): ToyState {
  const {table} = state;
  const {dealer, seats, deal: round} = table;
  const plan = packetRounds(left(dealer), SEATS, [5]);
  const {hands, rest} = dealt(cutPack(state.pack, index), SEATS, plan);
  events.push({type: 'cut', seat: left(dealer, 2), index}, {type: 'dealt', dealer});
  let {pool, entries} = table;
  for (const player of seats) {
    const paid = staked(POOL, pool, player, 1);
    pool = paid.pool;
    entries = [...entries, ...booked(paid.transfers, {account: 'pot', reason: 'stake', round})];
  }
  const auction = openAuction<ToyBid>([1, 2, 3].map((steps) => left(dealer, steps)));
  return {
    ...state,
    pack: [],
    hands,
    dealt: hands,
    aside: rest,
    table: bidding.asking(changed(table, {counts: countsOf(hands), pool, entries, auction})),
  };
}

const nameTrump: Act<Types, 'NAME_TRUMP'> = (state, {suit}, _by, events) => {
  const {table} = state;
  events.push({type: 'trump-named', seat: table.declarer, suit});
  return {...state, table: waitingAt(table, 'exchange', left(table.dealer), {trump: suit})};
};

const TARIFF: Tariff<ToyBid, 'game'> = {tricks: {game: 1}, points: {game: 2}, all: {game: 4}};
const valueOf = cardValues(TOY_PACK, {ranks: {A: 3, K: 2, Q: 1}});

/** Whether the declarer has more points than the others together. */
function isWon({contract, declarer, tricksWon, tricks}: ToyView, points: number): boolean {
  if (contract === 'all') return tricksWon[declarer] === 5;
  if (contract === 'tricks')
    return tricksWon.every((n, seat) => seat === declarer || n < tricksWon[declarer]!);
  const all = tricks.flatMap(({cards}) => cards.map(({card}) => card));
  return 2 * points > cardPoints(all, valueOf);
}

/** By seat, the cards that were played. */
const handsIn = ({tricks, seats}: ToyView): readonly (readonly Card[])[] =>
  seats.map((_, seat) =>
    tricks.flatMap(({cards}) => cards.filter((laid) => laid.seat === seat).map(({card}) => card)),
  );

/** By seat, what was won and lost in the present deal. */
const gainsIn = (entries: readonly Entry[], {seats, deal: round}: ToyView): readonly number[] =>
  seats.map((player) =>
    entries
      .filter((entry) => entry.round === round && entry.holder === player)
      .reduce((sum, {amount}) => sum + amount, 0),
  );

function settle(state: ToyState, events: ToyHappening[]): ToyState {
  const {table} = state;
  const {tricks, knocked, declarer, contract, seats, deal: round} = table;
  const cards = tricks.filter(({winner}) => winner === declarer).flatMap((trick) => trick.cards);
  const points = cardPoints(
    cards.map(({card}) => card),
    valueOf,
  );
  const won = isWon(table, points);
  const factor = knocked.includes(declarer) ? 2 : 1;
  const perOpponent = billOf(TARIFF, [[contract!, 'game', won ? 1 : -1]], factor).total;
  const player = seats[declarer]!;
  const {pool, transfers} = won ? drawPool(POOL, table.pool, [player]) : losePool(POOL, table.pool, [player]);
  const entries = [
    ...table.entries,
    ...booked(fromEach(player, perOpponent, seats), {account: 'game', reason: contract!, round}),
    ...booked(transfers, {account: 'pot', reason: won ? 'drawn' : 'bete', round}),
  ];
  events.push({type: 'deal-settled', won, points, perOpponent});
  const lastDeal = {deal: round, hands: handsIn(table), net: gainsIn(entries, table), won, points};
  return nextDeal({...state, table: changed(table, {entries, pool, lastDeal})}, events);
}

function nextDeal(state: ToyState, events: ToyHappening[]): ToyState {
  const {deal: done, dealer, options} = state.table;
  const table = changed(state.table, {dealer: left(dealer)});
  return done < options.deals ? beginDeal({...state, table}) : endMatch({...state, table}, events);
}

/** The rest of the pool is divided. */
function endMatch(state: ToyState, events: ToyHappening[]): ToyState {
  const {table} = state;
  const {pool, transfers} = dividePool(POOL, table.pool, [0, 1, 2]);
  const entries = [...table.entries, ...booked(transfers, {account: 'pot', reason: 'divided'})];
  events.push({type: 'session-over', balance: balances(entries, SEATS).players});
  return {...state, table: waiting(table, 'over', null, {pool, entries})};
}

const play = playToTrick<ToyView, ToyState, ToyHappening>({
  tools,
  phase: 'playing.trick',
  rules: ({trump}) => ({trump, strength: height}),
  players: () => SEATS,
  onLast: settle,
});

/** Who may still knock: all who have not yet played a card. */
const mayKnock = ({tricks, trick, knocked, seats, options}: ToyView): readonly Player[] =>
  options.knocking && tricks.length === 0
    ? seats.filter((_, seat) => !knocked.includes(seat) && !trick.some((laid) => laid.seat === seat))
    : [];

const withRights = (state: ToyState): ToyState => {
  const {turn} = state.table;
  const may =
    turn.phase === 'playing.trick' ? mayKnock(state.table).filter((player) => player !== turn.must) : [];
  return may.length ? {...state, table: changed(state.table, {turn: {...turn, may}})} : state;
};

/** The rules of the toy game; what is played is told in `deal.ts`. */
export const toy = defineGame<Types>({
  id: 'toy',
  start: (given) => ({
    table: {
      turn: {phase: 'drawing.spreading', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: [],
      seats: [],
      draw: null,
      deal: 0,
      dealer: -1,
      ...FRESH,
      options: toyOptions(given),
      pool: openPool([0, 1, 2]),
      entries: [],
      lastDeal: null,
    },
    pack: [],
    hands: [[], [], []],
    dealt: [[], [], []],
    aside: [],
  }),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.shuffling': shufflingToCut(TOY_PACK, tools, 'dealing.packCut', ({dealer}) => left(dealer, 2)),
    'dealing.packCut': {by: 'player', moves: {CUT: cutting(TOY_PACK.cards.length, deal)}},
    bidding: {by: 'player', moves: bidding.moves},
    naming: {
      by: 'player',
      moves: {
        NAME_TRUMP: naming('NAME_TRUMP', 'suit', {
          among: (): readonly Suit[] => FRENCH_SUITS,
          act: nameTrump,
        }),
      },
    },
    exchange: {
      by: 'player',
      moves: {
        EXCHANGE: {
          moves: ({hand, taken}) => [{choose: 'EXCHANGE', from: hand, least: 0, most: taken ? 0 : 1}],
          refuse: ({hand, taken}, {cards}) =>
            !Array.isArray(cards) || !cards.every((card) => hand.includes(card))
              ? {reason: 'not-held'}
              : cards.length > (taken ? 0 : 1)
                ? {reason: 'too-many'}
                : null,
          act: (state, {cards}, by, events) => {
            const {table, aside, hands} = state;
            const seat = table.seats.indexOf(by as Player);
            events.push(
              {type: 'exchanged', seat, count: cards.length},
              {type: 'exchanged-cards', seat, cards, to: [by as Player]},
            );
            const kept = hands[seat]!.filter((card) => !cards.includes(card));
            const next = {
              ...state,
              hands: hands.map((hand, index) =>
                index === seat && cards.length ? [...kept, ...aside] : hand,
              ),
              aside: cards.length ? cards : aside,
            };
            const taken = table.taken || cards.length > 0;
            const leader = left(table.dealer);
            return seat === table.dealer
              ? withRights({
                  ...next,
                  table: waitingAt(table, 'playing.trick', leader, {taken, leader, toPlay: leader}),
                })
              : {...next, table: waitingAt(table, 'exchange', left(seat), {taken})};
          },
        },
      },
    },
    'playing.trick': {
      by: 'player',
      moves: {
        PLAY: {...play, act: (...given) => withRights(play.act(...given))},
        KNOCK: {
          right: true,
          moves: (view) => (mayKnock(view).includes(view.player) ? [{type: 'KNOCK'}] : []),
          otherwise: 'no-right',
          act: (state, _move, by, events) => {
            const seat = state.table.seats.indexOf(by as Player);
            events.push({type: 'knocked', seat});
            const {turn, knocked} = state.table;
            const table = changed(state.table, {knocked: [...knocked, seat], turn: {...turn, may: []}});
            return withRights({...state, table});
          },
        },
      },
    },
    over: {by: 'nobody'},
  },
  anytime: {
    STOP: {
      act: (state, _move, _by, events) => endMatch(state, events),
    },
  },
  players: () => SEATS,
  view: ({table, hands}, viewer) => {
    const view = tools.seenBy(table, viewer);
    view.hand = hands[view.seat] ?? view.hand;
    return view;
  },
  openTricks: everyTrick,
  ledger: ({entries}) => entries,
  worth: ({table: {entries, pool}}) =>
    balances(entries, SEATS).players.map((booked) => booked + totalHeld(POOL, pool) / SEATS),
});
