import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ANA,
  assetOf,
  createMediaFixture,
  type MediaFixture,
} from '#tests/support/media-fixture.ts';
import { deleteUnusedBytes } from './delete-bytes.server.ts';

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());
beforeEach(() => fixture.reset());

/** Resolves when a step is over, or waits for a lock of another. */
async function untilHeld(step: Promise<unknown>): Promise<void> {
  let isOver = false;
  void step.then(() => (isOver = true));
  await vi.waitFor(async () => {
    const waiting = await fixture.query(
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(isOver || waiting.length > 0).toBe(true);
  });
}

test('a file that is added while its bytes are deleted has bytes, or is refused', async () => {
  const { store } = fixture;
  const [removing, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  fixture.store = {
    ...store,
    async remove(path) {
      removing.resolve();
      await go.promise;
      await store.remove(path);
    },
  };
  const slow = fixture.open();
  fixture.store = store;
  const { assets, accept } = fixture.open();
  const file = await accept('the same bytes');
  const { id } = assetOf(await assets.add(file, '', ANA));
  await assets.trash([id], { evenIfUsed: false }, ANA);
  const purging = slow.assets.purge([id], ANA);
  await removing.promise;
  const adding = assets.add(file, '', ANA);
  await untilHeld(adding);
  go.resolve();
  const [added] = await Promise.all([adding, purging]);
  expect(added.ok).toBe(await store.exists(file.storageKey));
  // The editor uploads it again.
  expect(await assets.add(await accept('the same bytes'), '', ANA)).toMatchObject({ ok: true });
  expect(await store.exists(file.storageKey)).toBe(true);
});

test('bytes that a file needs again are not deleted', async () => {
  const { assets, accept, deps } = fixture.open();
  const file = await accept('a');
  assetOf(await assets.add(file, '', ANA));
  expect(await deleteUnusedBytes(deps, [file.storageKey])).toBe(0);
  expect(await fixture.store.exists(file.storageKey)).toBe(true);
});
