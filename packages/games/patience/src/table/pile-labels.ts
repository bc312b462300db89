import type {PatienceTable} from '../patience-table.js';
import {compile} from '../rules/index.js';
import type {Group} from '../schema.js';
import type {PatiencePanelWords} from '../strings.js';
import {carriesOf} from './picking.js';

/** The name of a pile as moves name it. */
export const nameOf = ({id, role}: Group, index: number): string =>
  role === 'stock' || role === 'talon' ? id : `${id}.${index}`;

/** A pile of a table in words, from the name used in moves. */
export function pileName(table: PatienceTable, id: string): string {
  const {def} = compile(table.view!.options);
  const [name = '', index = '0'] = id.split('.');
  return table.gamePanelWords!.pile(
    def.groups.find((group) => group.id === name)!,
    Number(index),
  );
}

/** The name of a pile with its top card, and where that may go. */
export function labelOf(table: PatienceTable, group: Group, index: number): string {
  const {gamePanelWords, words} = table;
  const {piles, stock} = table.view!;
  if (!gamePanelWords) return '';
  const name = gamePanelWords.pile(group, index);
  const id = nameOf(group, index);
  const card = piles[id]?.at(-1);
  const said =
    group.role === 'stock'
      ? gamePanelWords.hidden(name, stock)
      : card === undefined
        ? gamePanelWords.empty(name, group)
        : gamePanelWords.lies(words.card(card), name);
  return said[0]!.toUpperCase() + said.slice(1) + goesTo(table, gamePanelWords, group, index);
}

/** Where a pile's card may go, or what a pile takes while a card is picked; empty if there is nothing to say. */
function goesTo(table: PatienceTable, texts: PatiencePanelWords, group: Group, index: number): string {
  const {words, picked} = table;
  const view = table.view!;
  const id = nameOf(group, index);
  const carries = carriesOf(table.moves());
  if (picked !== null && picked !== id) {
    // A card from the pack is unknown.
    const card = view.piles[picked]?.at(-1);
    return card && carries.some(({from, to}) => from === picked && to === id)
      ? texts.takes(words.card(card))
      : '';
  }
  const game = compile(view.options);
  const places = new Set(
    carries
      .filter(({from}) => from === id)
      .map(({to}) => {
        const card = view.piles[to]?.at(-1);
        return game.pile(to)?.group.role === 'foundation'
          ? texts.toFoundation
          : card
            ? words.card(card)
            : pileName(table, to);
      }),
  );
  // The foundation is named last if there is another way.
  const list = [...places].sort(
    (a, b) => Number(a === texts.toFoundation) - Number(b === texts.toFoundation),
  );
  return `${picked === id ? texts.picked : ''}${list.length ? texts.goes(list) : ''}`;
}
