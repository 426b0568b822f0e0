import { expect, test } from 'vitest';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import * as change from './change-endpoint.ts';
import { baseValue } from './describe-form.ts';
import * as describe from './describe.tsx';
import * as library from './library.tsx';
import * as list from './list-endpoint.ts';
import * as zip from './zip-endpoint.ts';

/** The routes of the library, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const OTHER = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4e';
const EMPTY: Awaited<ReturnType<AssetLists['folders']>> = {
  folders: [],
  files: 0,
  loose: 0,
  trash: 0,
};

const asset = (id: string, changes: Partial<ListedAsset> = {}): ListedAsset => ({
  id,
  address: `Team/${id}.png`,
  folder: 'Team',
  name: 'Ana',
  alt: '',
  isDecorative: false,
  tags: [],
  focus: { x: 0.5, y: 0.5 },
  crop: null,
  licenseEnds: null,
  createdAt: new Date(),
  changedAt: new Date(),
  trashedAt: null,
  trashedBy: null,
  file: { kind: 'picture', contentType: 'image/png', hash: 'a', bytes: 10, width: 4, height: 3 },
  ...changes,
});

function args(services: ServiceOverrides, url: string, init?: RequestInit, role: Role = 'owner') {
  const address = new URL(url, 'http://x');
  return {
    context: adminContext(services, role),
    url: address,
    request: new Request(address, init),
    params: {},
  } as never;
}
const post = (body: URLSearchParams) => ({ method: 'POST', body });
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

test('while the database is away, the page says so, and a window is refused', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const assetLists = { list: fail, surroundings: fail };
  const page = await library.loader(args({ assetLists }, '/admin/media-library'));
  expect(page).toMatchObject({ data: { view: undefined }, init: { status: 503 } });
  const window = await list.loader(args({ assetLists }, '/admin/media-library/list'));
  expect(window.status).toBe(503);
});

test('a folder that does not exist any more, and a page past the end, lead to what exists', async () => {
  const services = (total: number) => ({
    assetLists: {
      list: () => Promise.resolve({ assets: [], total }),
      surroundings: () =>
        Promise.resolve({ counts: { kinds: {}, flags: {}, tags: [] } as never, folders: EMPTY }),
    },
  });
  const locationOf = async (total: number, url: string) => {
    const thrown = (await library
      .loader(args(services(total), url))
      .catch((error: unknown) => error)) as Response;
    return thrown.headers.get('Location');
  };
  expect(await locationOf(0, '/admin/media-library?folder=Gone')).toBe('/admin/media-library');
  expect(await locationOf(61, '/admin/media-library?page=9')).toBe('/admin/media-library?page=2');
});

test('a window is limited, and its numbers are checked', async () => {
  const windows: unknown[] = [];
  const assetLists: Partial<AssetLists> = {
    list: (_query, window) => {
      windows.push(window);
      return Promise.resolve({ assets: [], total: 0 });
    },
  };
  for (const query of ['', 'from=-1&count=x', 'from=120&count=9999', 'from=1e9&count=0'])
    await list.loader(args({ assetLists }, `/admin/media-library/list?${query}`));
  expect(windows).toEqual([
    { offset: 0, limit: 60 },
    { offset: 0, limit: 60 },
    { offset: 120, limit: 240 },
    { offset: 0, limit: 1 },
  ]);
});

test('an editor may not delete for good, and nothing is called', async () => {
  const thrown = (await change
    .action(args({}, '/admin/media-library/change', json({ type: 'purge' }), 'editor'))
    .catch((error: unknown) => error)) as Response;
  expect(thrown.status).toBe(403);
});

test.each([
  [{ type: 'tag', ids: [], add: [], remove: [] }, 'Select a file first.'],
  [{ type: 'tag', ids: [ID], add: ['x'.repeat(41)], remove: [] }, 'Use at most 40 characters'],
  [{ type: 'evil' }, 'Reload the page.'],
])('refuses %j with a sentence', async (body, message) => {
  const thrown = (await change
    .action(args({}, '/admin/media-library/change', json(body)))
    .catch((error: unknown) => error)) as Response;
  expect(thrown.status).toBe(400);
  expect(((await thrown.json()) as { message: string }).message).toContain(message);
});

test('emptying the trash reports how many files are gone', async () => {
  const purge = () => Promise.resolve({ changed: [ID, OTHER], failed: [] });
  const body = new URLSearchParams({ intent: 'empty-trash' });
  const response = await library.action(
    args({ assets: { purge } }, '/admin/media-library', post(body)),
  );
  expect(response.headers.get('Location')).toBe('/admin/media-library?in=trash');
  expect(await readNotice(response)).toMatchObject({ text: '2 files deleted for good.' });
});

test('a download names its limits, and leaves out the trash', async () => {
  const refused = async (body: URLSearchParams, services: ServiceOverrides = {}) => {
    const response = await zip.action(
      args(services, '/admin/media-library/download.zip', post(body)),
    );
    return [response.status, await response.text()];
  };
  expect(await refused(new URLSearchParams({ id: 'x' }))).toEqual([413, 'Select a file first.']);
  const many = new URLSearchParams(
    Array.from({ length: 1_001 }, (_, n) => [
      'id',
      `3f0c9a52-7c0e-4d0e-9d1c-${String(n).padStart(12, '0')}`,
    ]),
  );
  expect((await refused(many))[1]).toContain('1,000 files and 2 GB');
  const huge = asset(ID, { file: { ...asset(ID).file, bytes: 2_000_000_001 } });
  const services = (...assets: ListedAsset[]) => ({
    assetLists: { byIds: () => Promise.resolve(assets) },
  });
  const one = new URLSearchParams({ id: ID });
  expect((await refused(one, services(huge)))[1]).toContain('2 GB');
  expect((await refused(one, services(asset(ID, { trashedAt: new Date() }))))[0]).toBe(404);
});

test('texts: only changed ones are saved, and a decorative picture has none', async () => {
  const saved: unknown[] = [];
  const services: ServiceOverrides = {
    assetLists: { byIds: () => Promise.resolve([asset(ID, { alt: 'Ana' }), asset(OTHER)]) },
    assets: {
      describe: (texts) => {
        saved.push(...texts);
        return Promise.resolve({ changed: [OTHER], failed: [] });
      },
    },
  };
  const body = new URLSearchParams({
    [`alt-${ID}`]: ' Ana ',
    [`alt-${OTHER}`]: 'Typed, then decorative',
    [`decorative-${OTHER}`]: '1',
    'alt-evil': 'x',
  });
  const response = await describe.action(
    args(services, `/admin/media-library/describe?id=${ID}&folder=Team`, post(body)),
  );
  expect(saved).toEqual([{ id: OTHER, alt: '', isDecorative: true }]);
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get('Location')).toBe('/admin/media-library?folder=Team');
});

test('texts that are refused stay in the form', async () => {
  const failed = [{ id: ID, name: 'Ana', message: 'This file is in the trash.' }];
  const response = await describe.action(
    args(
      {
        assetLists: { byIds: () => Promise.resolve([asset(ID)]) },
        assets: { describe: () => Promise.resolve({ changed: [], failed }) },
      },
      '/admin/media-library/describe',
      post(new URLSearchParams({ [`alt-${ID}`]: 'Ana at her desk' })),
    ),
  );
  expect(response).toMatchObject({
    data: {
      // A picture that someone else described leaves the queue with its field.
      failed: [{ id: ID, message: `${failed[0]!.message} You wrote “Ana at her desk.”` }],
      values: { [ID]: { alt: 'Ana at her desk', isDecorative: false } },
    },
    init: { status: 409 },
  });
});

test('a text that nobody touched does not delete what someone else wrote meanwhile', async () => {
  const described: unknown[] = [];
  const base = { alt: '', isDecorative: false };
  await describe
    .action(
      args(
        {
          assetLists: { byIds: () => Promise.resolve([{ ...asset(ID), alt: 'Theirs' }]) },
          assets: {
            describe: (texts) => {
              described.push(...texts);
              return Promise.resolve({ changed: [], failed: [] });
            },
          },
        },
        '/admin/media-library/describe',
        post(new URLSearchParams({ [`alt-${ID}`]: '', [`was-${ID}`]: baseValue(base) })),
      ),
    )
    .catch(() => undefined);
  expect(described).toEqual([]);
});
