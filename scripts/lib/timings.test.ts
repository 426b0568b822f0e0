import { expect, test } from 'vitest';
import { inRoot } from './repository.mjs';
import { listSlowest, playwrightTimings, vitestTimings } from './timings.mjs';

test('names a Vitest test by its file, groups and title', () => {
  const assertionResults = [
    { ancestorTitles: ['', 'as root'], title: 'starts', duration: 1_250 },
    { ancestorTitles: [''], title: 'was skipped' },
  ];
  const testResults = [{ name: inRoot('src', 'a.test.ts'), assertionResults }];
  expect(vitestTimings({ testResults })).toEqual([
    { name: 'src/a.test.ts › as root › starts', ms: 1_250 },
  ]);
});

test('names a Playwright test with its project, once for each', () => {
  const spec = {
    title: 'opens',
    tests: [
      { projectName: 'desktop', results: [{ duration: 400 }, { duration: 100 }] },
      { projectName: 'phone', results: [] },
    ],
  };
  const suites = [{ title: 'home.spec.ts', suites: [{ title: 'a menu', specs: [spec] }] }];
  expect(playwrightTimings({ suites })).toEqual([
    { name: 'tests/e2e/home.spec.ts › a menu › opens › desktop', ms: 500 },
    { name: 'tests/e2e/home.spec.ts › a menu › opens › phone', ms: 0 },
  ]);
});

test('lists the twenty slowest in seconds, slowest first', () => {
  const timings = Array.from({ length: 25 }, (_, n) => ({ name: `test ${n}`, ms: n * 1_000 }));
  const lines = listSlowest(timings);
  expect(lines).toHaveLength(20);
  expect([lines[0], lines[19]]).toEqual(['  24.0 s  test 24', '   5.0 s  test 5']);
});
