import type {GameService} from '@quinola/table';
import {packService} from '../../pack-table/service.js';
import type {TarokHappening} from '../rules/types.js';
import type {TarokTable} from '../tarok-table.js';
import {loadRoomWords} from './language.js';
import {TAROK_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {tarokLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** What Tarok adds to the service of its table. */
export function tarokService(table: TarokTable): GameService {
  return packService<TarokHappening>(table, {
    styles: tarokLaterStyles,
    panels: TAROK_PANELS,
    asking: {
      'drawing.seats': 'ceremony',
      'drawing.deal': 'ceremony',
      'dealing.packCut': 'ceremony',
      announcing: 'announcing',
    },
    status: () => statusOf(table),
    tell: (happening) => tellingOf(table, happening),
    titleIn: async (code) => (await loadRoomWords(code)).title,
    options: {players: ['3', '2']},
  });
}
