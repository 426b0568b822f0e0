import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  parseRedirectPath,
  parseRedirectTarget,
  combineTargets,
  withQuery,
} from './redirect-address.ts';

const SITE = 'https://cadron.example';
const from = (text: string) => parseRedirectPath(text, SITE);
const target = (text: string) => parseRedirectTarget(text, SITE);

test.each([
  [' /Old/ ', '/old'],
  ['/ümläut', '/ümläut'],
  ['https://cadron.example/old', '/old'],
  ['http://cadron.example/old/', '/old'],
  ['/a/../b', '/b'],
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
  ['/old?id=1', 'Leave out'],
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
