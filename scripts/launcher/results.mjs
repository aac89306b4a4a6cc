import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped, and what each that failed said. */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A failure is told again at the end in so many lines: its whole text stands where it happened. */
const LINES_TOLD = 14;

/** Adds results up. */
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

/** A check that is one thing: it passed or it failed. */
export const single = (ok) => ({ ...NOTHING, [ok ? 'passed' : 'failed']: 1 });

function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}

/** A run that failed without a failing test (a crash, a broken set-up), or that ran nothing, counts as one failure. */
function honest(result, exitCode) {
  const ran = result.passed + result.failed > 0;
  return (exitCode !== 0 && result.failed === 0) || !ran ? { ...result, failed: result.failed + 1 } : result;
}

/** A failed test by its name and the first lines that it said, without colours. */
const failure = (name, said = '') => ({
  name,
  said: stripVTControlCharacters(said).split('\n').slice(0, LINES_TOLD).join('\n'),
});

function jestFailures(report) {
  return report.testResults.flatMap(({ assertionResults, message, name, status }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return tests.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
}

/** The tests of a suite and of those inside it, that did not pass at the first try. */
function playwrightFailures(suite) {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return failure(`${file}:${line} ${title}`, errors[0]?.message);
    });
  return [...own, ...(suite.suites ?? []).flatMap(playwrightFailures)];
}

/** Reads what Jest wrote with `--json`. */
export function jestResult(file, exitCode) {
  const report = readReport(file);
  if (!report) return single(false);
  const result = {
    passed: report.numPassedTests,
    // A suite that could not be run at all has no tests to count.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: jestFailures(report),
  };
  return honest(result, exitCode);
}

/** Reads what Playwright's JSON reporter wrote. A test that needed a second try has not passed. */
export function playwrightResult(file, exitCode) {
  const report = readReport(file);
  if (!report?.stats) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(playwrightFailures);
  const result = { passed: expected, failed: unexpected + flaky, skipped, failures };
  return honest(result, exitCode);
}

/** The line a run ends with. */
export function verdict({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
