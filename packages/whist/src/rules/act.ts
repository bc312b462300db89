import {MoveError, type Actor, type Played} from '@quinola/play';
import {dropCard, playBreach} from './breaches.js';
import {answer, call, show, silent, stand} from './calls.js';
import {claimRevoke} from './claims.js';
import {chooseSeat, drawCard, spread} from './cutting.js';
import {acceptDeal, give, nameTrump, redeal, refuseDeal} from './dealing.js';
import {callCard, demand, nameSuit, standClaim, waive} from './demands.js';
import {layDown} from './laying.js';
import {applyPenalty, honoursAnnounced} from './penalties.js';
import {look, playCard} from './playing.js';
import {choosePack, cut, shuffle, throwOver} from './preparing.js';
import {refusalOf} from './refusal.js';
import {stop} from './score.js';
import {phaseOf} from './state.js';
import {ledCard, suit} from './tricks.js';
import type {WhistHappening, WhistMove, WhistPhase, WhistState} from './types.js';
import {viewOf} from './view.js';

/** The phases in which chance moves, and how. */
const CHANCE: Partial<Record<WhistPhase, WhistMove['type']>> = {
  'cutting.spreading': 'SPREAD', 'preparing.shuffling': 'SHUFFLE', 'dealing.giving': 'GIVE',
};

/**
 * Makes a move, with every forced consequence.
 * @throws MoveError when it is impossible; a breach is possible under strict etiquette
 */
export function play(state: WhistState, by: Actor, move: WhistMove): Played<WhistState, WhistHappening> {
  const events: WhistHappening[] = [];
  const {table} = state;
  if (move.type === 'PLAY' && isPlainPlay(state, by, move)) {
    return {state: playCard(state, table.toPlay, move.card, events), events};
  }
  if (by === 'chance') {
    if (CHANCE[phaseOf(table)] !== move.type) throw new MoveError({reason: 'not-now'});
    return {state: act(state, by, move, events), events};
  }
  const refusal = refusalOf(viewOf(state, by), move);
  if (refusal && !refusal.breach) throw new MoveError(refusal);
  return {state: refusal ? breach(state, by, move, events) : act(state, by, move, events), events};
}

/** Whether this is the common case, which needs no view: a card that follows, of the seat on turn, nothing bound. */
function isPlainPlay({table, hands}: WhistState, by: Actor, move: Extract<WhistMove, {type: 'PLAY'}>): boolean {
  const {turn, toPlay, dummy} = table;
  if (turn.phase !== 'playing.trick' || turn.must !== by || table.bound !== null) return false;
  if (dummy >= 0 && move.seat !== toPlay && (move.seat !== undefined || toPlay === dummy)) return false;
  if (dummy < 0 && move.seat !== undefined && move.seat !== toPlay) return false;
  const hand = hands[toPlay]!;
  if (!hand.includes(move.card)) return false;
  const led = ledCard(table);
  if (led === null || suit(led) === suit(move.card)) return true;
  for (const card of hand) if (suit(card) === suit(led)) return false;
  return true;
}

/** An unlawful move that strict etiquette lets happen. */
function breach(state: WhistState, by: number, move: WhistMove, events: WhistHappening[]): WhistState {
  if (move.type === 'PLAY') return playBreach(state, move, by, events);
  return move.type === 'DROP' ? dropCard(state, move, by, events) : act(state, by, move, events);
}

function act(state: WhistState, by: Actor, move: WhistMove, events: WhistHappening[]): WhistState {
  switch (move.type) {
    case 'SPREAD': return spread(state, move, by, events);
    case 'DRAW': return drawCard(state, move, by, events);
    case 'CHOOSE_SEAT': return chooseSeat(state, move, by, events);
    case 'CHOOSE_PACK': return choosePack(state, move, by, events);
    case 'SHUFFLE': return shuffle(state, move, by, events);
    case 'CUT': case 'CUT_WITH_CARD': return cut(state, move, by, events);
    case 'THROW_OVER': return throwOver(state, move, by, events);
    case 'GIVE': return give(state, move, by, events);
    case 'ACCEPT_DEAL': return acceptDeal(state, move, by, events);
    case 'REDEAL': return refuseDeal(state, move, by, events);
    case 'NAME_TRUMP': return nameTrump(state, move, by, events);
    case 'LOOK': return look(state, move, by, events);
    // By right of Warsaw law 16 it may be the last hand's card before its partner's.
    case 'PLAY': return playCard(state, state.table.turn.must === by ? state.table.toPlay : state.table.etiquette.early, move.card, events);
    case 'DROP': throw new MoveError({reason: 'not-now'});
    case 'CALL': return call(state, move, by, events);
    case 'SHOW': return show(state, move, by, events);
    case 'SILENT': return silent(state, move, by, events);
    case 'ANSWER': return answer(state, move, by, events);
    case 'VOID_DEAL': return redeal(state, events);
    case 'STAND': return phaseOf(state.table) === 'playing.claim' ? standClaim(state, move, by, events) : stand(state, move, by, events);
    case 'LAY_DOWN': return layDown(state, move, by, events);
    case 'CLAIM_REVOKE': return claimRevoke(state, move, by, events);
    case 'APPLY_PENALTY': return applyPenalty(state, move, by, events);
    case 'HONOURS': return honoursAnnounced(state, move, by, events);
    case 'CALL_CARD': return callCard(state, move, by, events);
    case 'DEMAND': return demand(state, move, by, events);
    case 'NAME_SUIT': return nameSuit(state, move, by, events);
    case 'WAIVE': return waive(state, move, by, events);
    case 'STOP': return stop(state, move, by, events);
  }
}
