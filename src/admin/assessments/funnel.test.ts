import { expect, test } from 'vitest';
import { funnelBands } from './funnel.tsx';

const stages = (...counts: number[]) => counts.map((count) => ({ count, feedsNext: true }));
const leaving = (...counts: number[]) =>
  funnelBands(stages(...counts)).filter(({ isLeaving }) => isLeaving);

test('a band is as thick as its count', () => {
  const [first, second] = funnelBands(stages(200, 50)).filter(({ isLeaving }) => !isLeaving);
  expect(first!.path).toContain('V40'); // ends with the thickness of the next band
  expect(second!.path).toBe('M100 0H200V40H100Z');
});

test('draws an exit band only where runs are lost', () => {
  expect(leaving(10, 10, 10)).toEqual([]);
  expect(leaving(10, 4, 4)).toHaveLength(1);
  expect(leaving(10, 0)).toHaveLength(1);
});

test('draws small counts with the minimum thickness and zero counts not at all', () => {
  expect(funnelBands(stages(10_000, 1)).at(-1)!.path).toContain('V1.5');
  expect(funnelBands(stages(5, 0)).at(-1)!.path.startsWith('M0')).toBe(true);
  expect(funnelBands(stages(0, 0))).toEqual([]);
});

test('a stage that does not feed the next one ends before it', () => {
  const [only] = funnelBands([
    { count: 4, feedsNext: false },
    { count: 9, feedsNext: false },
  ]);
  expect(only!.path).toMatch(/^M0 0H86V/);
});
