import {testTermsOf} from '@quinola/testing/suites/terms.js';
import {loadTerms} from '../src/kit/contracts/made/texts.js';
import {loadTerms as loadTermsOfVira} from '../src/vira/made/texts.js';

const source = (folder: string): URL => new URL(`../src/${folder}`, import.meta.url);

testTermsOf(
  'Boston',
  loadTerms,
  source('kit/contracts/words/strings/'),
  source('kit/contracts/words/reasons/'),
  source('boston/words/'),
);
testTermsOf(
  'Vira',
  loadTermsOfVira,
  source('vira/words/strings/'),
  source('vira/words/reasons/'),
  source('vira/words/pages/'),
);
