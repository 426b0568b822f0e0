import { expect, test } from 'vitest';
import { funnelBands } from './funnel-drawing.ts';

const stages = (...counts: number[]) => counts.map((count) => ({ count, goesOn: true }));
const leaving = (...counts: number[]) =>
  funnelBands(stages(...counts)).filter(({ isLeaving }) => isLeaving);

test('a band is as thick as its count', () => {
  const [first, second] = funnelBands(stages(200, 50)).filter(({ isLeaving }) => !isLeaving);
  expect(first!.path).toContain('V40'); // it ends as thick as the next begins
  expect(second!.path).toBe('M100 0H200V40H100Z');
});

test('what is lost leaves, and nothing leaves where nobody does', () => {
  expect(leaving(10, 10, 10)).toEqual([]);
  expect(leaving(10, 4, 4)).toHaveLength(1);
  expect(leaving(10, 0)).toHaveLength(1);
});

test('few of many are still to be seen, and none are not', () => {
  expect(funnelBands(stages(10_000, 1)).at(-1)!.path).toContain('V1.5');
  expect(funnelBands(stages(5, 0)).at(-1)!.path.startsWith('M0')).toBe(true);
  expect(funnelBands(stages(0, 0))).toEqual([]);
});

test('a stage that does not go on stops before the next', () => {
  const [only] = funnelBands([
    { count: 4, goesOn: false },
    { count: 9, goesOn: false },
  ]);
  expect(only!.path).toMatch(/^M0 0H86V/);
});
