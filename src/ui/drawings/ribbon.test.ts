import { expect, test } from 'vitest';
import { ramp, reach, ribbon, seededRandom, stack } from './ribbon.ts';

test('interpolates colors from the darkest to the lightest stop', () => {
  expect(ramp(0)).toBe('#0c3f34');
  expect(ramp(1)).toBe('#8febc9');
  expect(ramp(2)).toBe('#8febc9');
  expect(ramp(0.4)).toBe('#0b7a6a');
});

test('draws a ribbon with the thickness of each end', () => {
  const d = ribbon({ x: 0, y: 10, width: 4 }, { x: 100, y: 50, width: 9 });
  expect(d).toBe('M0 10C50 10 50 50 100 50V59C50 59 50 14 0 14Z');
});

test('extends a ribbon by level parts', () => {
  const d = reach([-20, 160], { x: 0, y: 10, width: 4 }, { x: 100, y: 50, width: 9 });
  expect(d).toBe('M-20 10H0C50 10 50 50 100 50H160V59H100C50 59 50 14 0 14H-20Z');
});

test('stacks bands without gaps', () => {
  expect(stack([10, 20, 5], 100)).toEqual([100, 110, 130]);
});

test('generates the same numbers for the same text only', () => {
  const numbers = (text: string) => {
    const next = seededRandom(text);
    return [next(), next(), next()];
  };
  expect(numbers('a-slug')).toEqual(numbers('a-slug'));
  expect(numbers('a-slug')).not.toEqual(numbers('b-slug'));
  for (const value of numbers('a-slug')) expect(value >= 0 && value < 1).toBe(true);
});
