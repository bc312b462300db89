import type {PatienceHost} from './host.js';
import {compile} from '../rules/index.js';
import {isRounds} from '../rules/moves.js';

/** Which question the player is being asked, if any; nothing during normal play. */
function questionKind({view}: PatienceHost): 'laying' | 'falling' | 'refilling' | 'must' | null {
  const {stage, must} = view!;
  if (must !== null) return 'must';
  if (stage === 'laying') return fallenOf(view!) === null ? 'laying' : 'falling';
  return stage === 'refilling' ? stage : null;
}

/** The text of the question. */
export function question(table: PatienceHost): string {
  const asked = questionKind(table);
  return asked ? (table.gamePanelWords?.asked[asked] ?? '') : '';
}

/** The same as visible text, in the line that otherwise shows progress: not during a card-by-card deal. */
export function visibleQuestion(table: PatienceHost): string {
  return questionKind(table) === 'laying' ? '' : question(table);
}

/** The pile with a fallen card that may be played or left; `null` if there is none. */
export function fallenOf({options, stage, step, at}: NonNullable<PatienceHost['view']>): string | null {
  const now = compile(options).def.program[step]!;
  return stage === 'laying' && isRounds(now) ? now.order[at]! : null;
}

/** Whether a card in the middle of a pile may be rescued. */
export function isRescued(table: PatienceHost, pile: string): boolean {
  return table.moves().some((move) => move.type === 'rescue' && (move.from === pile || move.to === pile));
}
