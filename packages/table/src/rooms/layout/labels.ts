import type {LayoutController} from './controller.js';
import type {LayoutWords} from '../../strings.js';
import {waysFrom, type LayoutDetails, type PilePlan} from './plan.js';
import {waysOf} from './taps.js';

/** The name of a pile with its top piece, and where that may go; empty until the words are there. */
export function labelOf(room: LayoutController, details: LayoutDetails, pile: PilePlan): string {
  const words = details.words ? details.words() : (room.host.panelWords?.layout ?? null);
  if (!words) return '';
  const name = details.label(pile);
  return name.charAt(0).toUpperCase() + name.slice(1) + goesTo(room, details, words, pile.id);
}

/** Where a pile's piece may go, or what a pile takes while a piece is picked up; empty if there is nothing to say. */
function goesTo(
  {picked, ask}: LayoutController,
  details: LayoutDetails,
  words: LayoutWords,
  id: string,
): string {
  if (picked && picked.pile !== id) {
    // A card from the pack is unknown.
    const piece = details.piece(picked.pile);
    return piece && waysOf(ask, picked).some(({to}) => to === id) ? words.takes(piece) : '';
  }
  // Where it usually goes is named last if there is another way.
  const ways = [...waysFrom(ask, id)].sort((a, b) => Number(a.home ?? false) - Number(b.home ?? false));
  const goals = [...new Set(ways.map(({to}) => details.goal(to)))];
  return `${picked ? words.picked : ''}${goals.length ? words.goes(goals) : ''}`;
}
