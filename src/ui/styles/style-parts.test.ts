import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseParts, classesIn } from './style-parts.ts';

const folder = new URL('.', import.meta.url);

test('classes are found in selectors, and numbers are not taken for them', () => {
  const css = '.a-b:hover>.c,.D{margin:.5rem;opacity:.42}@media(width>=48rem){.e .f{top:0}}';
  expect([...classesIn(css)]).toEqual(['a-b', 'c', 'D', 'e', 'f']);
});

test('a document gets the parts whose classes it has, and no other', () => {
  const parts = [
    { css: '.story{}', classes: new Set(['story', 'story-text']) },
    { css: '.why{}', classes: new Set(['why']) },
    { css: '.logos{}', classes: new Set(['logos']) },
  ];
  expect(chooseParts('<ul class="wrap story-text"><li class="logos">', parts)).toEqual([
    '.story{}',
    '.logos{}',
  ]);
  expect(chooseParts('<p>story why logos</p>', parts)).toEqual([]);
});

test('the complete style sheet, which client navigations load, has every part', () => {
  const complete = readFileSync(new URL('index.css', folder), 'utf8');
  const missing = readdirSync(new URL('parts', folder)).filter(
    (file) => !complete.includes(`@import './parts/${file}'`),
  );
  expect(missing).toEqual([]);
});
