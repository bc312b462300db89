import {MoveError, type Actor, type Played} from '@quinola/play';
import {chooseSeat, drawCard, spread} from './cutting.js';
import {give} from './dealing.js';
import {layDown} from './laying.js';
import {chapterActs, part} from './parts.js';
import {playCard} from './playing.js';
import {choosePack, cut, shuffle, throwOver} from './preparing.js';
import {refusalOf} from './refusal.js';
import {phaseOf, type Act, type Acts} from './state.js';
import {ledCard, suit} from './tricks.js';
import type {WhistHappening, WhistMove, WhistPhase, WhistState} from './types.js';
import {ownSeat, viewOf} from './view.js';

/** The phases in which chance moves, and how. */
const CHANCE: Partial<Record<WhistPhase, WhistMove['type']>> = {
  'cutting.spreading': 'SPREAD',
  'preparing.shuffling': 'SHUFFLE',
  'dealing.giving': 'GIVE',
};

/** How the moves of every first deal are made; the others come with their chapters. */
const ACTS: Acts = {
  SPREAD: spread,
  DRAW: drawCard,
  CHOOSE_SEAT: chooseSeat,
  CHOOSE_PACK: choosePack,
  SHUFFLE: shuffle,
  CUT: cut,
  CUT_WITH_CARD: cut,
  THROW_OVER: throwOver,
  GIVE: give,
  LAY_DOWN: layDown,
  // By right of Warsaw law 16 it may be the last hand's card before its partner's.
  PLAY: (state, {card}, by, events) =>
    playCard(
      state,
      state.table.turn.must === by ? state.table.toPlay : state.table.etiquette.early,
      card,
      events,
    ),
};

/**
 * Makes a move, with every forced consequence.
 * @throws MoveError when it is impossible; a breach is possible under strict etiquette
 */
export function play(state: WhistState, by: Actor, move: WhistMove): Played<WhistState, WhistHappening> {
  const events: WhistHappening[] = [];
  if (move.type === 'PLAY' && isPlainPlay(state, by, move)) {
    return {state: playCard(state, state.table.toPlay, move.card, events), events};
  }
  if (by === 'chance') {
    if (CHANCE[phaseOf(state.table)] !== move.type) throw new MoveError({reason: 'not-now'});
    return {state: act(state, by, move, events), events};
  }
  const refusal = refusalOf(viewOf(state, by), move);
  if (refusal && !refusal.breach) throw new MoveError(refusal);
  return {
    state: refusal ? part('etiquette').commit(state, by, move, events) : act(state, by, move, events),
    events,
  };
}

/** Whether this is the common case, which needs no view: a card that follows, of the seat on turn, nothing bound. */
function isPlainPlay(
  {table, hands}: WhistState,
  by: Actor,
  move: Extract<WhistMove, {type: 'PLAY'}>,
): boolean {
  const {turn, toPlay} = table;
  if (turn.phase !== 'playing.trick' || turn.must !== by || table.bound !== null) return false;
  if ((move.seat ?? ownSeat(table, by as number)) !== toPlay) return false;
  const hand = hands[toPlay]!;
  if (!hand.includes(move.card)) return false;
  const led = ledCard(table);
  if (led === null || suit(led) === suit(move.card)) return true;
  for (const card of hand) if (suit(card) === suit(led)) return false;
  return true;
}

function act(state: WhistState, by: Actor, move: WhistMove, events: WhistHappening[]): WhistState {
  const made = ACTS[move.type] ?? chapterActs[move.type];
  if (!made) throw new MoveError({reason: 'not-now'});
  return (made as Act<WhistMove['type']>)(state, move, by, events);
}
