import { expect, test } from 'vitest';
import { jsonFeed, rss } from '#src/domains/seo/feeds.ts';
import { robots } from '#src/domains/seo/robots.ts';
import { sitemap } from '#src/domains/seo/sitemap.ts';
import { checkJsonFeed, checkRss } from './check-feeds.ts';
import { checkSitemap } from './check-sitemap.ts';
import { checkLlmsText, checkMarkdown, checkRobots } from './check-texts.ts';

const ORIGIN = 'https://cadron.example';
const FEED = {
  origin: ORIGIN,
  title: 'Insights',
  description: 'Articles.',
  path: '/insights',
  items: [
    {
      path: '/insights/a',
      title: 'A & B',
      summary: 'Short.',
      html: '<p>Long</p>',
      published: new Date('2026-11-01T12:00:00Z'),
      modified: new Date('2026-11-02T12:00:00Z'),
      author: 'Kim',
      tags: ['CRM'],
    },
  ],
};
const ENTRIES = [
  { path: '/', modified: new Date('2026-11-02T12:00:00Z') },
  { path: '/a b?c=1&d=2' },
];
const SITEMAP = sitemap(ORIGIN, ENTRIES);
const RSS = rss(FEED);
const JSON_FEED = JSON.stringify(jsonFeed(FEED));

test('finds nothing in the files that the site makes', () => {
  expect(checkSitemap(SITEMAP, ORIGIN)).toEqual({
    count: '2 addresses',
    problems: [],
    modified: '2026-11-02T12:00:00.000Z',
    addresses: ['/', '/a%20b?c=1&d=2'],
    isIndex: false,
  });
  const modified = '2026-11-02T12:00:00.000Z';
  expect(checkRss(RSS, ORIGIN)).toEqual({ count: '1 items', problems: [], modified });
  expect(checkJsonFeed(JSON_FEED, ORIGIN)).toEqual({ count: '1 items', problems: [], modified });
  expect(checkRobots(robots(ORIGIN, true)).problems).toEqual([]);
});

test('reads an index of parts', () => {
  const index = checkSitemap(sitemap(ORIGIN, ENTRIES, 1), ORIGIN);
  expect(index).toMatchObject({
    isIndex: true,
    addresses: ['/sitemap/1.xml', '/sitemap/2.xml'],
    problems: [],
  });
});

test.each([
  ['a tag that is left open', SITEMAP.replace('</urlset>', ''), 'not well-formed'],
  ['another host', SITEMAP.replace(`${ORIGIN}/<`, 'https://other.example/<'), 'is not on'],
  ['a relative address', SITEMAP.replace(`${ORIGIN}/<`, '/<'), 'not an absolute address'],
  ['a date in words', SITEMAP.replace('2026-11-02T12:00:00.000Z', 'Nov 2'), 'not a W3C date'],
  ['another root', SITEMAP.replaceAll('urlset', 'list'), 'root element is list'],
  ['the same address twice', SITEMAP.replace('/a%20b?c=1&amp;d=2', '/'), 'listed twice'],
  ['no namespace', SITEMAP.replace(/ xmlns="[^"]+"/, ''), 'namespace'],
])('a sitemap with %s', (_, xml, problem) => {
  expect(checkSitemap(xml, ORIGIN).problems.join(' ')).toContain(problem);
});

test('a sitemap of more than 50,000 addresses, of which it names few', () => {
  const entries = Array.from({ length: 50_001 }, (_, n) => ({ path: `/${n}` }));
  const { problems } = checkSitemap(sitemap('https://x.example', entries, 60_000), ORIGIN);
  expect(problems[0]).toBe('It has 50,001 addresses; at most 50,000 are read.');
  expect(problems).toHaveLength(20);
});

test.each([
  ['without a title', RSS.replace('<title>Insights</title>', ''), 'no title'],
  ['with a wrong date', RSS.replace(/Sun, 01 Nov 2026 [\d:]+ GMT/, '2026-11-01'), 'RFC 822'],
  ['that is not RSS', '<feed/>', 'not RSS 2.0'],
  ['without guids', RSS.replace(/<guid.*<\/guid>/, ''), 'guid'],
])('an RSS feed %s', (_, xml, problem) => {
  expect(checkRss(xml, ORIGIN).problems.join(' ')).toContain(problem);
});

test.each([
  ['that is cut off', JSON_FEED.slice(0, -1), 'not JSON'],
  ['without a version', JSON_FEED.replace('version/1.1', 'version/2'), 'version is not'],
  ['without text', JSON_FEED.replace('content_html', 'content'), 'neither content_html'],
  ['without an id', JSON_FEED.replace('"id"', '"key"'), 'items.0.id is missing'],
  ['with a wrong date', JSON_FEED.replace('2026-11-01T12:00:00.000Z', 'today'), 'RFC 3339'],
])('a JSON feed %s', (_, json, problem) => {
  expect(checkJsonFeed(json, ORIGIN).problems.join(' ')).toContain(problem);
});

test.each([
  ['a rule before the first crawler', 'Disallow: /a\nUser-agent: *', 'before the first'],
  ['an unknown line', 'User-agent: *\nDisalow: /a', 'not known'],
  ['a relative sitemap', 'User-agent: *\nSitemap: /sitemap.xml', 'absolute'],
  ['a path without a slash', 'User-agent: *\nDisallow: a', 'does not begin with /'],
])('robots.txt with %s', (_, text, problem) => {
  expect(checkRobots(text).problems.join(' ')).toContain(problem);
});

test('texts for language models', () => {
  expect(checkLlmsText('# Site\n\n> Summary\n\n- [A](https://a.example/a.md)').problems).toEqual(
    [],
  );
  expect(checkLlmsText('Site\n- [A](/a.md)').problems).toHaveLength(3);
  expect(checkMarkdown(`# Page\n\n${'word '.repeat(60)}`).problems).toEqual([]);
  expect(checkMarkdown('Nothing here').problems).toHaveLength(2);
});
