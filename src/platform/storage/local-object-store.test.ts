import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStore } from './object-store.server.ts';
import { localObjectStore } from './local-object-store.server.ts';

const HOUR = 60 * 60 * 1000;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function firstPath(store: ObjectStore): Promise<string | undefined> {
  for await (const path of store.paths()) return path;
  return undefined;
}

test('is empty without a folder, and creates it on the first write', async () => {
  const folder = join(await emptyFolder(), 'not', 'yet');
  const store = localObjectStore(folder);
  expect(await store.list('')).toEqual([]);
  expect(await firstPath(store)).toBeUndefined();
  await store.write('a.txt', 'a');
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('a');
});

test('leaves neither file nor draft after a failed write', async () => {
  const folder = await emptyFolder();
  const store = localObjectStore(folder);
  await store.write('taken/a.txt', 'a');
  await expect(store.write('taken', 'a file where a folder is')).rejects.toThrow();
  await expect(store.write('../outside.txt', 'x')).rejects.toThrow();
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['taken', '.unfinished']));
  expect(await readdir(join(folder, '..'))).not.toContain('outside.txt');
});

test('hides drafts of dead writers and deletes them after a day', async () => {
  const folder = await emptyFolder();
  const unfinished = join(folder, '.unfinished');
  await mkdir(unfinished);
  const drafts = { old: 25 * HOUR, recent: 23 * HOUR };
  for (const [name, age] of Object.entries(drafts)) {
    await writeFile(join(unfinished, name), 'half of a pic');
    const touched = new Date(Date.now() - age);
    await utimes(join(unfinished, name), touched, touched);
  }
  const store = localObjectStore(folder);
  await vi.waitFor(async () => expect(await readdir(unfinished)).toEqual(['recent']));
  expect(await store.list('')).toEqual([]);
  expect(await firstPath(store)).toBeUndefined();
});
