import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { dyingDeps } from '#tests/support/dying-deps.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import {
  createImportWorld,
  type ImportNode,
  type ImportWorld,
  MARA,
  sourceItem,
} from '#tests/support/import-world.ts';

let world: ImportWorld;
let pictures: Record<string, string>;

beforeAll(async () => {
  world = await createImportWorld();
  pictures = { 'https://old.example/a.jpg': (await photo(40, 30)).toString('base64') };
});
afterAll(() => world?.drop());
beforeEach(() => world.reset());

const OPTIONS = { publishes: true, folder: 'Imported' };
const ITEMS = ['1', '2', '3'].map((id) =>
  sourceItem({
    id,
    body: { format: 'html', text: `<p>${id}</p><img src="https://old.example/a.jpg" alt="A">` },
    addresses: [`https://old.example/${id}/`],
    publishedAt: { instant: '2019-03-08T19:30:00Z' },
  }),
);

const read = (node: ImportNode) => world.read(node, ITEMS, pictures);

test('pauses after the item that it works on, and resumes', async () => {
  const node = world.open();
  const id = await read(node);
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  const pausing = world.open({
    documents: {
      ...node.documents,
      async create(...args) {
        const made = await node.documents.create(...args);
        await node.imports.move(id, 'pause', MARA);
        return made;
      },
    },
  });
  await pausing.worker.work(id);
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'paused',
    states: { done: 1, planned: 2 },
  });
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'paused' });
  await node.imports.move(id, 'resume', MARA);
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'done', states: { done: 3 } });
});

const TABLES = [
  'cms_documents',
  'cms_blog_posts',
  'cms_document_checkpoints',
  'cms_document_revisions',
  'cms_document_references',
  'media_assets',
  'media_folders',
  'seo_redirects',
];
const sums = () =>
  Promise.all(
    TABLES.map(async (table) => [table, await world.query(`select * from ${table} order by 1, 2`)]),
  );

test.each(['is resumed', 'is canceled'])(
  'killed at any call, it makes each post and file once when it %s, and an undo leaves nothing',
  async (then) => {
    const { deps } = world.open();
    await world.reset();
    const before = await sums();
    for (let at = 1, isOver = false; !isOver; at += 1)
      // After one call is much as before the next: the short tier takes turns.
      for (const isAfter of IS_FULL_RUN ? [false, true] : [at % 2 === 0]) {
        await world.reset();
        const node = world.open();
        const id = await read(node);
        await node.imports.move(id, 'start', MARA, { options: OPTIONS });
        const killed = dyingDeps(deps, at, isAfter);
        await world
          .open(killed.deps)
          .worker.work(id)
          .catch(() => undefined);
        isOver = !killed.hasDied();
        if (then === 'is canceled') await node.imports.move(id, 'cancel', MARA);
        await node.drain();
        await node.worker.work(id);
        if (then === 'is resumed') {
          expect(await node.imports.find(id)).toMatchObject({ phase: 'done', states: { done: 3 } });
          const rows = await world.query(
            `select title, version, live_revision from cms_documents order by 1`,
          );
          expect(rows).toEqual(
            ['1', '2', '3'].map((n) => ({ title: `Post ${n}`, version: 1, live_revision: 1 })),
          );
          expect(await world.query('select address from media_assets')).toHaveLength(1);
        }
        await node.imports.move(id, 'undo', MARA);
        await node.drain();
        expect(await sums(), `call ${at}`).toEqual(before);
      }
  },
);

test('an undo leaves every table as it was', async () => {
  const node = world.open();
  const before = await sums();
  const id = await read(node);
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  await node.drain();
  await node.imports.makeRedirects(id, MARA);
  expect(await sums()).not.toEqual(before);
  expect(await node.imports.move(id, 'undo', MARA)).toEqual({ ok: true });
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'undone', states: { undone: 3 } });
  expect(await sums()).toEqual(before);
});

test('an undo keeps what was edited since, with its file, and names it', async () => {
  const node = world.open();
  const id = await read(node);
  await node.imports.move(id, 'start', MARA, { options: { ...OPTIONS, publishes: false } });
  await node.drain();
  const { documents } = await node.documents.list({ kind: 'post', limit: 9 });
  const { content, version: base, id: documentId } = (await node.documents.find(documents[0]!.id))!;
  const edited = { ...content, title: 'Edited' };
  await node.documents.save({
    id: documentId,
    base,
    content: edited,
    by: MARA,
    saveId: randomUUID(),
  });
  const [asset] = await world.query('select address from media_assets');
  world.uses.set(String(asset!['address']), 'Edited');
  await node.imports.move(id, 'undo', MARA);
  await node.drain();
  expect(await world.query('select title from cms_documents')).toEqual([{ title: 'Edited' }]);
  expect(await world.query('select address from media_assets')).toHaveLength(1);
  const { items } = await node.imports.items(id, { state: 'kept' }, { limit: 9, offset: 0 });
  expect(items).toMatchObject([{ message: 'It was edited or published since, so it is kept.' }]);
});

test('an undo keeps a picture that someone has described since, and a folder that was there before', async () => {
  const node = world.open();
  await node.assets.createFolder('Imported', MARA);
  world.wait(1_000);
  let last = '';
  for (const isDescribed of [false, true]) {
    const id = await read(node);
    last = id;
    await node.imports.move(id, 'start', MARA, { options: OPTIONS });
    await node.drain();
    const [{ id: asset }] = (await world.query('select id::text from media_assets')) as [
      { id: string },
    ];
    if (isDescribed) await node.assets.update(asset, { alt: 'A red chart' }, 1, MARA);
    await node.imports.move(id, 'undo', MARA);
    await node.drain();
    expect(await world.query('select path from media_folders')).toEqual([{ path: 'Imported' }]);
    expect(await world.query('select alt from media_assets')).toEqual(
      isDescribed ? [{ alt: 'A red chart' }] : [],
    );
    expect(await node.imports.find(id)).toMatchObject({ phase: 'undone' });
  }
  expect(await world.open().imports.kept(last)).toEqual([
    {
      name: expect.stringMatching(/^\/media\//),
      message: 'It was changed since, or something else uses it, so it is kept.',
    },
  ]);
});

test('a picture that failed keeps its old address, and is put in when it is tried again', async () => {
  const node = world.open({
    pictures: {
      add: async () => ({ message: 'Too slow.' }),
    },
  });
  const id = await read(node);
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  await node.drain();
  const bodies = () => world.query(`select content ->> 'body' as body from cms_documents`);
  expect(JSON.stringify(await bodies())).toContain('https://old.example/a.jpg');
  expect(await node.imports.failedPictures(id)).toMatchObject([{ message: 'Too slow.' }]);
  const later = world.open();
  expect(await later.imports.move(id, 'retryPictures', MARA)).toEqual({ ok: true });
  await later.drain();
  expect(await later.imports.failedPictures(id)).toEqual([]);
  expect(JSON.stringify(await bodies())).not.toContain('old.example');
  expect(await world.query('select 1 from cms_documents where live_revision = 2')).toHaveLength(3);
});
