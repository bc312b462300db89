// A reporter for the test runner in the browser: after its own telling of failures, one line
// `Browser tests: N passed, N failed`. A file that breaks before its tests counts as one failure.

function count({suites, tests}, sum) {
  for (const {passed, skipped} of tests) sum[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
  for (const suite of suites) count(suite, sum);
}

export default function countingReporter() {
  return {
    onTestRunFinished({sessions}) {
      const sum = {passed: 0, failed: 0, skipped: 0};
      for (const session of sessions) {
        const failedBefore = sum.failed;
        if (session.testResults) count(session.testResults, sum);
        if (!session.passed && sum.failed === failedBefore) sum.failed++;
      }
      const {passed, failed, skipped} = sum;
      console.log(
        `Browser tests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
      );
    },
  };
}
