import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import {
  createImportWorld,
  type ImportNode,
  type ImportWorld,
  MARA,
  sourceItem,
} from '#tests/support/import-world.ts';
import type { SourceItem } from './source.ts';

let world: ImportWorld;
let photos: Record<string, string>;

beforeAll(async () => {
  world = await createImportWorld();
  photos = {
    'https://old.example/a.jpg': (await photo(40, 30)).toString('base64'),
    'https://old.example/b.jpg': (await photo(60, 30)).toString('base64'),
  };
});
afterAll(() => world?.drop());
beforeEach(() => world.reset());

const OPTIONS = { publishes: false, folder: 'Imported' };

const read = (node: ImportNode, items: SourceItem[]) => world.read(node, items, photos);
async function run(node: ImportNode, items: SourceItem[], options = OPTIONS): Promise<string> {
  const id = await read(node, items);
  expect(await node.imports.move(id, 'start', MARA, { options })).toEqual({ ok: true });
  await node.drain();
  return id;
}
interface StoredPost {
  title: string;
  address: string;
  version: number;
  public: boolean;
  cover: string | null;
  content: string;
}
const posts = () =>
  world.query<StoredPost>(`select title, address, version, live_revision is not null as public,
    content -> 'coverImage' as cover, content::text as content from cms_documents order by title`);

const withPictures = (id: string, names: string[]) =>
  sourceItem({
    id,
    slug: `post-${id}`,
    body: {
      format: 'html',
      text: names
        .map((name) => `<p>${id}</p><img src="https://old.example/${name}" alt="Photo">`)
        .join(''),
    },
    addresses: [`https://old.example/2019/post-${id}/`, `https://old.example/?p=${id}`],
  });

test('a dry run writes nothing but its plan', async () => {
  const node = world.open();
  const id = await read(node, [
    withPictures('1', ['a.jpg']),
    sourceItem({ id: '2', state: 'private' }),
  ]);
  const found = (await node.imports.find(id))!;
  expect(found).toMatchObject({
    phase: 'planned',
    counts: { items: 2, pictures: 1, warnings: { state: 1 } },
    changes: { new: 2 },
  });
  expect(await posts()).toEqual([]);
  expect(await world.query('select 1 from media_assets')).toEqual([]);
});

test('a run takes what it began with, also from a page that was open before', async () => {
  const node = world.open();
  const id = await read(node, [sourceItem({ id: '1' }), sourceItem({ id: '2' })]);
  await node.imports.include(id, [2], false);
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  await node.imports.include(id, [1], false);
  await node.imports.include(id, [2], true);
  await node.drain();
  const { states } = (await node.imports.find(id))!;
  expect(states).toEqual({ done: 1, 'left-out': 1 });
});

test('makes drafts with pictures of the library, links between items, and redirects on request', async () => {
  const node = world.open();
  const linking = sourceItem({
    id: '2',
    body: {
      format: 'html',
      text: '<p><a href="http://www.old.example/2019/post-1#top">one</a></p>',
    },
  });
  const id = await run(node, [
    withPictures('1', ['a.jpg', 'b.jpg']),
    withPictures('3', ['a.jpg']),
    linking,
  ]);
  expect(await node.imports.find(id)).toMatchObject({ phase: 'done', states: { done: 3 } });
  const [first, second, third] = await posts();
  expect(first).toMatchObject({ title: 'Post 1', address: '/insights/post-1', public: false });
  const [a] = /"\/media\/cms_media\/Imported\/a-[\da-f]{12}\.jpg"/.exec(first!.content)!;
  expect(third!.content).toContain(a);
  expect(second!.content).toContain('"href": "/insights/post-1#top"');
  expect(await world.query('select name, alt from media_assets order by name')).toEqual([
    { name: 'a.jpg', alt: 'Photo' },
    { name: 'b.jpg', alt: 'Photo' },
  ]);
  expect(await world.query('select from_path from seo_redirects')).toEqual([]);
  expect(await node.imports.makeRedirects(id, MARA)).toEqual({ made: 4, refused: 0 });
  expect(await world.query('select from_path, target from seo_redirects order by 1')).toMatchObject(
    [
      { from_path: '/2019/post-1', target: '/insights/post-1' },
      { from_path: '/2019/post-3' },
      { from_path: '/?p=1' },
      { from_path: '/?p=3' },
    ],
  );
});

