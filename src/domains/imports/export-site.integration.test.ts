import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDemoDocuments } from '#src/domains/content/demo-documents.server.ts';
import { readSeedPosts, seedPosts } from '#src/domains/content/seed-posts.server.ts';
import { seedMedia } from '#src/domains/media/seed-media.server.ts';
import { photo } from '#tests/builders/picture.ts';
import { archiveOf, importArchive, openSite } from '#tests/support/export-world.ts';
import { createImportWorld } from '#tests/support/import-world.ts';

type World = Awaited<ReturnType<typeof createImportWorld>>;
let source: World;
let target: World;

beforeAll(async () => {
  source = await createImportWorld();
  target = await createImportWorld();
});
afterAll(async () => {
  await source?.drop();
  await target?.drop();
});
beforeEach(async () => {
  await source.reset();
  await target.reset();
});

const CONTENT = join(import.meta.dirname, '../../../content');
const EDITORS = [
  { id: 'u-ana', name: 'ana@secret.example' },
  { id: 'u-ben', name: 'ben@secret.example' },
];

async function fill(world: World) {
  const node = openSite(world);
  await seedMedia(node.media.seeds, join(CONTENT, 'media'), new Map());
  await seedPosts(world.db, await readSeedPosts(join(CONTENT, 'posts')), node.deps.clock());
  await node.documents.adopt();
  await addDemoDocuments(() => node.documents, { now: node.deps.clock() } as never, EDITORS);
  const [ana] = EDITORS;
  await node.deps.pictures.add(
    { name: 'team.jpg', open: async () => (await import('node:stream')).Readable.from([await photo(80, 60)]) },
    'Team/2026',
    ana!,
  );
  return node;
}

const publicRows = async (world: World) => ({
  pages: await world.query(
    `select path, title, seo, blocks, is_offline, published_at from cms_public_pages order by path`,
  ),
  posts: await world.query(
    `select slug, title, excerpt, body, author, is_listed, published_at, category_tags, seo,
      cover_image, is_featured from cms_blog_posts order by slug`,
  ),
  files: await world.query(
    `select address, case when kind <> 'drawing' then hash end as hash, folder, name, alt, tags
      from media_assets order by address`,
  ),
});

test('what a site shows is shown by the site that takes its export', async () => {
  const archive = await archiveOf(source, await fill(source));
  const node = openSite(target);
  const id = await importArchive(target, node, archive);
  const { items } = await node.imports.items(id, {}, { limit: 999, offset: 0 });
  expect(items.flatMap(({ message, place }) => (message === null ? [] : `${place}: ${message}`))).toEqual([]);
  expect(await publicRows(target)).toEqual(await publicRows(source));
});
