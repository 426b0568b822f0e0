import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, countOne, countPlaywright, countVitest } from './count.mjs';
import { parseOptions } from './test-options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadron-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const vitest = (numPassedTests: number, numTotalTests: number, testResults: unknown[] = []) =>
  report({ numPassedTests, numTotalTests, testResults });
const playwright = (stats: object) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

test('a check counts as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1 });
});

test('what did not pass counts as failed: skipped and unfinished tests too', () => {
  expect(countVitest(vitest(3, 5), 0)).toEqual({ passed: 3, failed: 2 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright(playwright(stats), 1)).toEqual({ passed: 4, failed: 3 });
});

test('a file that did not load counts as one failed', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(countVitest(vitest(3, 3, [unloaded]), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run that ended badly without naming a test counts as one failed', () => {
  expect(countVitest(vitest(3, 3), 1)).toEqual({ passed: 3, failed: 1 });
  expect(countPlaywright(playwright({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without report counts as one failed, whatever it answered', () => {
  expect(countVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  expect(add([countOne(0), countOne(1), countOne(0)])).toEqual({ passed: 2, failed: 1 });
});

test('without options everything runs, with file names only tests do', () => {
  const kinds = (...args: string[]) => [...parseOptions(args).kinds];
  expect(kinds()).toEqual(['lint', 'types', 'unit', 'integration', 'e2e']);
  expect(kinds('newsletter')).toEqual(['unit', 'integration', 'e2e']);
  expect(kinds('--only', 'unit,lint', 'newsletter')).toEqual(['unit', 'lint']);
  expect(kinds('--only=e2e')).toEqual(['e2e']);
  expect(parseOptions(['newsletter', 'post']).filters).toEqual(['newsletter', 'post']);
});

test('a mistyped option is refused', () => {
  expect(() => parseOptions(['--onyl', 'unit'])).toThrow('Unknown option --onyl');
  expect(() => parseOptions(['--only', 'units'])).toThrow('There is no kind "units"');
});
