import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { POST_TEMPLATES } from '#content/post-templates/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { addDemoDocuments } from '#src/domains/content/demo-documents.server.ts';
import { createPageAdapter } from '#src/domains/content/page-adapter.server.ts';
import { createPostAdapter } from '#src/domains/content/post-adapter.server.ts';
import { createTemplateAdapter } from '#src/domains/content/post-template/template-adapter.server.ts';
import { SECTION_ADAPTER } from '#src/domains/content/section-adapter.server.ts';
import { readSeedPosts, seedPosts } from '#src/domains/content/seed-posts.server.ts';
import { createStoryAdapter } from '#src/domains/content/story-adapter.server.ts';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentChange } from '#src/domains/documents/documents.server.ts';
import { exportSite } from '#src/domains/imports/export-site.server.ts';
import type { ImportDeps } from '#src/domains/imports/import-deps.ts';
import { cadron } from '#src/domains/imports/sources/cadron/cadron.server.ts';
import { createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { seedMedia } from '#src/domains/media/seed-media.server.ts';
import { streamZip } from '#src/platform/zip/stream-zip.server.ts';
import { createDemo } from '#src/platform/demo/demo.ts';
import { photo } from '#tests/builders/picture.ts';
import { createImportWorld, MARA } from './import-world.ts';

export type ExportWorld = Awaited<ReturnType<typeof createImportWorld>>;
export type ExportNode = ReturnType<ExportWorld['open']>;

const CONTENT = join(import.meta.dirname, '../../content');
/** Whose ids and addresses no export may have. */
export const EDITORS = [
  { id: 'u-ana-secret', name: 'ana@secret.example' },
  { id: 'u-ben-secret', name: 'ben@secret.example' },
] as const;
const [ANA] = EDITORS;

/** The adapters of the site, with all that ships with it. */
export const adapters = {
  page: createPageAdapter(DEFAULT_PAGES),
  post: createPostAdapter(DEFAULT_PAGES),
  story: createStoryAdapter(SUCCESS_STORIES),
  template: createTemplateAdapter(POST_TEMPLATES),
  section: SECTION_ADAPTER,
};

/** A node that exports and imports whole sites. */
export const openSite = (world: ExportWorld, over: Partial<ImportDeps> = {}): ExportNode =>
  world.open(over, [cadron], { adapters });

/** An empty site. */
export async function emptySite(world: ExportWorld): Promise<void> {
  await world.reset();
  await world.query(`truncate cms_public_pages, cms_public_stories, cms_public_sections,
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
  expect(await node.imports.begin(file, MARA)).toEqual({ ok: true });
  await node.drain();
  return id;
}

export const OPTIONS = { publishes: true, folder: 'Imported' };

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
  expect(await node.imports.start(id, OPTIONS, MARA)).toEqual({ ok: true });
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

/** What needed a word, by its place in the archive. */
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
  settings: await world.query("select values from seo_site_settings where values <> '{}'"),
});

const SECTION = '5ec7105e-0000-4000-8000-000000000001';

/** What every installation has after its first start. */
export async function seedSite(world: ExportWorld, node: ExportNode): Promise<void> {
  await seedMedia(node.media.seeds, join(CONTENT, 'media'), new Map());
  await seedPosts(world.db, await readSeedPosts(join(CONTENT, 'posts')), node.deps.clock());
}

/** Sample content, and documents of every kind in every state. */
export async function fillSite(world: ExportWorld): Promise<ExportNode> {
  const node = openSite(world);
  await seedSite(world, node);
  const { documents, deps } = node;
  await addDemoDocuments(() => documents, createDemo('https://source.example', deps.clock()), [
    ...EDITORS,
  ]);

  const photos = [];
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await photo(80, 60, format);
    const file = { name: `team photo.${format}`, open: async () => Readable.from([bytes]) };
    const added = await deps.pictures.add(file, 'Team/2026', ANA);
    if ('message' in added) throw new Error(added.message);
    photos.push((await node.assets.get(added.assetId!))!);
  }
  const [first] = photos;
  const described = {
    ...{ alt: 'The team', caption: 'In spring', credit: 'Ana', license: 'Own', tags: ['team'] },
    ...{ focus: { x: 0.25, y: 0.75 }, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
  };
  await node.assets.update(first!.id, described, first!.version, ANA);
  const src = mediaUrl(first!.address);

  const make = async (
    kind: DocumentKind,
    content: DocumentContent,
    changes: ((version: number) => DocumentChange)[] = [],
    id?: string,
  ) => {
    const made = await documents.create(kind, content, ANA, id);
    for (const change of changes) await act(made.id, change);
    return made.id;
  };
  const act = async (id: string, change: (version: number) => DocumentChange) => {
    const { version } = (await documents.find(id))!;
    const result = await documents.change(id, change(version), ANA);
    if (!result.ok) throw new Error(result.message);
  };
  const save = async (id: string, change: Partial<DocumentContent>) => {
    const { version: base, content } = (await documents.find(id))!;
    const edited = { ...content, ...change };
    const saved = await documents.save({
      id,
      base,
      content: edited,
      by: ANA,
      saveId: randomUUID(),
    });
    if (!saved.ok) throw new Error(saved.reason);
  };
  const publish = (version: number): DocumentChange => ({ type: 'publish', version });
  const unpublish = (): DocumentChange => ({ type: 'unpublish' });
  const findBuiltIn = async (kind: DocumentKind, at: number) =>
    (await documents.list({ kind, limit: 500 })).documents
      .filter(({ builtInPath, version }) => builtInPath !== null && version === 0)
      .toSorted((a, b) => (a.builtInPath! < b.builtInPath! ? -1 : 1))[at]!.id;

  const [hero] = (await documents.find(await findBuiltIn('page', 0)))!.content.blocks!;
  await make(
    'section',
    { title: 'Next step', blocks: [{ ...hero!, id: 'next' }] },
    [publish],
    SECTION,
  );
  await save(SECTION, { title: 'Next step, not public' });
  const place = { id: 'place', type: 'shared-section', props: { section: SECTION } };
  const seo = { title: 'Offers', description: 'What we offer.' };
  await make('page', { path: '/offers', title: 'Offers', seo, blocks: [hero!, place] }, [
    publish,
    () => ({ type: 'schedule-unpublish', at: new Date('2027-06-01T00:00:00Z') }),
  ]);
  for (const kind of ['page', 'story'] as const) {
    const [edited, hidden] = [await findBuiltIn(kind, 1), await findBuiltIn(kind, 2)];
    await save(edited, { title: `An edited ${kind}` });
    await act(edited, publish);
    await act(hidden, unpublish);
  }
  const templates = await documents.list({ kind: 'template', limit: 50 });
  const [shipped] = templates.documents.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await save(shipped!.id, { title: 'A template of ours' });
  await act(shipped!.id, publish);

  const body = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Hello.' }] },
      { type: 'image', attrs: { src, alt: 'The team' } },
    ],
  };
  const post = { slug: 'hello', title: 'Hello', author: 'Ana Silva', body, coverImage: src };
  const hello = await make('post', { ...post, categoryTags: ['News'] }, [publish]);
  await save(hello, { title: 'Hello, not public yet' });
  await make('post', { ...post, slug: 'gone', title: 'Gone' }, [publish, unpublish]);

  for (const redirect of [
    { from: '/old', to: '/insights/hello' },
    { from: '/blog?p=12', to: '/insights/hello', status: 302 as const },
    { from: '/archive/', to: '/insights', kind: 'prefix' as const, carriesRest: false },
    { from: '/shop/*.html', to: '/services', kind: 'pattern' as const },
    { from: '/discontinued', to: '', status: 410 as const },
  ]) {
    const saved = await node.redirects.save({ ...redirect, by: ANA });
    if (!saved.ok) throw new Error(saved.message);
  }
  const routes = [{ path: '/contact', set: { title: 'Write to us', noindex: true } }];
  await node.overrides.save({ id: randomUUID(), label: 'Edited', routes }, ANA);
  const changes = {
    city: 'Conway',
    robots: [{ agent: '*', rule: 'disallow' as const, path: '/x' }],
  };
  await node.siteSettings.save({ id: randomUUID(), changes }, ANA);
  return node;
}
