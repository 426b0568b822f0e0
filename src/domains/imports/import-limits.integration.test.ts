import { randomUUID } from 'node:crypto';
import { access, mkdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  createImportWorld,
  type ImportNode,
  type ImportWorld,
  MARA,
  sourceItem,
} from '#tests/support/import-world.ts';
import { DEAD_MS } from './import.ts';
import { createImportUploads } from '#src/wiring/imports.server.ts';
import type { OpenSource, SourceAdapter, SourceEvent } from './source.ts';
import { afterImports } from './work-on-import.server.ts';

/** Imports that end early: too large, canceled, without their file, or with an error that nobody knows. */

let world: ImportWorld;
beforeAll(async () => {
  world = await createImportWorld();
});
afterAll(() => world?.drop());
beforeEach(() => world.reset());

const OPTIONS = { publishes: false, folder: 'Imported' };
const rows = async () => (await world.query('select 1 from cms_import_items')).length;

/** A kind of file that yields events. */
const sourceOf = (read: OpenSource['read']): SourceAdapter => ({
  id: 'test',
  name: 'Test',
  help: 'A test file.',
  recognizes: () => true,
  open: async () => ({
    origin: 'old',
    sites: [],
    read,
    find: async () => undefined,
    close: async () => undefined,
  }),
});

const PICTURES = Array.from(
  { length: 10_001 },
  (_, at) => `<img src="https://a.example/${at}.jpg">`,
);

test.each<[string, string, () => Generator<SourceEvent>]>([
  [
    '20,000 items',
    'The file has more than 20,000 items. Export it in parts, and import them one after the other.',
    function* read() {
      for (let at = 0; at <= 20_000; at += 1)
        yield { type: 'problem', place: `row ${at}`, message: 'It is empty' };
    },
  ],
  [
    '10,000 pictures',
    'The file has more than 10,000 pictures. Export it in parts, and import them one after the other.',
    function* read() {
      const text = PICTURES.join('');
      yield { type: 'item', item: sourceItem({ id: '1', body: { format: 'html', text } }) };
    },
  ],
])('refuses a file of more than %s, and keeps nothing of it', async (_, message, read) => {
  const source = sourceOf(async function* all() {
    yield* read();
  });
  const node = world.open({}, [source]);
  const id = await world.read(node, []);
  expect(await node.imports.find(id)).toMatchObject({ phase: 'failed', message });
  expect(await rows()).toBe(0);
});

test('refuses a file of more than 200 MB before it travels', async () => {
  const uploads = createImportUploads({ ...world.open(), store: world.store });
  const begin = (bytes: number) =>
    uploads.begin('a'.repeat(32), { name: 'a.xml', folder: '', bytes }, MARA);
  expect(await begin(200_000_000)).toEqual({ ok: true });
  expect(await begin(200_000_001)).toEqual({
    ok: false,
    message: expect.stringMatching(/^This file is larger than 200 MB, the limit\./) as string,
  });
});

test('stops reading once someone cancels it', async () => {
  let yielded = 0;
  const node: ImportNode = world.open({}, [
    sourceOf(async function* all() {
      for (; yielded < 1_000; yielded += 1) {
        if (yielded === 60) {
          const [{ id } = { id: '' }] = await node.imports.list();
          await node.imports.move(id, 'cancel', MARA);
        }
        yield { type: 'problem', place: `row ${yielded}`, message: 'It is empty' };
      }
    }),
  ]);
  const id = await world.read(node, []);
  expect(await node.imports.find(id)).toMatchObject({ phase: 'canceled' });
  expect(yielded).toBeLessThan(101);
  expect(await rows()).toBe(50);
});

test('a run whose file is not kept any more pauses, and says so', async () => {
  const node = world.open();
  const id = await world.read(node, [sourceItem({ id: '1' })]);
  world.wait(31 * 86_400_000);
  expect(await node.imports.tidy()).toBe(1);
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'paused',
    message: 'The file is not kept any more. Upload it again.',
  });
});

test('what follows from content waits while an import works, and not for a worker that died', async () => {
  let done = 0;
  const run = () => afterImports(node.deps, async () => (done += 1))();
  async function* read(): AsyncIterable<SourceEvent> {
    await run();
    yield { type: 'item', item: sourceItem({ id: '1' }) };
  }
  const node: ImportNode = world.open({}, [sourceOf(read)]);
  await world.read(node, []);
  expect(done).toBe(0);
  await run();
  expect(done).toBe(1);
  const beatAt = node.deps.clock().toISOString();
  await world.query(`update cms_imports set claim = gen_random_uuid(), beat_at = '${beatAt}'`);
  await run();
  expect(done).toBe(1);
  world.wait(DEAD_MS + 1_000);
  await run();
  expect(done).toBe(2);
});

/** An import of some items that fails when it makes posts with some titles. @returns how often it threw */
async function fail(items: number, isBad: (title: string) => boolean) {
  const node = world.open();
  const ids = Array.from({ length: items }, (_, at) => `${at + 1}`);
  const id = await world.read(
    node,
    ids.map((each) => sourceItem({ id: each })),
  );
  await node.imports.move(id, 'start', MARA, { options: OPTIONS });
  const { documents } = node.deps;
  const create: typeof documents.create = async (kind, content, ...more) =>
    isBad(content.title)
      ? Promise.reject(new Error('unexpected'))
      : documents.create(kind, content, ...more);
  const { worker } = world.open({ documents: { ...documents, create } });
  let errors = 0;
  for (let times = 0; times < 9; times += 1) await worker.work(id).catch(() => (errors += 1));
  return { node, id, errors };
}

test('goes on without an item that fails again and again, and lists it', async () => {
  const { node, id, errors } = await fail(3, (title) => title === 'Post 2');
  expect(errors).toBe(2);
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'done',
    states: { done: 2, failed: 1 },
  });
  const { items } = await node.imports.items(id, { state: 'failed' }, { limit: 9, offset: 0 });
  expect(items).toMatchObject([
    { title: 'Post 2', message: expect.stringMatching(/^An unexpected/) },
  ]);
});

test('pauses if everything fails, and can go on', async () => {
  const { node, id, errors } = await fail(4, () => true);
  expect(errors).toBe(6);
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'paused',
    message: expect.stringMatching(/^It stopped again and again/),
  });
  await node.imports.move(id, 'resume', MARA);
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'done',
    states: { done: 2, failed: 2 },
  });
});

test('finds nothing by a kind of warning that does not exist', async () => {
  const node = world.open();
  const id = await world.read(node, [sourceItem({ id: '1', state: 'private' })]);
  const range = { limit: 9, offset: 0 };
  expect((await node.imports.items(id, { warning: 'state' }, range)).total).toBe(1);
  expect((await node.imports.items(id, { warning: '") || ("' }, range)).total).toBe(0);
});

test('a copy of a file that a killed worker has left is deleted the next day', async () => {
  const node = world.open();
  const [old, young] = [randomUUID(), randomUUID()].map((id) =>
    join(tmpdir(), `cadron-import-${id}`),
  ) as [string, string];
  onTestFinished(() => rm(young, { recursive: true, force: true }));
  for (const folder of [old, young]) await mkdir(folder);
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
  await utimes(old, aDayAgo, aDayAgo);
  await node.worker.sweep();
  await expect(access(old)).rejects.toThrow();
  await access(young);
});
