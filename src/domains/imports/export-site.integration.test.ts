import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  archiveOf,
  emptySite,
  type ExportNode,
  type ExportWorld,
  importArchive,
  itemsOf,
  messagesOf,
  openSite,
  publicRows,
  readArchive,
  startArchive,
  withoutDrawings,
} from '#tests/support/export-world.ts';
import { fillSite, seedSite } from '#tests/support/filled-site.ts';
import { createImportWorld, MARA } from '#tests/support/import-world.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';

/** A site with documents of every kind in every state, its archive, and the site that takes it over. */

let source: ExportWorld;
let target: ExportWorld;
let archive: Buffer;

beforeAll(async () => {
  source = await createImportWorld();
  target = await createImportWorld('2026-12-24T12:00:00Z');
  archive = await archiveOf(source, await fillSite(source));
});
afterAll(async () => {
  await source?.drop();
  await target?.drop();
});
beforeEach(() => emptySite(target));

const documentsOf = (world: ExportWorld) =>
  world.query(`select id, kind, version, content, live_revision, unpublish_at, built_in_path
    from cms_documents order by kind, id`);

test('a new installation that takes an export shows the public the same', async () => {
  const node = openSite(target);
  await seedSite(target, node);
  const id = await importArchive(target, node, archive);
  expect(await messagesOf(node, id)).toEqual([]);
  // Sample posts that are the same on both sides stay those of the installation.
  const rows = async (world: ExportWorld) => {
    const { posts, ...others } = await publicRows(world);
    return { ...others, posts: posts.map(({ updated_at: _at, ...post }) => post) };
  };
  expect(await rows(target)).toEqual(await rows(source));
});

test('an empty database and store show the public the same, with what is no longer or not yet public as drafts', async () => {
  const node = openSite(target);
  const id = await importArchive(target, node, archive);
  expect(await messagesOf(node, id)).toEqual([]);
  expect(withoutDrawings(await publicRows(target))).toEqual(
    withoutDrawings(await publicRows(source)),
  );
  const states = (world: ExportWorld) =>
    world.query(`select kind, title, jsonb_strip_nulls(content) as content, live_revision is not null as is_public, unpublish_at
      from cms_documents where version > 0 and trashed_at is null order by kind, title, content::text`);
  expect(await states(target)).toEqual(await states(source));
});

test('the archive has neither accounts nor addresses of editors', async () => {
  expect(archive.length).toBeGreaterThan(10_000);
  for (const secret of ['secret.example', '-secret', 'savedBy', 'createdBy'])
    expect(archive.includes(secret), secret).toBe(false);
});

test('a second import changes nothing', async () => {
  const node = openSite(target);
  await importArchive(target, node, archive);
  const before = [await publicRows(target), await documentsOf(target)];
  const again = await importArchive(target, node, archive);
  expect(await node.imports.find(again)).toMatchObject({ phase: 'done' });
  const changes = (await itemsOf(node, again)).flatMap(({ change, place, planned }) =>
    change === 'unchanged' || planned?.whole?.type === 'part' ? [] : [`${place} ${change}`],
  );
  expect(changes).toEqual([]);
  expect([await publicRows(target), await documentsOf(target)]).toEqual(before);
});

test('the site that was exported knows all of it', async () => {
  const node = openSite(source);
  const id = await readArchive(source, node, archive);
  const { changes } = (await node.imports.find(id))!;
  expect(changes).toEqual({ unchanged: expect.any(Number), new: 3 });
});

test('an undo leaves the public what an empty site shows', async () => {
  const node = openSite(target);
  await node.documents.adopt();
  const before = await publicRows(target);
  const id = await importArchive(target, node, archive);
  expect(await node.imports.move(id, 'undo', MARA)).toEqual({ ok: true });
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'undone' });
  expect((await itemsOf(node, id)).filter(({ state }) => state === 'kept')).toEqual([]);
  expect(await publicRows(target)).toEqual(before);
  expect(await target.query('select path from media_folders')).toEqual([]);
  const left = await target.query(`select kind, title from cms_documents
    where built_in_path is null and kind <> 'template'`);
  expect(left).toEqual([]);
});

test('without a confirmation, redirects, search appearance and settings stay as they are', async () => {
  const node = openSite(target);
  const id = await readArchive(target, node, archive);
  await node.imports.move(id, 'start', MARA, { options: { publishes: false, folder: 'Imported' } });
  await node.drain();
  const { redirects, overrides, settings, pages, posts } = await publicRows(target);
  expect([redirects, overrides, settings, pages, posts]).toEqual([[], [], [], [], []]);
});

