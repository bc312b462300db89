import {holdPages} from '../../table/test-support/pages.js';
import {loadPage} from '../src/tarok/pages/load.js';

holdPages('Tarok en trois', (lang) => loadPage(3, lang));
holdPages('Tarok en deux', (lang) => loadPage(2, lang));
