import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { described, photo } from '#tests/builders/picture.ts';
import {
  createIntakeFixture,
  type IntakeFixture,
  NOTHING,
  type Sent,
} from '#tests/support/intake-fixture.ts';
import { listPending } from '#src/domains/media/intake/upload-repository.server.ts';
import { addressLike, ANA } from '#tests/support/media-fixture.ts';

const BEN = { id: 'u-ben', name: 'ben@cadron.example' };
const HOUR_MS = 3_600_000;

let fixture: IntakeFixture;
let contents: Buffer;
let half: number;

beforeAll(async () => {
  fixture = await createIntakeFixture();
  contents = await photo(60, 40);
  half = Math.floor(contents.length / 2);
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.drop());

function assetOf({ outcome, status, text }: Sent) {
  if (outcome?.state !== 'added') throw new Error(`${status} ${text}`);
  return outcome.asset;
}

test('adds a small file in one request', async () => {
  const node = fixture.open();
  const sent = await node.begin({ contents, name: 'Team photo.jpg', folder: 'Team/2026' });
  const asset = assetOf(sent);
  expect(sent.status).toBe(201);
  expect(asset).toMatchObject({
    address: addressLike('Team/2026/Team photo.jpg'),
    name: 'Team photo.jpg',
    folder: 'Team/2026',
    kind: 'picture',
    width: 60,
  });
  const { keys } = await fixture.stored();
  expect(keys).toHaveLength(1);
  expect(await described((await fixture.media.store.read(keys[0]!))!)).toBe('image/jpeg 60x40');
  expect(await fixture.leftovers()).toEqual([]);
  expect(await fixture.media.actions()).toEqual(['file.added Team photo.jpg']);
});

test('goes on with an upload on another node, and shows nothing before it is complete', async () => {
  const { id, offset, outcome } = await fixture.open().begin({ contents }, half);
  expect([offset, outcome]).toEqual([half, undefined]);
  expect(await fixture.stored()).toEqual(NOTHING);
  const other = fixture.open();
  expect((await other.head(id)).offset).toBe(half);
  assetOf(await other.go(id, contents.subarray(half), half));
  expect((await fixture.stored()).addresses).toEqual([addressLike('photo.jpg')]);
});

test('a request that was sent twice begins one upload, also after it became a file', async () => {
  const node = fixture.open();
  const file = { contents, key: 'photo.jpg 1 2' };
  const first = await node.begin(file, half);
  const again = await node.begin(file, half);
  expect([again.status, again.id, again.offset]).toEqual([201, first.id, half]);
  assetOf(await node.go(first.id, contents.subarray(half), half));
  const late = await node.begin(file);
  expect([late.id, late.offset]).toEqual([first.id, contents.length]);
  expect((await node.head(first.id)).offset).toBe(contents.length);
  expect((await fixture.stored()).addresses).toHaveLength(1);
});

test.each([
  ['an offset that is too low', (id: string) => [id, 0] as const, 409],
  ['an offset that is too high', (id: string) => [id, 9e6] as const, 409],
  ['an unknown upload', () => ['f'.repeat(32), half] as const, 404],
  ['an id that is a path', () => ['..%2f..%2fetc', half] as const, 404],
])('refuses %s', async (_name, target, status) => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half);
  const refused = await node.go(target(id)[0], contents.subarray(half), target(id)[1]);
  expect(refused.status).toBe(status);
  expect((await node.head(id)).offset).toBe(half);
  expect(await fixture.stored()).toEqual(NOTHING);
});

test('refuses more bytes than were announced, and lengths that are none', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half, half + 10);
  expect((await node.go(id, contents.subarray(half), half)).status).toBeGreaterThanOrEqual(400);
  for (const length of ['-1', 'x', '', '1e3', '99999999999999999999', '0']) {
    const headers = { 'Upload-Length': length, 'Upload-Metadata': 'name cGhvdG8uanBn' };
    const refused = await node.call('POST', '', headers);
    expect(refused.status, length).toBeGreaterThanOrEqual(400);
    expect(refused.status, length).toBeLessThan(500);
  }
  expect(await fixture.stored()).toEqual(NOTHING);
});

test('nobody touches the upload of another person', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half);
  expect((await node.head(id, BEN)).status).toBe(404);
  expect((await node.go(id, contents.subarray(half), half, BEN)).status).toBe(404);
  expect((await node.cancel(id, BEN)).status).toBe(404);
  assetOf(await node.go(id, contents.subarray(half), half));
  expect((await node.cancel(id, BEN)).status).toBe(404);
});

test('a canceled upload leaves nothing', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half);
  expect((await node.cancel(id)).status).toBe(204);
  expect((await node.head(id)).status).toBe(404);
  expect(await fixture.leftovers()).toEqual([]);
  expect(await fixture.media.query('select id from media_uploads')).toEqual([]);
});

