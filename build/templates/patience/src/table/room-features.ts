import {suitOf} from '@quinola/cards';
import {layoutFeatures, type GameFeatures} from '@quinola/table';
import type {NewGameHappening} from '../rules/index.js';
import type {NewGameHost} from './host.js';

/** What the room adds to the features: names of piles, pointers, arrow keys, travel, and the styles of what may be moved. */
export function roomFeatures(table: NewGameHost): Pick<GameFeatures, 'styles' | 'travelEnds' | 'animate'> {
  const top = (id: string): string => {
    const card = table.board.pile(id)?.pieces.at(-1);
    return card ? table.words.card(card) : '';
  };
  const name = (id: string): string => {
    const {stock = '', turned = '', foundation = ''} = table.gameWords.places;
    return id === 'stock' ? stock : id === 'turned' ? turned : `${foundation}, ${table.words.suit(id)}`;
  };
  return layoutFeatures(table.board, {
    label: ({id, hidden, pieces}) => `${name(id)}: ${pieces.length ? top(id) : (hidden ?? 0)}`,
    piece: top,
    goal: (id) => top(id) || name(id),
    passage(happening) {
      const one = happening as NewGameHappening;
      if (one.type === 'turned') return {from: 'stock', to: 'turned'};
      return one.type === 'built' ? {from: 'turned', to: suitOf(one.card)} : null;
    },
  });
}
