import {holdTermsOf} from '../../../table/test-support/hold-terms.js';
import {loadPackTerms} from '../src/pack-table/terms/load.js';
import {loadTerms as loadOmbreTerms} from '../src/tarok-ombre/terms/load.js';
import {loadTerms as loadTarokTerms} from '../src/tarok/terms/load.js';

const all = new URL('../src/', import.meta.url);
holdTermsOf('tables on 78 cards', loadPackTerms, all);
holdTermsOf('Tarok', loadTarokTerms, new URL('tarok/', all));
holdTermsOf('Tarok-ombre', loadOmbreTerms, new URL('tarok-ombre/', all));
