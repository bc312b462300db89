import {testTermsOf} from '../../../table/test-support/term-suite.js';
import {loadTerms as loadCalledKing} from '../src/called-king/terms/load.js';
import {loadTerms} from '../src/ombre/terms/load.js';

testTermsOf('Ombre', loadTerms, new URL('../src/ombre/', import.meta.url));
testTermsOf('Quadrille and Cinquille', loadCalledKing, new URL('../src/called-king/', import.meta.url));
