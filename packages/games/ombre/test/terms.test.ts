import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms as loadCalledKing} from '../src/kit/called-king/made/texts.js';
import {loadTerms} from '../src/ombre/made/texts.js';

testTermsOf('Ombre', loadTerms, new URL('../src/ombre/', import.meta.url));
testTermsOf('Quadrille and Cinquille', loadCalledKing, new URL('../src/kit/called-king/', import.meta.url));
