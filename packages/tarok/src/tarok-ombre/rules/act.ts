import {MoveError, type Actor, type Played} from '@quinola/play';
import {followed, mayFollow} from '../../pack/index.js';
import {demand, giveBack, stopDemanding} from './asking.js';
import {bid, hold, look, pass} from './auction.js';
import {cut, shuffle} from './dealing.js';
import {drawPlace, spread} from './drawing.js';
import {part} from './parts.js';
import {playCard} from './playing.js';
import {refusalOf} from './refusal.js';
import {laySkat} from './skat.js';
import {phaseOf} from './table.js';
import type {TarokOmbreHappening, TarokOmbreMove, TarokOmbrePhase, TarokOmbreState} from './types.js';
import {viewOf} from './view.js';

/** The phases in which chance moves, and how. */
const CHANCE: Partial<Record<TarokOmbrePhase, TarokOmbreMove['type']>> = {
  'drawing.spreading': 'SPREAD',
  'dealing.shuffling': 'SHUFFLE',
};

/**
 * Makes a move, with every forced consequence.
 * @throws MoveError when it is impossible
 */
export function play(
  state: TarokOmbreState,
  by: Actor,
  move: TarokOmbreMove,
): Played<TarokOmbreState, TarokOmbreHappening> {
  const events: TarokOmbreHappening[] = [];
  if (by === 'chance') {
    if (CHANCE[phaseOf(state.table)] !== move.type) throw new MoveError({reason: 'not-now'});
  } else if (!isPlainPlay(state, by, move)) {
    const refusal = refusalOf(viewOf(state, by), move);
    if (refusal) throw new MoveError(refusal);
  }
  return {state: act(state, by, move, events), events};
}

/** Whether this is the common case, which needs no view: a lawful card of the seat on turn. */
function isPlainPlay({table, hands}: TarokOmbreState, by: Actor, move: TarokOmbreMove): boolean {
  if (move.type !== 'PLAY' || table.turn.phase !== 'playing.trick' || table.turn.must !== by) return false;
  const hand = hands[table.toPlay]!;
  return hand.includes(move.card) && mayFollow(hand, followed(table.trick, table.options.skyLed), move.card);
}

function act(
  state: TarokOmbreState,
  by: Actor,
  move: TarokOmbreMove,
  events: TarokOmbreHappening[],
): TarokOmbreState {
  switch (move.type) {
    case 'SPREAD':
      return spread(state, move, by, events);
    case 'DRAW':
      return drawPlace(state, move, by, events);
    case 'SHUFFLE':
      return shuffle(state, move, by, events);
    case 'CUT':
      return cut(state, move, by, events);
    case 'LAY_SKAT':
      return laySkat(state, move, by, events);
    case 'LOOK':
      return look(state, move, by, events);
    case 'BID':
      return bid(state, move, by, events);
    case 'HOLD':
      return hold(state, move, by, events);
    case 'PASS':
      return pass(state, move, by, events);
    case 'DEMAND':
      return demand(state, move, by, events);
    case 'STOP_DEMANDING':
      return stopDemanding(state, move, by, events);
    case 'GIVE_BACK':
      return giveBack(state, move, by, events);
    case 'PLAY':
      return playCard(state, move.card, events);
    case 'STOP':
      return part('settlement').stop(state, move, by, events);
  }
}
