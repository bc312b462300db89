import {CUTS, freePlaces, playOf, skatMoves} from '../../pack/index.js';
import {announceable} from './announcing.js';
import {lawfulPlays} from './playing.js';
import {phaseOf} from './table.js';
import type {AnnouncedClass, TarokMove, TarokView} from './types.js';

const NONE: readonly TarokMove[] = [];
const TAKE_BACK: TarokMove = {type: 'TAKE_BACK'};

/** Lawful moves of the view's player. STOP is no move of the game and never listed. */
export function movesOf(view: TarokView): readonly TarokMove[] {
  if (view.turn.must !== view.player) return NONE;
  switch (phaseOf(view)) {
    case 'drawing.seats':
    case 'drawing.deal':
      return freePlaces(view).map((index) => ({type: 'DRAW', index}));
    case 'dealing.packCut':
      return CUTS;
    case 'skat':
      return skatMoves(view.hand, true);
    case 'announcing':
      return [...announcements(view), ...(mayTakeBack(view) ? [TAKE_BACK] : [])];
    case 'playing.trick':
      return lawfulPlays(view).map(playOf);
    default:
      return NONE;
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
    (rest, named) => [...rest.map((others) => [named, ...others]), ...rest],
    [[]],
  );
  return choices.map((chosen) => ({type: 'ANNOUNCE', classes: chosen}));
}
