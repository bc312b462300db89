import type {GameFeatures} from '../../game-features.js';
import {onArrow} from './arrows.js';
import type {LayoutController} from './controller.js';
import {dragging} from './dragging.js';
import {labelOf} from './labels.js';
import type {LayoutDetails} from './plan.js';
import {noteResting} from './resting.js';
import {layoutLaterStyles} from './styles-later.js';
import {travels} from './travel.js';

/** The rooms whose pointers and keys are already being listened to. */
const listening = new WeakSet<LayoutController>();

/**
 * What a room of piles or squares adds to the features of its table: names of piles, dragging, arrow keys, travel, and the styles of
 * what is picked up and where it goes.
 */
export function layoutFeatures(
  room: LayoutController,
  details: LayoutDetails,
): Required<Pick<GameFeatures, 'styles' | 'travelEnds' | 'animate'>> {
  room.label = (pile) => labelOf(room, details, pile);
  // Only once: changing the language makes the features again.
  if (!listening.has(room)) {
    listening.add(room);
    dragging(room, details.lookThrough);
    if (details.tells) noteResting(room);
    room.host.renderRoot.addEventListener('keydown', (event) => onArrow(room, event as KeyboardEvent));
  }
  return {
    styles: [layoutLaterStyles],
    travelEnds: () => [null, null],
    animate: (ms) => travels(room, details.passage, ms),
  };
}
