import {booked, countsOf, fromEach, withoutAll} from '@quinola/play';
import {PAGAT} from '../../kit/rules/index.js';
import {announcementOf} from './announcing.js';
import {isTrois, next, tools} from './table.js';
import type {Act, TarokView} from './types.js';

/** The dealer lays three of his 28 cards (rule 13, l. 6580-6606). */
export const laySkat: Act<'LAY_SKAT'> = (state, {cards}, _by, events) => {
  const {table} = state;
  const {dealer} = table;
  const player = table.seats[dealer]!;
  const buried = table.options.announcePagatInSkat && cards.includes(PAGAT);
  const hands = state.hands.with(dealer, withoutAll(state.hands[dealer]!, cards));
  events.push(
    {type: 'skat-cards', seat: dealer, cards, to: [player]},
    {type: 'skat-laid', seat: dealer, buried},
  );
  return {
    ...state,
    hands,
    skat: cards,
    table: tools.waitingAt(table, 'announcing', dealer, {buried, counts: countsOf(hands)}),
  };
};

/** The dealer can change his mind until he has announced (hint 3; later it would betray what he knows). */
export const takeBack: Act<'TAKE_BACK'> = (state, _move, _by, events) => {
  const {table} = state;
  const {dealer} = table;
  events.push({type: 'skat-taken-back', seat: dealer});
  const hands = state.hands.with(dealer, state.dealt[dealer]!);
  return {
    ...state,
    hands,
    skat: [],
    table: tools.waitingAt(table, 'skat', dealer, {buried: false, counts: countsOf(hands)}),
  };
};

/**
 * A seat announces, the dealer first (rule 14). En trois the others pay at once, en deux the score grows at once;
 * after the last announcement forehand leads.
 */
export const announce: Act<'ANNOUNCE'> = (state, {classes}, _by, events) => {
  const {table} = state;
  const {options, seats, dealer} = table;
  const seat = speaker(table.announced, dealer);
  const announcement = announcementOf(state.hands[seat]!, classes, options);
  events.push({type: 'announced', seat, announcement, classes});
  const {total} = announcement;
  const player = seats[seat]!;
  const booking = {account: 'honours', reason: 'announced', source: 'Tarok, rule 14', round: table.deal};
  const entries = isTrois(table)
    ? [...table.entries, ...booked(fromEach(seat, total, [0, 1, 2]), booking, seats)]
    : table.entries;
  const scores = table.scores.map((score, index) => (index === player ? score + total : score));
  const announced = table.announced.with(seat, announcement);
  const said = {announced, entries, scores};
  const forehand = next(table, dealer);
  const done = seat === next(table, dealer, options.players - 1);
  return {
    ...state,
    table: done
      ? tools.waitingAt(table, 'playing.trick', forehand, {...said, leader: forehand, toPlay: forehand})
      : tools.waitingAt(table, 'announcing', next(table, seat), said),
  };
};

/** Who announces now: starting with the dealer, the first who has not spoken. */
export function speaker(announced: readonly unknown[], dealer: number): number {
  let seat = dealer;
  while (announced[seat] !== null) seat = (seat + 1) % announced.length;
  return seat;
}

/** Whether the dealer can still change his mind about the Skat. */
export function mayTakeBack({seat, dealer, announced}: TarokView): boolean {
  return seat === dealer && announced.every((said) => said === null);
}
