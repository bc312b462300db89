import {
  balances,
  booked,
  fromEach,
  playedBy,
  playerAt,
  seatAfter,
  type Entry,
  type PoolState,
  type Seat,
  type Transfer,
} from '@quinola/play';
import {classOf, honoursIn, type SuitClass} from '../../kit/rules/suits.js';
import {accountOf, againSize, type Account} from './account.js';
import {divisionOf, drawn, eligible, goingOn, written, type Going} from './betes.js';
import {gameOf} from './ladder.js';
import {barePrice} from './prices.js';
import {clearedCards, clearedTable, inTurn, isMisere, opponentsOf, playersAt, tools} from './table.js';
import type {DealResult, Events, ViraState, ViraView} from './types.js';

/** How a deal was stopped before its end. */
export interface Stopped {
  /** The declarer gave up before the first lead. */
  readonly laidDown?: boolean;
  /** His claim of all tricks was granted. */
  readonly granted?: boolean;
  /** An opponent laid down too soon (law 8). */
  readonly offender?: Seat;
}

/** The class of the trump; a misère has none, and its price no colours. */
const classOfGame = ({trump, highest}: ViraView): SuitClass =>
  trump === null ? 0 : classOf(trump, highest!);

/** Fisch from each opponent to the declarer, or the other way if negative. */
const duesOf = (table: ViraView, fisch: number): readonly Transfer<Seat>[] =>
  fromEach(table.declarer, fisch, inTurn(table));

function withPaid(
  table: ViraView,
  transfers: readonly Transfer[],
  reason: string,
  seats?: ViraView['seats'],
): ViraView {
  const entries = booked(transfers, {account: 'fisch', reason, round: table.deal}, seats);
  return tools.changed(table, {entries: [...table.entries, ...entries]});
}

/** Writes bêtes of the player in a seat, and tells of them. */
function withBetes(
  table: ViraView,
  seat: Seat,
  sizes: readonly number[],
  counts: boolean,
  events: Events,
): ViraView {
  const player = playerAt(table, seat);
  let {paper} = table;
  for (const size of sizes) {
    paper = written(table.options, paper, player, size);
    events.push({type: 'bete', seat, size});
  }
  const set = table.betesSet[player]! + (counts ? sizes.length : 0);
  return tools.changed(table, {paper, betesSet: table.betesSet.with(player, set)});
}

/**
 * The declarer turns or buys again, or gives a Tournée up to another: a bête is written at once. A Tournée is paid at once too, at
 * its bare price.
 */
export function abandon(table: ViraView, events: Events): ViraView {
  const {game, declarer, again, againBete, going, lastBete: previous, options} = table;
  const size = againSize({going: going.amount, previous, again, againBete}, options);
  const after = withBetes(table, declarer, [size], true, events);
  const next = tools.changed(after, {again: again + 1, againBete: size});
  if (gameOf(game!).kind !== 'tournee') return next;
  const fisch = barePrice(game!, classOfGame(table), options);
  return withPaid(next, duesOf(table, -fisch), 'abandoned', table.seats);
}

/** The hands when play began. */
export const handsAtStart = ({table, hands}: Pick<ViraState, 'table' | 'hands'>) =>
  hands.map((hand, seat) => [...playedBy(table, seat), ...hand]);

/** Ends a deal: the game is paid, what was played for is drawn or bêtes are written; after a codille what went is divided. */
export function settle(state: ViraState, events: Events, stopped: Stopped = {}): ViraState {
  const {table} = state;
  const {declarer, game, trump, asMisere, options, going, again, againBete, lastBete: previous} = table;
  const hands = handsAtStart(state);
  const honours = trump === null || isMisere(table) ? 0 : honoursIn(hands[declarer]!, trump);
  const {offender = -1} = stopped;
  const tricks = tricksFor(table, stopped);
  const account = accountOf(
    {
      game: game!,
      asMisere,
      suitClass: classOfGame(table),
      tricks: tricks[declarer]!,
      honours,
      laidDown: stopped.laidDown === true,
      going: going.amount,
      previous,
      again,
      againBete,
    },
    options,
  );
  const paid = withPaid(table, duesOf(table, account.fisch), 'game', table.seats);
  const after = paperAfter(paid, account, offender, events);
  const {points, fisch, first, betes, outcome} = account;
  const result: DealResult = {
    deal: table.deal,
    dealer: table.dealer,
    outcome,
    declarer,
    game,
    asMisere,
    trump,
    highest: table.highest!,
    suitClass: classOfGame(table),
    tricks,
    honours,
    points,
    fisch,
    first,
    drawn: outcome === 'won' ? takenFor(table).amount : 0,
    betes,
    offender,
    net: netOfDeal(after),
    hands,
  };
  return toNextDeal({...state, table: after}, result, events);
}

