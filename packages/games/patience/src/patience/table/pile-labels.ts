import type {LayoutDetails} from '@quinola/table';
import type {PatienceHost} from './host.js';
import {compile, type PatienceHappening} from '../rules/index.js';
import type {Group} from '../rules/schema.js';
import {topOf} from './pile-names.js';

/** The group of a pile, and its number there, from the name used in moves. */
function placeOf(table: PatienceHost, id: string): readonly [group: Group, index: number] {
  const [name = '', index = '0'] = id.split('.');
  const {groups} = compile(table.view!.options).def;
  return [groups.find((group) => group.id === name)!, Number(index)];
}

/** A pile of a table in words, from the name used in moves. */
export const pileName = (table: PatienceHost, id: string): string =>
  table.gamePanelWords!.pile(...placeOf(table, id));

/** The name of a pile with its top card. */
function labelOf(table: PatienceHost, id: string): string {
  const words = table.gamePanelWords!;
  const [group] = placeOf(table, id);
  const name = pileName(table, id);
  if (group.role === 'stock') return words.hidden(name, table.view!.stock);
  const card = topOf(table, id);
  return card ? words.lies(card, name) : words.empty(name, group);
}

/** A pile as the goal of a move: any foundation, or its top card, or an empty place. */
function goalOf(table: PatienceHost, id: string): string {
  const [{role}] = placeOf(table, id);
  return role === 'foundation' ? table.gamePanelWords!.toFoundation : topOf(table, id) || pileName(table, id);
}

/** What the kit is told of the piles once the features are there. */
export const layoutDetails = (table: PatienceHost): LayoutDetails => ({
  words: () => table.gamePanelWords,
  label: ({id}) => labelOf(table, id),
  piece: (pile) => topOf(table, pile),
  goal: (pile) => goalOf(table, pile),
  passage(happening) {
    const one = happening as PatienceHappening;
    if (one.type === 'moved') return {from: one.from, to: one.onto};
    return one.type === 'laid' ? {from: 'stock', to: one.onto} : null;
  },
  tells: true,
  lookThrough: (pile) => void table.open('look', pile),
});
