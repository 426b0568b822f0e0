import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addressLike,
  ANA,
  assetOf,
  createMediaFixture,
  type MediaFixture,
} from '#tests/support/media-fixture.ts';
import type { Asset } from './asset.ts';

const DAY = 86_400_000;

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());
beforeEach(() => fixture.reset());

test('adds files at addresses that were never used and nobody guesses', async () => {
  const { assets, accept, library } = fixture.open();
  const file = await accept('a', { uploadName: 'Team photo.JPEG' });
  const first = assetOf(await assets.add(file, 'Team/2026', ANA));
  expect(first).toMatchObject({
    address: addressLike('Team/2026/Team photo.jpeg'),
    name: 'Team photo.JPEG',
  });
  const second = assetOf(await assets.add(file, 'team/2026', ANA));
  expect(second).toMatchObject({
    address: addressLike('Team/2026/Team photo.jpeg'),
    folder: 'Team/2026',
  });
  await assets.trash([first.id, second.id], { evenIfUsed: false }, ANA);
  await assets.purge([second.id], ANA);
  const third = assetOf(await assets.add(await accept('a'), 'Team/2026', ANA));
  expect(third.address).toEqual(addressLike('Team/2026/photo.jpg'));
  const fourth = assetOf(await assets.add(file, 'Team/2026', ANA));
  expect(new Set([first, second, fourth].map(({ address }) => address)).size).toBe(3);
  expect(await library.has('Team/2026/Team photo.jpeg')).toBe(false);
  expect(await fixture.query('select path from media_folders order by path')).toEqual([
    { path: 'Team' },
    { path: 'Team/2026' },
  ]);
  expect((await library.file(fourth.address))?.contents.toString()).toBe('a');
  expect(await library.file(first.address)).toBeUndefined();
});

test('refuses a file without bytes, and an invalid folder', async () => {
  const { assets, accept } = fixture.open();
  const file = await accept('a');
  expect(await assets.add(file, 'a/../b', ANA)).toMatchObject({ ok: false });
  expect(await assets.add(file, 'a/b/c/d/e/f/g', ANA)).toEqual({
    ok: false,
    message: 'Folders can be 6 levels deep.',
  });
  await fixture.store.remove(file.storageKey);
  expect(await assets.add(file, '', ANA)).toMatchObject({ ok: false });
  expect(await fixture.actions()).toEqual([]);
});

test('an update names the version it is based on', async () => {
  const { assets, accept } = fixture.open();
  const added = assetOf(await assets.add(await accept('a'), '', ANA));
  const details = { alt: '  A team ', tags: ['Team', 'team ', 'B'], crop: null };
  const updated = assetOf(await assets.update(added.id, details, 1, ANA));
  expect(updated).toMatchObject({ alt: 'A team', tags: ['b', 'team'], version: 2 });
  const outdated = await assets.update(added.id, { alt: 'Other' }, 1, ANA);
  expect(outdated).toMatchObject({ ok: false, current: { alt: 'A team', version: 2 } });
  const same = assetOf(await assets.update(added.id, { alt: 'A team' }, 2, ANA));
  expect(same.version).toBe(2);
  const long = await assets.update(added.id, { name: '' }, 2, ANA);
  expect(long).toEqual({ ok: false, message: 'Give the file a name.' });
  expect(await fixture.actions()).toEqual(['file.added photo.jpg', 'file.changed photo.jpg']);
});

test('a replacement takes over at the same address, and can be undone for 30 days', async () => {
  const { assets, accept, library, index } = fixture.open();
  const added = assetOf(await assets.add(await accept('old'), '', ANA));
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  await assets.update(added.id, { crop, focus: { x: 0.2, y: 0.3 } }, 1, ANA);
  const before = index.find(added.address)!.token;

  const replaced = assetOf(await assets.replace(added.id, await accept('new', { width: 99 }), ANA));
  expect(replaced).toMatchObject({ address: added.address, crop: null, focus: { x: 0.5, y: 0.5 } });
  expect((await library.file(added.address))?.contents.toString()).toBe('new');
  expect(index.find(added.address)!.token).not.toBe(before);
  expect((await assets.fileVersions(added.id)).map((version) => version.isCurrent)).toEqual([
    true,
    false,
  ]);

  fixture.now += 29 * DAY;
  const back = assetOf(await assets.bringBack(added.id, 1, ANA));
  expect(back).toMatchObject({ crop, version: 4, file: { width: 60 } });
  expect((await library.file(added.address))?.contents.toString()).toBe('old');
  expect(index.find(added.address)!.token).toBe(before);
  assetOf(await assets.bringBack(added.id, 2, ANA));

  fixture.now += 31 * DAY;
  expect(await assets.bringBack(added.id, 1, ANA)).toMatchObject({ ok: false });
  expect(await assets.fileVersions(added.id)).toHaveLength(1);
});