test('goes on after it was killed at any part of its way, and makes everything once', async () => {
  const node = openSite(target);
  const id = await startArchive(target, node, archive);
  let calls = 0;
  let kills = 0;
  // Dies at ever later calls, before and after they were made.
  const dying = (limit: number): ExportNode => {
    let left = limit;
    const wrap = <Port extends object>(port: Port): Port =>
      new Proxy(port, {
        get(to, name) {
          const method: unknown = Reflect.get(to, name);
          if (typeof method !== 'function') return method;
          return async (...args: unknown[]) => {
            calls += 1;
            left -= 1;
            if (left === 0 && limit % 2 === 0) throw new Error('killed');
            const result: unknown = await (method as (...all: unknown[]) => unknown)(...args);
            if (left === 0) throw new Error('killed');
            return result;
          };
        },
      });
    const { documents, pictures, redirects, overrides, siteSettings } = node.deps;
    return openSite(target, {
      documents: wrap(documents),
      pictures: wrap(pictures),
      redirects: wrap(redirects),
      overrides: wrap(overrides),
      siteSettings: wrap(siteSettings),
    });
  };
  for (let limit = 4; (await node.imports.find(id))?.phase === 'running'; limit += 1) {
    await dying(limit)
      .worker.work(id)
      .catch(() => (kills += 1));
  }
  expect(kills).toBeGreaterThan(10);
  expect(calls).toBeGreaterThan(kills);
  await node.worker.work(id);
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ phase: 'done' });
  expect(await messagesOf(node, id)).toEqual([]);
  expect(withoutDrawings(await publicRows(target))).toEqual(
    withoutDrawings(await publicRows(source)),
  );
});

test('what was public becomes public although the checks would hold it back, since they know only this site', async () => {
  const findBlockers = async () => [{ field: 'body', message: 'There is no page at /later.' }];
  const node = openSite(target, {}, { findBlockers });
  const id = await importArchive(target, node, archive);
  expect(await messagesOf(node, id)).toEqual([]);
  expect((await publicRows(target)).posts).toHaveLength((await publicRows(source)).posts.length);
});

test('what could run, or has no known form, is refused and named, and the rest is taken over', async () => {
  const node = openSite(target);
  const file = (id: string, kind: string, content: object) => ({
    name: `documents/${kind}/${id}.json`,
    data: JSON.stringify({
      id,
      kind,
      builtIn: null,
      address: null,
      state: 'published',
      content,
      public: { firstPublishedAt: '2020-01-01T00:00:00.000Z', since: '2999-01-01T00:00:00.000Z' },
      showsBuiltIn: false,
      publishAt: null,
      unpublishAt: null,
    }),
  });
  const link = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  const ids = Array.from({ length: 4 }, (_, at) => `5ec7105e-0000-4000-8000-00000000000${at}`);
  const hostile = zipOf([
    {
      name: 'cadron-export.json',
      data: '{"format":"cadron-site","version":1,"site":"https://a.example","madeAt":"2026-01-01T00:00:00Z"}',
    },
    file(ids[0]!, 'post', { title: 'Link', slug: 'link', body: link('javascript:alert(1)') }),
    file(ids[1]!, 'post', { title: 'Fine', slug: 'fine', body: link('/contact') }),
    file(ids[2]!, 'page', { title: 'Admin', path: '/admin', seo: { title: '', description: '' } }),
    file(ids[3]!, 'story', { title: 'Numbers', slug: ['a'] }),
    {
      name: 'redirects.json',
      data: '[{"from":"/a","to":"javascript:alert(1)","kind":"exact","status":301,"carriesRest":true}]',
    },
    {
      name: 'metadata.json',
      data: '[{"path":"/contact","set":{"canonical":"javascript:alert(1)"}}]',
    },
    { name: 'settings.json', data: '{"logo":"javascript:alert(1)"}' },
  ]);
  const id = await importArchive(target, node, hostile);
  const messages = await messagesOf(node, id);
  expect(messages).toHaveLength(6);
  expect(messages[0]).toMatch(/0\.json: Use a path .* this address could run a program/);
  const { posts, pages, stories, redirects, overrides, settings } = await publicRows(target);
  // Nothing was public before now.
  expect(posts).toMatchObject([
    { slug: 'fine', published_at: new Date('2020-01-01T00:00:00.001Z') },
  ]);
  expect(new Date(String(posts[0]!['updated_at'])).getFullYear()).toBe(2026);
  expect([pages, stories, redirects, overrides, settings]).toEqual([[], [], [], [], []]);
});

test('a file whose address was taken gets another one, and what shows it leads there', async () => {
  const node = openSite(target);
  const [{ address } = { address: '' }] = (await publicRows(source)).files.filter(
    ({ folder, kind, alt }) => folder === 'Team/2026' && kind === 'picture' && alt === 'The team',
  ) as { address: string }[];
  const other = await node.media.accept('other bytes', { uploadName: 'other.jpg' });
  await node.assets.add({ ...other, address }, 'Team/2026', MARA);
  const id = await importArchive(target, node, archive);
  const [message, ...others] = await messagesOf(node, id);
  expect(others).toEqual([]);
  const [, moved = ''] = /Its address was taken: it is at (.*)/.exec(message!) ?? [];
  const { posts } = await publicRows(target);
  const hello = posts.find(({ slug }) => slug === 'hello');
  expect(hello).toMatchObject({ cover_image: moved });
  expect(JSON.stringify(hello)).not.toContain(mediaUrl(address));
});
