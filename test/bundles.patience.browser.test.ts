import {canBePlayed, fetchesNoMore} from './support/bundle.js';

canBePlayed('patience-table', window.elsewhere);
fetchesNoMore('patience-table');
