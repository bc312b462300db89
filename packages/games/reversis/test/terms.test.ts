import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/reversis/made/texts.js';

testTermsOf('Reversis', loadTerms, new URL('../src/', import.meta.url));
