import {contractsPanels} from '../../kit/contracts/panels/sheets.js';
import {loadPage} from '../made/texts.js';

export const {cut, settled, score, draw, why, last, played, replay, rules, chart} = contractsPanels(
  loadPage,
  {
    asking: 'helper',
    playing: 'helper',
    settlingSession: 'payment',
    otherwise: 'colours',
  },
);
