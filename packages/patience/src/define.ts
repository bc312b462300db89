import {define} from '@quinola/table';
import {PatienceTable} from './patience-table.js';

define('patience-table', PatienceTable);
