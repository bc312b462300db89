import type {Refusal} from '@quinola/play';
import {freePlaces, refuseCard, refuseCut, refuseSkat} from '../../pack/index.js';
import {refuseDemand} from './asking.js';
import {nominal} from './bidding.js';
import {movesOf, returnable} from './moves.js';
import {phaseOf} from './table.js';
import type {TarokOmbreMove, TarokOmbrePhase, TarokOmbreView} from './types.js';

const WORDS: readonly TarokOmbreMove['type'][] = ['BID', 'HOLD', 'PASS'];

/** The phases in which players move, and how. */
const MOVES: Partial<Record<TarokOmbrePhase, readonly TarokOmbreMove['type'][]>> = {
  'drawing.seats': ['DRAW'],
  'dealing.packCut': ['CUT'],
  skat: ['LAY_SKAT'],
  'bidding.unseen': ['LOOK', ...WORDS],
  'bidding.opening': WORDS,
  'bidding.overbidding': WORDS,
  'bidding.answering': WORDS,
  'asking.demanding': ['DEMAND', 'STOP_DEMANDING'],
  'asking.givingBack': ['GIVE_BACK'],
  'playing.trick': ['PLAY'],
};

const NOT_NOW: Refusal = {reason: 'not-now'};

/** Why the view's player may not make a move now; `null` = he may. */
export function refusalOf(view: TarokOmbreView, move: TarokOmbreMove): Refusal | null {
  if (move.type === 'STOP')
    return view.turn.over
      ? {reason: 'over'}
      : [0, 1, 2].includes(view.player)
        ? null
        : {reason: 'not-your-turn'};
  if (view.turn.must !== view.player) return {reason: 'not-your-turn'};
  if (!MOVES[phaseOf(view)]?.includes(move.type)) return NOT_NOW;
  switch (move.type) {
    case 'DRAW':
      return freePlaces(view).includes(move.index) ? null : NOT_NOW;
    case 'CUT':
      return refuseCut(move.index);
    case 'LAY_SKAT':
      return refuseSkat(view.hand, move.cards, false);
    case 'DEMAND': {
      const reason = refuseDemand(view, move.card);
      return reason && {reason, about: {card: move.card}};
    }
    case 'GIVE_BACK':
      if (returnable(view).includes(move.card)) return null;
      return {reason: view.hand.includes(move.card) ? 'just-received' : 'not-held', about: {card: move.card}};
    case 'PLAY':
      return refuseCard(view.hand, view.trick, view.options.skyLed, move.card);
    case 'BID':
    case 'HOLD':
    case 'PASS':
      return refuseWord(view, move);
    default:
      return null;
  }
}

/** Why a word may not be spoken in the bidding. */
function refuseWord(
  view: TarokOmbreView,
  move: Extract<TarokOmbreMove, {readonly type: 'BID' | 'HOLD' | 'PASS'}>,
): Refusal | null {
  const lawful = movesOf(view);
  if (move.type === 'BID') {
    if (lawful.some((word) => word.type === 'BID' && word.contract === move.contract)) return null;
    return {
      reason: phaseOf(view) === 'bidding.unseen' ? 'look-first' : 'not-higher',
      about: {contract: move.contract},
    };
  }
  if (lawful.some(({type}) => type === move.type)) return null;
  return move.type === 'HOLD'
    ? {reason: 'not-the-hand'}
    : {reason: 'lowest-keeps-the-hand', about: {contract: nominal(view.options)}};
}
