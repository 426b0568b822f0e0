import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { openWiredDocuments } from '#tests/support/documents/wired-documents.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

test('measures the title of a post with the brand of the site-wide settings', async () => {
  let { titleBrand } = BUILT_IN_SETTINGS;
  const siteSettings = { read: async () => ({ ...BUILT_IN_SETTINGS, titleBrand }) };
  const clock = () => new Date('2026-11-27T12:00:00Z');
  const { documents, checks } = openWiredDocuments(fixture.database.db, clock, siteSettings);
  const seo = { title: 'Five handoffs that leak leads, and their repairs' };
  const post = await documents.create('post', { title: 'Handoffs', seo }, EDITOR);
  const widths = async () =>
    (await checks.check((await documents.find(post.id))!)).filter(({ message }) =>
      message.includes('pixels wide'),
    );
  expect(await widths()).toEqual([]);
  titleBrand = 'Cadron Growth Partners of Conway';
  expect(await widths()).toMatchObject([{ check: 'title-long' }]);
});
