import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findAll, textOf } from '#tests/support/html.ts';
import { schema } from './contact-ways.schema.ts';
import { ContactWays } from './contact-ways.view.tsx';

const way = (title: string, href: string) => ({
  title,
  text: 'How.',
  action: { label: title, href },
});
const MAIL = way('Write', 'mailto:hello@cadron.example?subject=A%20visit');
const AUDIT = way('Book', '/book-audit');
const OUTSIDE = way('Schedule', 'https://scheduler.example/a');

const render = (ways: unknown[]) =>
  renderToStaticMarkup(<ContactWays {...schema.parse({ title: 'Ways in', ways })} id="w" />);

const links = (html: string) => findAll(html, { name: 'a' }).map(({ attribs }) => attribs);

test('renders a heading and exactly one link for each way, in order', () => {
  const html = render([MAIL, AUDIT, OUTSIDE]);
  expect(findAll(html, { name: 'h3' }).map(textOf)).toEqual(['Write', 'Book', 'Schedule']);
  expect(links(html).map(({ href }) => href)).toEqual([
    MAIL.action.href,
    '/book-audit',
    'https://scheduler.example/a',
  ]);
});

test('opens only external links in a new tab', () => {
  const [mail, audit, outside] = links(render([MAIL, AUDIT, OUTSIDE]));
  expect(outside).toMatchObject({ target: '_blank', rel: 'noopener' });
  for (const link of [mail, audit]) expect(link).not.toHaveProperty('target');
});

test('highlights only the first way', () => {
  const tones = links(render([MAIL, AUDIT, OUTSIDE])).map(
    (link) => /btn-(\w+)/.exec(link['class'] ?? '')?.[1],
  );
  expect(tones).toEqual(['copper', 'quiet', 'quiet']);
});

test('draws one more band at each row', () => {
  const rows = render([MAIL, AUDIT, OUTSIDE]).split('<li').slice(1);
  expect(rows.map((row) => row.match(/<path/g)?.length)).toEqual([1, 2, 3]);
  for (const row of rows) expect(row.match(/a\d+ \d+ 0 0 1/g)).toHaveLength(1);
});

describe('the schema', () => {
  const withWays = (count: number) =>
    schema.safeParse({
      title: 'Ways in',
      ways: Array.from({ length: count }, (_, index) => way(`Way ${index}`, '/contact')),
    }).success;

  test('accepts one to six ways', () => {
    expect([0, 1, 6, 7].map(withWays)).toEqual([false, true, true, false]);
  });

  test('rejects an email address that is not a link', () => {
    const ways = [way('Write', 'hello@cadron.example')];
    expect(schema.safeParse({ title: 'Ways in', ways }).success).toBe(false);
  });
});
