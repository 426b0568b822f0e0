import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ANA,
  assetOf,
  createMediaFixture,
  type MediaFixture,
} from '#tests/support/media-fixture.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createRenditionUses } from './bounded-renditions.server.ts';
import { tidyMediaFiles } from './tidy-media.server.ts';

const DAY = 86_400_000;

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());
beforeEach(() => fixture.reset());

const stored = async (folder: string) => {
  const paths = [];
  for await (const path of fixture.store.paths(folder)) paths.push(path);
  return paths.toSorted();
};

test('empties the trash, and deletes replaced and orphaned bytes after 30 days', async () => {
  const { assets, accept, deps, index } = fixture.open();
  const kept = assetOf(await assets.add(await accept('old'), '', ANA));
  const shared = await accept('shared');
  const first = assetOf(await assets.add(shared, '', ANA));
  assetOf(await assets.add(shared, '', ANA));
  await assets.replace(kept.id, await accept('new'), ANA);
  await assets.trash([first.id], { evenIfUsed: false }, ANA);
  const orphan = await accept('of an upload that died');
  expect(await tidyMediaFiles(deps)).toEqual({ purged: 0, versions: 0, found: 1, deleted: 0 });

  fixture.now += 29 * DAY;
  expect(await tidyMediaFiles(deps)).toMatchObject({ purged: 0, versions: 0, deleted: 0 });
  fixture.now += 2 * DAY;
  expect(await tidyMediaFiles(deps)).toMatchObject({ purged: 1, versions: 1, deleted: 2 });
  expect(await fixture.store.exists(orphan.storageKey)).toBe(false);
  expect(await stored('media')).toHaveLength(2);
  expect(index.size()).toBe(2);
  expect(await tidyMediaFiles(deps)).toEqual({ purged: 0, versions: 0, found: 0, deleted: 0 });
  expect(await fixture.actions()).toContain('file.purged photo.jpg');
});

test('a purge deletes bytes at once, and again at night when the store failed', async () => {
  const { assets, accept, deps } = fixture.open();
  const { id } = assetOf(await assets.add(await accept('a'), '', ANA));
  await assets.trash([id], { evenIfUsed: false }, ANA);
  const { store } = fixture;
  const failing = { ...store, remove: () => Promise.reject(new Error('the store is away')) };
  fixture.store = failing;
  await fixture.open().assets.purge([id], ANA);
  fixture.store = store;
  expect(await stored('media')).toHaveLength(1);
  await tidyMediaFiles(deps);
  expect(await stored('media')).toEqual([]);
});

/** Steps of several editors, uploads and sweeps; a number selects a file or its contents. */
const step = fc.oneof(
  ...['add', 'replace', 'bring-back', 'trash', 'restore', 'purge'].map((type) =>
    fc.record({ type: fc.constant(type), of: fc.nat(5), bytes: fc.nat(3) }),
  ),
  fc.record({ type: fc.constantFrom('sweep', 'wait'), of: fc.nat(40), bytes: fc.nat(1) }),
);

test('whatever happens at the same time, every file and every kept version can be read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
      async (rounds) => {
        await fixture.reset();
        const [here, there] = [fixture.open(), fixture.open()];
        const ids: string[] = [];
        // Steps of a round run at the same time, on two nodes.
        for (const round of rounds)
          await Promise.all(
            round.map(async ({ type, of, bytes }, at) => {
              const { assets, accept, deps } = at % 2 ? here : there;
              const id = ids[of % Math.max(1, ids.length)] ?? 'none';
              const file = () => accept(`contents ${bytes}`);
              if (type === 'add') {
                const added = await assets.add(await file(), '', ANA);
                if (added.ok) ids.push(added.asset.id);
              } else if (type === 'replace') await assets.replace(id, await file(), ANA);
              else if (type === 'bring-back') await assets.bringBack(id, bytes + 1, ANA);
              else if (type === 'trash') await assets.trash([id], { evenIfUsed: true }, ANA);
              else if (type === 'restore') await assets.restore([id], ANA);
              else if (type === 'purge') await assets.purge([id], ANA);
              else if (type === 'wait') fixture.now += of * DAY;
              else await tidyMediaFiles(deps);
            }),
          );
        const needed = await fixture.query('select distinct storage_key from media_file_versions');
        for (const { storage_key: key } of needed)
          expect(await fixture.store.exists(String(key)), String(key)).toBe(true);
        const currents = await fixture.query(`select a.id from media_assets a
          left join media_file_versions v on v.asset_id = a.id and v.number = a.file_version
            and v.storage_key = a.storage_key and v.replaced_at is null
          where v.number is null`);
        expect(currents).toEqual([]);
        await Promise.all([here.index.refresh(), there.index.refresh()]);
        expect([...here.index.all()]).toEqual(expect.arrayContaining([...there.index.all()]));
        // In the end, nothing is left but what is needed.
        fixture.now += 61 * DAY;
        await tidyMediaFiles(here.deps);
        fixture.now += 31 * DAY;
        await tidyMediaFiles(here.deps);
        const left = await fixture.query('select storage_key from media_assets order by 1');
        expect(await stored('media')).toEqual([
          ...new Set(left.map((row) => String(row['storage_key']))),
        ]);
      },
    ),
    { numRuns: 15 },
  );
});

test('keeps renditions within the limit, and deletes the least used first', async () => {
  const uses = () => createRenditionUses({ ...fixture.open().deps, log: silentLogger });
  for (const name of ['a', 'b', 'c', 'd'])
    await fixture.store.write(`renditions/x.jpg/${name}.webp`, 'x'.repeat(100));
  const note = async (name: string) => {
    const node = uses();
    node.note({ path: `renditions/x.jpg/${name}.webp`, bytes: 100 });
    await node.flush();
  };
  await note('c');
  fixture.now += DAY;
  await note('a');
  expect(await uses().shrinkTo(400)).toBe(0);
  expect(await uses().shrinkTo(250)).toBe(2);
  expect(await stored('renditions')).toEqual([
    'renditions/x.jpg/a.webp',
    'renditions/x.jpg/c.webp',
  ]);
  expect(await uses().shrinkTo(199)).toBe(1);
  expect(await stored('renditions')).toEqual(['renditions/x.jpg/a.webp']);
});
