import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms as loadPackTerms} from '../src/kit/made/texts.js';
import {loadTerms as loadOmbreTerms} from '../src/tarok-ombre/made/texts.js';
import {loadTerms as loadTarokTerms} from '../src/tarok/made/texts.js';

const all = new URL('../src/', import.meta.url);
testTermsOf('tables on 78 cards', loadPackTerms, all);
testTermsOf('Tarok', loadTarokTerms, new URL('tarok/', all));
testTermsOf('Tarok-ombre', loadOmbreTerms, new URL('tarok-ombre/', all));
