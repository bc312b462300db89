import {canBePlayed, fetchesNoMore} from './support/bundle.js';

canBePlayed('whist-table', window.elsewhere);
// Where the files come from is the business of the kit, which all tables share: only one is asked of the page's own origin too.
canBePlayed('whist-table', location.origin);
fetchesNoMore('whist-table');
