import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/piquet/made/texts.js';

testTermsOf('Piquet', loadTerms, new URL('../src/', import.meta.url));
