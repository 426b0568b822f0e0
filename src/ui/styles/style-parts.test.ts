import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectParts, classesIn } from './style-parts.ts';

const folder = new URL('.', import.meta.url);

test('finds the classes in selectors and ignores numbers', () => {
  const css = '.a-b:hover>.c,.D{margin:.5rem;opacity:.42}@media(width>=48rem){.e .f{top:0}}';
  expect([...classesIn(css)]).toEqual(['a-b', 'c', 'D', 'e', 'f']);
});

test('selects only the parts whose classes the document uses', () => {
  const parts = [
    { css: '.story{}', classes: new Set(['story', 'story-text']) },
    { css: '.why{}', classes: new Set(['why']) },
    { css: '.logos{}', classes: new Set(['logos']) },
  ];
  expect(selectParts('<ul class="wrap story-text"><li class="logos">', parts)).toEqual([
    '.story{}',
    '.logos{}',
  ]);
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
