import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import {loadPage} from '../../pages/load.js';
import type {TarokTable} from '../../tarok-table.js';

/** The section of the rules that describes each chapter of the match. */
const SECTIONS: Readonly<Record<string, string>> = {
  drawing: 'deal',
  dealing: 'deal',
  skat: 'skat',
  announcing: 'announcing',
  playing: 'play',
  settlingSession: 'settling',
};

/** The rules of the current game, opened at the current phase. */
export function render(table: TarokTable): TemplateResult {
  const {turn, sheets} = table.context!;
  const players = table.isTrois ? 3 : 2;
  const section = sheets.length ? 'count' : (SECTIONS[turn.phase.split('.')[0]!] ?? 'what');
  return rulesSheet(table as unknown as AnyTable, {
    key: `tarok ${players}`,
    load: () => loadPage(players, table.code),
    section,
    figure: () => nothing,
  });
}
