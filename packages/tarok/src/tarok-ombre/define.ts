import {define} from '@quinola/table';
import {TarokOmbreTable} from './tarok-ombre-table.js';

define('tarok-ombre-table', TarokOmbreTable);
