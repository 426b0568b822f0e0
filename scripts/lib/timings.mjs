import { relative } from 'node:path';
import { ROOT } from './repository.mjs';

const SLOWEST = 20;

/** Returns the duration of each test, `{name, ms}`, from a report of Vitest's json reporter. */
export function vitestTimings({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => duration !== undefined) // it ran
      .map(({ ancestorTitles = [], title, duration }) => ({
        name: [relative(ROOT, file), ...ancestorTitles.filter(Boolean), title].join(' › '),
        ms: duration,
      })),
  );
}

/** The same from a report of Playwright's json reporter, including hooks and fixtures. */
export function playwrightTimings({ suites = [] }) {
  return suites.flatMap((suite) => timingsOfSuite(suite, []));
}

// The outermost suite is the file; its title is the path.
function timingsOfSuite({ title, specs = [], suites = [] }, outer) {
  const path = outer.length === 0 ? [`tests/e2e/${title}`] : [...outer, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: [...path, spec.title, projectName].join(' › '),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => timingsOfSuite(suite, path))];
}

/** Returns the slowest tests as lines, slowest first. */
export function listSlowest(timings) {
  const slowest = [...timings].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
