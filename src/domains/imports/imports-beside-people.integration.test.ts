import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createImportWorld,
  type ImportNode,
  type ImportWorld,
  MARA,
  sourceItem,
} from '#tests/support/import-world.ts';
import type { SourceItem } from './source.ts';

/** An import goes on while people, or another import, change the same posts. */

let world: ImportWorld;
beforeAll(async () => {
  world = await createImportWorld();
});
afterAll(() => world?.drop());
beforeEach(() => world.reset());

const DRAFTS = { publishes: false, folder: 'Imported' };
const PUBLISHES = { ...DRAFTS, publishes: true };
const EDITED = 'Someone has edited it since, so it stays as it is.';

async function run(node: ImportNode, items: SourceItem[], options = DRAFTS): Promise<string> {
  const id = await world.read(node, items);
  return start(node, id, options);
}
async function start(node: ImportNode, id: string, options = DRAFTS): Promise<string> {
  await node.imports.move(id, 'start', MARA, { options });
  await node.drain();
  return id;
}
const undo = async (node: ImportNode, id: string) => {
  await node.imports.move(id, 'undo', MARA);
  await node.drain();
};
async function edit(node: ImportNode, fields: object): Promise<void> {
  const [{ id } = { id: '' }] = (await node.documents.list({ kind: 'post', limit: 1 })).documents;
  const { version: base, content } = (await node.documents.find(id))!;
  const request = { id, base, content: { ...content, ...fields }, by: MARA, saveId: randomUUID() };
  expect(await node.documents.save(request)).toMatchObject({ ok: true });
}
/** Titles of working copies and of what is public. */
const titles = async () => ({
  own: (await world.query('select title from cms_documents order by 1')).map(({ title }) => title),
  shown: (
    await world.query("select title from cms_blog_posts where status = 'published' order by 1")
  ).map(({ title }) => title),
});
const items = async (node: ImportNode, id: string) =>
  (await node.imports.items(id, {}, { limit: 9, offset: 0 })).items;
const post = (title: string, more: Partial<SourceItem> = {}) =>
  sourceItem({ id: '1', slug: 'one', title, ...more });

test('an undo shows the public what it saw before, and never what was only being edited', async () => {
  const node = world.open();
  await run(node, [post('First')], PUBLISHES);
  await edit(node, { title: 'Not for the public' });
  const id = await world.read(node, [post('Newer')]);
  expect(await items(node, id)).toMatchObject([{ change: 'conflict', state: 'left-out' }]);
  await node.imports.include(id, [1], true);
  await start(node, id, PUBLISHES);
  expect(await titles()).toEqual({ own: ['Newer'], shown: ['Newer'] });
  await undo(node, id);
  expect(await node.imports.find(id)).toMatchObject({ states: { undone: 1 } });
  expect(await titles()).toEqual({ own: ['Not for the public'], shown: ['First'] });
});

test('an undo takes what the run published offline, and knows the item as it was', async () => {
  const node = world.open();
  const first = await run(node, [post('First')]);
  const id = await run(node, [post('Newer')], PUBLISHES);
  expect(await titles()).toEqual({ own: ['Newer'], shown: ['Newer'] });
  await undo(node, id);
  expect(await titles()).toEqual({ own: ['First'], shown: [] });
  const again = await world.read(node, [post('First')]);
  expect(await items(node, again)).toMatchObject([{ change: 'unchanged' }]);
  // As nobody has edited it, what made it takes it back.
  await undo(node, first);
  expect(await items(node, first)).toMatchObject([{ state: 'undone' }]);
});

test('an undo that is killed at any call takes the same back', async () => {
  const { deps } = world.open();
  for (let at = 1, hasDied = true; hasDied; at += 1) {
    await world.reset();
    const node = world.open();
    await run(node, [post('First')], PUBLISHES);
    const id = await run(node, [post('Newer'), sourceItem({ id: '2' })], PUBLISHES);
    await node.imports.move(id, 'undo', MARA);
    hasDied = false;
    let calls = 0;
    const documents = new Proxy(deps.documents, {
      get:
        (target, name) =>
        async (...args: unknown[]) => {
          const method = Reflect.get(target, name) as (...all: unknown[]) => Promise<unknown>;
          const result = await method.apply(target, args);
          calls += 1;
          if (calls !== at) return result;
          hasDied = true;
          throw new Error('killed');
        },
    });
    await world
      .open({ documents })
      .worker.work(id)
      .catch(() => undefined);
    await node.worker.work(id);
    await node.drain();
    expect(await node.imports.find(id), `call ${at}`).toMatchObject({ states: { undone: 2 } });
    expect(await titles()).toEqual({ own: ['First'], shown: ['First'] });
  }
});