test('an upload that is finished several times at once becomes one file', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half);
  const others = Array.from({ length: 4 }, () => fixture.open());
  const bytes = { bytes: contents.length, read: () => streamOf(contents) };
  const outcomes = await Promise.all(others.map(({ uploads }) => uploads.finish(id, bytes)));
  expect(outcomes.map(({ state }) => state)).toEqual(['added', 'added', 'added', 'added']);
  expect((await fixture.stored()).addresses).toEqual([addressLike('photo.jpg')]);
  expect(await fixture.media.actions()).toHaveLength(1);
});

test('a file that could not be added when its last byte came is added by the sweep, once', async () => {
  const node = fixture.open({
    assets: (real) => ({ ...real, add: () => Promise.reject(new Error('the database is away')) }),
  });
  const sent = await node.begin({ contents });
  expect(sent.status).toBe(500);
  expect(sent.text).not.toContain('database');
  const [row] = await fixture.media.query('select id from media_uploads');
  const id = String(row!['id']);
  expect((await node.head(id)).offset).toBe(contents.length);
  const { sweep, uploads } = fixture.open();
  await sweep();
  expect((await uploads.outcome(id))?.state).toBe('waiting');
  fixture.media.now += 31_000;
  await Promise.all([sweep(), sweep(), fixture.open().sweep()]);
  expect((await uploads.outcome(id))?.state).toBe('added');
  expect((await fixture.stored()).addresses).toEqual([addressLike('photo.jpg')]);
  expect(await fixture.leftovers()).toEqual([]);
});

test('forgets unfinished uploads a day after their last byte', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, 10);
  fixture.media.now += 23 * HOUR_MS;
  await node.go(id, contents.subarray(10, half), 10);
  fixture.media.now += 23 * HOUR_MS;
  await node.sweep();
  expect((await node.head(id)).offset).toBe(half);
  fixture.media.now += 25 * HOUR_MS;
  await node.sweep();
  expect((await node.head(id)).status).toBe(404);
  expect(await fixture.leftovers()).toEqual([]);
});

test('refuses what is past the limits before its bytes travel', async () => {
  const text = async (sent: Promise<Sent>) => {
    const { status, text: message } = await sent;
    return [status, message];
  };
  const file = { contents };
  const few = fixture.open({ limits: { files: 1 } });
  assetOf(await few.begin(file));
  expect(await text(few.begin(file, 0))).toEqual([
    422,
    'The library is full: it holds at most 1 files. Empty the trash or ask an owner.',
  ]);
  const small = fixture.open({ limits: { bytes: 1_000 } });
  expect((await text(small.begin(file, 0)))[1]).toContain('The library is full');
  expect(await text(fixture.open().begin(file, 0, 501_000_000))).toEqual([
    422,
    'This file is larger than 500 MB, the limit for uploads.',
  ]);
  expect(await fixture.leftovers()).toEqual([]);
});

test('the last part again says that all bytes are here', async () => {
  const node = fixture.open();
  const { id } = await node.begin({ contents }, half);
  assetOf(await node.go(id, contents.subarray(half), half));
  expect((await node.go(id, contents.subarray(half), half)).status).toBe(409);
  expect((await node.go(id, Buffer.alloc(0), contents.length)).status).toBe(204);
  expect((await fixture.stored()).addresses).toHaveLength(1);
});

test('a replacement that waits for a decision is no pending upload', async () => {
  const node = fixture.open();
  const asset = assetOf(await node.begin({ contents }));
  await node.begin({ contents: await photo(80, 40), replaces: asset.id });
  const before = new Date(fixture.media.now + HOUR_MS);
  expect(await listPending(fixture.media.database.db, before, 10)).toEqual([]);
});

test('a replacement waits for the decision of the editor', async () => {
  const node = fixture.open();
  const asset = assetOf(await node.begin({ contents }));
  const next = await photo(80, 40);
  const { id, outcome } = await node.begin({ contents: next, replaces: asset.id });
  expect(outcome).toMatchObject({ state: 'ready', file: { width: 80, contentType: 'image/jpeg' } });
  expect((await node.uploads.openReady(id))?.file.width).toBe(80);
  const [one, two] = await Promise.all([
    node.uploads.replaceWith(id, asset.id, ANA),
    fixture.open().uploads.replaceWith(id, asset.id, ANA),
  ]);
  expect([one, two]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await fixture.media.open().assets.fileVersions(asset.id)).toHaveLength(2);
  const other = assetOf(await node.begin({ contents: await photo(30, 30) }));
  const another = await node.begin({ contents: await photo(90, 40), replaces: asset.id });
  for (const [target, editor] of [
    [other.id, ANA],
    [asset.id, BEN],
  ] as const)
    expect(await node.uploads.replaceWith(another.id, target, editor)).toMatchObject({ ok: false });
  for (const [{ id: unchanged }, versions] of [
    [other, 1],
    [asset, 2],
  ] as const)
    expect(await fixture.media.open().assets.fileVersions(unchanged)).toHaveLength(versions);
  const gone = await node.begin({ contents, replaces: '0b2f7a3e-0000-4000-8000-000000000000' });
  expect([gone.status, gone.text]).toEqual([
    422,
    'The file that this one should replace does not exist any more.',
  ]);
});

async function streamOf(bytes: Buffer) {
  const { Readable } = await import('node:stream');
  return Readable.from([bytes]);
}
