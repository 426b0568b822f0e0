import { readFileSync } from 'node:fs';
import { FULL, NEEDS } from './test-needs.mjs';
import { playwrightTimings, vitestTimings } from './timings.mjs';

/**
 * Builds the counts of a test run. A skipped test counts as failed, unless its tag names what the machine lacks. A run
 * that failed without naming a test also counts as one failure: a file that did not load, an error outside of tests, a
 * missing report.
 */
function buildCounts(passed, failed, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Counts of a check, which passes or fails. */
export const countOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/**
 * Reads the report of Vitest's json reporter.
 * @param isFull whether tests of the full tier were to run
 * @returns `{passed, failed, skipped, timings}`; `skipped` counts, by tag, what the machine could not run
 */
export function countVitest(reportFile, code, isFull) {
  const report = readReport(reportFile);
  if (!report) return buildCounts(0, 0, code || 1);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = {};
  let passed = 0;
  let failed = unloaded.length;
  for (const { status, tags = [] } of tests) {
    const need = tags.find((tag) => tag in NEEDS);
    if (status === 'passed') passed += 1;
    else if (status === 'failed') failed += 1;
    else if (!isFull && tags.includes(FULL)) continue;
    else if (need) skipped[need] = (skipped[need] ?? 0) + 1;
    else failed += 1;
  }
  return { ...buildCounts(passed, failed, code), skipped, timings: vitestTimings(report) };
}

/** Reads the report of Playwright's json reporter. */
export function countPlaywright(reportFile, code) {
  const report = readReport(reportFile);
  if (!report) return buildCounts(0, 0, code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const count = buildCounts(expected, unexpected + flaky + skipped, code);
  return { ...count, timings: playwrightTimings(report) };
}

/** Adds counts up. */
export function add(counts) {
  const sum = { passed: 0, failed: 0, skipped: {} };
  for (const { passed, failed, skipped = {} } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    for (const [tag, count] of Object.entries(skipped))
      sum.skipped[tag] = (sum.skipped[tag] ?? 0) + count;
  }
  return sum;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
