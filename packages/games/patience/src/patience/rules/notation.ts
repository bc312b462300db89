import type {Card} from '@quinola/cards';
import type {Carry, PatienceMove, Word} from './index.js';

/** A move as the known answers write it: `play fans.3>aces.0`, `rescue columns.0 -`, `turn`; a shuffle is its cards. */
export function formatMove(move: PatienceMove): string {
  if (move.type === 'SHUFFLE') return move.pack.join(' ');
  return 'from' in move
    ? `${move.type} ${move.from}${move.type === 'rescue' ? ' ' : '>'}${move.to}`
    : move.type;
}

/** Parses a player's move written by {@linkcode formatMove}; the rules decide whether it is legal. */
export function parseMove(text: string): PatienceMove {
  const [type = '', from, to] = text.split(/[ >]/);
  return from === undefined || to === undefined
    ? {type: type as Word['type']}
    : {type: type as Carry['type'], from, to};
}

/** Cards separated by spaces. */
export function parseCards(text: string): Card[] {
  return text.split(' ').filter(Boolean);
}
