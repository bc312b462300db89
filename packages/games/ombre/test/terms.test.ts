import {testTerms} from '../../../table/test-support/term-suite.js';
import {loadTerms} from '../src/ombre/terms/load.js';

// The table speaks English so far.
const english = () => loadTerms('en');
testTerms('the terms of Ombre', english, english, true);
