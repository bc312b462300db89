import {rankOf, type Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  cassino,
  cassinoOptions,
  ITEMS,
  itemsOf,
  lurchedAt,
  majorities,
  marked,
  netOf,
  PACKET,
  partyOf,
  roundsOf,
  stakesOf,
  takesOf,
  targetOf,
  tools,
  type CassinoHappening,
  type CassinoMove,
  type CassinoOptions,
  type CassinoState,
  type Item,
  type ItemName,
} from '../src/cassino/rules/index.js';

type Cards = readonly Card[];

/** A match in the midst of a deal, in which seat 0 deals. */
function playing(
  options: Partial<CassinoOptions>,
  hands: readonly Cards[],
  table: Cards,
  {seat, stock}: {readonly seat: Seat; readonly stock: number},
): CassinoState {
  const start = cassino.start(cassinoOptions(options));
  return {
    ...start,
    hands,
    dealt: hands,
    table: tools.waiting(start.table, 'playing.turn', seat, {
      seats: hands.map((_, index) => index),
      dealer: 0,
      deal: 1,
      game: 1,
      stock,
      counts: hands.map(({length}) => length),
      middle: table.map((card): Laid => ({seat: 0, card})),
      toPlay: seat,
    }),
  };
}

/** What comes of a move of whoever is to play. */
const made = (state: CassinoState, move: CassinoMove) =>
  cassino.play(state, state.table.turn.must!, move) as {
    readonly state: CassinoState;
    readonly events: readonly CassinoHappening[];
  };
const find = <T extends CassinoHappening['type']>(events: readonly CassinoHappening[], type: T) =>
  events.find((one): one is Extract<CassinoHappening, {readonly type: T}> => one.type === type);

/** The two cards beyond those that an answer names, which nobody takes. */
const IDLE: Cards = ['2D', '3H', '4C', '5C'];

/** `capture`: what a card may take, takes at most, and what its last play brings. */
function capture({
  card,
  table,
  courtCapture = 'all',
  lastRound,
  lastPlay,
  seatIsDealer,
  lastCapturer,
}: Given) {
  const played = card as Card;
  const lying = table as Cards;
  const options = cassinoOptions({courtCapture: courtCapture as 'all'});
  const takes = takesOf(played, lying, options).map(({take}) => take);
  const largest = Math.max(0, ...takes.map(({length}) => length));
  const widest = takes.filter(({length}) => length === largest);
  const seat = seatIsDealer === true ? 0 : 1;
  const idle = IDLE.filter((other) => other !== played && !lying.includes(other));
  const isLast = lastPlay === true;
  const state = playing(
    {...options},
    Array.from({length: 4}, (_, index) => (index === seat ? [played] : isLast ? [] : [idle[index]!])),
    lying,
    {seat, stock: lastRound === true ? 0 : 32},
  );
  const before: CassinoState = lastCapturer
    ? {
        ...state,
        table: tools.changed(state.table, {tricks: [{leader: 1, winner: 1, cards: []}]}),
      }
    : state;
  const moves = cassino.moves(cassino.view(before, seat));
  const best = moves.reduce((one, other) =>
    (other.type === 'TAKE' ? other.take.length : 0) > (one.type === 'TAKE' ? one.take.length : 0)
      ? other
      : one,
  );
  const {state: after, events} = made(before, best);
  const swept = find(events, 'swept');
  const by = (swept ?? find(events, 'captured'))?.seat;
  const legal = moves.flatMap((move) =>
    move.type === 'TAKE' ? [move.take] : move.type === 'LAY' ? [[]] : [],
  );
  const taken = new Set(takes.flat());
  return {
    maximal: widest[0] ?? [],
    alternatives: widest,
    legalMaximalSize: largest,
    legal,
    notAllowed: lying.filter((other) => !taken.has(other)),
    clear: events.some(({type}) => type === 'cleared'),
    clearPoint: events.filter(({type}) => type === 'cleared').length,
    takes: best.type === 'TAKE' ? best.take : [],
    by: by === 0 ? 'dealer' : lastCapturer,
    allRemaining: swept?.cards,
    cardStays: after.table.middle.some((laid) => laid.card === played),
  };
}

interface GivenPlay {
  readonly seat: number | string;
  readonly card: Card;
  readonly take: Cards;
  readonly clear?: boolean;
  readonly sweep?: Cards;
}

/** What came of listed plays: the state at their end, and by seat what was taken and how often the table was cleared. */
interface Replayed {
  readonly end: CassinoState;
  readonly taken: readonly (readonly Card[])[];
  readonly clears: readonly number[];
}

