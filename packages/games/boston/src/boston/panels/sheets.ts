import {contractsPanels} from '../../kit/contracts/panels/sheets.js';
import {loadPage} from '../made/texts.js';

export const {cut, settled, score, draw, why, last, played, replay, rules, chart} = contractsPanels(
  loadPage,
  {
    bidding: 'auction',
    declaring: 'auction',
    playing: 'play',
    settlingSession: 'pool',
    otherwise: 'cards',
  },
);
