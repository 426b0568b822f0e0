import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readUses } from '#src/admin/media/asset/read-asset.server.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { versionAddresses } from '#src/domains/media/version-addresses.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { renderArticle } from '#src/site/insights/load-article.server.tsx';
import {
  ANA,
  assetOf,
  createMediaFixture,
  type MediaFixture,
} from '#tests/support/media-fixture.ts';
import { PICTURE_PATHS, publishPictureDocuments } from '#tests/support/picture-documents.ts';
import { publicHtml } from '#tests/support/public-html.ts';
import { openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());

const config = readConfig({});

/** The clock stands still, so nothing expires or becomes due by itself. */
const clock = () => new Date(fixture.now);

/** A node with the documents of the site, wired as in `server/start.ts`. */
async function startNode() {
  const media = fixture.open();
  await media.index.refresh();
  const { db } = fixture.database;
  const { settle } = openDocuments(db, clock);
  const pages = createPageReader(db, [], silentLogger, settle);
  const posts = createPostReader(db, pages, settle);
  let renders = 0;
  const renderPath = async (path: string) => {
    const page = await pages.page(path);
    if (page) return publicHtml(page);
    const post = await posts.post(path.replace('/insights/', ''));
    return (await renderArticle({ posts, pages, config, log: silentLogger }, post!)).html;
  };
  const { ask, edge } = await startEdge({
    addressRules: PICTURE_PATHS.map((path) => ({ path, kind: 'shared', parameters: {} })),
    versionMedia: (text) => versionAddresses(text, media.index),
    async render(request) {
      renders += 1;
      return new Response(await renderPath(new URL(request.url).pathname), { headers: PUBLIC });
    },
  });
  let heard = Promise.withResolvers<void>();
  const hear = async () => {
    edge.cache.expire();
    if (await media.index.refresh()) edge.cache.expire();
    heard.resolve();
  };
  const listening = listenForContentChanges(
    fixture.connectionString,
    () => void hear(),
    silentLogger,
  );
  onTestFinished(() => listening.stop());
  await heard.promise;
  return {
    ...media,
    renders: () => renders,
    show: () => Promise.all(PICTURE_PATHS.map(async (path) => (await ask(path)).body)),
    /** Call it before the change. */
    nextAnnouncement: () => (heard = Promise.withResolvers()).promise,
  };
}

/** The picture as visitors and, in its preview, the writers of a template see it. */
const bytesOf =
  (address: string) =>
  async ({ library }: Pick<ReturnType<MediaFixture['open']>, 'library'>) =>
    String((await library.file(address))?.contents);

test('a replacement reaches a page, a post and a template on both nodes, and undoing it brings them back', async () => {
  const media = fixture.open();
  const added = assetOf(await media.assets.add(await media.accept('old'), 'Team', ANA));
  const src = mediaUrl(added.address);
  const { db } = fixture.database;
  await publishPictureDocuments(db, clock, src);
  const adapters = openAdapters([]);
  const references = createReferences({ db, clock, adapters, builtIns: [], fixed: [] });
  expect((await readUses({ references }, added)).places).toMatchObject([
    { kind: 'Post', title: 'From a template' },
    {
      kind: 'Template',
      title: 'Local page',
      editor: expect.stringMatching(/^\/admin\/.+\/[\da-f-]{36}$/),
    },
    { kind: 'Post', title: 'News' },
    { kind: 'Page', title: 'Offer' },
  ]);

  const nodes = [await startNode(), await startNode()];
  const show = () => Promise.all(nodes.map((node) => node.show()));
  const before = await show();
  for (const body of before.flat()) expect(body).toMatch(/photo-\w+\.jpg\?v=[0-9a-f]{10}/);
  expect(await show()).toEqual(before);
  expect(nodes.map((node) => node.renders())).toEqual([3, 3]);

  const replaced = Promise.all(nodes.map((node) => node.nextAnnouncement()));
  assetOf(await nodes[0]!.assets.replace(added.id, await media.accept('new'), ANA));
  await replaced;
  const after = await show();
  const withoutVersions = (bodies: string[][]) =>
    bodies.flat().map((body) => body.replaceAll(/\?v=\w+/g, ''));
  expect(withoutVersions(after)).toEqual(withoutVersions(before));
  for (const [at, body] of after.flat().entries()) expect(body).not.toBe(before.flat()[at]);
  expect(await Promise.all(nodes.map(bytesOf(added.address)))).toEqual(['new', 'new']);

  const undone = Promise.all(nodes.map((node) => node.nextAnnouncement()));
  assetOf(await nodes[0]!.assets.bringBack(added.id, 1, ANA));
  await undone;
  expect(await show()).toEqual(before);
  expect(await Promise.all(nodes.map(bytesOf(added.address)))).toEqual(['old', 'old']);
});
