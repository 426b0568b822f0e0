import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addDemoDocuments } from '#src/domains/content/demo-documents.server.ts';
import { readSeedPosts, seedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentChange } from '#src/domains/documents/documents.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { seedMedia } from '#src/domains/media/seed-media.server.ts';
import { createDemo } from '#src/platform/demo/demo.ts';
import { photo } from '#tests/builders/picture.ts';
import { publishFrame } from './publishing.ts';
import { type ExportNode, type ExportWorld, openSite } from './export-world.ts';

const CONTENT = join(import.meta.dirname, '../../content');
/** Whose ids and addresses no export may have. */
const EDITORS = [
  { id: 'u-ana-secret', name: 'ana@secret.example' },
  { id: 'u-ben-secret', name: 'ben@secret.example' },
] as const;
const [ANA] = EDITORS;

const SECTION = '5ec7105e-0000-4000-8000-000000000001';

/** Fills the site as after every first start. */
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
    const added = await deps.pictures.add(file, { id: randomUUID(), folder: 'Team/2026' }, ANA);
    if ('message' in added) throw new Error(added.message);
    photos.push((await node.assets.get(added.assetId!))!);
  }
  const [first] = photos;
  const described = {
    alt: 'The team',
    caption: 'In spring',
    credit: 'Ana',
    license: 'Own',
    tags: ['team'],
    focus: { x: 0.25, y: 0.75 },
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
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
    areaServed: ['Arkansas'],
    robots: [{ agent: '*', rule: 'disallow' as const, path: '/x' }],
  };
  await node.siteSettings.save({ id: randomUUID(), changes }, ANA);
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, city: 'Little Rock' } }), ANA);
  return node;
}
