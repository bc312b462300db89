// A reporter for the test runner in the browser: after its own report of failures, one line
// `Browser tests: N passed, N failed`, and the files that took longest. A file that breaks before its tests counts as one failure.
import {relative} from 'node:path';
import {record} from './times.js';

/** How many of the slowest files are listed. */
const SLOWEST = 12;

const pathOf = (file) => relative(process.cwd(), file).replaceAll('\\', '/');

function count({suites, tests}, sum) {
  for (const {passed, skipped} of tests) sum[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
  for (const suite of suites) count(suite, sum);
}

export default function countingReporter() {
  const start = performance.now();
  const began = new Map();
  const took = new Map();
  return {
    start({sessions}) {
      sessions.on('session-status-updated', ({id, status, testFile}) => {
        if (status === 'INITIALIZING') began.set(id, performance.now());
        if (status === 'FINISHED') took.set(testFile, (performance.now() - (began.get(id) ?? start)) / 1000);
      });
    },
    onTestRunFinished({sessions}) {
      const sum = {passed: 0, failed: 0, skipped: 0};
      for (const session of sessions) {
        const failedBefore = sum.failed;
        if (session.testResults) count(session.testResults, sum);
        if (!session.passed && sum.failed === failedBefore) sum.failed++;
        const {testFile} = session;
        if (session.passed && took.has(testFile)) record('browser', pathOf(testFile), took.get(testFile));
      }
      const {passed, failed, skipped} = sum;
      const slowest = [...took]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, Number(process.env.QUINOLA_SLOWEST ?? SLOWEST));
      for (const [file, seconds] of slowest)
        console.log(`${seconds.toFixed(1).padStart(6)} s  ${pathOf(file)}`);
      console.log(
        `Browser tests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
      );
    },
  };
}
