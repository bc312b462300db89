import {MoveError, type Actor, type Played} from '@quinola/play';
import {followed, mayFollow} from '../../pack/index.js';
import {cut, shuffle} from './dealing.js';
import {drawCard, spread} from './drawing.js';
import {part} from './parts.js';
import {playCard} from './playing.js';
import {refusalOf} from './refusal.js';
import {announce, laySkat, takeBack} from './skat.js';
import {phaseOf} from './table.js';
import type {TarokHappening, TarokMove, TarokPhase, TarokState} from './types.js';
import {viewOf} from './view.js';

/** The phases in which chance moves, and how. */
const CHANCE: Partial<Record<TarokPhase, TarokMove['type']>> = {
  'drawing.spreading': 'SPREAD',
  'dealing.shuffling': 'SHUFFLE',
};

/**
 * Makes a move, with every forced consequence.
 * @throws MoveError when it is impossible
 */
export function play(state: TarokState, by: Actor, move: TarokMove): Played<TarokState, TarokHappening> {
  const events: TarokHappening[] = [];
  if (move.type === 'PLAY' && isLawfulPlay(state, by, move.card))
    return {state: playCard(state, move.card, events), events};
  if (by === 'chance') {
    if (CHANCE[phaseOf(state.table)] !== move.type) throw new MoveError({reason: 'not-now'});
  } else {
    const refusal = refusalOf(viewOf(state, by), move);
    if (refusal) throw new MoveError(refusal);
  }
  return {state: act(state, by, move, events), events};
}

/** The common case, which needs no view. */
function isLawfulPlay({table, hands}: TarokState, by: Actor, card: string): boolean {
  const {turn, toPlay, trick, options} = table;
  if (turn.phase !== 'playing.trick' || turn.must !== by) return false;
  const hand = hands[toPlay]!;
  return hand.includes(card) && mayFollow(hand, followed(trick, options.skyLed), card);
}

function act(state: TarokState, by: Actor, move: TarokMove, events: TarokHappening[]): TarokState {
  switch (move.type) {
    case 'SPREAD':
      return spread(state, move, by, events);
    case 'DRAW':
      return drawCard(state, move, by, events);
    case 'SHUFFLE':
      return shuffle(state, move, by, events);
    case 'CUT':
      return cut(state, move, by, events);
    case 'LAY_SKAT':
      return laySkat(state, move, by, events);
    case 'TAKE_BACK':
      return takeBack(state, move, by, events);
    case 'ANNOUNCE':
      return announce(state, move, by, events);
    case 'PLAY':
      return playCard(state, move.card, events);
    case 'STOP':
      return part('settlement').stop(state, move, by, events);
  }
}
