import type {GameService} from '@quinola/table';
import {packService} from '../../pack-table/service.js';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';
import {loadRoomWords} from './language.js';
import {TAROK_OMBRE_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {tarokOmbreLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** What Tarok-ombre adds to the service of its table. */
export function tarokOmbreService(table: TarokOmbreTable): GameService {
  return packService<TarokOmbreHappening>(table, {
    styles: tarokOmbreLaterStyles,
    panels: TAROK_OMBRE_PANELS,
    asking: {
      'drawing.seats': 'ceremony',
      'dealing.packCut': 'ceremony',
      'asking.demanding': 'asking',
      'bidding.unseen': 'bidding',
      'bidding.opening': 'bidding',
      'bidding.overbidding': 'bidding',
      'bidding.answering': 'bidding',
    },
    status: () => statusOf(table),
    tell: (happening) => tellingOf(table, happening),
    titleIn: async (code) => (await loadRoomWords(code)).title,
    options: {manner: ['old', 'new']},
  });
}
