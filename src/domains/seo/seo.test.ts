import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { type Feed, jsonFeed, rss, withOrigin } from './feeds.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const ORIGIN = 'https://cadron.example';
const MODIFIED = new Date('2026-11-20T08:00:00Z');

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('renders an absolute URL for each entry, and a date only if it is known', () => {
  const xml = sitemap(ORIGIN, [{ path: '/' }, { path: '/insights/a&b', modified: MODIFIED }]);
  expect(locations(xml)).toEqual([`${ORIGIN}/`, `${ORIGIN}/insights/a&amp;b`]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-20T08:00:00.000Z']);
});

test('lists the parts of a long sitemap, counted from 1', () => {
  const index = sitemapIndex(ORIGIN, 3);
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap/${part}.xml`));
});

test('disallows no page in robots.txt, and names the sitemap only in production', () => {
  const lines = robots(ORIGIN, true).split('\n');
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(lines.filter((line) => /^Disallow: \/(admin|vistage|$)/.test(line))).toEqual([]);
  expect(robots(ORIGIN, false)).not.toContain('Sitemap');
});

const FEED: Feed = {
  origin: ORIGIN,
  title: 'Insights & more',
  description: 'From work.',
  path: '/insights',
  items: [
    {
      path: '/insights/one',
      title: 'Quotes <late>',
      summary: 'Why.',
      html: '<p>Ten &amp; two]]></p>',
      published: new Date('2026-11-01T00:00:00Z'),
      modified: MODIFIED,
      author: 'Ana Petrov',
      tags: ['CRM Implementation'],
    },
    {
      path: '/insights/two',
      title: 'Undated',
      summary: '',
      html: '',
      published: undefined,
      modified: new Date('2026-10-01T00:00:00Z'),
      author: undefined,
      tags: [],
    },
  ],
};

test('encodes URLs in the same way in both feeds', () => {
  const item = { ...FEED.items[0]!, path: '/insights/größe & more' };
  const address = `${ORIGIN}/insights/gr%C3%B6%C3%9Fe%20&%20more`;
  const xml = rss({ ...FEED, items: [item] }).replaceAll('&amp;', '&');
  expect(xml).toContain(`<link>${address}</link>`);
  expect(xml).toContain(`<guid isPermaLink="true">${address}</guid>`);
  expect(jsonFeed({ ...FEED, items: [item] })).toMatchObject({
    items: [{ id: address, url: address }],
  });
});

test('renders the full text of an article in both feeds', () => {
  const xml = rss(FEED);
  expect(xml).toContain('<title>Insights &amp; more</title>');
  expect(xml).toContain('<title>Quotes &lt;late&gt;</title>');
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Fri, 20 Nov 2026 08:00:00 GMT</lastBuildDate>');
  expect(xml).toContain('&lt;p&gt;Ten &amp;amp; two]]&gt;&lt;/p&gt;');
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
  expect(jsonFeed(FEED)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${ORIGIN}/insights`,
    items: [
      {
        id: `${ORIGIN}/insights/one`,
        content_html: '<p>Ten &amp; two]]></p>',
        date_published: '2026-11-01T00:00:00.000Z',
        authors: [{ name: 'Ana Petrov' }],
        tags: ['CRM Implementation'],
      },
      { id: `${ORIGIN}/insights/two`, date_modified: '2026-10-01T00:00:00.000Z' },
    ],
  });
});

test('makes URLs of links and images absolute, except those of other sites', () => {
  expect(
    withOrigin(
      '<a href="/about">a</a><img src="/media/x"><a href="//cdn">b</a><a href="#c">',
      ORIGIN,
    ),
  ).toBe(
    `<a href="${ORIGIN}/about">a</a><img src="${ORIGIN}/media/x"><a href="//cdn">b</a><a href="#c">`,
  );
});

test('the sitemap and the RSS feed are well-formed XML in the namespaces of their formats', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const item = { ...FEED.items[0]!, title: text, summary: text, html: text, tags: [text] };
      expect(read(rss({ ...FEED, title: text, items: [item] }))).toMatchObject({
        root: 'rss',
        version: '2.0',
      });
      const entries = [{ path: '/' }, { path: `/?q=${encodeAll(text)}&b` }];
      for (const [xml, root] of [
        [sitemap(ORIGIN, entries), 'urlset'],
        [sitemapIndex(ORIGIN, 2), 'sitemapindex'],
      ] as const)
        expect(read(xml)).toMatchObject({
          root,
          namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        });
    }),
  );
});

const encodeAll = (text: string) => encodeURIComponent(text.toWellFormed());

/** The root element of XML. Throws if it is not well-formed. */
function read(xml: string) {
  const parser = new SaxesParser({ xmlns: true });
  let found: { root: string; namespace: string; version: string | undefined } | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    found ??= { root: name, namespace: uri, version: attributes['version']?.value };
  });
  parser.write(xml).close();
  return found;
}

test('escapes any text for XML, and removes invalid characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const escaped = escapeXml(text);
      expect(escaped.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[<>&"']/);
      // oxlint-disable-next-line no-control-regex -- the test searches for exactly these
      expect(escaped).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    }),
  );
});
