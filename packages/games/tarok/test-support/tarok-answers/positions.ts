import {TAROK_78, type Card} from '@quinola/cards';
import {cutPack, stacked, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {announceable} from '../../src/tarok/rules/announcing.js';
import {dealPlan} from '../../src/tarok/rules/dealing.js';
import {
  tarok,
  type TarokMove,
  type TarokOptions,
  type TarokState,
  type TarokView,
} from '../../src/tarok/rules/index.js';
import {cards, laid, optionsOf} from './given.js';

/** A state after some moves, each made by the player being waited for. */
export function played(state: TarokState, ...moves: readonly TarokMove[]): TarokState {
  return moves.reduce((now, move) => tarok.play(now, tarok.turn(now).must!, move).state, state);
}

/** A table where player i sits in seat i, before this dealer's deal. */
export function seatedState(options: TarokOptions, dealer: Seat, pot = 0): TarokState {
  const draws: TarokMove[] = Array.from({length: options.players}, (_, index) => ({type: 'DRAW', index}));
  const spread = options.players === 3 ? ['T9', '2S', '2H'] : TAROK_78.cards;
  const state = played(tarok.start(options), {type: 'SPREAD', cards: spread}, ...draws);
  return {...state, table: {...state.table, dealer, pot}};
}

/** A deal with given cards, of which the dealer has the Skat in hand. */
export function dealtWithSkat(
  state: TarokState,
  hands: readonly (readonly Card[])[],
  aside: readonly Card[] = [],
): TarokState {
  const {dealer, options} = state.table;
  // The cut by one card puts the last one back where it belongs.
  const shuffled = cutPack(stacked(dealPlan(dealer, options.players), {hands, talon: [], rest: aside}), 77);
  return played(state, {type: 'SHUFFLE', pack: shuffled}, {type: 'CUT', index: 1});
}

/** A deal with given cards, up to the first lead: everybody announces all he has. */
export function dealtState(
  state: TarokState,
  hands: readonly (readonly Card[])[],
  aside: readonly Card[],
  skat: readonly Card[],
): TarokState {
  const {options} = state.table;
  let now = played(dealtWithSkat(state, hands, aside), {type: 'LAY_SKAT', cards: skat});
  while (now.table.turn.phase === 'announcing') {
    const seat = now.table.seats.indexOf(now.table.turn.must as number);
    now = played(now, {
      type: 'ANNOUNCE',
      classes: announceable(now.hands[seat]!, options).map((found) => found.class),
    });
  }
  return now;
}

/** A trick about which nothing is known except that it was played. */
const EMPTY_TRICK = {leader: 0, cards: [], winner: 0} as const;

/** The view of a player who has to play a card of the given hand to the given trick. */
export function playingView(given: Given): TarokView {
  const options = optionsOf(given);
  const state = seatedState(options, 0);
  const trick = cards(given.trick);
  const seat = trick.length;
  return {
    ...tarok.view(state, seat),
    hand: cards(given.hand),
    trick: laid(trick, 0, options.players),
    leader: 0,
    tricks: Array.from({length: Number(given.trickNo ?? 1) - 1}, () => EMPTY_TRICK),
    toPlay: seat,
    turn: {phase: 'playing.trick', must: seat, may: [], over: false},
  };
}
