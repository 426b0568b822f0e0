import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';

const HOUR = 3_600_000;
const START = new Date('2026-06-01T09:00:00Z');
const page = (title: string) => ({
  path: '/offer',
  title,
  seo: { title, description: '' },
  blocks: [],
});

test('keeps the last checkpoint of each hour and day, the named and the published ones', async () => {
  await using fixture = await createTestDatabase();
  let now = START;
  const documents = openDocuments(fixture.database.db, () => now);
  const { id } = await documents.create('page', page('1'), EDITOR);
  const saveAfter = async (base: number, ms: number) => {
    now = new Date(now.getTime() + ms);
    const content = page(`${base + 1}`);
    await documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
  };
  for (let base = 1; base < 6; base += 1) await saveAfter(base, 60_000);
  await documents.change(id, { type: 'publish', version: 6 }, EDITOR);
  await documents.nameCheckpoint(id, 2, 'Before the review', EDITOR);
  await saveAfter(6, 60_000);
  await saveAfter(7, 48 * HOUR);
  const versions = async () =>
    (await documents.history(id, { limit: 50 }))
      .filter(({ type }) => type === 'checkpoint')
      .map(({ number }) => number);
  expect(await documents.tidy()).toMatchObject({ checkpoints: 4, documents: 0 });
  expect(await versions()).toEqual([8, 7, 6, 2]);
  expect(await documents.tidy()).toMatchObject({ checkpoints: 0, documents: 0 });
  expect((await documents.find(id))?.content.title).toBe('8');
});

test('empties the trash after 30 days, and says so in the history', async () => {
  await using fixture = await createTestDatabase();
  let now = START;
  const documents = openDocuments(fixture.database.db, () => now);
  const { id } = await documents.create('page', page('Old'), EDITOR);
  await documents.change(id, { type: 'trash' }, EDITOR);
  now = new Date(START.getTime() + 30 * 24 * HOUR - 1);
  expect((await documents.tidy()).documents).toBe(0);
  now = new Date(now.getTime() + 1);
  expect((await documents.tidy()).documents).toBe(1);
  expect(await documents.find(id)).toBeUndefined();
  const { rows } = await fixture.database.pool.query(
    `select actor_name, object_label from activity where action = 'page.purged'`,
  );
  expect(rows).toEqual([{ actor_name: 'Nightly cleanup', object_label: 'Old' }]);
});
