import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SPREAD_DRAWINGS } from '#content/drawings/names.ts';
import { findAll, headingLevels } from '#tests/support/html.ts';
import { schema } from './guide-pages.schema.ts';
import { GuidePages } from './guide-pages.view.tsx';

const items = SPREAD_DRAWINGS.map((drawing, index) => ({
  pages: `Pages ${index * 2 + 1}-${index * 2 + 2}`,
  title: `About ${drawing}`,
  text: 'What is on them.',
  drawing,
}));

test('renders a different drawing above each range of pages', () => {
  const props = schema.parse({ title: 'What is in it', items });
  const html = renderToStaticMarkup(<GuidePages {...props} id="b" />);
  expect(headingLevels(html)).toEqual([2, 3, 3, 3, 3]);
  const drawings = findAll(html, { attributes: { role: 'img' } });
  const findings = drawings.map(({ attribs }) => attribs['aria-label']);
  expect(new Set(findings).size).toBe(4);
  const order = ['Pages 1-2', 'Pages 3-4', 'Pages 5-6', 'Pages 7-8'].map((range) =>
    html.indexOf(`>${range}</p>`),
  );
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
});
