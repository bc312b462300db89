import {testTermsOf} from '../../../table/test-support/term-suite.js';
import {loadTerms} from '../src/ombre/terms/load.js';

testTermsOf('Ombre', loadTerms, new URL('../src/ombre/', import.meta.url));
