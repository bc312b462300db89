import {canBePlayed, fetchesNoMore} from './support/bundle.js';

canBePlayed('tarok-table', window.elsewhere);
fetchesNoMore('tarok-table');
canBePlayed('tarok-ombre-table', window.elsewhere);
fetchesNoMore('tarok-ombre-table');
