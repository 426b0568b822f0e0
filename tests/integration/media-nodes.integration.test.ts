import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { versionAddresses } from '#src/domains/media/version-addresses.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createMediaFixture, type MediaFixture } from '#tests/support/media-fixture.ts';
import { ANA, assetOf } from '#tests/support/media-system.ts';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

let fixture: MediaFixture;
beforeAll(async () => void (fixture = await createMediaFixture()));
afterAll(() => fixture?.drop());

/** A node with a document that shows a picture, wired as in `server/start.ts`. */
async function startNode(markup: Record<string, string>) {
  const media = fixture.open();
  await media.index.refresh();
  let renders = 0;
  const { ask, edge } = await startEdge({
    addressRules: Object.keys(markup).map((path) => ({
      path,
      kind: 'shared' as const,
      parameters: {},
    })),
    versionMedia: (text) => versionAddresses(text, media.index),
    async render(request) {
      renders += 1;
      return new Response(markup[new URL(request.url).pathname], { headers: PUBLIC });
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
    show: async (path: string) => (await ask(path)).body,
    /** Call it before the change. */
    nextAnnouncement: () => (heard = Promise.withResolvers()).promise,
  };
}

test('a replacement on one node changes all documents of another, and undoing it brings them back', async () => {
  const media = fixture.open();
  const added = assetOf(await media.assets.add(await media.accept('old'), 'Team', ANA));
  const src = '/media/cms_media/Team/photo.jpg';
  const markup = {
    '/about': `<img src="${src}?width=400">`,
    '/insights/news': `<p><img src="${src}"></p>`,
    '/insights/a-template': `{"src":"${src}"}`,
  };
  const paths = Object.keys(markup);
  const [here, there] = [await startNode(markup), await startNode(markup)];
  const show = () => Promise.all(paths.map((path) => there.show(path)));
  const before = await show();
  expect(before.every((body) => /photo\.jpg\?v=[0-9a-f]{10}/.test(body))).toBe(true);
  expect([await show(), there.renders()]).toEqual([before, 3]);

  const replaced = there.nextAnnouncement();
  assetOf(await here.assets.replace(added.id, await here.accept('new'), ANA));
  await replaced;
  const after = await show();
  for (const [at, body] of after.entries()) {
    expect(body).not.toBe(before[at]);
    expect(body.replaceAll(/v=\w+/g, '')).toBe(before[at]!.replaceAll(/v=\w+/g, ''));
  }
  const undone = there.nextAnnouncement();
  assetOf(await here.assets.bringBack(added.id, 1, ANA));
  await undone;
  expect(await show()).toEqual(before);
});
