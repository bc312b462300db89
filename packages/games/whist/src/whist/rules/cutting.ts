import {FRENCH_52, isWholePack} from '@quinola/cards';
import {MoveError, type Player, type Seat} from '@quinola/play';
import {resolveDraw, type DrawResult} from './draw.js';
import {beginGame} from './preparing.js';
import {DUMMY, planOf} from './rotation.js';
import {ruleSet} from './ruleset.js';
import type {Draw, Table, WhistHappening, Act} from './types.js';
import {changed, waiting} from './table.js';

/** The table before a rubber in which nothing has been won: the pack must be spread for the draw. */
export function beginRubber(table: Table): Table {
  const {scheme, drawers} = planOf(table);
  return waiting(table, 'cutting.spreading', 'chance', {
    seats: [],
    dummy: -1,
    out: -1,
    dealer: -1,
    preference: null,
    draw: {
      purpose: scheme === 'new-partners' ? 'partners' : scheme,
      taken: [],
      turned: [],
      size: 52,
      draws: table.draw?.draws ?? [],
      drawing: drawers,
    },
  });
}

/** The pack is spread out; a draw for which the last spread was too small continues from the new one. */
export const spread: Act<'SPREAD'> = (state, {pack}, _by, events) => {
  if (!isWholePack(FRENCH_52, pack)) throw new MoveError({reason: 'not-a-pack'});
  const {table} = state;
  const draw = table.draw!;
  const draws = draw.taken.length ? draw.draws : Array.from({length: Math.max(4, table.players)}, () => []);
  events.push({type: 'spread', players: draw.drawing.map((drawer) => drawsFor(table, drawer))});
  return {...state, pack, table: nextDrawer(table, {...draw, draws, taken: [], turned: []})};
};

/** Places in the spread from which a card can still be drawn. */
export function freePlaces({draw}: Pick<Table, 'draw'>): readonly number[] {
  const {size, taken} = draw!;
  return Array.from({length: size}, (_, index) => index).filter((index) => !taken.includes(index));
}

/** A card is drawn; when all have drawn, the draw is decided or some draw again. */
export const drawCard: Act<'DRAW'> = (state, {index}, by, events) => {
  const {table, pack} = state;
  const before = table.draw!;
  const [drawer, ...drawing] = before.drawing as [number, ...number[]];
  const card = pack[index]!;
  const draw: Draw = {
    ...before,
    drawing,
    taken: [...before.taken, index],
    turned: [...before.turned, card],
    draws: before.draws.map((cards, i) => (i === drawer ? [...cards, card] : cards)),
  };
  events.push({
    type: 'drawn',
    player: by as Player,
    card,
    index,
    ...(drawer >= table.players && {dummy: true as const}),
  });
  if (drawing.length) return {...state, table: nextDrawer(table, draw)};

  const {scheme, together} = planOf(table);
  const result = resolveDraw(scheme, draw.draws, table.options, together);
  if ('redraw' in result) {
    const {redraw} = result;
    events.push({type: 'redraw', players: redraw.map((again) => drawsFor(table, again))});
    const next = {...draw, drawing: redraw};
    return draw.size - draw.taken.length < redraw.length
      ? {...state, pack: [], table: waiting(table, 'cutting.spreading', 'chance', {draw: next})}
      : {...state, table: nextDrawer(table, next)};
  }
  const done = changed(table, {draw});
  return {
    ...state,
    pack: [],
    table: scheme === 'order' ? ordered(done, result, events) : drawn(done, result, events),
  };
};

/** A seat is chosen: by the lowest card first, then by the lower card of the other pair (Vienna §2). */
export const chooseSeat: Act<'CHOOSE_SEAT'> = (state, {seat}, by, events) => {
  const {table} = state;
  events.push({type: 'seat-chosen', player: by as Player, seat});
  const [first, second] = table.camps as [readonly Player[], readonly Player[]];
  const isSecond = table.seats.some((player) => player >= 0);
  const seats = seatPartners(table.seats, isSecond ? second : first, seat);
  return {
    ...state,
    table: isSecond
      ? takeSeats(table, seats, events)
      : waiting(table, 'cutting.seating', second[0]!, {seats}),
  };
};

