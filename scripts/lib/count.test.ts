import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, countOne, countPlaywright, countVitest } from './count.mjs';
import { describeSkipped } from './test-needs.mjs';
import { parseOptions } from './test-options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadron-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
type Test = [status: string, ...tags: string[]];
const vitest = (tests: Test[], others: unknown[] = []) => {
  const assertionResults = tests.map(([status, ...tags]) => ({ title: 'a test', status, tags }));
  return report({ testResults: [{ name: 'a.test.ts', assertionResults }, ...others] });
};
const passed = (count: number): Test[] => Array.from({ length: count }, () => ['passed']);
const sums = ({ passed, failed }: { passed: number; failed: number }) => ({ passed, failed });
const playwright = (stats: object) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

test('counts a check as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1 });
});

test('counts skipped and unfinished tests as failed', () => {
  const tests: Test[] = [...passed(3), ['skipped'], ['todo'], ['failed']];
  expect(sums(countVitest(vitest(tests), 0))).toEqual({ passed: 3, failed: 3 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(sums(countPlaywright(playwright(stats), 1))).toEqual({ passed: 4, failed: 3 });
});

test('counts a file that did not load as one failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(sums(countVitest(vitest(passed(3), [unloaded]), 1))).toEqual({ passed: 3, failed: 1 });
});

test('counts a failed run without a failed test as one failure', () => {
  const one = { passed: 3, failed: 1 };
  expect(sums(countVitest(vitest(passed(3)), 1))).toEqual(one);
  expect(sums(countPlaywright(playwright({ expected: 3 }), 1))).toEqual(one);
});

test('counts a run without a report as one failure, whatever its exit code', () => {
  expect(countVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('adds counts up', () => {
  expect(sums(add([countOne(0), countOne(1), countOne(0)]))).toEqual({ passed: 2, failed: 1 });
});

test('lists but does not count a skipped test whose requirement is missing', () => {
  const tests: Test[] = [['passed'], ['skipped', 'needs-containers'], ['skipped', 'needs-other']];
  const count = countVitest(vitest(tests), 0);
  expect(count).toMatchObject({ passed: 1, failed: 1, skipped: { 'needs-containers': 1 } });
  const { skipped } = add([count, countOne(0), count]);
  expect(describeSkipped(skipped)).toBe(
    'Tests that this machine cannot run: 2 (need root on Linux, with the right to make namespaces)',
  );
  expect(describeSkipped({})).toBeUndefined();
});

test('counts a test whose requirement is met', () => {
  const tests: Test[] = [
    ['passed', 'needs-containers'],
    ['failed', 'needs-containers'],
  ];
  expect(countVitest(vitest(tests), 1)).toMatchObject({ passed: 1, failed: 1, skipped: {} });
});

test('allows skipped full-tier tests only in the other tiers', () => {
  const tests: Test[] = [['passed'], ['skipped', 'full'], ['failed', 'full']];
  expect(sums(countVitest(vitest(tests), 0, false))).toEqual({ passed: 1, failed: 1 });
  expect(sums(countVitest(vitest(tests), 0, true))).toEqual({ passed: 1, failed: 2 });
});

test('selects everything without options, and only tests with file names', () => {
  const kinds = (...args: string[]) => [...parseOptions(args).kinds];
  expect(kinds()).toEqual(['lint', 'types', 'unit', 'dom', 'integration', 'e2e']);
  expect(kinds('newsletter')).toEqual(['unit', 'dom', 'integration', 'e2e']);
  expect(kinds('--only', 'unit,lint', 'newsletter')).toEqual(['unit', 'lint']);
  expect(kinds('--only=e2e')).toEqual(['e2e']);
  expect(parseOptions(['newsletter', 'post']).filters).toEqual(['newsletter', 'post']);
  expect(parseOptions(['newsletter']).isFull).toBe(false);
  expect(parseOptions(['--all'])).toMatchObject({ filters: [], isFull: true });
});

test('rejects an unknown option', () => {
  expect(() => parseOptions(['--onyl', 'unit'])).toThrow('Unknown option --onyl');
  expect(() => parseOptions(['--only', 'units'])).toThrow('Unknown kind "units"');
});
