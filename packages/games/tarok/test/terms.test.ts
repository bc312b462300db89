import {testTermsOf} from '../../../table/test-support/term-suite.js';
import {loadPackTerms} from '../src/pack-table/terms/load.js';
import {loadTerms as loadOmbreTerms} from '../src/tarok-ombre/terms/load.js';
import {loadTerms as loadTarokTerms} from '../src/tarok/terms/load.js';

const all = new URL('../src/', import.meta.url);
testTermsOf('tables on 78 cards', loadPackTerms, all);
testTermsOf('Tarok', loadTarokTerms, new URL('tarok/', all));
testTermsOf('Tarok-ombre', loadOmbreTerms, new URL('tarok-ombre/', all));