/** Seats that can be chosen now, the player's usual one first. */
export function freeSeats({
  turn,
  rubbers,
  seats,
}: Pick<Table, 'seats' | 'rubbers' | 'turn'>): readonly Seat[] {
  const player = turn.must as Player;
  const before = rubbers.at(-1)?.seats.indexOf(player) ?? player;
  return [0, 1, 2, 3]
    .filter((seat) => !(seats[seat]! >= 0))
    .sort((a, b) => Number(b === before) - Number(a === before) || a - b);
}

/** Who draws for a drawer: himself, or the partner for the dummy. */
function drawsFor(table: Table, drawer: number): Player {
  return drawer < table.players ? drawer : planOf(table).withDummy;
}

function nextDrawer(table: Table, draw: Draw): Table {
  const again = draw.drawing.some((drawer) => draw.draws[drawer]!.length > 0);
  return waiting(table, again ? 'cutting.redrawing' : 'cutting.drawing', drawsFor(table, draw.drawing[0]!), {
    draw,
  });
}

/** The draw has decided partners and dealer. */
function drawn(table: Table, {ranked, camps}: DrawResult, events: WhistHappening[]): Table {
  const plan = planOf(table);
  // A player who drew no card, such as the lady, comes last.
  const rank = (drawer: number): number => (ranked.includes(drawer) ? ranked.indexOf(drawer) : ranked.length);
  const [low, high] = (camps.length ? camps : plan.camps)
    .map((camp) => [...camp].sort((a, b) => rank(a) - rank(b)))
    .sort((a, b) => rank(a[0]!) - rank(b[0]!)) as [number[], number[]];
  const next = changed(table, {camps: [low, high], out: plan.out, seats: [-1, -1, -1, -1]});
  if (plan.withDummy >= 0) return seatedWithDummy(next, plan.withDummy, events);
  const lowest = low[0]!;
  if (ruleSet(table.options).chooseSeats) return waiting(next, 'cutting.seating', lowest);
  // Warsaw does not mention seats: the lowest keeps his place, the higher of the other pair sits on his left.
  return takeSeats(next, seatPartners(seatPartners(next.seats, low, lowest), high, (lowest + 3) % 4), events);
}

/**
 * The exit order of five players (Vienna §21): the highest card goes first; the lady, who does not draw, last.
 * @param ranked drawers from the lowest card to the highest
 */
export function exitOrder(ranked: readonly Player[], lady: Player | null): readonly Player[] {
  const order = [...ranked].reverse();
  return lady === null ? order : [...order, lady];
}

/** The session order is drawn (Vienna §21, §24): five sit by this draw; with a dummy, the first rubber is drawn for. */
function ordered(table: Table, {ranked}: DrawResult, events: WhistHappening[]): Table {
  const {table: kind, lady} = table.options;
  if (kind === 'dummy') {
    events.push({type: 'ordered', order: ranked});
    return beginRubber(changed(table, {order: ranked}));
  }
  const order = exitOrder(ranked, lady);
  return drawn(
    changed(table, {order}),
    {ranked: ranked.filter((player) => player !== order[0]), camps: []},
    events,
  );
}

/** The player with the dummy keeps his place, the dummy sits opposite, the lower of the others on his left (V-22). */
function seatedWithDummy(table: Table, withDummy: Player, events: WhistHappening[]): Table {
  const dummy = (withDummy + 2) % 4;
  const others = table.camps.find((camp) => !camp.includes(DUMMY))!;
  const seats = seatPartners(
    seatPartners(table.seats, [withDummy, withDummy], withDummy),
    others,
    (withDummy + 1) % 4,
  );
  // The dealer is whoever drew lowest; if the dummy's card is lowest, the dummy deals.
  const lowest = table.camps[0]![0]!;
  const dealer =
    lowest === DUMMY ? dummy : seats.findIndex((player, seat) => player === lowest && seat !== dummy);
  return takeSeats(changed(table, {dummy}), seats, events, dealer);
}

/** Seats two partners opposite each other, the first in this seat. */
function seatPartners(seats: readonly Player[], camp: readonly Player[], seat: Seat): readonly Player[] {
  return seats.map((player, at) => (at === seat ? camp[0]! : at === (seat + 2) % 4 ? camp[1]! : player));
}

/** Everyone is seated: the first game begins; the holder of the lowest card deals. */
function takeSeats(
  table: Table,
  seats: readonly Player[],
  events: WhistHappening[],
  dealer = seats.indexOf(table.camps[0]![0]!),
): Table {
  const {out} = table;
  events.push({type: 'seated', seats, dealer, out: out < 0 ? null : out});
  return beginGame(changed(table, {seats, dealer, camps: []}));
}
