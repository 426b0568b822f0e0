import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from './redirect.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import {
  parseRedirectStart,
  printStart,
  queryKey,
  parseRedirectTarget,
  combineTargets,
  withQuery,
} from './redirect-address.ts';

const SITE = 'https://cadron.example';
const from = (text: string, kind: 'exact' | 'prefix' = 'exact') =>
  parseRedirectStart(text, kind, SITE);
const target = (text: string) => parseRedirectTarget(text, SITE);

test.each([
  [' /Old/ ', '/old'],
  ['/ümläut', '/ümläut'],
  ['https://cadron.example/old', '/old'],
  ['http://cadron.example/old/', '/old'],
  ['/a/../b', '/b'],
  ['/old/*', '/old/'],
  ['/Old/*/amp', '/old/*/amp'],
  ['/*.HTML', '/*.html'],
  ['/a%2Fb', '/a%2fb'],
  ['/a%252Fb', '/a%252fb'],
  ['/100%-free', '/100%-free'],
  ['/plus+sign', '/plus+sign'],
  ['/wiki/Foo_(bar)', '/wiki/foo_(bar)'],
  ['/blog/?p=123', '/blog?p=123'],
  ['/?p=1&utm_source=x', '/?p=1'],
  ['/blog?cat=5&a=*/', '/blog?a=%2A%2F&cat=5'],
])('parses the source %s as %s', (text, path) => {
  expect(from(text)).toEqual({ ok: true, from: path });
});

test.each([
  ['', 'Enter the path'],
  ['   ', 'Enter the path'],
  ['old-page', 'starts with one slash'],
  ['https://other.example/old', 'starts with one slash'],
  ['//cadron.test/old', 'starts with one slash'],
  ['javascript:alert(1)', 'starts with one slash'],
  ['/old?utm_source=x', 'parameters of campaigns are ignored'],
  ['/old/*?id=1', 'Use either * or a query'],
  ['/admin?id=1', '/admin is used by the site itself'],
  ['/insights?page=2', '/insights reads “page” itself'],
  ['/(a+)+$', 'This is a regular expression'],
  ['^/old', 'This is a regular expression'],
  ['/old/(.*)', 'This is a regular expression'],
  ['/old/.*', 'This is a regular expression'],
  ['/a*b*c*d*e', 'Use at most 3'],
  ['/*', 'is used by the site itself'],
  ['/ai-quotient/*', 'is below /ai-quotient'],
  ['/.well-known/x', 'is reserved for programs'],
  ['/old#part', 'Leave out'],
  ['/a%00b', 'No page'],
  ['/admin/leads', '/admin/leads is used by the site itself'],
  ['/API', '/api is used by the site itself'],
  ['/', '/ is used by the site itself'],
  ['/healthz', '/healthz is used'],
  ['/Growth-Audit/', '/growth-audit is used'],
])('rejects the source %j', (text, message) => {
  expect(from(text)).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test.each([
  ['/new', '/new', '/new'],
  ['/New/?a=1#part', '/New?a=1#part', '/new'],
  ['/', '/', '/'],
  ['/a b', '/a%20b', '/a b'],
  ['https://cadron.example/new?a=1', '/new?a=1', '/new'],
  ['https://other.example/x?y=1#z', 'https://other.example/x?y=1#z', null],
  ['HTTP://Other.example', 'http://other.example/', null],
  ['/media/cms_media/a.pdf', '/media/cms_media/a.pdf', '/media/cms_media/a.pdf'],
])('parses the target %s as %s', (text, to, toPath) => {
  expect(target(text)).toEqual({ ok: true, to, toPath });
});

test.each([
  '',
  'services',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://x',
  'data:text/html,x',
  'mailto:ana@example.com',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https:evil.test',
  'https://ann:secret@other.example/',
  'https://ann@cadron.example/',
  `/${'a'.repeat(3_000)}`,
])('rejects the target %j', (text) => {
  expect(target(text)).toEqual({ ok: false, message: expect.stringMatching(/\.$/) });
});

test('returns only targets on this site or http addresses, whatever is typed', () => {
  // Pieces of addresses, and characters that disguise them.
  const signs = ['/', '//', '\\', '.', '..', ':', '@', '?', '#', '\t', '\n', ' ', '%2f', '%5c'];
  const words = ['http:', 'https:', 'javascript:', 'cadron.example', 'evil.test', 'é', '\ud800'];
  const piece = fc.constantFrom(...signs, ...words);
  const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
  const typed = fc.oneof(
    anyText,
    pieces,
    pieces.map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = target(text);
      if (!read.ok) return;
      const { origin, protocol } = new URL(read.to, SITE);
      expect(protocol).toMatch(/^https?:$/);
      expect(origin === SITE).toBe(read.toPath !== null);
      expect(read.to).toMatch(/^[\u{21}-\u{7e}]+$/u); // safe in a header
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['/new', '', '/new'],
  ['/new', '?a=1&b=%20x+y', '/new?a=1&b=%20x+y'],
  ['/new?a=own', '?a=1&b=2', '/new?a=own&b=2'],
  ['/new?a=own#part', '?b=2', '/new?a=own&b=2#part'],
  ['/new?%61=own', '?a=1', '/new?%61=own'],
  ['/new#part', '?', '/new#part'],
  ['https://other.example/', '?utm_source=a', 'https://other.example/?utm_source=a'],
])('adds the query of a request to %s: %j gives %s', (to, search, address) => {
  expect(withQuery(to, search)).toBe(address);
});

test.each([
  ['/b?a=1', '/c', '/c?a=1'],
  ['/b?a=1#x', '/c?a=2', '/c?a=2#x'],
  ['/b#x', '/c#y', '/c#y'],
  ['/b?a=1', 'https://other.example/c?b=2', 'https://other.example/c?b=2&a=1'],
])('combines the targets %s and %s to %s', (first, last, address) => {
  expect(combineTargets(first, last)).toBe(address);
});

test('any address survives parse and print', () => {
  const piece = fc.constantFrom(
    '/',
    '%',
    '25',
    '2f',
    '2F',
    '3F',
    'ff',
    'é',
    '?',
    '#',
    ' ',
    '.',
    '\u0301',
    'A',
    '*',
    '\u{1F600}',
  );
  const typed = fc.oneof(
    anyText,
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('exact', 'prefix'), (text, kind) => {
      const read = from(`/${text}`, kind);
      if (!read.ok) return;
      const again = kindOf(read) === 'prefix' ? 'prefix' : 'exact';
      expect(from(printStart(read.from), again)).toEqual(read);
    }),
    { numRuns: 3_000 },
  );
});

test('blanks of a query are no regular expression', () => {
  expect(from('/find?q=v.+2')).toEqual({ ok: true, from: '/find?q=v.+2' });
});

test('a query is compared without order, spelling and campaigns', () => {
  expect(queryKey('?b=2&a=%31&utm_medium=x&GCLID=1&b=1')).toBe('a=1&b=1&b=2');
  expect(queryKey(`?a=${'x'.repeat(3_000)}`)).toBe('');
  const query = fc.array(fc.tuple(anyText, anyText), { maxLength: 4 });
  fc.assert(
    fc.property(query, (parameters) => {
      const key = queryKey(`?${new URLSearchParams(parameters)}`);
      expect(queryKey(`?${new URLSearchParams(parameters.toReversed())}&fbclid=1`)).toBe(key);
      expect(queryKey(`?${key}`)).toBe(key);
    }),
  );
});
