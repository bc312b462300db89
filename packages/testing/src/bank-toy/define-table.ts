import {BankToyTable} from './table.js';

customElements.define('bank-toy-table', BankToyTable);
