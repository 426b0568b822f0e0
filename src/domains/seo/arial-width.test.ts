import { expect, test } from 'vitest';
import { arialWidth } from './arial-width.ts';

// From the metrics of Liberation Sans, which has the widths of Arial.
test.each([
  ['0123456789', 111.2],
  ['Wide | ill', 75.2],
])('measures %s', (text, width) => {
  expect(arialWidth(text, 20)).toBeCloseTo(width, 0);
});
