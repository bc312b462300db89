import {trickLaterStyles, travelEndsIn, type GameFeatures} from '@quinola/table';
import type {NewGameHost} from './host.js';
import {SEATS} from '../rules/index.js';

/** What the room adds to the features: the ends of travelling cards, at the player who gathers the trick and at the dealer. */
export const roomFeatures = (table: NewGameHost): Pick<GameFeatures, 'styles' | 'travelEnds'> => ({
  styles: [trickLaterStyles],
  travelEnds: () => travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat}),
});
