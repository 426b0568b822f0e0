import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { POST_TEMPLATES } from '#content/post-templates/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { createPageAdapter } from '#src/domains/content/page-adapter.server.ts';
import { createPostAdapter } from '#src/domains/content/post-adapter.server.ts';
import { createTemplateAdapter } from '#src/domains/content/post-template/template-adapter.server.ts';
import { SECTION_ADAPTER } from '#src/domains/content/section-adapter.server.ts';
import { createStoryAdapter } from '#src/domains/content/story-adapter.server.ts';
import { exportSite } from '#src/domains/imports/export-site.server.ts';
import { cadron } from '#src/domains/imports/sources/cadron/cadron.server.ts';
import { createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { streamZip } from '#src/platform/zip/stream-zip.server.ts';
import { createImportWorld, MARA } from './import-world.ts';

export type ExportWorld = Awaited<ReturnType<typeof createImportWorld>>;
export type ExportNode = ReturnType<ExportWorld['open']>;

/** The adapters of the site, with all that ships with it. */
const adapters = {
  page: createPageAdapter(DEFAULT_PAGES),
  post: createPostAdapter(DEFAULT_PAGES),
  story: createStoryAdapter(SUCCESS_STORIES),
  template: createTemplateAdapter(POST_TEMPLATES),
  section: SECTION_ADAPTER,
};

/** A node that exports and imports full exports. */
export const openSite = (world: ExportWorld): ExportNode => world.open({}, [cadron], { adapters });

/** The archive of a site. */
export async function archiveOf(world: ExportWorld, { deps, media }: ExportNode): Promise<Buffer> {
  await media.index.refresh();
  const { documents, redirects, overrides, siteSettings, assets } = deps;
  const { entries } = await exportSite(
    {
      ...{ documents, assets, media: media.library },
      assetLists: createAssetLists({ db: world.db, clock: deps.clock, usedMedia: async () => [] }),
      redirects,
      overrides: overrides as never,
      siteSettings: siteSettings as never,
    } as never,
    'https://source.example',
    deps.clock(),
  );
  const folder = await mkdtemp(join(tmpdir(), 'cadron-export-'));
  try {
    const path = join(folder, 'site.zip');
    await pipeline(Readable.fromWeb(streamZip(entries) as never), createWriteStream(path));
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Uploads an archive, and reads it. @returns id of the import */
export async function readArchive(world: ExportWorld, node: ExportNode, archive: Buffer) {
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  await world.store.write(storageKey, archive);
  const file = { id, source: 'cadron', fileName: 'site.zip', bytes: archive.length, storageKey };
  expect(await node.imports.begin(file, MARA)).toEqual({ ok: true });
  await node.drain();
  return id;
}

/** Uploads an archive and takes it over, with what belongs to the whole site. */
export async function importArchive(world: ExportWorld, node: ExportNode, archive: Buffer) {
  const id = await readArchive(world, node, archive);
  const { items } = await node.imports.items(id, {}, { limit: 1_000, offset: 0 });
  const parts = items.filter(({ planned }) => planned?.whole?.type === 'part');
  await node.imports.include(id, parts.map(({ position }) => position), true);
  const options = { publishes: true, folder: 'Imported' };
  expect(await node.imports.start(id, options, MARA)).toEqual({ ok: true });
  await node.drain();
  return id;
}
