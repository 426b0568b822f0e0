import { expect, test } from 'vitest';
import { pageNumbers } from './page-links.tsx';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, undefined, 9, 10, 11, undefined, 20]],
  [20, 20, [1, undefined, 19, 20]],
])('links the ends and neighbors of page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
