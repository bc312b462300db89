import type {Card} from '@quinola/cards';
import {playToTrick, type Player, type Seat, countsOf, withoutAll} from '@quinola/play';
import {followed, SKY, TAROK_TRICKS} from '../../kit/rules/index.js';
import {settleDeal} from './settling.js';
import {forehandOf, tools} from './table.js';
import type {
  Table,
  TarokOmbreHappening,
  TarokOmbreOptions,
  TarokOmbreState,
  TarokOmbreView,
  Act,
} from './types.js';
import {beginBidding} from './dealing.js';

/** Forehand leads to the first trick, whoever is declarer (7294, 7340). */
export function beginPlay(state: TarokOmbreState): TarokOmbreState {
  const leader = forehandOf(state.table);
  return {...state, table: tools.waitingAt(state.table, 'playing.trick', leader, {leader, toPlay: leader})};
}

/** Twenty-five tricks; Sky is kept by its owner (7512-7531). */
export const tricks = playToTrick<Table, TarokOmbreState, TarokOmbreHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => TAROK_TRICKS,
  players: () => 3,
  led: (trick, {options}) => followed(trick, options.skyLed),
  mustTrump: 'must-tarok',
  counter: ({declarer}, seat) => (seat === declarer ? 0 : 1),
  onTrick(table, {cards, winner}, number, events) {
    const sky = cards.find(({card}) => card === SKY);
    if (!sky) return;
    const lost = isSkyLost(table.options, number);
    table.sky = {seat: sky.seat, trick: number, winner, lost};
    events.push({type: lost ? 'sky-lost' : 'sky-kept', seat: sky.seat, winner});
  },
  onLast: settleDeal,
});

/** The cards that can be played to the trick on the table. */
export function lawfulPlays(view: TarokOmbreView): readonly Card[] {
  return tricks.lawful(view);
}

/** Whether Sky goes to the winner of a trick: never, unless it is agreed to be lost in the last three. */
export function isSkyLost({skyLimit}: Pick<TarokOmbreOptions, 'skyLimit'>, trick: number): boolean {
  return skyLimit === 'before-last-three' && trick > 22;
}

/** The position of a seat, for charts and maxims: 0 = forehand, 1 = in the middle, 2 = behind the hand. */
export function placeOf(dealer: Seat, seat: Seat): 0 | 1 | 2 {
  return ((seat - dealer + 2) % 3) as 0 | 1 | 2;
}

/** Who plays with the view's player against the declarer; nobody while there is none. */
export function partnersOf({declarer, seat, seats}: TarokOmbreView): readonly Player[] {
  return declarer < 0 || declarer === seat
    ? []
    : seats.filter((_, other) => other !== declarer && other !== seat);
}

/** Three cards are laid away: by the dealer before the bidding (A.), by the declarer before the play (B.). */
export const laySkat: Act<'LAY_SKAT'> = (state, {cards}, by, events) => {
  const seat = state.table.seats.indexOf(by as number);
  events.push({type: 'skat-laid', seat}, {type: 'skat-cards', seat, cards, to: [by as number]});
  const hands = state.hands.with(seat, withoutAll(state.hands[seat]!, cards));
  const table = tools.changed(state.table, {skatBy: seat, counts: countsOf(hands)});
  const laid = {...state, skat: cards, hands, table};
  return table.declarer < 0 ? {...laid, table: beginBidding(table)} : beginPlay(laid);
};
