import type {ChessHost} from './host.js';

/** How the last game ended, in a sentence. */
export function endedLine(table: ChessHost): string {
  const {lastDeal} = table.view!;
  if (!lastDeal) return '';
  const {by, winner} = lastDeal;
  const who = (player: number | null) => (player === null ? null : table.who(player));
  return table.gamePanelWords!.ended(by, who(winner), who(winner === null ? null : 1 - winner));
}

/** What the button that leaves a finished game is called: it leads to the next one, or to another match. */
export const leaving = (table: ChessHost): string =>
  table.tag('over') ? table.panelWords!.newMatch : table.gamePanelWords!.goOn;

/** Leaves a finished game. */
export function leave(table: ChessHost): void {
  if (table.tag('over')) void table.restart();
  else table.match.send({type: 'ACKNOWLEDGE'});
}
