import {balances} from '@quinola/play';
import {beginRubber} from './cutting.js';
import {cleared, freshDeal} from './dealing.js';
import {honourCards} from './honours.js';
import {beginGame, beginShuffling} from './preparing.js';
import {levelOf, targetOf} from './levels.js';
import {isDoubled} from './ruleset.js';
import {both, honourPoints, otherSide, rubberNet, settleDeal, slamOf, type Settled} from './settling.js';
import type {
  DealResult,
  GameResult,
  RubberResult,
  Side,
  Table,
  WhistHappening,
  WhistState,
  Act,
} from './types.js';
import {ledgerOf} from './ledger.js';
import {changed, left, waiting} from './table.js';

/** How the deal will be marked, with the penalties fixed so far. */
export function settledSoFar(state: Pick<WhistState, 'table' | 'dealt'>): Settled {
  const {table, dealt} = state;
  const {options, score: start, tricksWon: tricks, etiquette} = table;
  return settleDeal({
    options,
    start,
    tricks,
    penalties: etiquette.penalties,
    doubled: isDoubled(table),
    honourCards: announcedCards(state, honourCards(dealt, table.trump!, options.honours)),
  });
}

/** Marks a deal that was played out. */
export function mark(state: WhistState, events: WhistHappening[]): WhistState {
  return book(state, settledSoFar(state), false, events);
}

/** Wins the game at once: honours proved at eight; no trick and no slam counts (Vienna §7, V-15). */
export function winByCall(state: WhistState, side: Side, events: WhistHappening[]): WhistState {
  const {table} = state;
  const target = targetOf(table.options);
  const cards = honourCards(state.dealt, table.trump!, table.options.honours);
  const times = isDoubled(table) ? 2 : 1;
  return book(
    state,
    {
      trickPoints: [0, 0],
      honourPoints: both((one) =>
        one === side ? honourPoints(table.options.honours, cards[one]) * times : 0,
      ),
      score: both((one) => (one === side ? target : table.score[one])),
      winner: side,
      by: 'call',
      carried: 0,
    },
    true,
    events,
  );
}

/** Ends the session early: the unfinished rubber is settled without the bonus (Vienna §13). */
export const stop: Act<'STOP'> = (state, _move, _by, events) => {
  const {table} = state;
  const begun = table.games.length + table.slams.length > 0;
  const done = begun ? settleRubber(table, events) : table;
  return endSession(cleared(state, freshDeal(done)), events);
};

function book(state: WhistState, settled: Settled, byCall: boolean, events: WhistHappening[]): WhistState {
  const {table} = state;
  const slam = byCall ? null : slamOf(table.tricksWon);
  const lastDealt = state.dealt[table.dealer]!;
  const result: DealResult = {
    deal: table.deal,
    dealer: table.dealer,
    trump: table.trump!,
    turnUp: table.turnUp?.remembered ?? lastDealt[lastDealt.length - 1]!,
    hands: state.dealt,
    tricks: table.tricks,
    start: table.score,
    tricksWon: table.tricksWon,
    honourCards: honourCards(state.dealt, table.trump!, table.options.honours),
    penalties: table.etiquette.penalties,
    slam,
    byCall,
    doubled: isDoubled(table),
    ...settled,
  };
  events.push({type: 'deal-scored', result});
  const next: Table = {
    ...freshDeal(table),
    score: settled.score,
    lastDeal: result,
    dealer: left(table.dealer),
    slams: slam ? [...table.slams, slam] : table.slams,
  };
  return settled.winner === null
    ? cleared(state, beginShuffling(next))
    : winGame(cleared(state, next), result, settled.winner, events);
}

function winGame(state: WhistState, deal: DealResult, winner: Side, events: WhistHappening[]): WhistState {
  const {table} = state;
  const loserScore = deal.score[otherSide(winner)];
  const game: GameResult = {
    winner,
    loserScore,
    level: levelOf(table.options, loserScore),
    byCall: deal.byCall,
    carried: deal.carried,
  };
  events.push({type: 'game-won', result: game});
  const games = [...table.games, game];
  const wins = games.filter((won) => won.winner === winner).length;
  if (wins < 2) {
    // What the winners would have marked beyond the target carries over to their next game (§22).
    return {
      ...state,
      table: beginGame(changed(table, {games, score: both((side) => (side === winner ? deal.carried : 0))})),
    };
  }
  const settled = settleRubber(changed(table, {games}), events);
  if (settled.rubbers.length < settled.options.rubbers)
    return {...state, table: beginRubber(changed(settled, {rubber: table.rubber + 1}))};
  return endSession({...state, table: settled}, events);
}

function settleRubber(table: Table, events: WhistHappening[]): Table {
  const {net, finished} = rubberNet(table.options, table.games, table.slams);
  const result: RubberResult = {
    games: table.games,
    slams: table.slams,
    net,
    finished,
    seats: table.seats,
    dummy: table.dummy,
    out: table.out,
  };
  const rubbers = [...table.rubbers, result];
  events.push({type: 'rubber-settled', result, rubber: rubbers.length});
  return changed(table, {rubbers, games: [], slams: [], score: [0, 0]});
}

function endSession(state: WhistState, events: WhistHappening[]): WhistState {
  const table = waiting(state.table, 'settlingSession', null, {draw: null, camps: []});
  events.push({type: 'session-over', balance: balances(ledgerOf(table), table.players).players});
  return {...state, table};
}

/** Honours missed at the end of a strict deal are not marked (Vienna §20 V, Warsaw law 6). */
function announcedCards(
  {table}: Pick<WhistState, 'table'>,
  cards: readonly [number, number],
): readonly [number, number] {
  return both((side) => (table.etiquette.announced[side] === false ? 0 : cards[side]));
}
