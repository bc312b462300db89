import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';

canBePlayed('whist-table');
fetchesNoMore('whist-table');
