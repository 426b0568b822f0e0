import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as report from '#src/admin/migrate/export-report.ts';
import * as redirectsList from '#src/admin/migrate/export-redirects.ts';
import * as importPage from '#src/admin/migrate/import.tsx';
import * as itemPage from '#src/admin/migrate/item.tsx';
import { importAddress, itemAddress, MIGRATE_PATH } from '#src/admin/migrate/import-words.ts';
import * as list from '#src/admin/migrate/migrate.tsx';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { recognizeSource, SOURCES } from '#src/domains/imports/sources.server.ts';
import { validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { Network } from '#src/integrations/download/follow-public-url.server.ts';
import { loadArticle } from '#src/site/insights/load-article.server.tsx';
import { adminContext } from '#tests/support/admin-context.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { archive, HOSTILE_FILES, REFUSED_FILES } from '#tests/support/hostile-files.ts';
import { exportOf, POST } from '#tests/support/ghost-file.ts';
import { harmfulParts } from '#tests/support/harmful-markup.ts';
import { createImportWorld, MARA } from '#tests/support/import-world.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';

/** Hostile files through the whole way: plan, run with publication, redirects, the public pages, and the screens of the team. */

type World = Awaited<ReturnType<typeof createImportWorld>>;
let world: World;
beforeAll(async () => {
  world = await createImportWorld();
});
beforeEach(() => world.reset());
afterAll(() => world?.drop());

const pages = {
  'admin/migrate-content': list,
  'admin/migrate-content/:id': importPage,
  'admin/migrate-content/:id/report.csv': report,
  'admin/migrate-content/:id/redirects.csv': redirectsList,
  'admin/migrate-content/:id/items/:position': itemPage,
};
const handle = createRouteHandler(pages, {
  handleError(error) {
    throw error;
  },
});

const nothingOutside: Network = {
  resolve: (_host, _options, done) =>
    done(Object.assign(new Error('no network'), { code: 'ENOTFOUND' }), ''),
  mayConnect: () => false,
};

/** Uploads a file and reads it; runs it with publication if that works, and makes its redirects. */
async function takeIn(name: string, contents: string | Buffer, source = '') {
  const node = world.open({ recognize: recognizeSource }, SOURCES, {}, nothingOutside);
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  await world.store.write(storageKey, contents);
  const bytes = Buffer.byteLength(contents);
  await node.imports.begin({ id, source, fileName: name, bytes, storageKey }, MARA);
  await node.drain();
  const read = (await node.imports.find(id))!;
  if (read.phase === 'planned') {
    await node.imports.move(id, 'start', MARA, {
      options: { publishes: true, folder: 'Imported' },
    });
    await node.drain();
    await node.imports.makeRedirects(id, MARA);
  }
  return { node, id, found: (await node.imports.find(id))! };
}
type Taken = Awaited<ReturnType<typeof takeIn>>;

/** The screens that show an import, as they are sent. */
async function screensOf({ node, id, found }: Taken): Promise<string[]> {
  const positions = Array.from({ length: found.counts.items }, (_, at) => at + 1);
  const addresses = [
    MIGRATE_PATH,
    importAddress(id),
    `${importAddress(id)}/report.csv`,
    `${importAddress(id)}/redirects.csv`,
    ...positions.map((position) => itemAddress(id, position)),
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const context = adminContext({ imports: node.imports });
      const response = await handle(new Request(`http://localhost${address}`), context);
      expect(response.status, address).toBe(200);
      return response.text();
    }),
  );
}

/** All posts as the public sees them: their pages with what is in the head. */
async function publicPages(): Promise<string[]> {
  const pageReader = createPageReader(world.db, [], silentLogger);
  const posts = createPostReader(world.db, pageReader);
  const { config, log } = buildServices();
  const { siteSettings } = world.open();
  const services = { posts, pages: pageReader, config, log, siteSettings };
  const slugs = await world.query('select slug from cms_blog_posts order by 1');
  return Promise.all(
    slugs.map(async ({ slug }) => {
      const article = await loadArticle(services, String(slug));
      if (typeof article === 'string') throw new Error(`${String(slug)} is ${article}`);
      for (const value of article.head.flatMap((tag) => Object.values(tag)))
        expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data|blob|file):/i);
      return article.html;
    }),
  );
}

