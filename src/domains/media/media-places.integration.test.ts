import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ANA,
  assetOf,
  createMediaFixture,
  type MediaFixture,
} from '#tests/support/media-fixture.ts';

const DAY = 86_400_000;

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());
beforeEach(() => fixture.reset());

test('a folder moves with everything in it and changes no address', async () => {
  const { assets, accept, index } = fixture.open();
  const { id, address } = assetOf(await assets.add(await accept('a'), 'Zürich/Inner', ANA));
  const trashed = assetOf(await assets.add(await accept('b'), 'Zürich', ANA));
  await assets.trash([trashed.id], { evenIfUsed: false }, ANA);
  expect(await assets.moveFolder('Zürich', 'Zürich/Inner/x', ANA)).toMatchObject({ ok: false });
  expect(await assets.moveFolder('Zürich', 'Bern/Zürich', ANA)).toEqual({ ok: true });
  expect(await assets.get(id)).toMatchObject({ address, folder: 'Bern/Zürich/Inner' });
  expect(index.inFolder('Bern/Zürich/Inner')).toHaveLength(1);
  expect(await assets.moveFolder('Bern', 'bern', ANA)).toEqual({ ok: true });
  expect(await assets.createFolder('BERN', ANA)).toMatchObject({ ok: false });
  expect(await assets.deleteFolder('bern', ANA)).toMatchObject({ ok: false });
  await assets.move([id], '', ANA);
  expect(await assets.deleteFolder('bern/Zürich/Inner', ANA)).toEqual({ ok: true });
  expect(await assets.deleteFolder('bern/Zürich', ANA)).toEqual({ ok: true });
  await assets.restore([trashed.id], ANA);
  expect(await assets.get(trashed.id)).toMatchObject({ folder: 'bern/Zürich' });
  expect(await fixture.query('select path from media_folders order by path')).toEqual([
    { path: 'bern' },
    { path: 'bern/Zürich' },
  ]);
});

test('a folder that a page shows keeps its name', async () => {
  const { assets } = fixture.open();
  await assets.createFolder('Logos/Clients', ANA);
  fixture.uses.set('Logos/Clients', 'Home');
  expect(await assets.moveFolder('Logos', 'Brands', ANA)).toEqual({
    ok: false,
    message: 'The folder “Logos/Clients” must keep its name and place. It is used by “Home.”',
  });
});

test('another node knows a change after it reads what changed', async () => {
  const [here, there] = [fixture.open(), fixture.open()];
  await Promise.all([here.index.refresh(), there.index.refresh()]);
  const file = await here.accept('a');
  const { id, address } = assetOf(await here.assets.add(file, 'A', ANA));
  fixture.now -= 10 * DAY; // another clock is far behind
  const second = assetOf(await there.assets.add(await there.accept('b'), 'A', ANA));
  expect(await here.index.refresh()).toBe(true);
  expect(here.index.inFolder('A')).toEqual(there.index.inFolder('A'));
  expect(await here.index.refresh()).toBe(false);
  await there.assets.trash([id], { evenIfUsed: false }, ANA);
  await there.assets.purge([id], ANA);
  await here.index.refresh();
  expect(here.index.find(address)).toBeUndefined();
  expect(here.index.size()).toBe(1);
  expect(here.index.find(second.address)).toBeDefined();
});

test('finds files in the store, and keeps their addresses', async () => {
  const { adopt, library, seeds, assets, index } = fixture.open();
  await fixture.store.write('cms_media/Two Words/Zürich #1.svg', '<svg/>');
  await fixture.store.write('cms_media/notes.txt', 'no picture');
  await seeds.add('Logos/seed.svg', Buffer.from('<svg/>'));
  expect(await adopt()).toBe(1);
  expect(await adopt()).toBe(0);
  expect(await library.list('Two Words')).toEqual([
    { name: 'Zürich #1.svg', url: '/media/cms_media/Two%20Words/Z%C3%BCrich%20%231.svg' },
  ]);
  expect(await fixture.query('select path from media_folders order by path')).toEqual([
    { path: 'Logos' },
    { path: 'Two Words' },
  ]);
  await index.refresh();
  const { id } = index.find('Logos/seed.svg')!;
  await assets.trash([id], { evenIfUsed: false }, ANA);
  expect([await library.has('Logos/seed.svg'), await seeds.has('Logos/seed.svg')]).toEqual([
    false,
    true,
  ]);
  await assets.purge([id], ANA);
  expect(await seeds.has('Logos/seed.svg')).toBe(true);
  expect(await fixture.store.exists('cms_media/Logos/seed.svg')).toBe(false);
  expect(await adopt()).toBe(0);
});

test('describes logos by the name of their file, and marks the drawings of the release as decorative', async () => {
  const { adopt, seeds } = fixture.open();
  await fixture.store.write('cms_media/Technology Logos/Northstar CRM.svg', '<svg/>');
  await fixture.store.write('cms_media/Insights/photo.svg', '<svg/>');
  await adopt();
  await seeds.add('Insights/cover.svg', Buffer.from('<svg></svg>'), { isDecorative: true });
  expect(
    await fixture.query('select address, alt, is_decorative from media_assets order by address'),
  ).toEqual([
    { address: 'Insights/cover.svg', alt: '', is_decorative: true },
    { address: 'Insights/photo.svg', alt: '', is_decorative: false },
    { address: 'Technology Logos/Northstar CRM.svg', alt: 'Northstar CRM', is_decorative: false },
  ]);
});
