import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureCrawl } from '#tests/builders/seo-checks/fixture-crawl.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

test('compares all routes of a large site, which it reads and stores in parts', async () => {
  await query(`insert into seo_routes (path, kind, status, title, description, robots, is_indexable, is_in_sitemap,
      schema_types, words, inbound_links, bytes, sent_bytes, content_hash, read_at, changed_at, details, sentences, fingerprint)
    select '/page-' || n, 'page', 200, 'The same', 'Page ' || n, '{index}', true, true, '{}', 9, 1, 1, 1, '', now(), now(),
      '{"contentType": "text/html", "alternates": [], "contact": {"phones": []}, "outsideLinks": [], "ids": []}',
      case when n > 448 then array['Twins say the very same thing in as many words.'] else '{}' end,
      case when n > 448 then array_fill(7, array[64]) else '{}' end
    from generate_series(1, 450) n`);
  const { compare } = createFixtureCrawl(fixture.database.db, () => ({}));
  await compare();
  const counts = () =>
    query(`select count(*)::int as total, count(distinct path)::int as routes, min(found_at) as since
      from seo_findings where "check" = 'title-duplicate'`);
  const [first] = await counts();
  expect(first).toMatchObject({ total: 450, routes: 450 });
  await compare();
  expect(await counts()).toEqual([first]);
  const similar = await query(
    `select path from seo_findings where "check" = 'similar-pages' order by path`,
  );
  expect(similar).toEqual([{ path: '/page-449' }, { path: '/page-450' }]);
  await query(`update seo_routes set title = path where path = '/page-7'`);
  await compare();
  expect(await counts()).toMatchObject([{ total: 449 }]);
});
