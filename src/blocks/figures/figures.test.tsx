import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headingLevels } from '#tests/support/html.ts';
import { schema } from './figures.schema.ts';
import { Figures } from './figures.view.tsx';

const item = (value: string) => ({ value, label: `${value} counted` });
const render = (values: string[], more: object = {}) =>
  renderToStaticMarkup(
    <Figures {...schema.parse({ title: 'Counted', items: values.map(item), ...more })} id="f" />,
  );
const sizes = (html: string) =>
  [...html.matchAll(/class="(figure[^"]*)"/g)].map(([, names]) => names);

test('alternates sizes and makes the first figure the largest', () => {
  expect(sizes(render(['100%', '119k', '6', '300+']))).toEqual([
    'figure figure-xl',
    'figure',
    'figure figure-m',
    'figure',
  ]);
});

test('sets a long first figure one step smaller', () => {
  expect(sizes(render(['1,250,000', '6']))[0]).toBe('figure');
});

test('passes the length of each figure to the style sheet, which fits it to its column', () => {
  const html = render(['100%', '$118,873.00']);
  expect([...html.matchAll(/--n:(\d+)/g)].map(([, length]) => length)).toEqual(['4', '11']);
});

test('raises a percent sign within the text of its number', () => {
  const html = render(['100%', '119k']);
  expect(html).toContain('>100<i>%</i></p>');
  expect(html).toContain('>119k</p>');
});

test('renders a figure before its label, under the headline of its section', () => {
  const html = render(['6', '7']);
  expect(headingLevels(html)).toEqual([2, 3, 3]);
  expect(html.indexOf('>6</p>')).toBeLessThan(html.indexOf('6 counted'));
});

test('renders a link only if there is an action', () => {
  expect(render(['6', '7'])).not.toContain('<a ');
  const action = { label: 'Read the stories', href: '/insights/success-stories' };
  expect(render(['6', '7'], { action })).toContain('href="/insights/success-stories"');
});

test('accepts two to four figures of at most twelve characters', () => {
  const accepts = (values: string[]) =>
    schema.safeParse({ title: 'Counted', items: values.map(item) }).success;
  expect([1, 2, 4, 5].map((count) => accepts(Array<string>(count).fill('6')))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(accepts(['6', '1234567890123'])).toBe(false);
});
