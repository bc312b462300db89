import {canBePlayed, fetchesNoMore} from './support/bundle.js';

canBePlayed('patience-table');
fetchesNoMore('patience-table');
