import { expect, test } from 'vitest';
import type { Page } from '#src/domains/content/pages/page.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { describeBlockPage } from './block-page-head.server.tsx';

/** Stored pages may have invalid data. It must not break a page, nor add structured data that the page does not show. */

const page = (change: Partial<Page> = {}): Page => ({
  path: '/landing',
  title: 'Landing',
  seo: { title: 'Landing | Cadron', description: 'A page.' },
  blocks: [],
  ...change,
});

/** The structured data entities by type, for a page that shows the given markup. */
function entities(described: Page, html = ''): Map<string, Record<string, unknown>> {
  const markup = describeBlockPage(described, SITE).dataOf(html);
  const json = markup.replace(/^<script[^>]*>|<\/script>$/g, '');
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] };
  return new Map(graph.map((entity) => [entity['@type'], entity]));
}

const steps = (described: Page) =>
  (entities(described).get('BreadcrumbList')!['itemListElement'] as { item: string }[]).map(
    ({ item }) => item.replace(SITE.origin, ''),
  );

test.each([
  ['no props', undefined],
  ['props that are nothing', null],
  ['a trail that is no list', { trail: 'home' }],
  ['a trail of something else', { trail: [{ label: 7 }] }],
  ['an address that cannot be read', { trail: [{ label: 'Up', href: 'https://' }] }],
])('omits the breadcrumbs of a block with %s', (_, props) => {
  expect(steps(page({ blocks: [{ type: 'page-hero', id: 'a', props }] }))).toEqual([
    '/',
    '/landing',
  ]);
});

test('uses the first breadcrumbs of the blocks', () => {
  const up = { trail: [{ label: 'Services', href: '/services' }] };
  const blocks = [
    { type: 'steps', id: 'a', props: null },
    { type: 'page-hero', id: 'b', props: up },
  ];
  expect(steps(page({ blocks }))).toEqual(['/', '/services', '/landing']);
});

test('lists only the questions that the page shows', () => {
  const item = (question: string) => ({ question, answer: 'Yes.' });
  const faq = (items: unknown) => page({ blocks: [{ type: 'faq', id: 'a', props: items }] });
  const asked = faq({ title: 'Asked', items: [item('Is R&D in?'), item('Hidden?')] });
  const faqPage = entities(asked, '<h3>Is R&amp;D in?</h3>').get('FAQPage');
  expect(faqPage?.['mainEntity']).toMatchObject([{ name: 'Is R&D in?' }]);
  // The block is invalid, so the page does not show it.
  expect(entities(faq({ title: 'Asked', items: [{ answer: 'No.' }] }), '<p>').has('FAQPage')).toBe(
    false,
  );
  const metadata = { ...page().seo, faqSchema: [{ question: ' ' }, item('In sight?')] as never };
  expect(
    entities(page({ seo: metadata }), 'In sight?').get('FAQPage')?.['mainEntity'],
  ).toHaveLength(1);
  const broken = { ...page().seo, faqSchema: 'x' as never };
  expect(entities(page({ seo: broken }), '<p>').has('FAQPage')).toBe(false);
});

test('adds the author and the date of a page that is an article', () => {
  const seo = {
    ...page().seo,
    type: 'article' as const,
    author: 'Ada Example',
    datePublished: '2026-11-03',
    image: 'https://',
  };
  expect(entities(page({ seo })).get('Article')).toMatchObject({
    headline: 'Landing',
    author: [{ '@type': 'Person', name: 'Ada Example' }],
    datePublished: '2026-11-03',
    image: [expect.stringMatching(/^https:\/\/cadron\.example\/social\/.+\.png$/)],
  });
  expect(entities(page()).has('Article')).toBe(false);
});
