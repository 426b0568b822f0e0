import { expect, test } from 'vitest';
import { fillStaticMarkup } from './fill-static-markup.server.ts';

const fill = (html: string) =>
  fillStaticMarkup(
    '<main><static-markup id="run-0"></static-markup><p>after</p></main>',
    new Map([['run-0', html]]),
  );

test('inserts markup without a wrapper and marks its outermost elements with the id', () => {
  expect(fill('<section class="a"><p>1</p></section><nav><a href="/">2</a></nav>')).toBe(
    '<main><section data-static="run-0" class="a"><p>1</p></section>' +
      '<nav data-static="run-0"><a href="/">2</a></nav><p>after</p></main>',
  );
});

test.each([
  ['void elements', '<img src="/a.svg"/><p>a<br/>b</p>', 2],
  ['drawings', '<svg viewBox="0 0 1 1"><path d="M0 0"></path><g><text>a</text></g></svg>', 1],
  ['data', '<p>a</p><script type="application/ld+json">{"a":"<b>"}</script>', 2],
  ['escaped text', '<p title="a > b">1 &lt; 2 &amp; 3</p><p>4</p>', 2],
  ['nested elements of one kind', '<div><div></div><div></div></div><div></div>', 2],
])('marks only the outermost elements of %s', (_, html, count) => {
  const filled = fill(html);
  expect(filled.split(' data-static="run-0"')).toHaveLength(count + 1);
  expect(filled.replaceAll(' data-static="run-0"', '')).toBe(`<main>${html}<p>after</p></main>`);
});

test('does not fill placeholders inside inserted markup', () => {
  const html = '<p><static-markup id="run-0"></static-markup></p>';
  expect(fill(html)).toContain(html.slice('<p>'.length));
});

test('removes a placeholder without markup', () => {
  expect(fillStaticMarkup('<static-markup id="gone"></static-markup>', new Map())).toBe('');
});
