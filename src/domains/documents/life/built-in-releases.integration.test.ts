import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DocumentContent } from '../document.ts';

/** A built-in page that is open in a browser while a release changes its text. */

const NOW = new Date('2026-06-01T09:00:00Z');
const about = (title: string, lead = 'Lead') => ({
  path: '/about',
  title,
  seo: { title: 'About', description: 'd' },
  blocks: [{ id: 'hero', type: 'page-hero', props: { lead } }],
});

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => fixture.database.pool.query('truncate cms_documents, activity cascade'));

const release = (page: ReturnType<typeof about>) =>
  openDocuments(fixture.database.db, () => NOW, { defaults: [page] });
const request = (id: string, base: number, builtInHash: string | undefined, title: string) => ({
  id,
  base,
  ...(builtInHash !== undefined && { builtInHash }),
  content: { ...about(title), title } as DocumentContent,
  by: EDITOR,
  saveId: randomUUID(),
});

test('a save on the text of the previous release returns the text of this one', async () => {
  const before = release(about('Text of the first release'));
  const { id, version, builtInHash } = (await before.openBuiltIn('/about'))!;
  const after = release(about('Text of the second release'));
  const refused = await after.save(request(id, version, builtInHash, 'Edited'));
  if (refused.ok || refused.reason !== 'outdated') throw new Error('it was saved over the release');
  expect(refused.current).toMatchObject({
    version: 0,
    content: { title: 'Text of the second release' },
  });
  expect((await after.find(id))?.version).toBe(0);
  const { current } = refused;
  const saved = await after.save(request(id, current.version, current.builtInHash, 'Joined'));
  expect(saved).toMatchObject({ ok: true, version: 1 });
  expect(await after.find(id)).toMatchObject({ content: { title: 'Joined' } });
  expect((await after.find(id))?.builtInHash).toBeUndefined();
});

test('a release that leaves the text alone disturbs nobody', async () => {
  const before = release(about('The same'));
  const { id, version, builtInHash } = (await before.openBuiltIn('/about'))!;
  const after = release(about('The same'));
  expect(await after.save(request(id, version, builtInHash, 'Edited'))).toMatchObject({ ok: true });
  // The second save of this tab names only the version.
  expect(await after.save(request(id, 1, undefined, 'Edited again'))).toMatchObject({ ok: true });
});

test('after a reset the text follows the releases again, under its version', async () => {
  const before = release(about('Text of the first release'));
  const { id } = (await before.openBuiltIn('/about'))!;
  await before.save(request(id, 0, undefined, 'Edited'));
  await before.change(id, { type: 'reset-to-built-in' }, EDITOR);
  const opened = (await before.find(id))!;
  expect(opened).toMatchObject({ version: 2, content: { title: 'Text of the first release' } });
  const after = release(about('Text of the second release'));
  expect(await after.save(request(id, 2, opened.builtInHash, 'Edited'))).toMatchObject({
    reason: 'outdated',
    current: { version: 2, content: { title: 'Text of the second release' } },
  });
});
