import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/mariage/made/texts.js';

testTermsOf('Mariage', loadTerms, new URL('../src/', import.meta.url));
