import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';

canBePlayed('patience-table');
fetchesNoMore('patience-table');
