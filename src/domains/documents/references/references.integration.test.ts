import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { FRAME_NAME, referencesOfFrame } from '#src/domains/content/frame/frame-adapter.server.ts';
import { FRAME_ID } from '#src/domains/content/frame/site-frame.ts';
import { contentOfPage } from '#src/domains/content/pages/page-content.ts';
import { referencesOf } from '#src/domains/content/references.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openAdapters, openDocuments, publishFrame } from '#tests/support/publishing.ts';
import type { DocumentContent } from '../document.ts';
import type { Documents } from '../documents.server.ts';
import type { FixedSource } from './where-used.ts';
import { createReferences, type References } from './references.server.ts';

const START = new Date('2026-06-01T09:00:00Z');
const HOME = {
  path: '/',
  title: 'Built-in home',
  seo: { title: 'Home', description: 'd' },
  blocks: [{ id: 'a', type: 'page-hero', props: { action: { label: 'Go', href: '/offer' } } }],
};
const FIXED = [
  {
    source: 'menu',
    title: 'Footer',
    address: null,
    references: [{ targetKind: 'path', target: '/offer' }],
  },
] as const;

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let references: References;
let now: Date;
let others: FixedSource[] = [];

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  const { db, pool } = fixture.database;
  await pool.query('truncate cms_documents, cms_public_pages, cms_blog_posts, activity cascade');
  now = START;
  others = [];
  const defaults = [HOME];
  documents = openDocuments(db, () => now, { defaults });
  references = createReferences({
    db,
    clock: () => now,
    adapters: openAdapters(defaults),
    builtIns: [
      { kind: 'page', path: '/', title: HOME.title, references: referencesOf(contentOfPage(HOME)) },
    ],
    fixed: FIXED,
    listOthers: async () => others,
  });
});

const linking = (path: string, ...hrefs: string[]): DocumentContent => ({
  path,
  title: `Page ${path}`,
  seo: { title: '', description: '' },
  blocks: hrefs.map((href, at) => ({ id: `b${at}`, type: 'link', props: { href } })),
});
const create = (content: DocumentContent) => documents.create('page', content, EDITOR);
const save = (id: string, base: number, content: DocumentContent) =>
  documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
const usersOf = async (path: string) =>
  (await references.whereUsed({ targetKind: 'path', target: path })).usages.map(
    ({ title, state, isLive, isInWorkingCopy }) =>
      [title, state, ...(isLive ? ['live'] : []), ...(isInWorkingCopy ? ['copy'] : [])].join(' '),
  );
const rows = async () =>
  (
    await fixture.database.pool.query(
      'select document_id, is_live, target_kind, target from cms_document_references order by 1, 2, 3, 4',
    )
  ).rows as unknown[];

test('follows a link through saving, publishing, scheduling and the trash', async () => {
  const { id } = await create(linking('/a', '/contact'));
  expect(await usersOf('/contact')).toEqual(['Page /a draft copy']);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  expect(await usersOf('/contact')).toEqual(['Page /a published live copy']);
  await save(id, 1, linking('/a', '/about'));
  expect(await usersOf('/contact')).toEqual(['Page /a changed live']);
  expect(await usersOf('/about')).toEqual(['Page /a changed copy']);
  const at = new Date(START.getTime() + 3_600_000);
  await documents.change(id, { type: 'schedule', version: 2, at }, EDITOR);
  await save(id, 2, linking('/a'));
  expect(await usersOf('/about'), 'a scheduled revision counts as live').toEqual([
    'Page /a changed live',
  ]);
  now = at;
  await documents.settle();
  expect(await usersOf('/contact')).toEqual([]);
  await documents.change(id, { type: 'trash' }, EDITOR);
  expect(await usersOf('/about')).toEqual([]);
});

test('includes default pages without a document, menus, and what replaced a default page', async () => {
  expect(await usersOf('/offer')).toEqual([
    'Built-in home published live copy',
    'Footer  live copy',
  ]);
  const home = (await documents.openBuiltIn('/'))!;
  expect(await usersOf('/offer')).toEqual([
    'Built-in home published live copy',
    'Footer  live copy',
  ]);
  await save(home.id, 0, linking('/', '/contact'));
  expect(await usersOf('/offer')).toEqual(['Built-in home changed live', 'Footer  live copy']);
  await documents.change(home.id, { type: 'publish', version: 1 }, EDITOR);
  expect(await usersOf('/offer')).toEqual(['Footer  live copy']);
  await documents.change(home.id, { type: 'reset-to-built-in' }, EDITOR);
  expect(await usersOf('/offer')).toEqual([
    'Built-in home published live copy',
    'Footer  live copy',
  ]);
  expect(await usersOf('/contact')).toEqual([]);
});

