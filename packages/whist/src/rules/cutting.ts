import {FRENCH_52, isWholePack} from '@quinola/cards';
import {MoveError, type Player, type Seat} from '@quinola/play';
import {resolveDraw, type DrawScheme} from './draw.js';
import {beginGame} from './preparing.js';
import {DUMMY, exitOrder, pairsOf, rubberPlan, type RubberPlan} from './rotation.js';
import {ruleSet} from './ruleset.js';
import {waiting, type Act} from './state.js';
import {changed} from './table.js';
import type {Draw, Table, WhistHappening, WhistState} from './types.js';

/** The table before a rubber: the pack is to be spread for the draw. */
export function beginRubber(table: Table, rubber: number): Table {
  return waiting(table, 'cutting.spreading', 'chance', {
    rubber, seats: [], dummy: -1, out: -1, dealer: -1, score: [0, 0], games: [], slams: [], preference: null,
    trump: null, turnUp: null, toPlay: -1, leader: -1, counts: [0, 0, 0, 0], trick: [], tricks: [], tricksWon: [0, 0],
    draw: unspread(purposeOf(table, rubber)),
  });
}

/** A draw for which the pack is not yet spread. */
function unspread(purpose: Draw['purpose']): Draw {
  return {purpose, taken: [], turned: [], size: 52, draws: [], drawing: []};
}

/** The pack lies fanned out; a draw that the last fan was too small for goes on from the new one. */
export const spread: Act<'SPREAD'> = (state, {pack}, _by, events) => {
  if (!isWholePack(FRENCH_52, pack)) throw new MoveError({reason: 'not-a-pack'});
  const {table} = state;
  const before = table.draw!;
  const drawers = before.drawing.length ? before.drawing : drawersOf(table, before.purpose);
  const draws = before.draws.length ? before.draws
    : Array.from({length: table.players + (table.options.table === 'dummy' ? 1 : 0)}, () => []);
  events.push({type: 'spread', players: drawers.map((drawer) => drawsFor(table, drawer))});
  return {...state, pack, table: nextDrawer(table, {...before, draws, taken: [], turned: [], drawing: drawers})};
};

/** A card is drawn; when all have drawn, the draw decides or some draw again. */
export const drawCard: Act<'DRAW'> = (state, {index}, by, events) => {
  const {table, pack} = state;
  const draw = table.draw!;
  const [drawer, ...drawing] = draw.drawing as [number, ...number[]];
  const card = pack[index]!;
  const draws = draw.draws.map((cards, i) => (i === drawer ? [...cards, card] : cards));
  const taken = [...draw.taken, index];
  const turned = [...draw.turned, card];
  const forDummy = drawer === DUMMY && table.options.table === 'dummy';
  events.push({type: 'drawn', player: by as Player, card, index, ...(forDummy && {dummy: true as const})});
  if (drawing.length) return {...state, table: nextDrawer(table, {...draw, draws, taken, turned, drawing})};

  const result = resolveDraw(schemeOf(table), draws, table.options, pairsBefore(table));
  if ('redraw' in result) {
    events.push({type: 'redraw', players: result.redraw.map((again) => drawsFor(table, again))});
    const next = {...draw, draws, taken, turned, drawing: result.redraw};
    if (next.size - taken.length < result.redraw.length) return {...state, pack: [], table: waiting(table, 'cutting.spreading', 'chance', {draw: next})};
    return {...state, table: nextDrawer(table, next)};
  }
  const cleared = {...state, pack: []};
  const done = changed(table, {draw: {...draw, draws, taken, turned, drawing: []}});
  return draw.purpose === 'order' ? orderDrawn(cleared, done, result.ranked, events) : drawn(cleared, done, result, events);
};

/** A seat is chosen: the lowest card first, then the lower of the other camp (Vienna §2). */
export const chooseSeat: Act<'CHOOSE_SEAT'> = (state, {seat}, _by, events) => {
  const {table} = state;
  const [first, second] = table.camps as [readonly Player[], readonly Player[]];
  if (table.seats.some((player) => player >= 0)) return {...state, table: takeSeats(table, seatCamp(table.seats, second, seat), events)};
  return {...state, table: waiting(table, 'cutting.seating', second[0]!, {seats: seatCamp(table.seats, first, seat)})};
};

/** Seats that may be chosen now, the player's accustomed one first. */
export function freeSeats(table: Pick<Table, 'seats' | 'rubbers' | 'turn'>): readonly Seat[] {
  const player = table.turn.must as Player;
  const before = table.rubbers[table.rubbers.length - 1]?.seats.indexOf(player) ?? player;
  return [0, 1, 2, 3].filter((seat) => !(table.seats[seat]! >= 0)).sort((a, b) => Number(b === before) - Number(a === before) || a - b);
}

/** Who draws the card of a drawer: himself, or for the dummy its partner. */
function drawsFor(table: Table, drawer: number): Player {
  return drawer === DUMMY && table.options.table === 'dummy' ? planOf(table).withDummy : drawer;
}

