// A reporter for Node's tests: failures with file and message, then one line `Node tests: N passed, N failed`. Slow tests
// are printed as they end, so that progress can be seen during the large samples.
import {existsSync, readFileSync} from 'node:fs';
import {SourceMap} from 'node:module';
import {dirname, relative, resolve} from 'node:path';
import {inspect} from 'node:util';

/** The error that a test threw, inside the wrapper of the runner. */
const cause = (error) => (error?.code === 'ERR_TEST_FAILURE' ? (error.cause ?? error) : error);

/** Tests that take at least this many milliseconds are listed by name. */
const SLOW = 20_000;

/** A suite or a file that failed only because of its tests, which are reported themselves. */
const isEcho = ({details}) => details?.error?.failureType === 'subtestsFailed';

/** The file in which a test is written; where it runs bundled, its source. */
function fileOf({file = '', line, column}) {
  const map = `${file}.map`;
  if (!line || !existsSync(map)) return relative('', file);
  const {originalSource} = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    line - 1,
    column - 1,
  );
  return relative('', originalSource ? resolve(dirname(file), originalSource) : file);
}

export default async function* report(source) {
  let passed = 0,
    failed = 0,
    skipped = 0;
  for await (const {type, data} of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    // Errors after a test has ended; the test would have failed if it had waited for them.
    if (type === 'test:diagnostic' && /^(Error|Warning): /.test(data.message)) {
      failed++;
      yield `\nFAILED ${data.message}\n`;
    }
    if (type === 'test:pass' && data.details?.type !== 'suite') {
      if (data.details.duration_ms >= SLOW)
        yield `${(data.details.duration_ms / 1000).toFixed(0).padStart(5)} s  ${data.name}\n`;
      if (data.skip === undefined && data.todo === undefined) passed++;
      else {
        skipped++;
        yield `skipped: ${data.name}\n`;
      }
    }
    if (type === 'test:fail' && !isEcho(data)) {
      failed++;
      const error = cause(data.details?.error);
      const text = error instanceof Error ? error.stack : typeof error === 'string' ? error : inspect(error);
      yield `\nFAILED ${fileOf(data)} > ${data.name}\n${text}\n\n`;
    }
  }
  yield `Node tests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`;
}
