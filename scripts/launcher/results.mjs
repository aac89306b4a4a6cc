import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The counts of tests, and the messages of failures. */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The lines of a failure in the final summary. */
const SHOWN_LINES = 14;

export function sum(results) {
  return results.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...(one.failures ?? [])],
    }),
    NOTHING,
  );
}

/** The result of a single check. */
export const single = (ok) => ({ ...NOTHING, [ok ? 'passed' : 'failed']: 1 });

function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}

/** Counts a run that failed without a failing test, or ran nothing, as a failure. */
function honest(result, exitCode) {
  const ran = result.passed + result.failed > 0;
  return (exitCode !== 0 && result.failed === 0) || !ran ? { ...result, failed: result.failed + 1 } : result;
}

/** A failed test with the first lines of its message, without colors. */
const failure = (name, said = '') => ({
  name,
  said: stripVTControlCharacters(said).split('\n').slice(0, SHOWN_LINES).join('\n'),
});

/** Why workers of Jest ended (`backend/test/support/ended-workers.js`), and V8's fatal errors. */
const WORKERS_END = /^(?:A test process ended|FATAL ERROR): .*$/gm;

function jestFailures(report, output) {
  return report.testResults.flatMap(({ assertionResults, message, name, status }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (tests.length === 0) {
      const ends = message.includes('Worker exited unexpectedly') ? (output.match(WORKERS_END) ?? []) : [];
      return status === 'failed' ? [failure(name, [...ends, message].join('\n'))] : [];
    }
    return tests.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
}

/** The failed or flaky tests of a suite. */
function playwrightFailures(suite) {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, line, tests }) => {
      // A test that takes too long has an error for that, and one for what it waited for.
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return failure(`${file}:${line} ${title}`, errors.map(({ message }) => message).join('\n'));
    });
  return [...own, ...(suite.suites ?? []).flatMap(playwrightFailures)];
}

/** Reads Jest's JSON report; its output tells why a worker ended. */
export function jestResult(file, exitCode, output) {
  const report = readReport(file);
  if (!report) return single(false);
  const result = {
    passed: report.numPassedTests,
    // Suites that could not run have no tests.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: jestFailures(report, output),
  };
  return honest(result, exitCode);
}

/** Reads Playwright's JSON report. Flaky tests count as failed. */
export function playwrightResult(file, exitCode) {
  const report = readReport(file);
  if (!report?.stats) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(playwrightFailures);
  const result = { passed: expected, failed: unexpected + flaky, skipped, failures };
  return honest(result, exitCode);
}

/** The final line of a run. */
export function verdict({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
