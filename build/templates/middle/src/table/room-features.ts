import {middleFeatures, trickLaterStyles, travelEndsIn, type Ask, type GameFeatures} from '@quinola/table';
import type {NewGameHost} from './host.js';
import {newGame, SEATS, setsFor} from '../rules/index.js';

/** What is asked: a card that takes cards of the table, or is laid down. */
function asked(table: NewGameHost): Ask | null {
  const {view, turn} = table.context!;
  return turn.phase === 'playing.turn'
    ? {kind: 'capture', moves: newGame.moves(view), sets: (card) => setsFor(card, view)}
    : null;
}

/** What the room adds to the features: its ask, and the ends of travelling cards, at the player who takes and at the dealer. */
export const roomFeatures = (
  table: NewGameHost,
): Pick<GameFeatures, 'styles' | 'travelEnds' | 'taking' | 'asks'> => ({
  ...middleFeatures(table),
  styles: [trickLaterStyles],
  asks: () => asked(table),
  travelEnds: () => travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat}),
});
