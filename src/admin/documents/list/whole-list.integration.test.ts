import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#src/admin/blog-editor/list/posts.tsx';
import { createDocumentLists } from '#src/domains/documents/lists/document-lists.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { pageRouteArgs } from '#tests/support/page-routes.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { choiceOf } from './choice.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

test('changes all posts that a list matches, on every page, and no others', async () => {
  const { db } = fixture.database;
  const clock = () => new Date('2026-11-23T12:00:00Z');
  const documents = openDocuments(db, clock);
  const documentLists = createDocumentLists({
    db,
    clock,
    log: silentLogger,
    adapters: openAdapters([]),
    documents,
    countFindings: async () => ({ blocking: 0, warnings: 0 }),
  });
  const create = async (title: string, slug: string) => {
    const { id } = await documents.create('post', { title, slug }, EDITOR);
    await documents.change(id, { type: 'trash' }, EDITOR);
    return id;
  };
  const ids: string[] = [];
  for (let at = 0; at < 52; at += 1) ids.push(await create(`Found ${at}`, `found-${at}`));
  const other = await create('Other', 'other');
  const form: [string, string][] = [
    ['all', 'yes'],
    ['intent', 'restore'],
    ['id', choiceOf((await documents.find(other))!)],
  ];
  const path = '/admin/blog-editor?state=trash&search=found&page=2';
  const args = pageRouteArgs({ documents, documentLists }, path, { form });
  const notice = await readNotice(await posts.action(args));
  expect(notice?.text).toBe('52 posts restored.');
  for (const id of ids) expect((await documents.find(id))?.state).toBe('draft');
  expect((await documents.find(other))?.state).toBe('trash');
});
