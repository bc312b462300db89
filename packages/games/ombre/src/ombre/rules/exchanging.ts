import {countsOf, refuseChosen, withoutAll, type Choice, type Refusal, type Seat} from '@quinola/play';
import {BASTA, SPADILLE} from '../../kit/rules/index.js';
import {ombreBuys} from './ladder.js';
import {beginPlay} from './playing.js';
import {opponentsOf, tools} from './table.js';
import type {Act, Events, OmbreState, OmbreView} from './types.js';

/**
 * Who exchanges, in turn: the Ombre if his game allows it, then the players from his right; nobody in the King's game (L.
 * 1575-1657, law 11).
 */
export function buyers(
  table: Pick<OmbreView, 'game' | 'ombre' | 'dealer' | 'king' | 'options'>,
): readonly Seat[] {
  const {game, ombre} = table;
  if (game === null || game === 'murzyn') return [];
  return ombreBuys(game) ? [ombre, ...opponentsOf(table)] : opponentsOf(table);
}

/** Starts the exchange. */
export const beginExchange = (state: OmbreState, events: Events): OmbreState => goOn(state, events);

/** Asks the next player who has not exchanged, as long as there is a talon. */
function goOn(state: OmbreState, events: Events): OmbreState {
  const {table} = state;
  const next = buyers(table).find((seat) => table.bought[seat] === null);
  if (next === undefined) return beginPlay(state, events);
  if (table.talon > 0 || (next === table.ombre && table.turned.length))
    return {...state, table: tools.waitingAt(table, 'exchanging', next, {toPlay: next})};
  return goOn({...state, table: tools.changed(table, {bought: table.bought.with(next, 0)})}, events);
}

/** How many cards were turned up for this player, which he already has. */
const turnedFor = ({ombre, turned}: OmbreView, seat: Seat): number => (seat === ombre ? turned.length : 0);

/**
 * The possible discards: any number of cards as long as the talon lasts. A turned card must be kept, and one discarded for it;
 * black aces that were shown must be kept, too.
 */
export function buyingChoice(view: OmbreView): Choice {
  const {seat, hand, turned, talon, aces} = view;
  const had = turnedFor(view, seat);
  const from = hand.filter(
    (card) => !(had && turned.includes(card)) && !(seat === aces && (card === SPADILLE || card === BASTA)),
  );
  return {choose: 'DISCARD', from, least: had, most: Math.min(from.length, talon + had)};
}

export const refuseBuying = (view: OmbreView, cards: unknown): Refusal | null =>
  refuseChosen(buyingChoice(view), cards);

/** Cards are discarded face down, and as many taken from the top of the talon. */
export const discard: Act<'DISCARD'> = (state, {cards}, _by, events) => {
  const {toPlay: seat, seats, bought} = state.table;
  const take = cards.length - turnedFor(state.table, seat);
  const taken = state.talon.slice(0, take);
  const hands = state.hands.with(seat, [...withoutAll(state.hands[seat]!, cards), ...taken]);
  const to = [seats[seat]!];
  events.push({type: 'bought', seat, count: cards.length});
  if (cards.length) events.push({type: 'laid', seat, cards, to});
  if (taken.length) events.push({type: 'drew', seat, cards: taken, to});
  const talon = state.talon.slice(take);
  return goOn(
    {
      ...state,
      hands,
      talon,
      laid: state.laid.with(seat, cards),
      table: tools.changed(state.table, {
        talon: talon.length,
        counts: countsOf(hands),
        bought: bought.with(seat, cards.length),
      }),
    },
    events,
  );
};
