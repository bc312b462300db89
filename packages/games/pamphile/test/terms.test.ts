import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/pamphile/made/texts.js';

testTermsOf('Pamphile', loadTerms, new URL('../src/', import.meta.url));
