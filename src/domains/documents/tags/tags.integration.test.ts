import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTags, type Tags } from './tags.server.ts';

/** Renaming, merging and removing tags in all posts. */

const OTHER = { id: 'other', name: 'other@cadron.test' };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let tags: Tags;
let queued: string[];
let now: Date;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query(
    'truncate cms_documents, cms_blog_posts, cms_tag_changes, activity cascade',
  );
  now = new Date('2026-11-23T12:00:00Z');
  queued = [];
  const { db } = fixture.database;
  const clock = () => new Date(now);
  documents = openDocuments(db, clock);
  tags = createTags({
    db,
    clock,
    documents,
    enqueue: async (_tx, id) => void queued.push(id),
  });
});

let made = 0;
const create = (categoryTags: string[]) =>
  documents.create(
    'post',
    { title: `Post ${(made += 1)}`, slug: `post-${made}`, categoryTags },
    EDITOR,
  );
const publish = async (id: string) => {
  const { version } = (await documents.find(id))!;
  await documents.change(id, { type: 'publish', version }, EDITOR);
};
const edit = async (id: string, more: object, by = EDITOR) => {
  const { content, version: base } = (await documents.find(id))!;
  const saveId = crypto.randomUUID();
  await documents.save({ id, base, by, saveId, content: { ...content, ...more } });
};
const tagsOf = async (id: string) => (await documents.find(id))!.content['categoryTags'];
const publicTags = async (id: string) => {
  const { rows } = await fixture.database.pool.query<{ tags: string[] }>(
    'select category_tags as tags from cms_blog_posts where id = $1',
    [id],
  );
  return rows[0]?.tags;
};
const start = async (from: string[], to: string) => {
  const id = crypto.randomUUID();
  await tags.start({ id, from, to }, OTHER);
  return id;
};

test('renames in working copies; what is public follows where nothing else is unpublished', async () => {
  const [draft, live, changed, none] = [
    await create(['crm', 'Data']),
    await create(['Data', 'crm']),
    await create(['crm']),
    await create(['Other']),
  ];
  await publish(live.id);
  await publish(changed.id);
  await edit(changed.id, { excerpt: 'Not public yet' });
  expect(await tags.preview(['crm'])).toEqual({
    posts: 3,
    published: 1,
    changed: 1,
    scheduled: 0,
  });
  const id = await start(['crm'], 'CRM');
  expect(queued).toEqual([id]);
  expect(await tags.run(id)).toBe(true);
  expect(await tagsOf(draft.id)).toEqual(['CRM', 'Data']);
  expect(await publicTags(live.id)).toEqual(['Data', 'CRM']);
  expect((await documents.find(live.id))!.state).toBe('published');
  expect([await tagsOf(changed.id), await publicTags(changed.id)]).toEqual([['CRM'], ['crm']]);
  expect((await documents.find(none.id))!.version).toBe(1);
  const [change] = await tags.changes();
  expect(change).toMatchObject({ total: 3, published: 1, saved: 2, waiting: 0, refused: 0 });
  expect(await tags.notes(id)).toMatchObject([{ id: changed.id, note: /unpublished changes/ }]);
  expect(await tags.counts()).toEqual([
    { tag: 'CRM', posts: 3, public: 2 },
    { tag: 'Data', posts: 2, public: 1 },
    { tag: 'Other', posts: 1, public: 0 },
  ]);
});

test('merges tags, keeping each once, and takes it back post by post', async () => {
  const [both, one] = [await create(['crm', 'CRM', 'Data']), await create(['C.R.M.'])];
  await publish(one.id);
  const id = await start(['crm', 'C.R.M.'], 'CRM');
  await tags.run(id);
  expect([await tagsOf(both.id), await tagsOf(one.id)]).toEqual([['CRM', 'Data'], ['CRM']]);
  await edit(both.id, { categoryTags: ['CRM', 'Data', 'New'] });
  const undo = crypto.randomUUID();
  expect(await tags.undo({ id: undo, undoes: id }, OTHER)).toBe(true);
  expect(await tags.undo({ id: crypto.randomUUID(), undoes: id }, OTHER)).toBe(false);
  await tags.run(undo);
  expect([await tagsOf(one.id), await publicTags(one.id)]).toEqual([['C.R.M.'], ['C.R.M.']]);
  expect(await tagsOf(both.id)).toEqual(['CRM', 'Data', 'New']);
  expect(await tags.notes(undo)).toMatchObject([{ id: both.id, note: /changed since/ }]);
  expect((await tags.changes()).find((each) => each.id === id)?.isUndone).toBe(true);
});

