import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createStoryAdapter } from './story-adapter.server.ts';
import { contentOfStory } from './story-content.ts';
import { createStoryReader, type StoryReader } from './story-reader.server.ts';

/** Success stories as documents, from the editor's save to the public list. */

const BUILT_IN = SUCCESS_STORIES.slice(0, 3);
const [FIRST, SECOND, THIRD] = BUILT_IN.map(({ slug }) => slug);
const NOW = new Date('2026-11-23T12:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let stories: StoryReader;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_public_stories, activity cascade');
  const { db } = fixture.database;
  documents = openDocuments(db, () => NOW, {
    adapters: { ...openAdapters([]), story: createStoryAdapter(BUILT_IN) },
  });
  await documents.adopt();
  stories = createStoryReader(db, BUILT_IN, silentLogger, () => documents.settle());
});

const slugs = async () => (await stories.list()).map(({ slug }) => slug);
const documentAt = async (slug: string) => {
  const { documents: all } = await documents.list({ kind: 'story', limit: 50 });
  const found = all.find(({ address }) => address === `/insights/success-stories/${slug}`);
  return (await documents.find(found!.id))!;
};
async function edit(slug: string, changed: object) {
  const { id, version, content, builtInHash } = await documentAt(slug);
  const saved = await documents.save({
    id,
    base: version,
    builtInHash,
    content: { ...content, ...changed },
    by: EDITOR,
    saveId: crypto.randomUUID(),
  });
  expect(saved).toMatchObject({ ok: true });
  return id;
}
async function change(id: string, type: 'publish' | 'unpublish' | 'reset-to-built-in') {
  const { version } = (await documents.find(id))!;
  const made = await documents.change(id, { type, version }, EDITOR);
  return made.ok ? 'made' : made.message;
}
const newStory = (slug: string, position: number | null) =>
  documents.create(
    'story',
    { ...contentOfStory({ ...SUCCESS_STORIES[5]!, slug }, 0), position },
    EDITOR,
  );

test('every built-in story has a document with its text', async () => {
  expect(await slugs()).toEqual([FIRST, SECOND, THIRD]);
  const { state, content } = await documentAt(SECOND!);
  expect(state).toBe('published');
  expect(content).toMatchObject({ slug: SECOND, companyName: BUILT_IN[1]!.companyName });
});

test('a published change replaces the built-in story, and can be put back', async () => {
  const id = await edit(SECOND!, { title: 'Rewritten' });
  expect((await stories.list())[1]!.title).toBe(BUILT_IN[1]!.title);
  expect(await change(id, 'publish')).toBe('made');
  expect((await stories.list())[1]).toMatchObject({ title: 'Rewritten', modified: NOW });
  expect(await change(id, 'reset-to-built-in')).toBe('made');
  expect((await stories.list())[1]!.title).toBe(BUILT_IN[1]!.title);
});

test('a new story takes the place of its position; without one it is the last', async () => {
  for (const [slug, position] of [
    ['last', null],
    ['between', 15],
  ] as const)
    expect(await change((await newStory(slug, position)).id, 'publish')).toBe('made');
  expect(await slugs()).toEqual([FIRST, 'between', SECOND, THIRD, 'last']);
});

test('a built-in story can be taken offline', async () => {
  const { id } = await documentAt(FIRST!);
  expect(await change(id, 'unpublish')).toBe('made');
  expect(await slugs()).toEqual([SECOND, THIRD]);
});

test('refuses a story that is not ready, the slug of another one, and another slug for a built-in one', async () => {
  const empty = await documents.create('story', { title: 'Only a title', slug: 'x' }, EDITOR);
  expect(await change(empty.id, 'publish')).toContain('Name the client');
  const same = await newStory(THIRD!, null);
  expect(await change(same.id, 'publish')).toContain('is taken');
  const moved = await edit(FIRST!, { slug: 'elsewhere' });
  expect(await change(moved, 'publish')).toContain('is fixed');
  expect(await slugs()).toEqual([FIRST, SECOND, THIRD]);
});

test('on an outage shows what was read last; the search gets an error', async () => {
  await change(await edit(FIRST!, { title: 'Rewritten' }), 'publish');
  const broken = {
    select: () => {
      throw new Error('down');
    },
  };
  const reader = createStoryReader(broken as never, BUILT_IN, silentLogger);
  expect((await reader.list()).map(({ slug }) => slug)).toEqual([FIRST, SECOND, THIRD]);
  await expect(reader.allSearchable()).rejects.toThrow('down');
});