function nextDrawer(table: Table, draw: Draw): Table {
  const again = draw.draws.some((cards) => cards.length > 0) && draw.drawing.some((drawer) => draw.draws[drawer]!.length > 0);
  return waiting(table, again ? 'cutting.redrawing' : 'cutting.drawing', drawsFor(table, draw.drawing[0]!), {draw});
}

function purposeOf({options, order}: Table, rubber: number): Draw['purpose'] {
  if (options.table !== 'four') return order.length ? 'deal' : 'order';
  return ruleSet(options).partners === 'rotate' && (rubber - 1) % 3 === 2 ? 'deal' : 'partners';
}

function planOf(table: Table): RubberPlan {
  return rubberPlan(table.options, table.rubber, table.order, table.rubbers);
}

function schemeOf(table: Table): DrawScheme {
  return table.draw!.purpose === 'order' ? 'order' : planOf(table).scheme;
}

function pairsBefore(table: Table): readonly (readonly Player[])[] {
  const last = table.rubbers[table.rubbers.length - 1];
  return last ? pairsOf(last.seats) : [];
}

/** Who draws: all who play; for the order all but the lady, and no dummy. */
function drawersOf(table: Table, purpose: Draw['purpose']): readonly number[] {
  const all = Array.from({length: table.players}, (_, player) => player);
  if (purpose === 'order') return all.filter((player) => player !== table.options.lady);
  if (table.options.table === 'dummy') return [...all, DUMMY];
  const {out} = planOf(table);
  return all.filter((player) => player !== out);
}

/** The order of five players or of the dummy is known: five are seated by the same draw, the dummy's rubber is drawn for. */
function orderDrawn(state: WhistState, table: Table, ranked: readonly number[], events: WhistHappening[]): WhistState {
  const {options} = table;
  const order = options.table === 'five' ? exitOrder(ranked, options.lady) : ranked;
  if (options.table === 'dummy') {
    return {...state, table: waiting(table, 'cutting.spreading', 'chance', {order, draw: unspread('deal')})};
  }
  const plan = rubberPlan(options, 1, order, []);
  return drawn(state, changed(table, {order}), {ranked: ranked.filter((player) => player !== plan.out), camps: []}, events);
}

/** The draw has decided partners and dealer. */
function drawn(
  state: WhistState, table: Table, result: {readonly ranked: readonly number[]; readonly camps: readonly (readonly number[])[]},
  events: WhistHappening[],
): WhistState {
  const plan = planOf(table);
  const rank = (drawer: number): number => {
    const at = result.ranked.indexOf(drawer);
    return at < 0 ? result.ranked.length : at; // The lady has drawn no card.
  };
  const camps = (result.camps.length ? result.camps : plan.camps)
    .map((camp) => [...camp].sort((a, b) => rank(a) - rank(b)))
    .sort((a, b) => rank(a[0]!) - rank(b[0]!));
  const next = changed(table, {camps, out: plan.out, seats: [-1, -1, -1, -1]});
  if (plan.withDummy >= 0) return {...state, table: seatDummy(next, plan.withDummy, events)};
  if (ruleSet(table.options).chooseSeats) return {...state, table: waiting(next, 'cutting.seating', camps[0]![0]!)};
  // Warsaw says nothing of seats: the lowest keeps his place, the higher of the other camp sits on his left.
  const first = seatCamp(next.seats, camps[0]!, camps[0]![0]!);
  return {...state, table: takeSeats(next, seatCamp(first, camps[1]!, (camps[0]![0]! + 3) % 4), events)};
}

/** The player with the dummy keeps his place, the dummy sits opposite, the lower of the others on his left (V-22). */
function seatDummy(table: Table, withDummy: Player, events: WhistHappening[]): Table {
  const own = table.camps.find((camp) => camp.includes(DUMMY))!;
  const others = table.camps.find((camp) => camp !== own)!;
  const seats = [-1, -1, -1, -1];
  seats[withDummy] = seats[(withDummy + 2) % 4] = withDummy;
  const dummy = (withDummy + 2) % 4;
  const seated = seatCamp(seats, others, (withDummy + 1) % 4);
  // The dealer is the lowest drawer; the dummy's card makes the dummy deal.
  const lowest = table.camps[0]![0]!;
  return takeSeats(changed(table, {dummy}), seated, events, lowest === DUMMY ? dummy : seated.findIndex((player, seat) => player === lowest && seat !== dummy));
}

function seatCamp(seats: readonly Player[], camp: readonly Player[], seat: Seat): readonly Player[] {
  return seats.map((player, at) => (at === seat ? camp[0]! : at === (seat + 2) % 4 ? camp[1]! : player));
}

/** All are seated: the first game begins; the holder of the lowest card deals. */
function takeSeats(table: Table, seats: readonly Player[], events: WhistHappening[], dealer = seats.indexOf(table.camps[0]![0]!)): Table {
  const {out} = table;
  events.push({type: 'seated', seats, dealer, out: out < 0 ? null : out});
  return beginGame(changed(table, {seats, dealer, camps: []}));
}
