import type {Glossary} from '@quinola/table';
import {CODES} from '../../../table/test-support/languages.js';
import {testTerms} from '../../../table/test-support/term-suite.js';

const load = async (code: string): Promise<Glossary> =>
  ((await import(`../src/ombre/terms/${code}.ts`)) as {readonly terms: Glossary}).terms;

// The table has no words yet in some of these languages, so that their terms cannot be met there.
for (const code of CODES)
  testTerms(
    `the terms of Ombre in ${code}`,
    () => load(code),
    () => load('en'),
    code === 'en',
  );
