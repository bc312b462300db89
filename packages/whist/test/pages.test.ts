import {holdPages} from '../../table/test-support/pages.js';
import {loadPage} from '../src/pages/load.js';

holdPages('Viennese whist', (lang) => loadPage('vienna-1834', lang));
holdPages('Polish wist', (lang) => loadPage('warsaw', lang));
