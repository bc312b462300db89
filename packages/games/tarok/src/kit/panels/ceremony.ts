import {cutSheet, placesSheet} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {PackTable} from '../table/pack-table.js';

/** Cards of the pack. */
const PACK = 78;

/** What happens before the cards are dealt: places are drawn, and the visitor cuts. */
export const ceremony = (table: PackTable): TemplateResult =>
  table.context!.view.draw ? placesSheet(table) : cutSheet(table, PACK);
