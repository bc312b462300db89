import {FRENCH_52} from '@quinola/cards';
import {
  balances,
  cutPack,
  cutting,
  defineGame,
  drawLowestDeals,
  everyTrick,
  onlyLastTrick,
  shufflingToCut,
  UNSEATED,
  withAdded,
  without,
  type Laid,
  type Trick,
} from '@quinola/play';
import {begin, fresh, give, isWon, next, noDeal, over, settled, turnTable, type Events} from './dealing.js';
import {isMatch, layable, refuseLay, refuseTake, sweeps, tableOf, takesIn} from './taking.js';
import {
  cassinoOptions,
  isLastCard,
  partiesOf,
  partyOf,
  targetOf,
  tools,
  type CassinoHappening,
  type CassinoState,
  type CassinoTypes,
  type CassinoView,
  type LayMove,
  type TakeMove,
} from './types.js';

export * from './counting.js';
export * from './dealing.js';
export * from './taking.js';
export * from './types.js';

/** The lowest card deals; of four, the two lowest play together (section 3). */
const places = drawLowestDeals<CassinoView, CassinoState, CassinoHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  pack: FRENCH_52,
  ranks: 'A23456789TJQK',
  players: ({options}) => options.players,
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
});

/** The player who made the last trick; the dealer if nobody took anything. */
const lastTaker = ({tricks, dealer}: CassinoView): number => tricks.at(-1)?.winner ?? dealer;

/** A card is laid to those on the table. */
function lay(state: CassinoState, {card}: LayMove, events: Events): CassinoState {
  const {table} = state;
  const {toPlay: seat} = table;
  events.push({type: 'laid', seat, card});
  const sweeper = sweeps(table, card) ? seat : lastTaker(table);
  return next(
    {
      ...state,
      hands: state.hands.with(seat, without(state.hands[seat]!, card)),
      table: tools.changed(table, {
        counts: withAdded(table.counts, seat, -1),
        middle: [...table.middle, {seat, card}],
      }),
    },
    sweeper,
    events,
  );
}

/** A card takes cards of the table; whoever takes the last of them marks a point at once (law 6). */
function take(state: CassinoState, move: TakeMove, events: Events): CassinoState {
  const {table} = state;
  const {toPlay: seat, options} = table;
  const {card} = move;
  const taken = (laid: Laid): boolean => move.take.includes(laid.card);
  const middle = table.middle.filter((laid) => !taken(laid));
  const trick: Trick = {leader: seat, cards: [{seat, card}, ...table.middle.filter(taken)], winner: seat};
  events.push({type: 'captured', seat, card, take: move.take});
  const isClearing =
    !middle.length &&
    (!isLastCard(table) || options.finalClearScores) &&
    isMatch(card, move.take, tableOf(table), options);
  const party = partyOf(options, seat);
  const score = isClearing ? withAdded(table.score, party, 1) : table.score;
  if (isClearing) events.push({type: 'cleared', seat, score: score[party]!});
  const after: CassinoState = {
    ...state,
    hands: state.hands.with(seat, without(state.hands[seat]!, card)),
    table: tools.changed(table, {
      counts: withAdded(table.counts, seat, -1),
      middle,
      tricks: [...table.tricks, trick],
      score,
      clears: isClearing ? withAdded(table.clears, seat, 1) : table.clears,
    }),
  };
  return isClearing && isWon(score, party, options)
    ? settled(after, score, [], {winner: party, by: 'clearing'}, events)
    : next(after, seat, events);
}

/** Cassino. One state is the whole match. */
export const cassino = defineGame<CassinoTypes>({
  id: 'kasino',
  start(given) {
    const options = cassinoOptions(given);
    return {
      ...noDeal(options),
      table: {
        ...UNSEATED,
        ...fresh(options),
        options,
        entries: [],
        game: 0,
        score: new Array<number>(partiesOf(options)).fill(0),
        marks: [],
        lastDeal: null,
      },
    };
  },
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.shuffling': shufflingToCut<CassinoView, CassinoState, CassinoHappening>(
      FRENCH_52,
      tools,
      'dealing.packCut',
      ({dealer, options}) => (dealer + options.players - 1) % options.players,
    ),
    'dealing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<CassinoState, CassinoView, CassinoHappening>(52, (state, {index}, by, events) => {
          events.push({type: 'cut', seat: state.table.seats.indexOf(by as number), index});
          return begin({...state, pack: cutPack(state.pack, index)});
        }),
      },
    },
    'dealing.giving': {
      by: 'chance',
      draw: () => ({type: 'GIVE'}),
      moves: {GIVE: {act: (state, _move, _by, events) => give(state, events)}},
    },
    'dealing.turning': {
      by: 'player',
      moves: {
        TURN_TABLE: {
          moves: ({covered}) =>
            Array.from({length: covered}, (_, i) => ({type: 'TURN_TABLE', count: i + 1}) as const),
          act: (state, {count}, _by, events) => turnTable(state, count, events),
        },
      },
    },
    'playing.turn': {
      by: 'player',
      moves: {
        TAKE: {
          moves: takesIn,
          refuse: refuseTake,
          act: (state, move, _by, events) => take(state, move, events),
        },
        LAY: {
          moves: (view) => layable(view).map((card) => ({type: 'LAY', card})),
          refuse: (view, {card}) => refuseLay(view, card),
          act: (state, move, _by, events) => lay(state, move, events),
        },
      },
    },
    matchOver: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: ({options}) => options.players,
  view({table, hands}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat >= 0) view.hand = hands[view.seat]!;
    return view;
  },
  openTricks: (view) => (view.options.etiquette === 'strict' ? onlyLastTrick : everyTrick)(view),
  ledger: ({entries}) => entries,
  // A stake for a game; of one that is not won, the part of it by which a score is ahead of the mean of all.
  worth({table: {entries, score, seats, options, lastDeal, game, turn}}) {
    const {players} = balances(entries, options.players);
    if (turn.over || !seats.length || lastDeal?.game?.game === game) return players;
    const scoreOf = (seat: number): number => score[partyOf(options, seat)]!;
    const mean = seats.reduce((sum, _, seat) => sum + scoreOf(seat), 0) / seats.length;
    return players.map((sum, player) => sum + (scoreOf(seats.indexOf(player)) - mean) / targetOf(options));
  },
});
