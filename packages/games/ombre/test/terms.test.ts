import type {Glossary} from '@quinola/table';
import {CODES} from '../../../table/test-support/languages.js';
import {testTerms} from '../../../table/test-support/term-suite.js';

const load = async (code: string): Promise<Glossary> =>
  ((await import(`../src/ombre/terms/${code}.ts`)) as {readonly terms: Glossary}).terms;

// The words of the table are English so far, so that terms of other languages cannot be met in them yet.
for (const code of CODES)
  testTerms(
    `the terms of Ombre in ${code}`,
    () => load(code),
    () => load('en'),
    code === 'en',
  );
