import { readFileSync } from 'node:fs';

/**
 * What a test run came to. A skipped test counts as failed: it proves nothing. So does a run that ended badly
 * without naming a test: a file that did not load, an error outside of tests, no report at all.
 */
function tally(passed, failed, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Of a check that either holds or does not. */
export const countOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Reads the report of Vitest's json reporter. */
export function countVitest(reportFile, code) {
  const report = readReport(reportFile);
  if (!report) return tally(0, 0, code || 1);
  const { numPassedTests, numTotalTests, testResults } = report;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return tally(numPassedTests, numTotalTests - numPassedTests + unloaded.length, code);
}

/** Reads the report of Playwright's json reporter. */
export function countPlaywright(reportFile, code) {
  const report = readReport(reportFile);
  if (!report) return tally(0, 0, code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return tally(expected, unexpected + flaky + skipped, code);
}

export const add = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
