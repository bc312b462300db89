import {holdTermsOf} from '../../../table/test-support/hold-terms.js';
import {loadTerms} from '../src/reversis/terms/load.js';

holdTermsOf('Reversis', loadTerms, new URL('../src/', import.meta.url));
