import type {Card} from '@quinola/cards';
import type {Refusal} from '@quinola/play';
import {followed, judgeDiscard, mayFollow, suit} from '../../pack/index.js';
import {announceable} from './announcing.js';
import {freePlaces} from './drawing.js';
import {mayTakeBack} from './moves.js';
import {phaseOf} from './table.js';
import type {AnnouncedClass, TarokMove, TarokPhase, TarokView} from './types.js';

/** The phases in which players move, and how. */
const MOVES: Partial<Record<TarokPhase, readonly TarokMove['type'][]>> = {
  'drawing.seats': ['DRAW'], 'drawing.deal': ['DRAW'], 'dealing.packCut': ['CUT'], skat: ['LAY_SKAT'],
  announcing: ['ANNOUNCE', 'TAKE_BACK'], 'playing.trick': ['PLAY'],
};

const NOT_NOW: Refusal = {reason: 'not-now'};

/** Why the view's player may not make a move now; `null` = he may. */
export function refusalOf(view: TarokView, move: TarokMove): Refusal | null {
  const seated = view.player >= 0 && view.player < view.options.players;
  if (move.type === 'STOP') return view.turn.over ? {reason: 'over'} : seated ? null : {reason: 'not-your-turn'};
  if (view.turn.must !== view.player) return {reason: 'not-your-turn'};
  if (!MOVES[phaseOf(view)]?.includes(move.type)) return NOT_NOW;
  switch (move.type) {
    case 'DRAW': return freePlaces(view).includes(move.index) ? null : NOT_NOW;
    case 'CUT': return Number.isInteger(move.index) && move.index > 0 && move.index < 78 ? null : NOT_NOW;
    case 'LAY_SKAT': return refuseSkat(view, move.cards);
    case 'ANNOUNCE': return refuseAnnouncement(view, move.classes);
    case 'TAKE_BACK': return mayTakeBack(view) ? null : NOT_NOW;
    case 'PLAY': return refuseCard(view, move.card);
    default: return NOT_NOW;
  }
}

function refuseSkat({hand}: TarokView, cards: readonly Card[]): Refusal | null {
  const verdict = judgeDiscard(hand, cards, true);
  if (verdict.legal) return null;
  return {reason: `skat-${verdict.reason}`, ...(verdict.card && {about: {card: verdict.card}})};
}

function refuseAnnouncement({hand, options}: TarokView, classes: readonly AnnouncedClass[]): Refusal | null {
  const held = announceable(hand, options).map((found) => found.class);
  const untrue = classes.find((named, i) => !held.includes(named) || classes.indexOf(named) !== i);
  return untrue === undefined ? null : {reason: 'announce-truly', about: {class: untrue}};
}

function refuseCard({hand, trick, options}: TarokView, card: Card): Refusal | null {
  if (!hand.includes(card)) return {reason: 'not-held', about: {card}};
  const led = followed(trick, options.skyLed);
  if (led === null || mayFollow(hand, led, card)) return null;
  const asked = suit(led);
  if (asked !== 'T' && hand.some((held) => suit(held) === asked)) return {reason: 'must-follow', about: {suit: asked, card}};
  return {reason: 'must-tarok', about: {card}};
}
