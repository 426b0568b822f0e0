import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildUpload } from '#tests/builders/upload.ts';
import { createKeptUploads } from './kept-uploads.ts';

/** Uploads of a tab that was closed, as the next one finds them. */

// Without locks, every tab counts as closed.
beforeEach(() => {
  vi.stubGlobal('navigator', {});
});

const SMALL = 1_000;
let count = 0;
const visit = (userId = 'ana') => createKeptUploads(userId, `tab-${(count += 1)}`, SMALL);
const fileOf = (text: string) => new File([text], 'ana.png', { type: 'image/png' });

/** Uploads that the next visit finds, once everything before is written. */
const found = (userId?: string) =>
  visit(userId)
    .take()
    .then((all) => all.map(({ upload, file }) => [upload.key, upload.state, file?.size]));

test('goes on with a small file from its copy, and asks for a large one again', async () => {
  const kept = visit();
  kept.keep(buildUpload({ key: 'small', bytes: 5 }), fileOf('small'));
  kept.keep(buildUpload({ key: 'large', bytes: 2_000 }), fileOf('x'.repeat(2_000)));
  await expect
    .poll(async () => (await found()).toSorted((a, b) => String(b[0]).localeCompare(String(a[0]))))
    .toEqual([
      ['small', 'checking', 5],
      ['large', 'lost-file', undefined],
    ]);
  const large = buildUpload({ key: 'large', bytes: 2_000 });
  expect(await kept.isSame(large, fileOf('y'.repeat(2_000)))).toBe(false);
  expect(await kept.isSame(large, fileOf('x'.repeat(1_999)))).toBe(false);
  expect(await kept.isSame(large, fileOf('x'.repeat(2_000)))).toBe(true);
  kept.forget(['small', 'large']);
  await expect.poll(() => found()).toEqual([]);
});

test('someone else at the same computer finds nothing', async () => {
  const kept = visit();
  kept.keep(buildUpload({ key: 'mine' }), fileOf('mine'));
  await expect.poll(() => found()).toHaveLength(1);
  expect(await found('ben')).toEqual([]);
  kept.forget(['mine']);
  await expect.poll(() => found()).toEqual([]);
});

test('what was paused stays paused; what is over before it was written leaves nothing', async () => {
  const kept = visit();
  kept.keep(buildUpload({ key: 'paused' }), fileOf('paused'));
  kept.update(buildUpload({ key: 'paused', state: 'paused' }));
  kept.keep(buildUpload({ key: 'quick' }), fileOf('quick'));
  kept.forget(['quick']);
  await expect.poll(() => found()).toEqual([['paused', 'paused', 6]]);
  kept.forget(['paused']);
});
