import type {Card} from '@quinola/cards';
import {callMoves} from './calling.js';
import {allRestCertain} from './certain.js';
import {freeSeats} from './cutting.js';
import {part, strictly} from './parts.js';
import {mayThrowOver} from './preparing.js';
import {phaseOf, tricksDone} from './state.js';
import {following} from './tricks.js';
import type {WhistMove, WhistView} from './types.js';
import {handDue} from './view.js';

const plays = new Map<Card, WhistMove>();

/** The move that plays a card: one object for each, for there are many. */
function playOf(card: Card): WhistMove {
  let move = plays.get(card);
  if (!move) plays.set(card, (move = {type: 'PLAY', card}));
  return move;
}

const NONE: readonly WhistMove[] = [];

/** Between every two cards of a pack. */
const cuts = (type: 'CUT' | 'CUT_WITH_CARD'): readonly WhistMove[] =>
  Array.from({length: 51}, (_, i) => ({type, index: i + 1}));

const CUTS = cuts('CUT');
const ALL_CUTS: readonly WhistMove[] = [...CUTS, ...cuts('CUT_WITH_CARD')];

/** The cards that the seat to play may play, bonds of etiquette observed. */
export function lawfulPlays(view: WhistView): readonly Card[] {
  const cards = following(view, handDue(view));
  return view.bound ? part('etiquette').bound(view, cards) : cards;
}

/** Lawful moves of the view's player. STOP is no move of the game and never listed; a breach neither. */
export function movesOf(view: WhistView): readonly WhistMove[] {
  if (view.turn.must !== view.player)
    return view.turn.may.includes(view.player) ? part('etiquette').standing(view) : NONE;
  switch (phaseOf(view)) {
    case 'cutting.drawing':
    case 'cutting.redrawing':
      return Array.from({length: view.draw!.size}, (_, index) => index)
        .filter((index) => !view.draw!.taken.includes(index))
        .map((index) => ({type: 'DRAW', index}));
    case 'cutting.seating':
      return freeSeats(view).map((seat) => ({type: 'CHOOSE_SEAT', seat}));
    case 'preparing.choosePack':
      return packMoves(view);
    case 'preparing.packCut':
      return cutMoves(view);
    case 'playing.looking':
      return [{type: 'LOOK'}];
    case 'playing.trick':
      return trickMoves(view);
    case 'playing.asked':
    case 'playing.callWindow':
      return part('settlement').answers(view);
    default:
      return part('etiquette').moves(view);
  }
}

/** The pack that the side already has comes first. */
function packMoves(view: WhistView): readonly WhistMove[] {
  const own = view.packs.colours[(view.dealer % 2) as 0 | 1];
  return [
    {type: 'CHOOSE_PACK', colour: own},
    {type: 'CHOOSE_PACK', colour: own === 'red' ? 'blue' : 'red'},
  ];
}

function cutMoves(view: WhistView): readonly WhistMove[] {
  if (!view.options.throwOver) return CUTS;
  return mayThrowOver(view) ? [...ALL_CUTS, {type: 'THROW_OVER'}] : ALL_CUTS;
}

function trickMoves(view: WhistView): readonly WhistMove[] {
  const {toPlay, seat} = view;
  const cards = lawfulPlays(view);
  const moves =
    toPlay === seat
      ? cards.map(playOf)
      : cards.map((card): WhistMove => ({type: 'PLAY', card, seat: toPlay}));
  if (tricksDone(view) === 0) moves.push(...callMoves(view));
  if (mayLayDown(view)) moves.push({type: 'LAY_DOWN'});
  const strict = strictly(view);
  return strict ? [...moves, ...strict.standing(view)] : moves;
}

/** Whether the view's player may lay down his cards: at a relaxed table when the rest is certain. */
export function mayLayDown(view: WhistView): boolean {
  if (view.toPlay !== view.seat || view.hand.length < 2) return false;
  return strictly(view)?.mayLayDown(view) ?? allRestCertain(view);
}
