import type {GameRecord} from '@quinola/play';
import type {PatienceMove} from '../rules/index.js';

/**
 * Moves that can be redone, the last taken back first. They come from the record, which notes for each its length when
 * the move was taken back; making another move discards them.
 */
export function redoMovesOf({moves}: Pick<GameRecord<PatienceMove>, 'moves'>): readonly PatienceMove[] {
  const back = new Map<number, PatienceMove[]>();
  for (const {by, move, undone} of moves) {
    if (by === 0 && typeof undone === 'number') back.set(undone, [...(back.get(undone) ?? []), move]);
  }
  let ahead: readonly PatienceMove[] = [];
  for (let length = 0; length <= moves.length; length++) {
    ahead = [...(back.get(length) ?? []), ...ahead];
    const made = moves[length];
    if (made?.by !== 0 || !ahead[0]) continue;
    ahead = JSON.stringify(ahead[0]) === JSON.stringify(made.move) ? ahead.slice(1) : [];
  }
  return ahead;
}
