import type {TemplateResult} from 'lit';
import {packReplay} from '../../../pack-table/panels/replay.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {handsOf} from '../hands.js';
import {reasonsOf} from '../reasons.js';

/** A finished deal card by card, with reasons; all hands are open now. */
export function render(table: TarokOmbreTable, about: unknown): TemplateResult {
  return packReplay(table, about, handsOf, reasonsOf(table));
}
