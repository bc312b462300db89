import {holdTermsOf} from '../../../table/test-support/hold-terms.js';
import {loadTerms} from '../src/terms/load.js';

holdTermsOf('whist', loadTerms, new URL('../src/', import.meta.url));