/** Plays cards as they are listed, and checks at each whose turn it is, and what is said of the Sweep. */
function replayed(
  start: CassinoState,
  plays: readonly GivenPlay[],
  seatOf: (seat: number | string) => Seat,
): Replayed {
  const taken = start.table.seats.map((): Card[] => []);
  const clears = taken.map(() => 0);
  let state = start;
  for (const {seat, card, take, clear = false, sweep} of plays) {
    if (state.table.turn.phase === 'dealing.giving') ({state} = made(state, {type: 'GIVE'}));
    if (state.table.toPlay !== seatOf(seat)) throw new RangeError(`it is not the turn of ${seat}`);
    const {state: next, events} = made(state, take.length ? {type: 'TAKE', card, take} : {type: 'LAY', card});
    const swept = find(events, 'swept')?.cards;
    if (sweep && swept?.join() !== sweep.join()) throw new RangeError(`${card} sweeps ${swept?.join()}`);
    const cleared = find(events, 'cleared');
    if (clear && !cleared) throw new RangeError(`${card} does not clear the table`);
    if (cleared) clears[cleared.seat]!++;
    for (const one of events) {
      if (one.type === 'captured') taken[one.seat]!.push(one.card, ...one.take);
      if (one.type === 'swept') taken[one.seat]!.push(...one.cards);
    }
    state = next;
  }
  return {end: state, taken, clears};
}

/** `deal-round`: one packet, played out. */
function dealRound({dealer, order, partners, hands, table, plays}: Given) {
  const turns = order as readonly string[];
  const seats = [dealer as string, ...turns.filter((name) => name !== dealer)];
  const seatOf = (name: number | string): Seat => seats.indexOf(name as string);
  const [pair] = partners as readonly (readonly string[])[];
  const options = cassinoOptions();
  if (partyOf(options, seatOf(pair![0]!)) !== partyOf(options, seatOf(pair![1]!)))
    throw new RangeError('partners do not sit opposite each other');
  const held = hands as Readonly<Record<string, Cards>>;
  const start = playing(
    options,
    seats.map((name) => held[name]!),
    table as Cards,
    {
      seat: seatOf(turns[0]!),
      stock: 32,
    },
  );
  const {end, clears} = replayed(start, plays as readonly GivenPlay[], seatOf);
  const after = end.table.middle.map(({card}) => card);
  return {
    clears: Object.fromEntries(seats.map((name, seat) => [name, clears[seat]])),
    tableAfter: after,
    tableRanksAfter: after
      .map(rankOf)
      .sort((a, b) => 'KQJT98765432A'.indexOf(a) - 'KQJT98765432A'.indexOf(b)),
  };
}

/** The manner in which packs of the answers are dealt. */
const DEALING =
  '4 cards to each seat in order, then (first round only) 4 to the table; play by the listed choices';

/** `deal`: a whole deal, from the pack to the score. */
function deal({players, dealerSeat, order, pack, dealing, plays}: Given) {
  const options = cassinoOptions({players: players as 4});
  const seats = order as readonly number[];
  if (dealing !== DEALING) throw new RangeError(`dealt otherwise: ${String(dealing)}`);
  const start = cassino.start(options);
  const seated: CassinoState = {
    ...start,
    table: tools.waiting(start.table, 'dealing.shuffling', 'chance', {seats, dealer: dealerSeat as Seat}),
  };
  const cards = pack as Cards;
  const shuffled = made(seated, {type: 'SHUFFLE', pack: [cards.at(-1)!, ...cards.slice(0, -1)]}).state;
  const cut = made(shuffled, {type: 'CUT', index: 1}).state;
  const {end, taken, clears} = replayed(cut, plays as readonly GivenPlay[], Number);
  const result = end.table.lastDeal!;
  const bySeat = <T>(valueOf: (seat: Seat) => T) =>
    Object.fromEntries(seats.map((seat) => [seat, valueOf(seat)]));
  return {
    captured: bySeat((seat) => taken[seat]!.toSorted()),
    clears: bySeat((seat) => clears[seat]),
    clearsByParty: result.clears,
    gross: result.gross,
    net: result.marked,
    parties: result.gross.map((_, party) => seats.filter((seat) => partyOf(options, seat) === party)),
    points: bySeat((seat) => result.gross[partyOf(options, seat)]),
    score: players === 3 ? bySeat((seat) => result.score[seat]) : result.score,
  };
}

/** `deal-shape`: packets by number of players. */
const dealShape = ({players}: Given) => {
  const all = (players as readonly (4 | 3 | 2)[]).map((number) => ({players: number}));
  return {rounds: all.map(roundsOf), cardsPerRound: all.map((one) => PACKET * one.players)};
};

