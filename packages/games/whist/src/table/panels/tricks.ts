import {lastTrick, playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';

/** The last trick: the only one that may be looked at again (Leitfaden §17 II). */
export const last = (table: WhistTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) =>
    table.gamePanelWords!.trickWon(table.whoSits(winner), table.isOurs(winner % 2 === 0 ? 0 : 1)),
  );

/** Who played what: this trick (Leitfaden §17 I, *wie liegt es?*), and all earlier ones unless memory is `period`. */
export const played = (table: WhistTable): TemplateResult =>
  playedTricks(
    table,
    table.view!.trick,
    table.memory === 'period' ? [] : table.view!.tricks,
    table.gamePanelWords!.trickNumber,
  );
