import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeadTag, headTags } from './head.ts';
import { SITE } from '#tests/builders/site-identity.ts';

const PICTURE = { address: '/social/a/b.png', width: 1200, height: 630 };
const metadata = { title: 'Paid media | Cadron', description: 'Spend tied to revenue.' };

/** A head as a record: name or property to content, rel to URL. */
const read = (tags: readonly HeadTag[]) =>
  Object.fromEntries(
    tags.map((tag) => {
      if ('title' in tag && !('tagName' in tag)) return ['title', tag.title];
      if ('tagName' in tag) return [`${tag.rel} ${tag.type ?? ''}`.trim(), tag.href];
      return 'name' in tag ? [tag.name, tag.content] : [tag.property, tag.content];
    }),
  );

test('renders title, description and canonical URL, also for link previews', () => {
  const head = read(headTags({ path: '/services/paid-media', metadata, picture: PICTURE }, SITE));
  expect(head).toEqual({
    title: metadata.title,
    description: metadata.description,
    robots: 'index, follow, max-image-preview:large',
    canonical: 'https://cadron.example/services/paid-media',
    'og:site_name': 'Cadron Growth Partners',
    'og:type': 'website',
    'og:title': metadata.title,
    'og:description': metadata.description,
    'og:url': 'https://cadron.example/services/paid-media',
    'og:image': 'https://cadron.example/social/a/b.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': metadata.title,
    'twitter:card': 'summary_large_image',
    'alternate application/rss+xml': '/feed.xml',
    'alternate text/markdown': '/services/paid-media.md',
  });
});

test('renders every field of the metadata', () => {
  const head = read(
    headTags(
      {
        path: '/insights/a',
        metadata: {
          ...metadata,
          type: 'article',
          keywords: ['CRM', 'forecasts'],
          author: 'Ada Example',
          datePublished: '2026-11-03T00:00:00.000Z',
          canonical: 'https://elsewhere.example/first',
        },
        picture: { address: 'https://pictures.example/a.png' },
        modified: '2026-11-05T00:00:00.000Z',
      },
      SITE,
    ),
  );
  expect(head).toMatchObject({
    keywords: 'CRM, forecasts',
    author: 'Ada Example',
    canonical: 'https://elsewhere.example/first',
    'og:type': 'article',
    'og:image': 'https://pictures.example/a.png',
    'article:published_time': '2026-11-03T00:00:00.000Z',
    'article:modified_time': '2026-11-05T00:00:00.000Z',
  });
  // The canonical page has the text; a twin would be another copy.
  expect(head).not.toHaveProperty('alternate text/markdown');
  // The size of an external image is unknown.
  expect(head).not.toHaveProperty('og:image:width');
});

test.each(['https://', 'https://www.cadron.example /a', 'http://foo:bar/', 'javascript:alert(1)'])(
  'ignores the invalid URL %s',
  (address) => {
    const broken = { ...metadata, canonical: address };
    const head = read(headTags({ path: '/a', metadata: broken }, SITE));
    expect(head).toMatchObject({ canonical: 'https://cadron.example/a' });
  },
);

test('renders noindex outside of production, and for a page with noindex', () => {
  const elsewhere = { ...SITE, isIndexable: false };
  expect(read(headTags({ path: '/', metadata }, elsewhere))['robots']).toBe('noindex');
  const vistage = { ...metadata, noindex: true, canonical: '/' };
  const head = read(headTags({ path: '/vistage', metadata: vistage }, SITE));
  expect(head['robots']).toBe('noindex');
  expect(head['canonical']).toBe('https://cadron.example/vistage');
});

test('renders a canonical URL on the origin for any path', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const head = read(headTags({ path: `/${path}`.replace(/^\/+/, '/'), metadata }, SITE));
      expect(URL.parse(head['canonical']!)?.origin).toBe(SITE.origin);
    }),
  );
});
