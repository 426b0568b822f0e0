import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { insertMediaRows, mediaRow } from '#tests/builders/media-rows.ts';
import { ASSET_KINDS } from '../asset.ts';
import { ASSET_FLAGS, type AssetFilter, type AssetPlace, type AssetSort } from './asset-filter.ts';
import { type AssetLists, createAssetLists } from './asset-lists.server.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ALL = { offset: 0, limit: 100 };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let lists: AssetLists;
let used: string[];

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  const { db, pool } = fixture.database;
  await pool.query('truncate media_assets, media_folders cascade');
  used = [];
  lists = createAssetLists({ db, clock: () => NOW, usedMedia: () => Promise.resolve(used) });
});

const insert = (...rows: ReturnType<typeof mediaRow>[]) =>
  insertMediaRows(fixture.database.db, rows);

/** Addresses of a list. */
async function listed(filter: AssetFilter, sort: AssetSort = 'name'): Promise<string[]> {
  const { assets, total } = await lists.list({ filter, sort }, ALL);
  expect(total).toBe(assets.length);
  return assets.map(({ address }) => address);
}

test('a folder with and without those below it; a similar name is another folder', async () => {
  await insert(
    ...['top.png', 'Team/ana.png', 'Team/2026/ben.png', 'Team 2/cy.png', 'Te_m/dee.png'].map(
      (address) => mediaRow(address),
    ),
  );
  expect(await listed({ folder: 'Team' })).toEqual(['Team/ana.png']);
  expect(await listed({ folder: 'Team', withSubfolders: true })).toEqual([
    'Team/ana.png',
    'Team/2026/ben.png',
  ]);
  expect(await listed({ folder: 'Te_m', withSubfolders: true })).toEqual(['Te_m/dee.png']);
  expect(await listed({ folder: '' })).toEqual(['top.png']);
  expect(await listed({ folder: '', withSubfolders: true })).toHaveLength(5);
});

test('kind, size range, shape and tag', async () => {
  await insert(
    mediaRow('wide.png', { bytes: 99_999 }),
    mediaRow('tall.png', { width: 800, height: 1_200, bytes: 100_000, tags: ['team'] }),
    mediaRow('square.png', { width: 1_000, height: 980, bytes: 12_000_000 }),
    mediaRow('guide.pdf', { kind: 'document' }),
  );
  expect(await listed({ kind: 'document' })).toEqual(['guide.pdf']);
  expect(await listed({ kind: 'visual' })).toEqual(['square.png', 'tall.png', 'wide.png']);
  expect(await listed({ kind: 'picture', size: 'small' })).toEqual(['wide.png']);
  expect(await listed({ size: 'medium' })).toEqual(['tall.png']);
  expect(await listed({ size: 'huge' })).toEqual(['square.png']);
  expect(await listed({ shape: 'landscape' })).toEqual(['wide.png']);
  expect(await listed({ shape: 'portrait' })).toEqual(['tall.png']);
  expect(await listed({ shape: 'square' })).toEqual(['square.png']);
  expect(await listed({ tag: 'team' })).toEqual(['tall.png']);
});

test('alternative text is missing only where someone would need it', async () => {
  await insert(
    mediaRow('bare.png'),
    mediaRow('described.png', { alt: 'A desk' }),
    mediaRow('line.png', { isDecorative: true }),
    mediaRow('guide.pdf', { kind: 'document' }),
    mediaRow('logo.svg', { kind: 'drawing' }),
    mediaRow('gone.png', { trashedAt: NOW }),
  );
  expect(await listed({ flags: ['no-alt'] })).toEqual(['bare.png', 'logo.svg']);
});