test('removes a tag from all posts', async () => {
  const post = await create(['Old', 'Data']);
  await tags.run(await start(['Old'], ''));
  expect(await tagsOf(post.id)).toEqual(['Data']);
});

test('goes on after an interruption at any step, and changes each post once', async () => {
  const post = await create(['crm']);
  await publish(post.id);
  const id = await start(['crm'], 'CRM');
  const { db } = fixture.database;
  const enqueue = async () => undefined;
  const clock = () => new Date(now);
  for (const step of ['save', 'change'] as const) {
    let isDone = false;
    const dying: Documents = {
      ...documents,
      [step]: async (...args: never[]) => {
        const result: unknown = await (documents[step] as (...all: never[]) => unknown)(...args);
        isDone = true;
        throw new Error('killed', { cause: result });
      },
    };
    const run = createTags({ db, clock, documents: dying, enqueue }).run(id);
    await expect(run).rejects.toThrow('killed');
    expect(isDone).toBe(true);
  }
  expect(await tags.run(id)).toBe(true);
  expect(await publicTags(post.id)).toEqual(['CRM']);
  const document = (await documents.find(post.id))!;
  expect([document.version, document.life.live?.revision]).toEqual([2, 2]);
  expect((await tags.changes())[0]).toMatchObject({ published: 1, waiting: 0 });
});

test('an edit of someone else in between is kept, and not published', async () => {
  const post = await create(['crm']);
  await publish(post.id);
  const id = await start(['crm'], 'CRM');
  let isFirst = true;
  const racing: Documents = {
    ...documents,
    async save(request) {
      if (isFirst) {
        isFirst = false;
        await edit(post.id, { excerpt: 'Mine' }, EDITOR);
      }
      return documents.save(request);
    },
  };
  const { db } = fixture.database;
  const clock = () => new Date(now);
  await createTags({ db, clock, documents: racing, enqueue: async () => undefined }).run(id);
  const { content, state } = (await documents.find(post.id))!;
  expect([content['excerpt'], content['categoryTags'], state]).toEqual([
    'Mine',
    ['CRM'],
    'changed',
  ]);
  expect(await publicTags(post.id)).toEqual(['crm']);
});

test('a repeated request makes one change; posts in the trash stay as they are', async () => {
  const [kept, trashed] = [await create(['crm']), await create(['crm'])];
  await documents.change(trashed.id, { type: 'trash' }, EDITOR);
  const request = { id: crypto.randomUUID(), from: ['crm'], to: 'CRM' };
  await Promise.all([tags.start(request, OTHER), tags.start(request, OTHER)]);
  await Promise.all([tags.run(request.id), tags.run(request.id)]);
  expect(await tags.changes()).toMatchObject([{ total: 1, saved: 1 }]);
  expect((await documents.find(kept.id))!.version).toBe(2);
  expect(await tagsOf(trashed.id)).toEqual(['crm']);
});

test('a renamed tag leads to its new name, over several renames, until that is taken back', async () => {
  await create(['a']);
  await tags.run(await start(['a'], 'b'));
  now = new Date(now.getTime() + 1_000);
  const second = await start(['b'], 'c');
  await tags.run(second);
  expect(await tags.replacementOf('a')).toBe('c');
  expect(await tags.replacementOf('z')).toBeUndefined();
  await tags.undo({ id: crypto.randomUUID(), undoes: second }, OTHER);
  expect(await tags.replacementOf('a')).toBe('b');
});
