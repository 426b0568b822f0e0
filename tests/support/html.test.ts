import { expect, test } from 'vitest';
import { findAll, findOne, headingLevels, textOf } from './html.ts';

const HTML = `<section class="tone-sand hero"><h1>Tom &amp; Ann<br>say <b>hel</b>lo</h1>
  <h2>Two</h2><p hidden>Gone</p><script>no()</script><a href="/a">One</a><a href="/b">Two</a></section>`;

test('finds elements by name, class and attributes, in their order', () => {
  expect(findAll(HTML, { name: 'a' }).map(({ attribs }) => attribs['href'])).toEqual(['/a', '/b']);
  expect(findAll(HTML, { className: 'hero' })).toHaveLength(1);
  expect(findAll(HTML, { className: 'her' })).toEqual([]);
  expect(findAll(HTML, { attributes: { href: '/b' } }).map(textOf)).toEqual(['Two']);
  expect(findAll(HTML, { attributes: { hidden: true } }).map(({ name }) => name)).toEqual(['p']);
  expect(findAll(findOne(HTML, { name: 'h1' }), { name: 'b' })).toHaveLength(1);
});

test('throws for several elements, or none', () => {
  expect(() => findOne(HTML, { name: 'a' })).toThrow('2 elements fit {"name":"a"}, not one.');
  expect(() => findOne(HTML, { name: 'table' })).toThrow('0 elements fit');
});

test('returns text with decoded entities and separated blocks', () => {
  expect(textOf(findOne(HTML, { name: 'h1' }))).toBe('Tom & Ann say hello');
  expect(textOf('<ul><li>A</li><li>B</li></ul>')).toBe('A B');
  expect(textOf('<script>no()</script><style>a{}</style>')).toBe('');
});

test('lists the levels of headings', () => {
  expect(headingLevels(HTML)).toEqual([1, 2]);
});
