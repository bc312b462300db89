import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import {loadPage} from '../../pages/load.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';

/** The section of the rules that describes each chapter of the match. */
const SECTIONS: Readonly<Record<string, string>> = {
  drawing: 'deal',
  dealing: 'deal',
  skat: 'skat',
  bidding: 'bidding',
  asking: 'asking',
  playing: 'play',
  settlingSession: 'payment',
};

/** The rules, opened at the current phase. */
export function render(table: TarokOmbreTable): TemplateResult {
  const {turn, sheets} = table.context!;
  const section = sheets.length ? 'count' : (SECTIONS[turn.phase.split('.')[0]!] ?? 'what');
  return rulesSheet(table as unknown as AnyTable, {
    key: 'tarok-ombre',
    load: () => loadPage(table.code),
    section,
    figure: () => nothing,
  });
}
