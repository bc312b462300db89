import {canBePlayed, fetchesNoMore} from './support/bundle.js';

canBePlayed('whist-table');
fetchesNoMore('whist-table');
