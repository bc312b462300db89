import type {PlaceAsk} from '@quinola/table';
import type {Carry, PatienceMove, PatienceView} from '../rules/index.js';
import {fallenOf} from './questions.js';

/** Moves of one card from pile to pile. A rescue names two piles and has its own panel. */
export function carriesOf(moves: readonly PatienceMove[]): readonly Carry[] {
  return moves.filter((move): move is Carry => 'from' in move && move.type !== 'rescue');
}

/** Whether a move brings a card to its foundation. */
export const isHome = ({type}: PatienceMove): boolean => type === 'play' || type === 'transfer';

/** The moves of a view as ways from pile to pile. */
export function placesOf(view: PatienceView, moves: readonly PatienceMove[]): PlaceAsk {
  const turn = moves.find(({type}) => type === 'turn' || type === 'next');
  // Vacant places are filled one after another: the tapped pile is where the card comes from.
  const fills = moves.every(({type}) => type === 'fill');
  return {
    kind: 'place',
    ways: carriesOf(moves).map((move) => ({
      from: move.from,
      to: move.to,
      move,
      home: isHome(move),
      atOnce: fills,
      open: move.type === 'fill' && view.stage === 'refilling',
    })),
    ...(turn && {turns: {stock: turn}}),
    ...(moves.some(({type}) => type === 'leave') && {raised: fallenOf(view) ?? undefined}),
    attempt: (from, to): PatienceMove => ({type: 'marry', from, to}),
  };
}