test('a menu links to a page as long as the public frame or its working copy says so', async () => {
  references = createReferences({
    db: fixture.database.db,
    clock: () => now,
    adapters: openAdapters([]),
    builtIns: [
      {
        kind: 'frame',
        path: FRAME_NAME,
        title: BUILT_IN_FRAME.title,
        references: referencesOfFrame(BUILT_IN_FRAME),
      },
    ],
    fixed: [],
  });
  expect(await usersOf('/contact')).toEqual(['Menus and brand published live copy']);
  await publishFrame(documents, ({ footer }) => ({ footer: { ...footer, legal: [] } }));
  expect(await usersOf('/contact')).toEqual([]);
  await documents.change(FRAME_ID, { type: 'reset-to-built-in' }, EDITOR);
  expect(await usersOf('/contact')).toEqual(['Menus and brand published live copy']);
});

test('a file is also used where its folder is shown', async () => {
  await create({
    ...linking('/a'),
    blocks: [{ id: 'l', type: 'logo-grid', props: { folder: 'Logos' } }],
  });
  const used = await references.whereUsed({ targetKind: 'media', target: 'Logos/one.svg' });
  expect(used.usages.map(({ title }) => title)).toEqual(['Page /a']);
  const other = await references.whereUsed({ targetKind: 'media', target: 'Logos2/one.svg' });
  expect(other.total).toBe(0);
});

test('computing everything again changes nothing after random edits', async () => {
  const path = fc.constantFrom('/contact', '/about', '/offer', '/media/cms_media/Pictures/a.png');
  const step = fc.oneof(
    fc.record({
      type: fc.constant('save' as const),
      at: fc.nat(2),
      hrefs: fc.array(path, { maxLength: 4 }),
    }),
    fc.record({
      type: fc.constantFrom(
        'publish',
        'schedule',
        'unpublish',
        'trash',
        'restore-from-trash',
        'cancel-schedule',
        'reset-to-built-in',
        'wait',
        'restore',
      ),
      at: fc.nat(2),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await fixture.database.pool.query('truncate cms_documents, cms_public_pages cascade');
      await documents.contentChanged();
      const created = [await create(linking('/a')), await create(linking('/b', '/a'))];
      const ids = [(await documents.openBuiltIn('/'))!.id, ...created.map(({ id }) => id)];
      const paths = ['/', '/a', '/b'];
      for (const each of steps) {
        const id = ids[each.at]!;
        const { version } = (await documents.find(id))!;
        if (each.type === 'save') await save(id, version, linking(paths[each.at]!, ...each.hrefs));
        else if (each.type === 'wait') now = new Date(now.getTime() + 1_800_000);
        else if (each.type === 'restore')
          await documents.restore(id, { type: 'revision', number: 1 }, version, EDITOR);
        else if (each.type === 'schedule')
          await documents.change(
            id,
            { type: 'schedule', version, at: new Date(now.getTime() + 3_600_000) },
            EDITOR,
          );
        else await documents.change(id, { type: each.type, version }, EDITOR);
      }
      await documents.settle();
      const kept = await rows();
      expect(await references.rebuild()).toEqual({ documents: 3, corrected: 0 });
      await fixture.database.pool.query('truncate cms_document_references');
      await references.rebuildIfMissing();
      expect(await rows()).toEqual(kept);
    }),
    { numRuns: 12 },
  );
});

test('a save that changes no reference writes none', async () => {
  const { id } = await create(linking('/a', '/contact'));
  const stamps = async () =>
    (await fixture.database.pool.query('select xmin::text from cms_document_references'))
      .rows as unknown[];
  const before = await stamps();
  await save(id, 1, { ...linking('/a', '/contact'), title: 'Another title' });
  expect(await stamps()).toEqual(before);
});

test('a file that only a search appearance names is in use', async () => {
  const file = { targetKind: 'media', target: 'default.jpg' } as const;
  others = [{ source: 'appearance', title: 'Link preview', address: null, references: [file] }];
  expect(await references.usedMedia()).toEqual(['default.jpg']);
  expect(await references.whereUsed(file)).toMatchObject({
    total: 1,
    usages: [{ source: 'appearance', title: 'Link preview', isLive: true }],
  });
});

test('all files and folders that something uses', async () => {
  const media = (path: string) => `/media/cms_media/${path}`;
  const { id } = await create(linking('/a', media('Team/ana%20b.png'), '/contact'));
  expect(await references.usedMedia()).toEqual(['Team/ana b.png']);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  await save(id, 1, linking('/a', media('Team/ben.png')));
  expect((await references.usedMedia()).toSorted()).toEqual(['Team/ana b.png', 'Team/ben.png']);
  await documents.change(id, { type: 'trash' }, EDITOR);
  expect(await references.usedMedia()).toContain('Team/ben.png');
});
