import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { publishPage } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createPageReader } from './page-reader.server.ts';

/** HTML, twins, feeds, sitemap and search all read pages from here: a hidden block must be in none of it. */

const PAGE = {
  path: '/offer',
  title: 'Offer',
  seo: { title: 'Offer', description: 'd' },
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello' } },
    { id: 'plan-b', type: 'faq', props: { title: 'Zanzibar', href: '/zanzibar' }, hidden: true },
  ],
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

test('a published page has no word of a hidden block', async () => {
  const { db, pool } = fixture.database;
  const document = await publishPage(db, PAGE, new Date('2026-06-01T00:00:00Z'));
  expect(document.content.blocks).toHaveLength(2);
  const reader = createPageReader(db, [], silentLogger);
  const read = [
    await reader.page('/offer'),
    await reader.allSearchable(),
    await reader.indexable(),
    (await pool.query('select * from cms_public_pages')).rows,
    (await pool.query('select * from cms_document_references where is_live')).rows,
  ];
  expect(JSON.stringify(read)).toContain('Hello');
  expect(JSON.stringify(read)).not.toMatch(/zanzibar|plan-b/i);
  const used = await pool.query('select target from cms_document_references where not is_live');
  expect(used.rows).toEqual([{ target: '/zanzibar' }]);
});
