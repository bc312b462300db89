import {FRENCH_52, type Card} from '@quinola/cards';
import {isChoice, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  gameOf,
  opponentsOf,
  vira,
  type GameId,
  type ViraHappening,
  type ViraMove,
  type ViraPhase,
  type ViraState,
} from '../src/vira/rules/index.js';
import {anyCards, setVira} from './vira-table.js';

// Known answers about the exchange: the declarer does what his game asks, then the others, by the real rules.

/** Where a game begins once the auction is won. */
function firstPhase(game: GameId): ViraPhase {
  const {kind, buys, cards} = gameOf(game);
  if (kind === 'tournee') return 'declaring.turning';
  if (kind === 'gasque') return 'declaring.keeping';
  if (kind !== 'misere') return 'declaring.trump';
  if (buys === 'any') return 'exchanging.declarer';
  return cards === 12 ? 'declaring.aside' : 'exchanging.opponents';
}

/** What was done on the way to the first lead. */
interface Way {
  readonly state: ViraState;
  readonly events: readonly ViraHappening[];
}

/** Makes the moves to the first lead: cards are exchanged as told, and otherwise the first possible move is made. */
function toTheLead(begun: ViraState, counts: Readonly<Record<Seat, number>>): Way {
  let state = begun;
  const events: ViraHappening[] = [];
  while (state.table.turn.phase !== 'playing.trick') {
    const by = vira.turn(state).must as number;
    const view = vira.view(state, by);
    const moves = vira.moves(view);
    const offer = moves.find((one) => !isChoice(one) && one.type === 'CONTENT') ?? moves[0]!;
    const size = isChoice(offer) ? (offer.choose === 'EXCHANGE' ? (counts[by] ?? 0) : offer.least) : 0;
    const move = isChoice(offer)
      ? ({type: offer.choose, cards: offer.from.slice(0, size)} as ViraMove)
      : offer;
    const done = vira.play(state, by, move);
    ({state} = done);
    events.push(...done.events);
  }
  return {state, events};
}

const countOf = (events: readonly ViraHappening[], type: 'exchanged' | 'threw', seat: Seat): number =>
  events.reduce((sum, event) => (event.type === type && event.seat === seat ? sum + event.count : sum), 0);

/** `exchange`: who exchanges when, and how many cards. */
export function exchange(given: Given): object {
  if (given.discards !== undefined && given.talon !== undefined) return inTurns(given);
  if (given.declarer !== undefined) return orderOf(given);
  return ofGame(given);
}

/** In which order they exchange. */
function orderOf(given: Given): object {
  const names = given.turnOrder as readonly string[];
  const declarer = names.indexOf(given.declarer as string);
  const game = (given.bid as GameId | undefined) ?? 'kop-6';
  const {buys} = gameOf(game);
  const state = setVira({
    game,
    trump: 'S',
    declarer,
    phase: buys === 'any' ? 'exchanging.declarer' : 'exchanging.opponents',
    must: buys === 'any' ? declarer : opponentsOf(setVira({declarer}).table)[0]!,
  });
  const {events} = toTheLead(state, {});
  const order = events.flatMap((event) => (event.type === 'exchanged' ? [names[event.seat]] : []));
  return {order};
}

/** How many cards are left after each, and whether the last may take so many. */
function inTurns(given: Given): object {
  const discards = given.discards as readonly (readonly [string, number])[];
  const names = discards.map(([name]) => name);
  let state = setVira({
    game: 'kop-6',
    trump: 'S',
    phase: 'exchanging.declarer',
    declarer: 0,
    talon: FRENCH_52.cards.slice(39, 39 + Number(given.talon)),
  });
  const left: number[] = [];
  for (const [seat, [, count]] of discards.entries()) {
    if (state.table.turn.phase === 'exchanging.second') state = vira.play(state, 0, {type: 'CONTENT'}).state;
    if (vira.turn(state).must !== seat) throw new RangeError(`${names[seat]} is not on turn`);
    const view = vira.view(state, seat);
    const move: ViraMove = {type: 'EXCHANGE', cards: view.hand.slice(0, count)};
    const refused = vira.refusal(view, move);
    if (refused) return {legal: false, maxForLast: refused.about!.most};
    state = vira.play(state, seat, move).state;
    left.push(state.table.talon);
  }
  return {legal: true, talonLeft: left};
}

/** What a game asks of its player, and of the others. */
function ofGame(given: Given): object {
  const game = given.bid as GameId;
  const count = Number(given.discards ?? 0);
  const top = given.talonTop as Card | undefined;
  const {hands, talon: rest} = anyCards;
  const swapped = top === undefined ? rest : [top, ...rest.filter((card) => card !== top)].slice(0, 13);
  const own =
    top === undefined ? hands : hands.map((hand) => hand.map((card) => (card === top ? rest[0]! : card)));
  const {buys, keeps, cards} = gameOf(game);
  if (given.keep !== undefined && given.keep !== keeps) throw new RangeError('another number to keep');
  const begun = setVira({
    game,
    declarer: 0,
    phase: firstPhase(game),
    must: firstPhase(game) === 'exchanging.opponents' ? 1 : 0,
    hands: game === 'wira' ? own.with(0, [...own[0]!, ...swapped]) : own,
    talon: game === 'wira' ? [] : swapped,
  });
  const {state, events} = toTheLead(begun, {0: top === undefined ? count : 1});
  const {table} = state;
  const [took] = events.flatMap((event) => (event.type === 'took-talon' ? [event] : []));
  const aside = events.filter(({type}) => type === 'laid-aside').length;
  const kept = game === 'wira' ? 13 : (took?.kept ?? 13);
  const order = events.map(({type}) => type);
  const drew = events.flatMap((event) => (event.type === 'drew' ? [...event.cards] : []));
  return {
    discardFirst: 13 - kept,
    takesTalon: buys === 'talon' ? 13 : 0,
    chooseFrom: kept + 13,
    keeps: table.counts[0],
    thenDiscards: countOf(events, 'threw', 0),
    hand: table.counts[0],
    talonLeft: table.talon,
    tricksDue: gameOf(game).tricks,
    drawn: countOf(events, 'exchanged', 0),
    thenLaysAside: aside,
    layAside: aside,
    playsWith: table.counts[0],
    opponentsExchange: table.exchanged.some((one, seat) => seat > 0 && one !== null),
    opponentsExchangeFirst: order.lastIndexOf('exchanged') < order.indexOf('exposed'),
    allThreeHandsExposedBeforeLead: table.exposed.length === 3,
    exposed: vira.view(state, 'watcher').faced.map((faced) => faced.cards.length),
    ...afterFirstTrick(state),
    trump: table.trump,
    turnedCardIsFirstDrawn: drew[0] === top,
    cards,
  };
}

/** What lies open after the first trick that did not before. */
function afterFirstTrick(begun: ViraState): object {
  let state = begun;
  for (let i = 0; i < 3; i++) {
    const by = vira.turn(state).must as number;
    const card = vira
      .moves(vira.view(state, by))
      .flatMap((move) => (!isChoice(move) && move.type === 'PLAY' ? [move] : []))[0]!;
    state = vira.play(state, by, card).state;
  }
  const [faced] = vira.view(state, 'watcher').faced;
  const opened = begun.table.exposed.length === 0 && faced !== undefined;
  return {exposedAfterTrick: opened ? state.table.tricks.length : null, cardsExposed: faced?.cards.length};
}
