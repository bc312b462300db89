import {balances, booked, countsOf, playedBy, playerAt} from '@quinola/play';
import {PAMFIL} from './cards.js';
import {fresh, noDeal, trumpOf, type Events} from './dealing.js';
import {muchaPoints, pointsFor, settlementOf, type Standing} from './scoring.js';
import {after, tools, type DealResult, type PamphileState, type WonByMucha} from './types.js';

/** How each seat stands: what it said, and whether it holds the pamfil. */
export function standings({table, pamfil}: Pick<PamphileState, 'table' | 'pamfil'>): readonly Standing[] {
  return table.words.map((word, seat) => ({
    declared: word === 'plays',
    pamfil: seat === pamfil,
    pamfilInPlay: pamfil >= 0,
  }));
}

/** A mucha wins the deal without play: who has it gets its points, the others none (line 34). */
export function settleMucha(state: PamphileState, won: WonByMucha, events: Events): PamphileState {
  const {hands, table} = state;
  const pamfil = hands.findIndex((hand) => hand.includes(PAMFIL));
  const standing = standings({table, pamfil})[won.seat]!;
  events.push({type: 'mucha', seat: won.seat, suit: won.suit, cards: hands[won.seat]!});
  const points = hands.map((_, seat) => (seat === won.seat ? muchaPoints(standing, table.options) : 0));
  return settle({...state, pamfil}, points, won, events);
}

/** The last trick is played: everybody gets the points of his tricks. */
export function settleTricks(state: PamphileState, events: Events): PamphileState {
  const {tricksWon, options} = state.table;
  const points = standings(state).map((standing, seat) => pointsFor(tricksWon[seat]!, standing, options));
  return settle(state, points, null, events);
}

/** The deal is written down; then the next begins, or the match is over. */
function settle(
  state: PamphileState,
  net: readonly number[],
  mucha: WonByMucha | null,
  events: Events,
): PamphileState {
  const {table, hands, pamfil} = state;
  const result: DealResult = {
    deal: table.deal,
    dealer: table.dealer,
    trump: trumpOf(table)!,
    words: table.words,
    exchanged: table.exchanged,
    tricks: table.tricksWon,
    pamfil,
    mucha,
    net,
    hands: hands.map((hand, seat) => [...playedBy(table, seat), ...hand]),
  };
  events.push({type: 'deal-settled', result});
  const points = table.points.slice();
  net.forEach((won, seat) => (points[playerAt(table, seat)]! += won));
  const marks = [...table.marks, points];
  const settled = {
    ...state,
    table: tools.changed(table, {points, marks, lastDeal: result, toPlay: -1, counts: countsOf(hands)}),
  };
  return isOver(settled) ? over(settled, events) : nextDeal(settled);
}

/** Whether the agreed deals are played, or somebody has the agreed points. */
function isOver({table: {deal, options, points}}: PamphileState): boolean {
  const {targetPoints, deals} = options;
  return deal >= deals || (targetPoints !== null && Math.max(...points) >= targetPoints);
}

function nextDeal(state: PamphileState): PamphileState {
  const {players} = state.table.options;
  const table = tools.waiting(state.table, 'dealing.shuffling', 'chance', {
    ...fresh(players),
    dealer: after(state.table, state.table.dealer),
  });
  return {...state, ...noDeal(players), table};
}

/** The match is over: everyone pays everyone the difference of their points. */
export function over(state: PamphileState, events: Events): PamphileState {
  const {points, options, entries: before} = state.table;
  const {players, stake} = options;
  const paid = booked(settlementOf(points, stake), {account: 'stakes', reason: 'difference'});
  const entries = [...before, ...paid];
  events.push({type: 'session-over', points, balance: balances(entries, players).players});
  const table = tools.waiting(state.table, 'settlingSession', null, {...fresh(players), entries});
  return {...state, ...noDeal(players), pack: [], table};
}
