import { createAdapters } from '#src/domains/content/document-adapters.server.ts';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { POST_TEMPLATES } from '#content/post-templates/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { exportSite } from '#src/domains/imports/export-site.server.ts';
import type { ImportDeps } from '#src/domains/imports/import-deps.ts';
import { cadron } from '#src/domains/imports/sources/cadron/cadron.server.ts';
import { createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { streamZip } from '#src/platform/zip/stream-zip.server.ts';
import { type ImportNode, type ImportWorld, MARA } from './import-world.ts';
import type { DocumentsOptions } from './publishing.ts';

export type ExportWorld = ImportWorld;
export type ExportNode = ImportNode;

/** The adapters of the site, with all that ships with it. */
const adapters = createAdapters({
  pages: DEFAULT_PAGES,
  stories: SUCCESS_STORIES,
  templates: POST_TEMPLATES,
  frame: BUILT_IN_FRAME,
});

/** A node that exports and imports whole sites. */
export const openSite = (
  world: ExportWorld,
  over: Partial<ImportDeps> = {},
  options: DocumentsOptions = {},
): ExportNode => world.open(over, [cadron], { adapters, ...options });

/** An empty site. */
export async function emptySite(world: ExportWorld): Promise<void> {
  await world.reset();
  await world.query(`truncate cms_public_pages, cms_public_stories, cms_public_sections, cms_public_frame,
    seo_overrides, seo_override_changes, seo_site_settings, seo_site_setting_changes cascade`);
}

/** The archive of a site. */
export async function archiveOf(world: ExportWorld, node: ExportNode): Promise<Buffer> {
  await node.media.index.refresh();
  const { clock } = node.deps;
  const assetLists = createAssetLists({ db: world.db, clock, usedMedia: async () => [] });
  const services = { ...node, media: node.media.library, assetLists };
  const { entries } = await exportSite(services, 'https://source.example', clock());
  return buffer(Readable.fromWeb(streamZip(entries) as Parameters<typeof Readable.fromWeb>[0]));
}

/** Uploads an archive, and reads it. @returns id of the import */
export async function readArchive(world: ExportWorld, node: ExportNode, archive: Buffer) {
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  await world.store.write(storageKey, archive);
  const file = { id, source: '', fileName: 'site.zip', bytes: archive.length, storageKey };
  await node.imports.begin(file, MARA);
  await node.drain();
  return id;
}

const OPTIONS = { publishes: true, folder: 'Imported' };

/** Uploads an archive, takes in what belongs to the whole site, and starts the run. */
export async function startArchive(world: ExportWorld, node: ExportNode, archive: Buffer) {
  const id = await readArchive(world, node, archive);
  const items = await itemsOf(node, id);
  const parts = items.filter(({ planned }) => planned?.whole?.type === 'part');
  await node.imports.include(
    id,
    parts.map(({ position }) => position),
    true,
  );
  expect(await node.imports.move(id, 'start', MARA, { options: OPTIONS })).toEqual({ ok: true });
  return id;
}

/** Takes an archive over to the end. */
export async function importArchive(world: ExportWorld, node: ExportNode, archive: Buffer) {
  const id = await startArchive(world, node, archive);
  await node.drain();
  return id;
}

export const itemsOf = async (node: ExportNode, id: string) =>
  (await node.imports.items(id, {}, { limit: 1_000, offset: 0 })).items;

/** Messages about what needed a word, by its place in the archive. */
export const messagesOf = async (node: ExportNode, id: string) =>
  (await itemsOf(node, id)).flatMap(({ message, place }) =>
    message === null ? [] : [`${place}: ${message}`],
  );

/** All that the public sees, without ids and revisions, which belong to the database. */
export const publicRows = async (world: ExportWorld) => ({
  pages: await world.query(`select path, title, seo, blocks, is_offline,
    case when not is_offline then published_at end as published_at from cms_public_pages order by 1`),
  posts:
    await world.query(`select slug, title, excerpt, body, author, status, is_listed, published_at,
    updated_at, category_tags, seo, cover_image, is_featured, last_reviewed_at, word_count
    from cms_blog_posts order by published_at desc nulls last, created_at desc, slug`),
  stories: await world.query(`select slug, story, position, is_offline,
    case when not is_offline then published_at end as published_at from cms_public_stories order by 1`),
  sections: await world.query(
    'select document_id, blocks, published_at from cms_public_sections order by 1',
  ),
  files:
    await world.query(`select address, kind, content_type, hash, bytes, width, height, folder, name,
    alt, is_decorative, caption, credit, license, license_ends, tags, focus_x, focus_y, crop
    from media_assets order by 1`),
  redirects: await world.query(
    'select from_path, target, target_path, status, carries_rest from seo_redirects order by 1',
  ),
  overrides: await world.query('select path, values from seo_overrides order by 1'),
  frame: await world.query('select frame, published_at from cms_public_frame'),
  settings: await world.query("select values from seo_site_settings where values <> '{}'"),
});

/** A sample drawing that a release brought is written again like an upload, so that it has other bytes. */
export const withoutDrawings = ({ files, ...rows }: Awaited<ReturnType<typeof publicRows>>) => ({
  ...rows,
  files: files.map(({ hash, bytes, width, height, ...file }) =>
    file['kind'] === 'drawing' ? file : { ...file, hash, bytes, width, height },
  ),
});
