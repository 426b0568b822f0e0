import { expect, test } from 'vitest';
import { classesIn, readRules, selectParts, writeRules } from './site-style.server.ts';

const selectorsIn = (css: string) => readRules(css).flatMap(({ selectors }) => selectors);

test('reads the classes of each selector, without numbers and conditions', () => {
  const css =
    '/* .x */.a-b:hover>.c,.D:not(.e){margin:.5rem;opacity:.42}@media(width>=48rem){.f .g{top:0}p:has(.h, :is(.i)){top:0}}';
  expect(selectorsIn(css)).toEqual([['a-b', 'c'], ['D'], ['f', 'g'], []]);
});

test('needs a class that stands alone in parentheses, unless it must not be there', () => {
  expect(selectorsIn('p:has(.a):nth-child(2n + 1){}')).toEqual([['a']]);
  expect(selectorsIn('.b:not(:has(.c)) :is(.d > :has(.e)){}')).toEqual([['b', 'd', 'e']]);
  expect(selectorsIn(':is(.f:has(.g),.h){}')).toEqual([[]]);
});

test('selects only the parts with a rule for the document', () => {
  const parts = ['.story{}.story-text{}', '.why{}', '.logos{}', '.head .story{}'].map((css) => {
    const rules = readRules(css);
    return { css, rules, selectors: rules.flatMap(({ selectors }) => selectors) };
  });
  const selected = (html: string) => selectParts(classesIn(html), parts).map(({ css }) => css);
  expect(selected('<ul class="wrap story-text"><li class="logos">')).toEqual([
    '.story{}.story-text{}',
    '.logos{}',
  ]);
  expect(selected('<p class="story">')).toEqual(['.story{}.story-text{}']);
  expect(selected('<p>story why logos</p>')).toEqual([]);
});

test('writes the rules of a document in their order, and what is no rule of a class', () => {
  const css =
    '@layer base,parts;@font-face{src:url(a)}@layer parts{.a{top:0}.b{top:1px}@media print{.b{top:2px}}}' +
    '@media print{p,.b{top:3px}.a:has(i){.b{top:4px}}}@keyframes k{0%{top:5px}}.c .a{top:6px}.a,.c{top:7px}';
  expect(writeRules(readRules(css), new Set(['a']))).toBe(
    '@layer base,parts;@font-face{src:url(a)}@layer parts{.a{top:0}}' +
      '@media print{p,.b{top:3px}.a:has(i){.b{top:4px}}}@keyframes k{0%{top:5px}}.a,.c{top:7px}',
  );
  expect(writeRules(readRules(css), new Set(['a', 'b', 'c']))).toBe(css);
});
