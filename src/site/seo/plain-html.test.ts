import { expect, test } from 'vitest';
import { plainHtml } from './plain-html.ts';

test('keeps paragraphs, lists and headings without attributes', () => {
  expect(
    plainHtml(
      '<section class="a"><div><h2 class="h2">Your first<br/>ninety days</h2><ol><li><b>Day 1</b> Listen &amp; ask</li></ol><p></p></div></section>',
    ),
  ).toBe('<h2>Your first ninety days</h2><ol><li> Day 1 Listen &amp; ask</li></ol>');
});

test('joins the label of a heading to its title', () => {
  const heading = '<h2><span>The plan<span>: </span></span>Your first<br/>ninety days</h2>';
  expect(plainHtml(heading)).toBe('<h2> The plan: Your first ninety days</h2>');
});

test('removes drawings, navigation, forms and hidden elements', () => {
  expect(
    plainHtml(
      '<nav><a href="/about">About</a></nav><svg><text>9</text></svg><form><p>Email</p></form><p>A<i aria-hidden="true">→</i>b</p>',
    ),
  ).toBe('<p>Ab</p>');
});