test('what someone edits between the plan and the run stays as it is', async () => {
  const node = world.open();
  await run(node, [post('First')]);
  const id = await world.read(node, [post('Newer')]);
  await edit(node, { title: 'Edited here' });
  await start(node, id);
  expect(await titles()).toMatchObject({ own: ['Edited here'] });
  expect(await items(node, id)).toMatchObject([
    { change: 'conflict', state: 'failed', message: EDITED },
  ]);
});

test('two imports of one source, planned before either ran, make each post once', async () => {
  const [one, other] = [world.open(), world.open()];
  const source = ['1', '2', '3'].map((id) => sourceItem({ id }));
  const ids = [await world.read(one, source), await world.read(other, source)] as const;
  await one.imports.move(ids[0], 'start', MARA, { options: DRAFTS });
  await other.imports.move(ids[1], 'start', MARA, { options: DRAFTS });
  await Promise.all([one.drain(), other.drain()]);
  // The one that had to wait is continued once the other is done.
  await one.worker.work(ids[0]);
  await other.worker.work(ids[1]);
  const found = await Promise.all(ids.map((id) => one.imports.find(id)));
  expect(found.map((each) => each?.phase)).toEqual(['done', 'done']);
  expect((await titles()).own).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

test('two workers on one import make each post once', async () => {
  const node = world.open();
  const id = await world.read(
    node,
    ['1', '2', '3'].map((each) => sourceItem({ id: each })),
  );
  await node.imports.move(id, 'start', MARA, { options: DRAFTS });
  await Promise.all([node, world.open(), world.open()].map((each) => each.worker.work(id)));
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'done', states: { done: 3 } });
  expect((await titles()).own).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

test('tags are spelled as this site spells them, and as it has renamed them', async () => {
  const node = world.open();
  await node.documents.create('post', { title: 'Ours', slug: 'a', categoryTags: ['AI'] }, MARA);
  await node.tags.start({ id: randomUUID(), from: ['Sales'], to: 'Selling' }, MARA);
  const tags = ['ai', 'Sales', 'Other'].map((name) => ({ key: name, name }));
  const id = await run(node, [post('First', { tags })]);
  const [row] = await world.query(
    "select content -> 'categoryTags' as tags from cms_documents where title = 'First'",
  );
  expect(row?.['tags']).toEqual(['AI', 'Selling', 'Other']);
  const again = await world.read(node, [post('First', { tags })]);
  expect(await items(node, again)).toMatchObject([{ change: 'unchanged' }]);
  expect(again).not.toBe(id);
});

const redirects = () => world.query('select from_path, target from seo_redirects order by 1');

test('a redirect that was here before, or was changed since, stays', async () => {
  const node = world.open();
  await node.redirects.save({ from: '/ours', to: '/contact', by: MARA });
  const addresses = ['/ours', '/old?b=2&a=1', '/older'].map((each) => `https://old.example${each}`);
  const id = await run(node, [post('First', { addresses })]);
  expect(await node.imports.makeRedirects(id, MARA)).toEqual({ made: 2, refused: 1 });
  expect(await node.imports.makeRedirects(id, MARA)).toEqual({ made: 0, refused: 1 });
  await node.redirects.save({ from: '/older', to: '/elsewhere', by: MARA });
  await undo(node, id);
  expect(await redirects()).toEqual([
    { from_path: '/older', target: '/elsewhere' },
    { from_path: '/ours', target: '/contact' },
  ]);
  expect(await node.imports.makeRedirects(id, MARA)).toBeUndefined();
});

test('nothing leads to an item that is left out', async () => {
  const node = world.open();
  const link = '<p><a href="https://old.example/two">two</a></p>';
  const id = await world.read(node, [
    post('First', { body: { format: 'html', text: link } }),
    sourceItem({ id: '2', addresses: ['https://old.example/two'] }),
  ]);
  await node.imports.include(id, [2], false);
  await start(node, id);
  expect(await node.imports.makeRedirects(id, MARA)).toEqual({ made: 0, refused: 0 });
  const [row] = await world.query('select content::text from cms_documents');
  expect(row?.['content']).toContain('"href": "https://old.example/two"');
});
