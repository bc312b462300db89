import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/patience/made/texts.js';

testTermsOf('patience', loadTerms, new URL('../src/', import.meta.url));
