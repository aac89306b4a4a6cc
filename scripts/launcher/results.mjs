import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Adds results up. */
export function sum(results) {
  return results.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
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

/** Reads what Jest wrote with `--json`. */
export function jestResult(file, exitCode) {
  const report = readReport(file);
  if (!report) return single(false);
  const result = {
    passed: report.numPassedTests,
    // A suite that could not be run at all has no tests to count.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return honest(result, exitCode);
}

/** Reads what Playwright's JSON reporter wrote. A test that needed a second try has not passed. */
export function playwrightResult(file, exitCode) {
  const stats = readReport(file)?.stats;
  if (!stats) return single(false);
  const result = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return honest(result, exitCode);
}

/** The line a run ends with. */
export function verdict({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