test('unused: neither its address nor the folder that it is in is shown', async () => {
  await insert(
    ...['Team/ana.png', 'Logos/a.svg', 'Logos/old/b.svg', 'Logos 2/c.svg', 'top.png'].map(
      (address) => mediaRow(address),
    ),
    // moved into a folder that is shown
    mediaRow('Old/moved.png', { folder: 'Logos' }),
    // and out of one
    mediaRow('Logos/gone.svg', { folder: 'Old' }),
  );
  used = ['Team/ana.png', 'Logos/'];
  expect(await listed({ flags: ['unused'] })).toEqual([
    'Logos/old/b.svg',
    'Logos 2/c.svg',
    'Logos/gone.svg',
    'top.png',
  ]);
  used = [];
  expect(await listed({ flags: ['unused'] })).toHaveLength(7);
});

test('duplicates are listed side by side; a file in the trash is none', async () => {
  const same = (hash: string) => ({ hash: hash.repeat(64) });
  await insert(
    mediaRow('a1.png', same('a')),
    mediaRow('b1.png', same('b')),
    mediaRow('a2.png', same('a')),
    mediaRow('b2.png', same('b')),
    mediaRow('c1.png', same('c')),
    mediaRow('c2.png', { ...same('c'), trashedAt: NOW }),
  );
  const found = await listed({ flags: ['duplicates'] }, '-name');
  expect(found).toEqual(['a2.png', 'a1.png', 'b2.png', 'b1.png']);
});

test('a license that has ended, or ends within 30 days', async () => {
  await insert(
    mediaRow('ended.png', { licenseEnds: '2026-01-31' }),
    mediaRow('soon.png', { licenseEnds: '2026-12-22' }),
    mediaRow('later.png', { licenseEnds: '2026-12-23' }),
    mediaRow('endless.png'),
  );
  expect(await listed({ flags: ['license'] })).toEqual(['ended.png', 'soon.png']);
});

test('search: all words, anywhere in name, texts, address or tags, without accents, and no wildcards', async () => {
  await insert(
    mediaRow('Team/ana.png', { name: 'Portrait', alt: 'Ana at 100% speed', tags: ['people'] }),
    mediaRow('desk.png', { caption: 'Ana’s desk' }),
    mediaRow('other.png'),
  );
  expect(await listed({ search: 'ANA' })).toEqual(['desk.png', 'Team/ana.png']);
  expect(await listed({ search: 'ana peop' })).toEqual(['Team/ana.png']);
  expect(await listed({ search: 'team/' })).toEqual(['Team/ana.png']);
  expect(await listed({ search: '100%' })).toEqual(['Team/ana.png']);
  expect(await listed({ search: 'a_a' })).toEqual([]);
  expect(await listed({ search: '\0\\' })).toEqual([]);
  await insert(mediaRow('cup.png', { alt: 'Cafe\u0301 Müller', credit: 'Zoë', license: 'CC BY' }));
  for (const search of ['cafe', 'café', 'cafe\u0301', 'MULLER', 'zoe', 'cc by'])
    expect(await listed({ search }), search).toEqual(['cup.png']);
});

test('sorts both ways, with ties in the same order; windows do not overlap', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await insert(
    mediaRow('b.png', { createdAt: at(1), changedAt: at(9), bytes: 3 }),
    mediaRow('A.png', { createdAt: at(2), changedAt: at(8), bytes: 1 }),
    mediaRow('c.png', { createdAt: at(3), changedAt: at(7), bytes: 2 }),
  );
  expect(await listed({}, 'name')).toEqual(['A.png', 'b.png', 'c.png']);
  expect(await listed({}, '-name')).toEqual(['c.png', 'b.png', 'A.png']);
  expect(await listed({}, '-added')).toEqual(['c.png', 'A.png', 'b.png']);
  expect(await listed({}, 'changed')).toEqual(['c.png', 'A.png', 'b.png']);
  expect(await listed({}, '-size')).toEqual(['b.png', 'c.png', 'A.png']);

  await fixture.database.pool.query(`update media_assets set name = 'same'`);
  const query = { filter: {}, sort: 'name' } as const;
  const ids = await lists.ids(query, ALL);
  const one = await lists.list(query, { offset: 1, limit: 1 });
  expect(one.total).toBe(3);
  expect(one.assets.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await lists.byIds(ids)).map(({ id }) => id)).toEqual(ids);
});

