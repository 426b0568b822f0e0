import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KIM } from '#tests/builders/actor.ts';
import { CHECK_CASES, FIXTURE_SITE } from '#tests/builders/seo-checks/check-cases.ts';
import { createFixtureCrawl } from '#tests/builders/seo-checks/fixture-crawl.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let site: ReturnType<typeof createFixtureCrawl>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  site = createFixtureCrawl(fixture.database.db, () => FIXTURE_SITE);
  await site.crawl.start('Kim');
  await site.continueCrawl();
  await site.outside.outsideLinks.start('Kim');
  await site.outside.continueRun();
});
afterAll(() => fixture?.drop());

const found = async (path: string, check: string) =>
  (await site.findings.ofRoute(path)).filter((each) => each.check === check);

test.each(CHECK_CASES)('$check finds what is wrong with $bad', async ({ check, bad, says }) => {
  const messages = (await found(bad, check)).map(({ message }) => message);
  expect(messages.join('\n')).toMatch(says);
});

test.each(CHECK_CASES)('$check finds nothing on a good page', async ({ check, good = '/good' }) => {
  expect(await found(good, check)).toEqual([]);
});

test('no check objects to a page that is as it should be', async () => {
  expect(await site.findings.ofRoute('/good')).toEqual([]);
});

test('shows the sentences that two pages share', async () => {
  const [finding] = await found('/alike-too', 'similar-pages');
  expect(finding?.details.sentences?.[0]).toMatch(/^Say /);
  expect(finding?.details.other).toBe('/alike');
});

describe('a finding', () => {
  const query = { check: 'thin-page', isIgnored: false, page: 1 };

  test('is listed with its count, and found by its path', async () => {
    const counts = await site.findings.counts();
    expect(counts.find(({ check }) => check === 'thin-page')).toMatchObject({ open: 2, routes: 2 });
    const { findings } = await site.findings.list({ ...query, search: 'thin-l' });
    expect(findings).toMatchObject([{ path: '/insights/thin-local', kind: 'page', ignored: null }]);
  });

  test('can be ignored with a reason, which outlives the next crawl, and put back', async () => {
    const id = { path: '/thin', check: 'thin-page', key: 'words' };
    expect(await site.findings.ignore(id, 'A short page by design', KIM)).toBe(true);
    await site.crawl.start(null);
    await site.continueCrawl();
    expect(await found('/thin', 'thin-page')).toEqual([]);
    const { findings } = await site.findings.list({ ...query, isIgnored: true });
    expect(findings).toMatchObject([
      { path: '/thin', ignored: { reason: 'A short page by design', by: KIM.name } },
    ]);
    expect(await site.findings.restore(id, KIM)).toBe(true);
    expect(await found('/thin', 'thin-page')).toHaveLength(1);
    expect(await site.findings.restore(id, KIM)).toBe(false);
  });
});