test('a replacement that was compared with another file than the current one is refused', async () => {
  const { assets, accept } = fixture.open();
  const { id, file } = assetOf(await assets.add(await accept('old'), '', ANA));
  const theirs = assetOf(await assets.replace(id, await accept('theirs'), ANA, file.hash));
  const mine = await accept('mine');
  expect(await assets.replace(id, mine, ANA, file.hash)).toEqual({
    ok: false,
    message: 'Someone else replaced this file meanwhile. Compare yours with theirs, then decide.',
  });
  assetOf(await assets.replace(id, mine, ANA, theirs.file.hash));
});

test('a text that someone wrote meanwhile is not overwritten', async () => {
  const { assets, accept } = fixture.open();
  const { id } = assetOf(await assets.add(await accept('a'), '', ANA));
  const base = { alt: '', isDecorative: false };
  await assets.describe([{ id, alt: 'Theirs', base }], ANA);
  expect(await assets.describe([{ id, alt: 'Mine', base }], ANA)).toEqual({
    changed: [],
    failed: [{ id, name: 'photo.jpg', message: 'Someone else wrote “Theirs” meanwhile.' }],
  });
  const seen = { ...base, alt: 'Theirs' };
  expect(await assets.describe([{ id, alt: 'Mine', base: seen }], ANA)).toMatchObject({
    changed: [id],
  });
});

test('a picture is replaced by pictures and drawings only, and never by itself', async () => {
  const { assets, accept } = fixture.open();
  const file = await accept('a');
  const { id } = assetOf(await assets.add(file, '', ANA));
  const font = await accept('f', { kind: 'font', contentType: 'font/woff2' });
  expect(await assets.replace(id, font, ANA)).toEqual({
    ok: false,
    message: '“photo.jpg” is a picture and cannot be replaced by a font.',
  });
  expect(await assets.replace(id, file, ANA)).toMatchObject({ ok: false });
  const drawing = await accept('<svg/>', { kind: 'drawing', contentType: 'image/svg+xml' });
  expect(await assets.replace(id, drawing, ANA)).toMatchObject({ ok: true });
});

test('many files change together, and those that cannot are reported', async () => {
  const { assets, accept, index } = fixture.open();
  const added: Asset[] = [];
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
    added.push(assetOf(await assets.add(await accept(name, { uploadName: name }), 'A', ANA)));
  const ids = added.map(({ id }) => id);
  fixture.uses.set(added[2]!.address, 'Home');
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await assets.tag([...ids, gone, 'no id'], { add: ['Logo'] }, ANA)).toEqual({
    changed: expect.arrayContaining(ids),
    failed: [gone, 'no id'].map((id) => ({ id, name: '', message: 'This file no longer exists.' })),
  });
  await assets.tag(ids.slice(0, 1), { remove: ['logo'], add: ['x'] }, ANA);
  expect((await assets.get(ids[0]!))?.tags).toEqual(['x']);
  await assets.describe(
    [
      { id: ids[0]!, alt: 'One' },
      { id: ids[1]!, isDecorative: true },
    ],
    ANA,
  );
  expect(await assets.get(ids[0]!)).toMatchObject({ alt: 'One', isDecorative: false });
  expect(await assets.get(ids[1]!)).toMatchObject({ alt: '', isDecorative: true });
  await assets.move(ids, 'B/C', ANA);
  expect(index.inFolder('B/C').map(({ address }) => address)).toEqual(
    added.map(({ address }) => address),
  );
  expect(index.inFolder('A')).toEqual([]);
  const trashed = await assets.trash(ids, { evenIfUsed: false }, ANA);
  expect(trashed.failed).toEqual([{ id: ids[2], name: 'c.jpg', message: 'It is used by “Home.”' }]);
  expect((await assets.trash([ids[2]!], { evenIfUsed: true }, ANA)).changed).toEqual([ids[2]]);
  await assets.restore(ids.slice(0, 2), ANA);
  expect(index.inFolder('B/C')).toHaveLength(2);
  expect((await assets.purge(undefined, ANA)).changed).toEqual([ids[2]]);
  expect(await assets.get(ids[2]!)).toBeUndefined();
});
