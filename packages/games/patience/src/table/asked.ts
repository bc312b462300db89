import type {PatienceTable} from '../patience-table.js';
import {compile} from '../rules/index.js';
import {isRounds} from '../rules/moves.js';

/** What is asked of the player, of the sentences that there are for it; nothing while he simply plays. */
function askedOf({view}: PatienceTable): 'laying' | 'falling' | 'refilling' | 'must' | null {
  const {stage, must} = view!;
  if (must !== null) return 'must';
  if (stage === 'laying') return fallenOf(view!) === null ? 'laying' : 'falling';
  return stage === 'refilling' ? stage : null;
}

/** The line that says what is asked. */
export function question(table: PatienceTable): string {
  const asked = askedOf(table);
  return asked ? (table.gamePanelWords?.asked[asked] ?? '') : '';
}

/** The same in sight, where the line says else how far the game has come: not while card after card is laid out. */
export function questionSeen(table: PatienceTable): string {
  return askedOf(table) === 'laying' ? '' : question(table);
}

/** The pile on which a card has fallen that may be played or left; `null` while none has. */
export function fallenOf({options, stage, step, at}: NonNullable<PatienceTable['view']>): string | null {
  const now = compile(options).def.program[step]!;
  return stage === 'laying' && isRounds(now) ? now.order[at]! : null;
}

/** Whether a card in the midst of a pile may be rescued. */
export function isRescued(table: PatienceTable, pile: string): boolean {
  return table.moves().some((move) => move.type === 'rescue' && (move.from === pile || move.to === pile));
}
