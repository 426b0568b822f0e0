import { expect, test } from 'vitest';
import type { BulkResult } from '#src/domains/media/assets.server.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import { applyChange } from './apply-change.server.ts';
import type { LibraryChange } from './library-view.ts';

const EDITOR = { id: '1', name: 'kim@cadron.example' };
const asset = (id: string, folder: string, ...tags: string[]) => ({ id, folder, tags }) as never;
const FILES: ListedAsset[] = [
  asset('a', 'Team', 'old'),
  asset('b', '', 'team'),
  asset('c', 'Logos'),
];

/** Changes all files but those that are refused. */
async function apply(change: LibraryChange, refused: readonly string[] = []) {
  const answer = (ids: readonly string[]): Promise<BulkResult> =>
    Promise.resolve({
      changed: ids.filter((id) => !refused.includes(id)),
      failed: refused.map((id) => ({ id, name: id, message: 'It is used.' })),
    });
  const services = {
    assets: { tag: answer, move: answer, trash: answer, restore: answer },
    assetLists: {
      byIds: (ids: readonly string[]) =>
        Promise.resolve(FILES.filter(({ id }) => ids.includes(id))),
    },
  };
  const reply = await applyChange(services as never, change, EDITOR);
  if (!reply.ok) throw new Error(reply.message);
  return reply;
}

test('moving is taken back to the folder that each file came from', async () => {
  const { undo, failed } = await apply({ type: 'move', ids: ['a', 'b', 'c'], folder: 'Team' }, [
    'c',
  ]);
  // It was in Team already, and was refused.
  expect(undo).toEqual([{ type: 'move', ids: ['b'], folder: '' }]);
  expect(failed).toEqual([{ id: 'c', name: 'c', message: 'It is used.' }]);
});

test('tags are taken back only where they were missing, and given back where they were', async () => {
  const { undo } = await apply({
    type: 'tag',
    ids: ['a', 'b', 'c'],
    add: [' Team'],
    remove: ['old'],
  });
  expect(undo).toEqual([
    { type: 'tag', ids: ['a', 'c'], add: [], remove: ['team'] },
    { type: 'tag', ids: ['a'], add: ['old'], remove: [] },
  ]);
});

test('deleting is taken back for what was deleted, and not at all when nothing was', async () => {
  const { undo } = await apply({ type: 'trash', ids: ['a', 'b'] }, ['b']);
  expect(undo).toEqual([{ type: 'restore', ids: ['a'] }]);
  expect((await apply({ type: 'trash', ids: ['a'] }, ['a'])).undo).toEqual([]);
});
