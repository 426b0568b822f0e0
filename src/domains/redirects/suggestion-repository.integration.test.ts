import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { suggestTargets } from './suggestion-repository.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

const PATHS = [
  ...DEFAULT_PAGES.map(({ path }) => path),
  '/insights',
  '/insights/first-ai-use-case',
  '/insights/crm-data-audit-order',
];
const suggestAll = (missing: readonly string[], existing = PATHS) =>
  suggestTargets(fixture.database.db, missing, existing);
const suggest = async (path: string) => (await suggestAll([path]))[0]!;

test.each([
  ['/servces', '/services'],
  ['/our-services.html', '/services'],
  ['/blog/2024/first-ai-use-case', '/insights/first-ai-use-case'],
  ['/crm-data-audits', '/insights/crm-data-audit-order'],
  ['/contact-us.php', '/contact'],
  ['/about-us', '/about'],
  ['/book-an-audit', '/book-audit'],
  ['/privacy-statement', '/privacy'],
])('suggests for %s the path %s', async (missing, path) => {
  expect(PATHS).toContain(path);
  expect((await suggest(missing))[0]).toBe(path);
});

test.each(['/zzz', '/', '/q/1/2/3', '/pumpkin-soup'])(
  'suggests nothing for %s',
  async (missing) => {
    expect(await suggest(missing)).toEqual([]);
  },
);

test('suggests at most three existing paths, and an existing path itself first', async () => {
  const missing = [...PATHS, ...fc.sample(anyText, { numRuns: 100, seed: 13 })];
  const all = await suggestAll(missing);
  expect(all).toHaveLength(missing.length);
  for (const [at, suggestions] of all.entries()) {
    const path = missing[at]!;
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) expect(PATHS).toContain(suggestion);
    if (PATHS.includes(path) && path !== '/') expect(suggestions[0]).toBe(path);
  }
});

test('suggests nothing without existing paths or without missing ones', async () => {
  expect(await suggestAll(['/services'], [])).toEqual([[]]);
  expect(await suggestAll([])).toEqual([]);
});
