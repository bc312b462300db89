import type {Refusal} from '@quinola/play';
import {freePlaces, refuseCard, refuseCut, refuseSkat} from '../../pack/index.js';
import {announceable} from './announcing.js';
import {mayTakeBack} from './moves.js';
import {phaseOf} from './table.js';
import type {AnnouncedClass, TarokMove, TarokPhase, TarokView} from './types.js';

/** The phases in which players move, and how. */
const MOVES: Partial<Record<TarokPhase, readonly TarokMove['type'][]>> = {
  'drawing.seats': ['DRAW'],
  'drawing.deal': ['DRAW'],
  'dealing.packCut': ['CUT'],
  skat: ['LAY_SKAT'],
  announcing: ['ANNOUNCE', 'TAKE_BACK'],
  'playing.trick': ['PLAY'],
};

const NOT_NOW: Refusal = {reason: 'not-now'};

/** Why the view's player may not make a move now; `null` = he may. */
export function refusalOf(view: TarokView, move: TarokMove): Refusal | null {
  const seated = view.player >= 0 && view.player < view.options.players;
  if (move.type === 'STOP')
    return view.turn.over ? {reason: 'over'} : seated ? null : {reason: 'not-your-turn'};
  if (view.turn.must !== view.player) return {reason: 'not-your-turn'};
  if (!MOVES[phaseOf(view)]?.includes(move.type)) return NOT_NOW;
  switch (move.type) {
    case 'DRAW':
      return freePlaces(view).includes(move.index) ? null : NOT_NOW;
    case 'CUT':
      return refuseCut(move.index);
    case 'LAY_SKAT':
      return refuseSkat(view.hand, move.cards, true);
    case 'ANNOUNCE':
      return refuseAnnouncement(view, move.classes);
    case 'TAKE_BACK':
      return mayTakeBack(view) ? null : NOT_NOW;
    case 'PLAY':
      return refuseCard(view.hand, view.trick, view.options.skyLed, move.card);
    default:
      return NOT_NOW;
  }
}

function refuseAnnouncement({hand, options}: TarokView, classes: readonly AnnouncedClass[]): Refusal | null {
  const held = announceable(hand, options).map((found) => found.class);
  const untrue = classes.find((named, i) => !held.includes(named) || classes.indexOf(named) !== i);
  return untrue === undefined ? null : {reason: 'announce-truly', about: {class: untrue}};
}
