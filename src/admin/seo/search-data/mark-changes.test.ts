import { expect, test } from 'vitest';
import { markChanges } from './mark-changes.ts';

const DAYS = Array.from(
  { length: 20 },
  (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`,
);
const on = (...days: number[]) => days.map((day) => ({ day: DAYS[day - 1]!, date: `Nov ${day}` }));

test('marks each change at the middle of its day', () => {
  expect(markChanges(on(1, 11), DAYS)).toEqual({
    marks: [
      { label: '1', first: 1, left: 2.5, description: 'Change 1, Nov 1' },
      { label: '2', first: 2, left: 52.5, description: 'Change 2, Nov 11' },
    ],
    lines: [2.5, 52.5],
  });
});

test('changes that are too close share a mark, with a line for each day', () => {
  const { marks, lines } = markChanges(on(3, 3, 4, 5), DAYS);
  expect(marks.map(({ label, description }) => [label, description])).toEqual([
    ['1–3', 'Changes 1 to 3, from Nov 3'],
    ['4', 'Change 4, Nov 5'],
  ]);
  expect(lines).toEqual([12.5, 17.5, 22.5]);
});

test('a curve without changes has no marks', () => {
  expect(markChanges([], DAYS)).toEqual({ marks: [], lines: [] });
});
