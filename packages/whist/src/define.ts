import {define} from '@quinola/table';
import {WhistTable} from './whist-table.js';

define('whist-table', WhistTable);
