import { expect, test } from 'vitest';
import {
  formatChange,
  dayLabels,
  isWeekend,
  formatRate,
  vitalLimit,
  vitalValue,
} from './analytics-labels.ts';

test.each([
  [0, 0, ''],
  [5, 0, 'none before'],
  [0, 5, 'down 100%'],
  [100, 100, 'about the same'],
  [1_001, 1_000, 'about the same'],
  [112, 100, 'up 12%'],
  [92, 100, 'down 8%'],
  [120, 10, '12 times as many'],
])('formats %i after %i as %j', (now, before, label) => {
  expect(formatChange(now, before)).toBe(label);
});

test.each([
  [0, 0, ''],
  [3, 0, ''],
  [3, 2, ''],
  [0, 50, '0%'],
  [1, 2_000, '<0.1%'],
  [1, 312, '0.3%'],
  [2, 2, '100%'],
  [1, 8, '13%'],
])('formats %i of %i as %j', (count, whole, label) => {
  expect(formatRate(count, whole)).toBe(label);
});

test('formats each vital in a readable unit', () => {
  expect(vitalValue('LCP', 2_457.3)).toBe('2.46 s');
  expect(vitalValue('LCP', 999.4)).toBe('999 ms');
  expect(vitalValue('TTFB', 84.6)).toBe('85 ms');
  expect(vitalValue('CLS', 0.1042)).toBe('0.104');
  expect(vitalValue('CLS', 0)).toBe('0.000');
  expect(vitalValue('LCP', 999.7)).toBe('1.00 s');
  expect(vitalLimit('LCP', 2_500)).toBe('2.5 s');
  expect(vitalLimit('CLS', 0.1)).toBe('0.1');
  expect(vitalLimit('FID', 100)).toBe('100 ms');
});

test('formats calendar days independently of the local time zone', () => {
  expect(dayLabels('2026-11-21')).toEqual({ weekday: 'Sat', date: 'Nov 21' });
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