const POINTS = Object.fromEntries(ITEMS) as Readonly<Record<ItemName, number>>;

/** `hand-score`: majorities, set-off, clearings. */
function handScore({cards, gross, clears, partyCards, partySpades}: Given) {
  const options = cassinoOptions();
  const ofTwo = (one: unknown, usual: number, all: number): readonly number[] => {
    const own = (one ?? usual) as number;
    return [own, all - own];
  };
  const by = majorities(
    (cards as readonly number[] | undefined) ?? ofTwo(partyCards, 27, 52),
    ofTwo(partySpades, 7, 13),
  );
  const points = (item: 'cards' | 'spades'): readonly number[] =>
    [0, 1].map((party) => (by[item] === party ? POINTS[item] : 0));
  const all = ITEMS.reduce((sum, [, worth]) => sum + worth, 0);
  const net = gross ? netOf(gross as readonly number[], options) : undefined;
  return {
    cardsPoint: points('cards'),
    cardsPoints: points('cards')[0],
    spadesPoints: points('spades')[0],
    pointsInPlay: all - (by.cards < 0 ? POINTS.cards : 0),
    net,
    score: net?.map((sum, party) => sum + ((clears as readonly number[] | undefined)?.[party] ?? 0)),
  };
}

/** `match`: the Lurch, and who pays whom. */
function match({players, target, final}: Given) {
  const options = cassinoOptions({players: players as 4});
  if (targetOf(options) !== target) throw new RangeError(`the game is ${targetOf(options)}`);
  const score = final as readonly number[];
  const winner = score.findIndex((points) => points >= target);
  const lurched = lurchedAt(score, winner, options);
  const due = stakesOf({winner, lurched}, options);
  const pays = Array.from({length: options.players}, () => 0);
  for (const {from, to, amount} of due) {
    pays[from]! -= amount;
    pays[to]! += amount;
  }
  return {
    lurch: lurched.length > 0,
    lurched,
    stakes: due[0]!.amount,
    pays: Object.fromEntries(pays.map((sum, seat) => [seat, sum])),
  };
}

/** `order-of-count`: who first completes the game. */
function orderOfCount({players, target, state, order}: Given) {
  const options = cassinoOptions({players: players as 3, target3: target as 15});
  const given = state as Readonly<
    Record<string, {readonly score: number; readonly won: readonly ItemName[]}>
  >;
  const names = Object.keys(given);
  const before = names.map((name) => given[name]!.score);
  const items = (order as readonly ItemName[]).map((name): Item => ({
    name,
    points: POINTS[name],
    by: names.findIndex((one) => given[one]!.won.includes(name)),
  }));
  if (
    items.map(({name}) => name).join() !==
    itemsOf([[], [], []])
      .map(({name}) => name)
      .join()
  )
    throw new RangeError('counted in another order');
  const {score, won} = marked(before, items, options);
  const named = (points: readonly number[]) =>
    Object.fromEntries(names.map((name, at) => [name, points[at]]));
  return {
    winner: names[won!.winner],
    at: won!.by,
    scoresWhenWon: named(score),
    wouldBe: named(
      before.map((points, party) =>
        items.reduce((sum, item) => sum + (item.by === party ? item.points : 0), points),
      ),
    ),
  };
}

/** How the table of points names its items. */
const NAMES: Readonly<Record<string, ItemName>> = {
  'cards>=27': 'cards',
  'spades>=7': 'spades',
  'great casino TD': 'great',
  'little casino 2S': 'little',
  'each ace': 'AS',
};

/** `table`: what each item is worth. */
const table = ({items}: Given) => ({
  points: (items as readonly string[]).map((name) => POINTS[NAMES[name]!]),
  sum: ITEMS.reduce((sum, [, points]) => sum + points, 0),
});

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  capture,
  'deal-round': dealRound,
  deal,
  'deal-shape': dealShape,
  'hand-score': handScore,
  match,
  'order-of-count': orderOfCount,
  table,
};

const set = (list: unknown): string => [...(list as readonly string[])].sort().join();

/** Cards that are taken have no order. */
export function compare(field: string, expected: unknown, actual: Readonly<Record<string, unknown>>) {
  if (field === 'maximal') return set(expected) === set(actual.maximal);
  if (field === 'notAllowed')
    return (expected as Cards).every((card) => (actual.notAllowed as Cards).includes(card));
  if (field !== 'legal' && field !== 'alternatives') return undefined;
  const sets = (list: unknown): string => (list as readonly Cards[]).map(set).sort().join(' ');
  return sets(expected) === sets(actual[field]);
}
