import {testTermsOf} from '../../../table/test-support/term-suite.js';
import {loadTerms} from '../src/terms/load.js';

testTermsOf('whist', loadTerms, new URL('../src/', import.meta.url));
