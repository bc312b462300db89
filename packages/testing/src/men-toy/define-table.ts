import {MenTable} from './table.js';

customElements.define('men-table', MenTable);
