import type {Card} from '@quinola/cards';
import type {Carry, PatienceMove, Word} from './rules/index.js';

/** A move as the known answers write it: `play fans.3>aces.0`, `rescue columns.0 -`, `turn`; a shuffle is its cards. */
export function formatMove(move: PatienceMove): string {
  if (move.type === 'SHUFFLE') return move.pack.join(' ');
  return 'from' in move
    ? `${move.type} ${move.from}${move.type === 'rescue' ? ' ' : '>'}${move.to}`
    : move.type;
}

/** The player's move that {@linkcode formatMove} writes so; whether it is lawful the rules say. */
export function parseMove(text: string): PatienceMove {
  const [type = '', from, to] = text.split(/[ >]/);
  return from === undefined || to === undefined
    ? {type: type as Word['type']}
    : {type: type as Carry['type'], from, to};
}

/** Cards with blanks between them. */
export function parseCards(text: string): Card[] {
  return text.split(' ').filter(Boolean);
}
