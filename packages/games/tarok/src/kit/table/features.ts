import type {Happening} from '@quinola/play';
import {
  sessionFeatures,
  type GameFeatures,
  type SessionFeaturesTable,
  type SessionGame,
} from '@quinola/table';
import {loadTerms} from '../made/texts.js';
import {orderOf} from './order.js';
import {CEREMONY, type PackTable} from './pack-table.js';
import {packLaterStyles} from './styles-later.js';

/** What the games with 78 cards add to the features of their tables. */
export function packFeatures<Table extends PackTable & SessionFeaturesTable, H extends Happening>(
  table: Table,
  {styles = [], terms, ...game}: SessionGame<Table, H>,
): GameFeatures {
  return sessionFeatures<Table, H>(table, {
    ...game,
    named: {settled: 'sheet', draw: CEREMONY.id},
    styles: [packLaterStyles, ...styles],
    order: () => orderOf(table),
    terms: async (code) => {
      const [pack, own] = await Promise.all([loadTerms(code), terms?.(code)]);
      return {...pack, ...own};
    },
    keyLines: () => table.gamePanelWords!.keyLines,
  });
}
