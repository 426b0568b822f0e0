import { expect, test } from 'vitest';
import { DATED_CLAIMS } from './pages/dated-claims.ts';
import { listLaunchItems } from './sample-proof.ts';

const dates = DATED_CLAIMS.map(({ reviewBy }) => reviewBy).toSorted();
const labels = (today: string) => listLaunchItems(today).map(({ label }) => label);

test('lists claims from the day of their review on', () => {
  const [first] = dates;
  expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(labels('2000-01-01')).not.toContain('Claims due for review');
  expect(labels(first!)).toContain('Claims due for review');
});

test('lists no kind of sample without naming what was found', () => {
  for (const { found, text } of listLaunchItems('9999-12-31')) {
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => name.trim() !== '')).toBe(true);
    expect(text).toMatch(/\.$/);
  }
});
