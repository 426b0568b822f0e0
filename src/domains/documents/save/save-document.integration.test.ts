import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { CITY_TEMPLATE } from '#tests/builders/post-template.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import type { DocumentContent } from '../document.ts';
import type { Documents } from '../documents.server.ts';

/** A save changes the state of a document, or refuses. */

const NOW = new Date('2026-06-01T09:00:00Z');
const page = (path: string, title: string): DocumentContent => ({
  path,
  title,
  seo: { title, description: '' },
  blocks: [],
});
const ABOUT = {
  path: '/about',
  title: 'Built-in',
  seo: { title: 'A', description: 'd' },
  blocks: [],
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
beforeAll(async () => {
  fixture = await createTestDatabase();
  documents = openDocuments(fixture.database.db, () => NOW, { defaults: [ABOUT] });
});
afterAll(() => fixture?.drop());

const create = async (content: DocumentContent) =>
  (await documents.create('page', content, EDITOR)).id;
async function edit(id: string, content: DocumentContent) {
  const { version: base } = (await documents.find(id))!;
  const saved = await documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.version;
}
const publish = async (id: string) => {
  const { version } = (await documents.find(id))!;
  return documents.change(id, { type: 'publish', version }, EDITOR);
};

test('a page or built-in page that was typed back to its public text counts as published', async () => {
  const state = async (id: string) => (await documents.find(id))!.state;
  const id = await create(page('/offer', 'One'));
  await publish(id);
  await edit(id, page('/offer', 'Two'));
  expect(await state(id)).toBe('changed');
  const version = await edit(id, page('/offer', 'One'));
  expect(await state(id)).toBe('published');
  expect(await documents.change(id, { type: 'publish', version }, EDITOR)).toMatchObject({
    message: expect.stringMatching(/^This version is already public/),
  });
  await edit(id, page('/offer', 'Three'));
  expect(await state(id)).toBe('changed');

  const builtIn = (await documents.openBuiltIn('/about'))!.id;
  await edit(builtIn, { ...ABOUT, title: 'Another' });
  expect(await state(builtIn)).toBe('changed');
  await edit(builtIn, ABOUT);
  expect(await state(builtIn)).toBe('published');
  await edit(builtIn, { ...ABOUT, title: 'Another' });
  expect(await state(builtIn)).toBe('changed');
});

test('the sections of a template are none of a page: they are stored', async () => {
  const strict = openDocuments(fixture.database.db, () => NOW, { labels: { faq: {} } });
  const { id } = await strict.create('template', CITY_TEMPLATE, EDITOR);
  const blocks = CITY_TEMPLATE.blocks.toReversed();
  const content = { ...CITY_TEMPLATE, blocks };
  const saved = await strict.save({ id, base: 1, content, by: EDITOR, saveId: randomUUID() });
  expect(saved).toMatchObject({ ok: true });
});

test('refuses a section of an unknown kind, unless an earlier release has stored it', async () => {
  const strict = openDocuments(fixture.database.db, () => NOW, { labels: { faq: {} } });
  const withTypes = (...types: string[]) => ({
    ...page('/offer', 'T'),
    blocks: types.map((type) => ({ id: `a-${type}`, type, props: {} })),
  });
  const message = 'There is no “holo” section. Remove it and add another one.';
  const problems = [{ field: 'type', block: 'a-holo', message }];
  await expect(strict.create('page', withTypes('holo'), EDITOR)).rejects.toMatchObject({
    problems,
  });
  const { id } = await strict.create('page', withTypes('faq'), EDITOR);
  const store = (system: Documents, base: number, content: DocumentContent) =>
    system.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
  expect(await store(strict, 1, withTypes('faq', 'holo'))).toEqual({
    ok: false,
    reason: 'invalid',
    problems,
  });
  expect(await store(documents, 1, withTypes('holo'))).toMatchObject({ ok: true });
  expect(await store(strict, 2, withTypes('holo', 'faq'))).toMatchObject({ ok: true });
});
