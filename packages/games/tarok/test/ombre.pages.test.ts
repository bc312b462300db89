import {holdPages} from '../../../table/test-support/pages.js';
import {loadPage} from '../src/tarok-ombre/pages/load.js';

holdPages('Tarok-ombre', loadPage);
