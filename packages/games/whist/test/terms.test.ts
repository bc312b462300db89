import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/whist/made/texts.js';

testTermsOf('whist', loadTerms, new URL('../src/', import.meta.url));