test('publishes on request what was public for everyone, and nothing else', async () => {
  const states = [
    'published',
    'draft',
    'scheduled',
    'private',
    'protected',
    'members',
    'archived',
    'trash',
    'unknown',
  ] as const;
  const items = states.map((state, at) =>
    sourceItem({
      id: state,
      title: `${at} ${state}`,
      state,
      publishedAt: { instant: '2019-03-08T19:30:00Z' },
    }),
  );
  await run(world.open(), items, { ...OPTIONS, publishes: true });
  const shown = await posts();
  expect(shown.filter((post) => post.public).map(({ title }) => title)).toEqual(['0 published']);
  expect(shown).toHaveLength(states.length);
  expect(await world.query('select published_at from cms_blog_posts')).toEqual([
    { published_at: new Date('2019-03-08T19:30:00Z') },
  ]);
});

test('what links to a post that comes after it becomes public, with its date', async () => {
  const findBlockers = async () => [{ field: 'body', message: 'There is no page at /insights/b.' }];
  const node = world.open({}, undefined, { findBlockers });
  const item = sourceItem({ id: '1', publishedAt: { instant: '2019-03-08T19:30:00Z' } });
  await run(node, [item], { ...OPTIONS, publishes: true });
  expect(await world.query('select live_revision, first_published_at from cms_documents')).toEqual([
    { live_revision: 1, first_published_at: new Date('2019-03-08T19:30:00Z') },
  ]);
});

test('the same file again changes nothing', async () => {
  const node = world.open();
  const items = [withPictures('1', ['a.jpg']), sourceItem({ id: '2' })];
  await run(node, items);
  const before = [await posts(), await world.query('select id from media_assets')];
  const again = await run(node, items);
  expect(await node.imports.find(again)).toMatchObject({ changes: { unchanged: 2 } });
  expect([await posts(), await world.query('select id from media_assets')]).toEqual(before);
});

test('updates what changed at the source, unless someone has edited it here', async () => {
  const node = world.open();
  await run(node, [sourceItem({ id: '1' }), sourceItem({ id: '2' })]);
  const [, second] = await node.documents
    .list({ kind: 'post', limit: 9 })
    .then(({ documents }) => documents.toSorted((a, b) => a.title.localeCompare(b.title)));
  const edited = (await node.documents.find(second!.id))!;
  const content = { ...edited.content, title: 'Edited here' };
  await node.documents.save({ id: edited.id, base: 1, content, by: MARA, saveId: randomUUID() });
  const newer = ['1', '2'].map((id) => sourceItem({ id, title: `Newer ${id}` }));
  const id = await run(node, newer);
  expect(await node.imports.find(id)).toMatchObject({ changes: { changed: 1, conflict: 1 } });
  expect((await posts()).map(({ title, version }) => [title, version])).toEqual([
    ['Edited here', 2],
    ['Newer 1', 2],
  ]);
});

test('compares what a source has now with what someone has edited here', async () => {
  const node = world.open();
  await run(node, [withPictures('1', ['a.jpg'])]);
  const [made] = (await node.documents.list({ kind: 'post', limit: 9 })).documents;
  const { content } = (await node.documents.find(made!.id))!;
  const edited = { ...content, title: 'Edited here' };
  await node.documents.save({
    id: made!.id,
    base: 1,
    content: edited,
    by: MARA,
    saveId: randomUUID(),
  });
  const id = await read(node, [
    { ...withPictures('1', ['a.jpg']), title: 'Newer' },
    sourceItem({ id: '2' }),
  ]);
  // The picture is the one that is here, so only the title differs.
  expect(await node.imports.compare(id, 1)).toEqual({
    before: edited,
    after: { ...edited, title: 'Newer' },
  });
  expect(await node.imports.compare(id, 2)).toBeUndefined();
});

test('gives a taken address another one, and names it', async () => {
  const node = world.open();
  await node.documents.create('post', { title: 'Ours', slug: 'hello' }, MARA);
  const id = await run(
    node,
    ['1', '2'].map((each) => sourceItem({ id: each, slug: 'Hello' })),
  );
  expect((await posts()).map(({ address }) => address).toSorted()).toEqual([
    '/insights/hello',
    '/insights/hello-2',
    '/insights/hello-3',
  ]);
  const { items } = await node.imports.items(id, { warning: 'made-up' }, { limit: 9, offset: 0 });
  expect(items).toHaveLength(2);
});