test.each(HOSTILE_FILES)(
  'nothing of %s runs or escapes, and what was left out is named',
  async (name, source, contents) => {
    const ours = await world.open().documents.create('post', { title: 'Ours', slug: 'ours' }, MARA);
    await world.open().documents.change(ours.id, { type: 'publish', version: 1 }, MARA);
    const taken = await takeIn(name, contents);
    const { node, id, found } = taken;
    expect(found).toMatchObject({ phase: 'done', source, message: null });
    expect(found.states.done).toBeGreaterThan(0);
    const { items } = await node.imports.items(id, {}, { limit: 99, offset: 0 });
    for (const { state, message } of items)
      if (state !== 'done') expect(message, state).toMatch(/^[A-Z].*\w/);
    const shown = await publicPages();
    expect(shown.length).toBeGreaterThan(0);
    for (const html of [
      ...shown,
      ...(await screensOf(taken)).filter((text) => text.startsWith('<')),
    ])
      expect(harmfulParts(html)).toEqual([]);
    const { position } = items.find(({ state }) => state === 'done')!;
    const first = (await node.imports.item(id, position))!;
    expect(first.title.length).toBeLessThanOrEqual(200);
    expect(first.planned!.warnings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['left-out', 'made-up', 'missing-file']),
    );
    // No redirect leads elsewhere, or away from what is ours.
    const redirects = await world.query('select from_path, target from seo_redirects');
    for (const { from_path: from, target } of redirects) {
      expect(target).toMatch(/^\/insights\/[^/]+$/);
      expect(from).not.toMatch(/^\/(?:admin(?:\/.*)?|insights(?:\/ours)?)?$/);
    }
    // Only pictures that are ones were stored, without what runs.
    for await (const key of world.store.paths()) {
      expect(key).not.toMatch(/^\/|\.\.|passwd|outside/);
      if (key.endsWith('.svg'))
        expect(harmfulParts((await world.store.read(key))!.toString())).toEqual([]);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(await node.imports.move(id, 'undo', MARA)).toEqual({ ok: true });
    await node.drain();
    expect(await node.imports.find(id)).toMatchObject({ phase: 'undone' });
    expect(await world.query('select title from cms_documents')).toEqual([{ title: 'Ours' }]);
    expect(await world.query('select 1 from media_assets')).toEqual([]);
  },
);

test('names each file of an archive that is not read, and why', async () => {
  const { node, id } = await takeIn('folder.zip', archive);
  const { items } = await node.imports.items(
    id,
    { change: 'unreadable' },
    { limit: 99, offset: 0 },
  );
  expect(Object.fromEntries(items.map(({ place, message }) => [place, message]))).toMatchObject({
    'blog/first.md': 'Another file before it has the same name',
    '../../outside.md': 'Its path leads out of the archive',
    '/etc/outside.md': 'Its path leads out of the archive',
    'C:/windows/outside.md': 'Its path leads out of the archive',
    'blog/link.md': 'It is a link',
    'bomb.md': expect.stringContaining('It unpacks to more than'),
  });
});

test.each(REFUSED_FILES)(
  '%s ends with a message, and writes nothing',
  async (name, contents, source) => {
    const taken = await takeIn(name, contents, source);
    expect(taken.found).toMatchObject({
      phase: 'failed',
      message: expect.stringMatching(/^[A-Z][^{}\n]{10,300}[.”]$/),
    });
    expect(await world.query('select 1 from cms_documents')).toEqual([]);
    for (const html of await screensOf(taken)) expect(harmfulParts(html)).toEqual([]);
  },
);

test('the path of a post is none of the site, whatever its slug says', async () => {
  const slugs = ['success-stories', '../admin', 'a/b', '%2e%2e%2fadmin', 'x.md', '', '.', '..'];
  const posts = slugs.map((slug, at) => ({ ...POST, id: String(at), slug }));
  const { found } = await takeIn('ghost.json', JSON.stringify({ db: [exportOf({ posts })] }));
  expect(found).toMatchObject({ phase: 'done', states: { done: slugs.length } });
  for (const { slug } of await world.query('select slug from cms_blog_posts')) {
    expect(validatePostSlug(String(slug))).toBeUndefined();
    expect(new URL(postPath(String(slug)), 'https://cadron.example').pathname).toBe(
      postPath(String(slug)),
    );
  }
  expect(await world.query('select 1 from cms_blog_posts')).toHaveLength(slugs.length);
});
