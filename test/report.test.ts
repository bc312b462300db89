import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import reportBrowser from '../build/report-browser.mjs';
import reportNode from '../build/report-node.mjs';

const failure = (failureType: string, cause: unknown) => ({code: 'ERR_TEST_FAILURE', failureType, cause});
const pass = (name: string, more = {}) => ({type: 'test:pass', data: {name, details: {}, ...more}});
const fail = (name: string, error: object, details = {}) => ({
  type: 'test:fail',
  data: {name, file: 'a.test.ts', details: {error, ...details}},
});

/** What the reporter prints about a run. */
async function printed(events: object[]): Promise<string> {
  let text = '';
  for await (const part of reportNode(events)) text += part;
  return text;
}

describe('the count of the tests in Node', () => {
  test('counts tests, not the suites around them', async () => {
    const suite = fail('suite', failure('subtestsFailed', '1 subtest failed'), {type: 'suite'});
    const text = await printed([
      pass('one'),
      fail('two', failure('testCodeFailure', new Error('broken'))),
      suite,
      pass('s', {details: {type: 'suite'}}),
    ]);
    assert.match(text, /^FAILED a\.test\.ts > two\nError: broken$/m);
    assert.match(text, /Node tests: 1 passed, 1 failed\n$/);
  });

  test('names the source of a test that runs bundled', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'quinola-'));
    t.after(() => rmSync(folder, {recursive: true}));
    const source = fileURLToPath(new URL('report.test.ts', import.meta.url));
    const file = join(folder, 'part.js');
    // One segment: line 1, column 1 of the bundle is line 1, column 1 of the source.
    writeFileSync(
      `${file}.map`,
      JSON.stringify({version: 3, sources: [relative(folder, source)], names: [], mappings: 'AAAA'}),
    );
    const broken = {
      type: 'test:fail',
      data: {
        name: 'two',
        file,
        line: 1,
        column: 1,
        details: {error: failure('testCodeFailure', new Error('broken'))},
      },
    };
    assert.match(await printed([broken]), /^FAILED test[\\/]report\.test\.ts > two$/m);
  });

  test('counts a failing hook, and errors after a test has ended', async () => {
    const hook = fail('suite', failure('hookFailed', new Error('no pack')), {type: 'suite'});
    const late = {
      type: 'test:diagnostic',
      data: {message: 'Error: Test "three" generated asynchronous activity after the test ended.'},
    };
    const text = await printed([
      pass('three'),
      hook,
      late,
      {type: 'test:diagnostic', data: {message: 'pass 1'}},
    ]);
    assert.match(text, /no pack/);
    assert.match(text, /Node tests: 1 passed, 2 failed\n$/);
  });

  test('does not count a skipped test as passed', async () => {
    assert.match(
      await printed([pass('later', {skip: true})]),
      /Node tests: 0 passed, 0 failed, 1 skipped\n$/,
    );
  });
});

describe('the count of the tests in the browser', () => {
  test('includes all suites, and counts a file that failed before its tests', (t) => {
    const log = t.mock.method(console, 'log', () => undefined);
    const suite = {
      suites: [{suites: [], tests: [{passed: true}, {passed: false}]}],
      tests: [{passed: true}, {skipped: true}],
    };
    reportBrowser().onTestRunFinished({
      sessions: [
        {passed: false, testResults: suite},
        {passed: false, errors: ['no such module']},
      ],
    });
    assert.equal(log.mock.calls[0]?.arguments[0], 'Browser tests: 2 passed, 2 failed, 1 skipped');
  });
});
