import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectorsIn, selectParts } from './style-parts.ts';

const folder = new URL('.', import.meta.url);

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

/** Parts of documents without scripts, which no client navigation leads to. */
const WITHOUT_SCRIPTS = new Set(['preview.css']);

test('includes every part in the complete style sheet of client navigations', () => {
  const complete = readFileSync(new URL('index.css', folder), 'utf8');
  const missing = readdirSync(new URL('parts', folder)).filter(
    (file) => !WITHOUT_SCRIPTS.has(file) && !complete.includes(`@import './parts/${file}'`),
  );
  expect(missing).toEqual([]);
});
