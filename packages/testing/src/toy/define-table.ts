import {ToyTable} from './table.js';

customElements.define('toy-table', ToyTable);
