import { expect, test } from 'vitest';
import { selectorsIn, selectParts } from './style-parts.ts';

test('reads the classes of each selector, without numbers and conditions', () => {
  const css =
    '/* .x */.a-b:hover>.c,.D:not(.e){margin:.5rem;opacity:.42}@media(width>=48rem){.f .g{top:0}p:has(.h, :is(.i)){top:0}}';
  expect(selectorsIn(css)).toEqual([['a-b', 'c'], ['D'], ['f', 'g']]);
});

test('selects only the parts with a rule for the document', () => {
  const parts = ['.story{}.story-text{}', '.why{}', '.logos{}', '.head .story{}'].map((css) => ({
    css,
    selectors: selectorsIn(css),
  }));
  expect(selectParts('<ul class="wrap story-text"><li class="logos">', parts)).toEqual([
    '.story{}.story-text{}',
    '.logos{}',
  ]);
  expect(selectParts('<p class="story">', parts)).toEqual(['.story{}.story-text{}']);
  expect(selectParts('<p>story why logos</p>', parts)).toEqual([]);
});