/** The tricks as they are counted: all that are left where a claim was granted, enough where an opponent laid down too soon. */
function tricksFor(table: ViraView, {granted, offender}: Stopped): readonly number[] {
  const {tricksWon, declarer, tricks} = table;
  if (isMisere(table)) return tricksWon;
  const won = tricksWon[declarer]!;
  if (granted) return tricksWon.with(declarer, won + 13 - tricks.length);
  return offender === undefined
    ? tricksWon
    : tricksWon.with(declarer, Math.max(won, gameOf(table.game!).tricks));
}

/** What a winner takes: what was played for when the deal began; by option the largest, after he turned or bought again. */
function takenFor({options, paper, going, again}: ViraView): Going {
  return again && options.touromattTakes === 'largest' ? goingOn(options, paper) : going;
}

function paperAfter(table: ViraView, {outcome, betes}: Account, offender: Seat, events: Events): ViraView {
  const {options, going, declarer, again} = table;
  const take = (one: ViraView, taken: Going, seats: readonly Seat[], reason: string): ViraView => {
    const {pool, transfers} = drawn(
      options,
      one.paper,
      taken,
      seats.map((seat) => playerAt(one, seat)),
    );
    return withPaid(tools.changed(one, {paper: pool}), transfers, reason);
  };
  if (outcome === 'won') {
    const won = tools.changed(take(table, takenFor(table), [declarer], 'going'), {
      gamesWon: table.gamesWon + 1,
    });
    const fined =
      offender < 0 ? won : withBetes(won, offender, [goingOn(options, won.paper).amount + 1], true, events);
    return withLast(fined, null);
  }
  const lost = withBetes(table, declarer, betes, outcome !== 'codille', events);
  const isDivided = outcome === 'codille' && options.codilleDividesGoing && going.bete !== null;
  const by = inTurn(table).filter((seat) => opponentsOf(table).includes(seat));
  const divided = isDivided ? take(lost, going, by, 'divided') : lost;
  return withLast(divided, again ? null : betes.at(-1)!);
}

/** Notes the last bête of a game; an empty paper begins anew. */
const withLast = (table: ViraView, size: number | null): ViraView =>
  tools.changed(table, {lastBete: table.paper.waiting.length ? (size ?? table.lastBete) : null});

/** What each seat has gained in a deal. */
function netOfDeal({entries, deal, seats}: ViraView): readonly number[] {
  const own = entries.filter(({round}) => round === deal);
  const {players} = balances(own, seats.length);
  return seats.map((player) => players[player]!);
}

/** Everybody has passed: the next player deals, and nothing is paid. */
export function settleAllPassed(state: ViraState, events: Events): ViraState {
  const {table} = state;
  const nothing = table.counts.map(() => 0);
  const result: DealResult = {
    deal: table.deal,
    dealer: table.dealer,
    outcome: 'all-passed',
    declarer: -1,
    game: null,
    asMisere: false,
    trump: null,
    highest: table.highest!,
    suitClass: 0,
    tricks: nothing,
    honours: 0,
    points: null,
    fisch: 0,
    first: 0,
    drawn: 0,
    betes: [],
    offender: -1,
    net: nothing,
    hands: state.hands,
  };
  return toNextDeal(state, result, events);
}

function toNextDeal(state: ViraState, result: DealResult, events: Events): ViraState {
  events.push({type: 'deal-settled', result});
  const {deal, outcome, declarer, game, trump, net} = result;
  const table = tools.changed(state.table, {
    settled: [...state.table.settled, {deal, outcome, declarer, game, trump, net}],
    lastDeal: result,
    toPlay: -1,
  });
  const {options} = table;
  if (table.gamesWon === options.end) return endSession({...state, table}, events);
  return {
    ...state,
    ...clearedCards(options),
    table: tools.waiting(table, 'dealing.colours', 'chance', {
      ...clearedTable(options),
      dealer: seatAfter(table.dealer, playersAt(table), 1),
      going: goingOn(options, table.paper),
    }),
  };
}

/** The bêtes that stand are divided among those who have set enough (section 7.7). */
export function endSession(state: ViraState, events: Events): ViraState {
  const {table} = state;
  const {options, paper, betesSet: set, playedWira, deal} = table;
  const {share, net} = divisionOf(playersAt(table), paper.waiting, eligible({set, playedWira}, options));
  const entries: readonly Entry[] = net.flatMap((amount, holder) =>
    amount ? [{account: 'fisch', holder, amount, reason: 'division', round: deal}] : [],
  );
  if (paper.waiting.length) events.push({type: 'division', share, net});
  const rest: PoolState = {...paper, waiting: []};
  const ended = tools.changed(table, {entries: [...table.entries, ...entries], paper: rest, lastBete: null});
  events.push({type: 'session-over', balance: balances(ended.entries, playersAt(table)).players});
  return {
    ...state,
    ...clearedCards(options),
    table: tools.waiting(ended, 'settlingSession', null, {
      ...clearedTable(options),
      going: goingOn(options, rest),
    }),
  };
}
