import {FRENCH_52} from '@quinola/cards';
import {
  balances,
  bookedFor,
  countsOf,
  dealt,
  NO_CARDS,
  packetRounds,
  type Laid,
  type Seat,
  type Trick,
} from '@quinola/play';
import {grossOf, itemsOf, lurchedAt, marked, pilesOf, spadesIn, stakesOf} from './counting.js';
import {
  inTurn,
  PACKET,
  partiesOf,
  partyOf,
  targetOf,
  tools,
  type CassinoHappening,
  type CassinoOptions,
  type CassinoState,
  type GameResult,
} from './types.js';

/** The happenings of one move, to which each part of the rules adds. */
export type Events = CassinoHappening[];

/** A table without a deal. */
export const fresh = ({players}: Pick<CassinoOptions, 'players'>) => ({
  counts: new Array<number>(players).fill(0),
  clears: new Array<number>(players).fill(0),
  stock: 0,
  covered: 0,
  middle: NO_CARDS,
  tricks: NO_CARDS,
  toPlay: -1,
});

/** The cards of a state without a deal. */
export const noDeal = ({players}: Pick<CassinoOptions, 'players'>) => ({
  pack: NO_CARDS,
  covered: NO_CARDS,
  hands: Array.from({length: players}, () => NO_CARDS),
  dealt: Array.from({length: players}, () => NO_CARDS),
});

/** The pack is cut: a new deal, and a new game if the last one is won. */
export function begin(state: CassinoState): CassinoState {
  const {table} = state;
  const isNew = !table.deal || table.lastDeal?.game?.game === table.game;
  return {
    ...state,
    table: tools.waiting(table, 'dealing.giving', 'chance', {
      ...fresh(table.options),
      deal: table.deal + 1,
      stock: state.pack.length,
      ...(isNew && {
        game: table.game + 1,
        score: new Array<number>(partiesOf(table.options)).fill(0),
        marks: [],
      }),
    }),
  };
}

/** Four cards to each, and before the first packet is played four to the table (law 2). */
export function give(state: CassinoState, events: Events): CassinoState {
  const {table} = state;
  const {dealer, options} = table;
  const [eldest] = inTurn(table) as [Seat];
  const isFirst = state.pack.length === FRENCH_52.cards.length;
  const plan = packetRounds(eldest, options.players, [PACKET]);
  const {hands, talon, rest} = dealt(state.pack, options.players, [
    ...plan,
    ...(isFirst ? [{to: 'talon', count: PACKET} as const] : []),
  ]);
  events.push({type: 'dealt', dealer});
  const given: CassinoState = {
    pack: rest,
    covered: talon,
    hands,
    dealt: hands.map((hand, seat) => [...state.dealt[seat]!, ...hand]),
    table: tools.changed(table, {counts: countsOf(hands), stock: rest.length, covered: talon.length}),
  };
  if (!isFirst) return due(given, eldest);
  return options.etiquette === 'strict'
    ? {...given, table: tools.waitingAt(given.table, 'dealing.turning', dealer)}
    : turnTable(given, PACKET, events);
}

/** The dealer turns cards of the table; when all lie open, eldest hand begins. */
export function turnTable(state: CassinoState, count: number, events: Events): CassinoState {
  const {table} = state;
  const cards = state.covered.slice(0, count);
  const covered = state.covered.slice(count);
  events.push({type: 'table-turned', cards});
  const turned: CassinoState = {
    ...state,
    covered,
    table: tools.changed(table, {
      covered: covered.length,
      middle: [...table.middle, ...cards.map((card): Laid => ({seat: -1, card}))],
    }),
  };
  return covered.length ? turned : due(turned, inTurn(table)[0]!);
}

/** A seat is to play. */
export const due = (state: CassinoState, seat: Seat): CassinoState => ({
  ...state,
  table: tools.waitingAt(state.table, 'playing.turn', seat, {toPlay: seat}),
});

/**
 * A card was played: the next seat follows, the next packet is dealt, or the pack is out.
 * @param sweeper who takes what is left, if the pack is out
 */
export function next(state: CassinoState, sweeper: Seat, events: Events): CassinoState {
  const {table} = state;
  const {counts, toPlay, options} = table;
  const seat = (toPlay + 1) % options.players;
  if (counts[seat]) return due(state, seat);
  return table.stock
    ? {...state, table: tools.waiting(table, 'dealing.giving', 'chance', {toPlay: -1})}
    : count(swept(state, sweeper, events), events);
}

/** What is left on the table goes to who made the last trick; it counts no point (law 7). */
function swept(state: CassinoState, seat: Seat, events: Events): CassinoState {
  const {middle, tricks} = state.table;
  if (!middle.length) return state;
  events.push({type: 'swept', seat, cards: middle.map(({card}) => card)});
  const rest: Trick = {leader: seat, cards: middle, winner: seat};
  return {...state, table: tools.changed(state.table, {middle: [], tricks: [...tricks, rest]})};
}

/** The pack is out: cards and points are counted and marked (section 7). */
function count(state: CassinoState, events: Events): CassinoState {
  const {options, tricks, score} = state.table;
  const items = itemsOf(pilesOf(tricks, options));
  const counted = marked(score, items, options);
  return settled(state, counted.score, items, counted.won, events);
}

/** The deal is over: by the count, or by a clearing that wins the game (`items` is empty then). */
export function settled(
  state: CassinoState,
  score: readonly number[],
  items: ReturnType<typeof itemsOf>,
  won: Pick<GameResult, 'winner' | 'by'> | null,
  events: Events,
): CassinoState {
  const {table} = state;
  const {options, deal, dealer, seats, clears} = table;
  const piles = pilesOf(table.tricks, options);
  const parties = piles.map((_, party) => party);
  const gross = grossOf(items, parties.length);
  const cleared = parties.map((party) =>
    clears.reduce((sum, times, seat) => sum + (partyOf(options, seat) === party ? times : 0), 0),
  );
  const counted = score.map((points, party) => points - table.score[party]!);
  const game: GameResult | null = won && {
    ...won,
    game: table.game,
    lurched: lurchedAt(score, won.winner, options),
  };
  const result = {
    deal,
    dealer,
    hands: state.dealt,
    items,
    cards: piles.map(({length}) => length),
    spades: spadesIn(piles),
    gross,
    marked: counted,
    clears: cleared,
    score,
    game,
    net: seats.map((_, seat) => counted[partyOf(options, seat)]! + cleared[partyOf(options, seat)]!),
  };
  events.push({type: 'deal-settled', result});
  const paid = game ? bookedFor(stakesOf(game, options), {account: 'stakes', round: deal}, seats) : [];
  const after: CassinoState = {
    ...state,
    ...noDeal(options),
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {
      ...fresh(options),
      score,
      marks: [...table.marks, score],
      lastDeal: result,
      entries: [...table.entries, ...paid],
      dealer: (dealer + 1) % options.players,
    }),
  };
  return game && game.game === options.games ? over(after, events) : after;
}

/** Whether a party has completed the game. */
export const isWon = (score: readonly number[], party: number, options: CassinoOptions): boolean =>
  score[party]! >= targetOf(options);

/** The match is over. */
export function over(state: CassinoState, events: Events): CassinoState {
  const {table} = state;
  events.push({type: 'session-over', balance: balances(table.entries, table.options.players).players});
  return {
    ...state,
    ...noDeal(table.options),
    table: tools.waiting(table, 'matchOver', null, {...fresh(table.options), draw: null}),
  };
}
