import {define} from '@quinola/table';
import {TarokTable} from './tarok-table.js';

define('tarok-table', TarokTable);
