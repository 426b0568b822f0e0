import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaFixture, type MediaFixture } from '#tests/support/media-fixture.ts';
import { createMediaModel, type MediaStep } from '#tests/support/media-model.ts';

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());

const TYPES: MediaStep['type'][] = [
  'add',
  'update',
  'outdated',
  'replace',
  'bring-back',
  'tag',
  'move',
  'trash',
  'restore',
  'purge',
  'create-folder',
  'move-folder',
  'delete-folder',
];

const steps = fc.array(
  fc.record({ type: fc.constantFrom(...TYPES), of: fc.nat(5), to: fc.nat(3) }),
  { maxLength: 30 },
);

test('the library does what its rules say', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      await fixture.reset();
      const { assets, accept, index } = fixture.open();
      const model = createMediaModel();
      for (const step of [{ type: 'add', of: 0, to: 1 } as const, ...story]) {
        const accepted = await model.run(assets, accept, step);
        expect(accepted.library, JSON.stringify(step)).toBe(accepted.model);
      }
      for (const { id, hash, files, isTrashed, ...known } of model.assets) {
        const asset = await assets.get(id);
        expect({ ...asset, isTrashed: asset?.trashedAt !== null }).toMatchObject({
          ...known,
          isTrashed,
        });
        expect(asset?.file.hash).toBe(hash);
        const versions = await assets.fileVersions(id);
        expect(versions.map((version) => version.hash).toReversed()).toEqual(files);
      }
      const folders = await fixture.query('select path from media_folders');
      expect(folders.map((row) => String(row['path'])).toSorted()).toEqual(
        [...model.folders].toSorted(),
      );
      await index.refresh();
      expect([...index.all()].map(({ id, version }) => ({ id, version }))).toEqual(
        expect.arrayContaining(
          model.assets
            .filter(({ isTrashed }) => !isTrashed)
            .map(({ id, version }) => ({ id, version })),
        ),
      );
    }),
    { numRuns: 25 },
  );
});
