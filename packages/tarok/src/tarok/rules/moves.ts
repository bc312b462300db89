import type {Card} from '@quinola/cards';
import {discards} from '../../pack/index.js';
import {announceable} from './announcing.js';
import {freePlaces} from './drawing.js';
import {lawfulPlays} from './playing.js';
import {phaseOf} from './table.js';
import type {AnnouncedClass, TarokMove, TarokView} from './types.js';

const NONE: readonly TarokMove[] = [];
const CUTS: readonly TarokMove[] = Array.from({length: 77}, (_, i) => ({type: 'CUT', index: i + 1}));
const TAKE_BACK: TarokMove = {type: 'TAKE_BACK'};

const plays = new Map<Card, TarokMove>();

/** The move that plays a card: one object for each, for there are many. */
function playOf(card: Card): TarokMove {
  let move = plays.get(card);
  if (!move) plays.set(card, move = {type: 'PLAY', card});
  return move;
}

/** Lawful moves of the view's player. STOP is no move of the game and never listed. */
export function movesOf(view: TarokView): readonly TarokMove[] {
  if (view.turn.must !== view.player) return NONE;
  switch (phaseOf(view)) {
    case 'drawing.seats': case 'drawing.deal': return freePlaces(view).map((index) => ({type: 'DRAW', index}));
    case 'dealing.packCut': return CUTS;
    case 'skat': return discards(view.hand, true).map((cards) => ({type: 'LAY_SKAT', cards}));
    case 'announcing': return [...announcements(view), ...(mayTakeBack(view) ? [TAKE_BACK] : [])];
    case 'playing.trick': return lawfulPlays(view).map(playOf);
    default: return NONE;
  }
}

/** Whether the dealer may still change his mind about the Skat. */
export function mayTakeBack({seat, dealer, announced}: TarokView): boolean {
  return seat === dealer && announced.every((said) => said === null);
}

/** Every choice among the classes that the hand has: all of them first, silence last. */
function announcements(view: TarokView): readonly TarokMove[] {
  const classes = announceable(view.hand, view.options).map((found) => found.class);
  const choices = classes.reduceRight<readonly (readonly AnnouncedClass[])[]>(
    (rest, named) => [...rest.map((others) => [named, ...others]), ...rest], [[]],
  );
  return choices.map((chosen) => ({type: 'ANNOUNCE', classes: chosen}));
}