test('counts by kind, flag and tag, within a folder or in the trash', async () => {
  await insert(
    mediaRow('Team/ana.png', { tags: ['people', 'team'] }),
    mediaRow('Team/2026/ben.png', { alt: 'Ben', tags: ['people'] }),
    mediaRow('guide.pdf', { kind: 'document' }),
    mediaRow('gone.png', { trashedAt: NOW }),
  );
  used = ['Team/ana.png'];
  const countsOf = async (place: AssetPlace) => (await lists.surroundings(place)).counts;
  const all = await countsOf({});
  expect(all.kinds).toMatchObject({ picture: 2, document: 1, font: 0 });
  expect(all.flags).toEqual({ 'no-alt': 1, unused: 2, duplicates: 0, license: 0 });
  expect(all.tags).toEqual([
    { tag: 'people', files: 2 },
    { tag: 'team', files: 1 },
  ]);
  expect((await countsOf({ folder: 'Team' })).kinds.picture).toBe(1);
  expect((await countsOf({ folder: 'Team', withSubfolders: true })).kinds.picture).toBe(2);
  expect((await countsOf({ isTrash: true })).kinds.picture).toBe(1);
});

test('the numbers of every place are the lengths of its lists', async () => {
  const twin = { hash: 'a'.repeat(64) };
  await insert(
    mediaRow('Team/ana.png', twin),
    mediaRow('Team/2026/ben.png', { ...twin, alt: 'Ben' }),
    mediaRow('Team 2/cy.pdf', { kind: 'document', licenseEnds: '2026-01-31' }),
    mediaRow('top.svg', { kind: 'drawing', isDecorative: true }),
    mediaRow('Team/gone.png', { ...twin, trashedAt: NOW }),
    mediaRow('lost.mp4', { kind: 'video', trashedAt: NOW }),
  );
  used = ['Team/ana.png', 'Team 2/'];
  const inTeam = { folder: 'Team' };
  const inNone = { folder: '' };
  const places: AssetPlace[] = [
    {},
    inTeam,
    inNone,
    { ...inTeam, withSubfolders: true },
    { ...inNone, withSubfolders: true },
    { isTrash: true },
    { ...inTeam, isTrash: true },
    { ...inTeam, withSubfolders: true, search: 'ana' },
  ];
  for (const place of places) {
    const { counts } = await lists.surroundings(place);
    for (const flag of ASSET_FLAGS)
      expect(counts.flags[flag], `${JSON.stringify(place)} ${flag}`).toBe(
        (await listed({ ...place, flags: [flag] })).length,
      );
    for (const kind of ASSET_KINDS)
      expect(counts.kinds[kind], `${JSON.stringify(place)} ${kind}`).toBe(
        (await listed({ ...place, kind })).length,
      );
  }
  expect((await lists.surroundings({})).folders).toEqual(await lists.folders());
});

test('a window past the end has no files, and the length of the whole', async () => {
  await insert(mediaRow('a.png'), mediaRow('b.png'));
  const query = { filter: {}, sort: 'name' } as const;
  expect(await lists.list(query, { offset: 9, limit: 5 })).toEqual({ assets: [], total: 2 });
});

test('folders: empty ones, those of files, and the trash', async () => {
  await insert(
    mediaRow('Team/2026/ben.png'),
    mediaRow('top.png'),
    mediaRow('Team/gone.png', { trashedAt: NOW }),
  );
  await fixture.database.pool.query(
    `insert into media_folders (path, created_at) values ('Empty', now())`,
  );
  expect(await lists.folders()).toEqual({
    files: 2,
    loose: 1,
    trash: 1,
    folders: [
      { path: 'Empty', files: 0, allFiles: 0 },
      { path: 'Team', files: 0, allFiles: 1 },
      { path: 'Team/2026', files: 1, allFiles: 1 },
    ],
  });
});
