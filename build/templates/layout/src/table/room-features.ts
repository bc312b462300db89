import {layoutFeatures, type GameFeatures} from '@quinola/table';
import type {NewGameHost} from './host.js';

/** What the room adds to the features: names of fields, pointers, arrow keys, and the styles of what may be chosen. */
export const roomFeatures = (table: NewGameHost): Pick<GameFeatures, 'styles' | 'travelEnds' | 'animate'> =>
  layoutFeatures(table.board, {
    label({index}) {
      const player = table.view!.fields[index]!;
      return `${index + 1}, ${player < 0 ? table.gameWords.places['free'] : table.who(player).name}`;
    },
    piece: () => '',
    goal: (field) => String(Number(field) + 1),
  });
