import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createLocalCopies } from './local-copies.ts';
import type { LocalCopy } from './working-copy.ts';

const NOW = Date.parse('2026-11-22T15:00:00Z');

const copyOf = (title: string, at = NOW): LocalCopy => ({
  at: new Date(at).toISOString(),
  content: { title },
  base: { version: 1, content: { title: '' }, savedAt: '2026-11-22T14:00:00.000Z', savedBy: null },
  pending: undefined,
  conflicts: [],
  keepsakes: [],
});

const documentId = randomUUID();
const open = (userId = 'ana', id = documentId, pauseMs = 1) =>
  createLocalCopies({ documentId: id, userId, tabId: randomUUID(), now: () => NOW, pauseMs });
const NEVER = 2 ** 31 - 1;
const titles = async (copies: ReturnType<typeof open>) =>
  (await copies.find()).map(({ copy }) => copy.content.title);

/** A tab that kept a state and was closed. Node has the locks of browsers. */
async function leave(copy: LocalCopy) {
  const copies = open();
  await copies.keeper.keep(copy);
  copies.release();
}

afterEach(async () => {
  const copies = open();
  for (const { key } of await copies.find()) await copies.discard(key);
});

test('offers what other tabs left behind, not what a living tab is writing', async () => {
  const [first, second, third] = [open(), open(), open()];
  await first.keeper.keep(copyOf('first'));
  await second.keeper.keep(copyOf('second', NOW - 60_000));
  expect(await titles(third)).toEqual([]);
  second.release();
  first.release();
  await expect.poll(() => titles(third)).toEqual(['first', 'second']);
});

test('knows when a tab left that is still open now', async () => {
  const [first, second] = [open(), open()];
  await first.keeper.keep(copyOf('first'));
  const left = second.otherLeft();
  expect(await titles(second)).toEqual([]);
  first.release();
  await left;
  expect(await titles(second)).toEqual(['first']);
});

test('keeps only the newest of the states that wait, and removes it in order', async () => {
  const copies = open();
  const writes = ['a', 'b', 'c'].map((title) => copies.keeper.keep(copyOf(title)));
  await Promise.all(writes);
  copies.release();
  await expect.poll(() => titles(open())).toEqual(['c']);
  void copies.keeper.keep(copyOf('d'));
  await copies.keeper.remove();
  expect(await titles(open())).toEqual([]);
});

test('the first state is kept at once, and the newest when the page may be closed', async () => {
  const copies = open('ana', documentId, NEVER);
  await copies.keeper.keep(copyOf('a'));
  const writes = ['b', 'c'].map((title) => copies.keeper.keep(copyOf(title)));
  copies.hurry();
  await Promise.all(writes);
  const last = copies.keeper.keep(copyOf('d'));
  copies.release();
  await last;
  await expect.poll(() => titles(open())).toEqual(['d']);
});

test('a removal waits for no pause', async () => {
  const copies = open('ana', documentId, NEVER);
  await copies.keeper.keep(copyOf('a'));
  void copies.keeper.keep(copyOf('b'));
  await copies.keeper.remove();
  copies.release();
  expect(await titles(open())).toEqual([]);
});

test('shows no one the text of another person or document, and forgets after 30 days', async () => {
  await leave(copyOf('mine'));
  await leave(copyOf('old', NOW - 31 * 24 * 3_600_000));
  await expect.poll(() => titles(open())).toEqual(['mine']);
  expect(await titles(open('ben'))).toEqual([]);
  expect(await titles(open('ana', randomUUID()))).toEqual([]);
});

test('says when the browser refuses to keep a copy', async () => {
  const copies = open();
  const unclonable = { ...copyOf('x'), content: { title: 'x', odd: () => undefined } };
  expect(await copies.keeper.keep(unclonable)).toBe(false);
  expect(await copies.keeper.keep(copyOf('fine'))).toBe(true);
});
