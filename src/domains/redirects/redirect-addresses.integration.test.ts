import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createRedirects } from './create-redirects.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => fixture.database.pool.query('truncate seo_redirects, activity cascade'));

const open = () =>
  createRedirects({
    db: fixture.database.db,
    siteUrl: 'https://cadron.example',
    paths: async () => ['/about', '/insights/Old-Case'],
    clock: () => new Date('2026-11-21T12:00:00Z'),
    log: silentLogger,
  });
const save = (from: string, to: string) => open().save({ from, to, by: KIM });

const CASES = 'tests/cases/26-redirect-addresses';
const readTable = (name: string) =>
  readFileSync(`${CASES}/${name}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Expected results where the case leaves a choice, by request. */
const EXPECTED: Readonly<Record<string, string>> = {
  '/u%CC%88ber-uns': '301 /about',
  '/old-page.html': '301 /insights',
  '/OLD-PAGE.HTML': '301 /insights',
  '/blog/?utm_source=x&p=123': '301 /insights/first?utm_source=x',
  '/blog': '404',
  '/a/b': '404',
  '/100%-free': '301 /insights/free',
  '/caf%65%CC%81': '301 /insights/nfc',
  '//evil.example/%2e%2e': '404',
  '/%2F%2Fevil.example': '404',
  '/%5C%5Cevil.example': '404',
  '/trail/%0d%0aSet-Cookie:x=1': '404',
};

test('imports the addresses of an earlier site, and leads each request where the case says', async () => {
  const redirects = open();
  const csv = readFileSync(`${CASES}/redirects.csv`, 'utf8');
  const user = { ...KIM, id: 'kim' };
  await redirects.imports.upload({ name: 'redirects.csv', csv }, user.id);
  const applied = await redirects.imports.apply(user);
  expect(applied?.problems).toMatchObject([{ line: 13, message: expect.stringContaining('site') }]);
  expect(applied?.planned).toHaveLength(13);
  for (const [request = '', expected = ''] of readTable('probes.tsv')) {
    const { pathname, search } = new URL(`https://cadron.example${request}`);
    const found = await redirects.resolveNotFound(pathname, search);
    const response = found ? `${found.status} ${found.to}`.trim() : '404';
    const [, said] = /^((?:301 \S+?)|410|404)(?:[ ;,]|$)/.exec(expected) ?? [];
    expect(`${request}: ${response}`).toBe(`${request}: ${EXPECTED[request] ?? said}`);
  }
});

test('a redirect of a query wins over a page, and nothing else of that page changes', async () => {
  const redirects = open();
  await redirects.save({ from: '/about?p=1', to: '/insights/x', by: KIM });
  await redirects.save({ from: '/?p=2', to: '', status: 410, by: KIM });
  const at = (pathname: string, search: string) =>
    redirects.resolve({ pathname, search, isVisit: false });
  expect(redirects.mayBeForQuery('/about?p=3')).toBe(true);
  expect(await at('/About/', '?p=1&utm_id=2')).toEqual({
    status: 301,
    to: '/insights/x?utm_id=2',
  });
  expect(await at('/', '?p=2')).toEqual({ status: 410, to: '' });
  expect(await at('/about', '?p=3')).toBeUndefined();
  expect(redirects.mayBeForQuery('/about?p=3')).toBe(false);
  expect(redirects.mayBeForQuery('/about?utm_id=2&p=1')).toBe(true);
  expect(redirects.mayBeForQuery('/about?utm_id=2')).toBe(false);
});

test('lists redirects in the order they win', async () => {
  const redirects = open();
  for (const from of ['/b/*.html', '/a', '/b/long/*', '/b/*', '/a?x=1'])
    await redirects.save({ from, to: '/insights/x', by: KIM });
  const { redirects: listed } = await redirects.list({ sort: 'wins' }, 1);
  expect(listed.map(({ from }) => from)).toEqual(['/a?x=1', '/a', '/b/*.html', '/b/long/', '/b/']);
});

test('refuses what is served already: the Markdown version of a page', async () => {
  expect(await save('/about.md', '/x')).toMatchObject({
    ok: false,
    message: '/about.md is the Markdown version of /about, which is served there.',
  });
});
