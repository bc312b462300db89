import {testTermsOf} from '../../../table/test-support/term-suite.js';
import {loadTerms} from '../src/reversis/terms/load.js';

testTermsOf('Reversis', loadTerms, new URL('../src/', import.meta.url));
