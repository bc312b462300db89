import type {Card} from '@quinola/cards';
import {offered, playOf, type Trick} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {byBook} from '../src/reversis/opponents/brain.js';
import {reversisReasons} from '../src/reversis/words/reasons/index.js';
import {
  ACES,
  after,
  NO_DEAL,
  REVERSIS_48,
  reversis,
  SEATS,
  tools,
  type ReversisMove,
  type ReversisState,
  type ReversisView,
} from '../src/reversis/rules/index.js';
import {bySeat, DEALER, laidOf, made, seatOf, tableOf, type BySeatLetter} from './answers-tables.js';

// Known answers about the book's advice, as the hint of the table gives it, and about tricks that were turned.

/** What the book does with a view. */
const advised = (view: ReversisView): ReversisMove =>
  byBook({game: reversis.id, view, moves: offered(reversis, view), level: 'teacher', seed: 'advice'}).move;

const english = await reversisReasons.load('en');

/** `advice`: what the book's player exchanges, or which card he plays. */
export function advice(given: Given): object {
  const {adviceId, phase} = given;
  if (!english.has((adviceId as string).replace('reversy.', '')))
    throw new RangeError(`the book has no ${adviceId as string}`);
  if (phase === 'exchange') return exchangeAdvised(given);
  if (phase !== 'play') throw new RangeError(`no phase ${String(phase)}`);
  const state = given.hands === undefined ? aloneInPlay(given) : playedTo(given);
  const seat = seatOf(given.seat);
  if (state.table.toPlay !== seat) throw new RangeError('it is not his turn');
  if (state.table.tricks.length + 1 !== given.trickNo) throw new RangeError('it is another trick');
  const move = advised(reversis.view(state, seat));
  return {card: move.type === 'PLAY' ? move.card : null};
}

/** A state in which a seat is asked whether it exchanges, and only its hand is told. */
export function askedToExchange({hand, seat, round, rounds = 10}: Given): ReversisState {
  const asked = seatOf(seat);
  const state = tableOf(
    {rounds: Number(rounds)},
    {
      deal: SEATS * (Number(round) - 1) + 1,
      toPlay: asked,
      leader: after(DEALER),
      counts: [0, 1, 2, 3].map((other) => (other === DEALER ? 12 : 11)),
    },
  );
  return {
    ...state,
    ...NO_DEAL,
    hands: NO_DEAL.hands.map((none, other) => (other === asked ? (hand as readonly Card[]) : none)),
    table: tools.waitingAt(state.table, 'exchanging.talon', asked),
  };
}

/** Whether a card is exchanged, and which is thrown away. */
function exchangeAdvised(given: Given): object {
  const move = advised(reversis.view(askedToExchange(given), seatOf(given.seat)));
  return {exchanges: move.type === 'EXCHANGE', discard: 'card' in move ? move.card : null};
}

/** A state in play with these hands, before the first card. */
const inPlay = (
  hands: readonly (readonly Card[])[],
  changes: Partial<ReversisState['table']>,
  rest: Partial<ReversisState> = {},
): ReversisState => {
  const state = tableOf({}, {deal: 1, leader: after(DEALER), counts: [11, 11, 11, 11], ...changes});
  const {toPlay} = state.table;
  return {...state, ...NO_DEAL, hands, ...rest, table: tools.waitingAt(state.table, 'playing.trick', toPlay)};
};

/** A state in which only one hand is told, at a trick of which the first cards lie. */
export function aloneInPlay({hand, seat, trick, drew, heldFourAcesAtStart}: Given): ReversisState {
  const held = hand as readonly Card[];
  const asked = seatOf(seat);
  if (heldFourAcesAtStart && !ACES.every((ace) => held.includes(ace)))
    throw new RangeError('the four aces are not all held');
  const laid = laidOf(trick);
  const others = REVERSIS_48.cards.filter(
    (card) => !held.includes(card) && !laid.some((one) => one.card === card),
  );
  const hands = [0, 1, 2, 3].map((other) => {
    const own = laid.flatMap((one) => (one.seat === other ? [one.card] : []));
    return other === asked ? held : [...own, ...others.splice(0, 11 - own.length)];
  });
  const leader = laid[0]?.seat ?? asked;
  const state = inPlay(
    hands,
    {
      leader,
      toPlay: leader,
      exchange: [0, 1, 2, 3].map((other) => (other === DEALER ? 'laid-away' : 'exchanged')),
    },
    {
      drew: [0, 1, 2, 3].map((other) => (other === asked && drew ? (drew as Card) : null)),
      // What he threw away is not told: any card that nobody holds.
      discards: [0, 1, 2, 3].map((other) => (other === asked ? others.at(-1)! : null)),
    },
  );
  return made(
    state,
    laid.map(({card}) => playOf(card)),
  );
}

/** A state in which all hands are told, after so many tricks. */
export function playedTo({hands, plays, leader, underPannier}: Given): ReversisState {
  const lead = seatOf(leader);
  const state = inPlay(
    bySeat(hands as BySeatLetter<readonly Card[]>),
    {dealer: after(lead, SEATS - 1), leader: lead, toPlay: lead},
    {discards: underPannier as readonly Card[]},
  );
  const cards = (plays as readonly unknown[]).flatMap(laidOf);
  return cards.reduce((now, {seat, card}) => {
    if (now.table.toPlay !== seat) throw new RangeError('it is not his turn');
    return made(now, [playOf(card)]);
  }, state);
}

/** `ruling`: whether a turned trick may be looked at, by who won it or another. */
export function ruling({event, whose, tricksAgo}: Given): object {
  if (event !== 'look at a turned trick') throw new RangeError(`no ruling on ${String(event)}`);
  if (whose !== 'own' && whose !== 'other') throw new RangeError(`no tricks of ${String(whose)}`);
  const [viewer, winner] = [0, whose === 'own' ? 0 : 1];
  const count = Number(tricksAgo) + 2;
  const tricks = Array.from({length: count}, (): Trick => ({
    leader: winner,
    winner,
    cards: [{seat: winner, card: '2S'}],
  }));
  const view = reversis.view(tableOf({}, {tricks}), viewer);
  return {allowed: reversis.openTricks!(view).includes(count - 1 - Number(tricksAgo))};
}
