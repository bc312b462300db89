import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';

canBePlayed('tarok-table');
fetchesNoMore('tarok-table');
canBePlayed('tarok-ombre-table');
fetchesNoMore('tarok-ombre-table');
