import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, headingLevels } from '#tests/support/html.ts';
import { schema } from './playbook-cards.schema.ts';
import { PlaybookCards } from './playbook-cards.view.tsx';

const card = (title: string, more: object = {}) => ({
  title,
  description: 'What it is.',
  downloadTime: 5,
  rating: 4,
  link: `/${title.toLowerCase()}`,
  button: 'Download Free',
  cover: 'numbers',
  ...more,
});

const render = (cards: unknown[]) =>
  renderToStaticMarkup(<PlaybookCards {...schema.parse({ title: 'Guides', cards })} id="b" />);

test('labels the featured card and gives it the only primary button', () => {
  const html = render([card('One', { featured: true }), card('Two')]);
  expect(headingLevels(html)).toEqual([2, 3, 3]);
  expect(html.match(/>Featured</g)).toHaveLength(1);
  expect(findAll(html, { className: 'btn-copper' })).toHaveLength(1);
  expect(findAll(html, { className: 'btn-quiet' })).toHaveLength(1);
});

test('shows read time and rating, and names the guide in the button', () => {
  const html = render([card('One'), card('Two', { downloads: '12 so far' })]);
  expect(html).toContain('5 min read');
  expect(html).toContain('<span class="sr-only">Rated </span>4.0 of 5');
  expect(html).toContain('href="/two">Download Free<span class="sr-only">: Two</span>');
  expect(html.match(/12 so far/g)).toHaveLength(1);
});

test('links a rating to the page that says how it was counted', () => {
  const html = render([card('One', { href: '/how#ratings' }), card('Two')]);
  expect(html).toContain('<a href="/how#ratings"><span class="sr-only">Rated </span>4.0 of 5</a>');
});

test('accepts only the first card as featured and ratings up to 5', () => {
  const accepts = (cards: unknown[]) => schema.safeParse({ title: 'Guides', cards }).success;
  expect(accepts([card('One'), card('Two')])).toBe(true);
  expect(accepts([card('One'), card('Two', { featured: true })])).toBe(false);
  expect(accepts([card('One'), card('Two', { rating: 5.1 })])).toBe(false);
});
