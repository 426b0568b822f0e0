import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';

/** Content changes by the clock on a web process without a worker, and without a request to the process that scheduled it. */

const SOON_MS = 4_000;
/** How long the post is public: a busy machine has to see it. */
const PUBLIC_MS = 8_000;
const OFTEN = { timeout: 30_000, intervals: [100] };

let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  site = await startSite({ env: { WORKER: 'off' } });
  connectionString = embeddedConnectionString(site.dataDir);
});

test.afterAll(() => site.stop());

/** Works like an editor on another node. */
const onOtherNode = <T>(work: (documents: Documents) => Promise<T>) =>
  withDatabase(connectionString, (db) =>
    work(openDocuments(db, () => new Date(), { defaults: DEFAULT_PAGES })),
  );

const schedule = (kind: DocumentKind, content: DocumentContent, at: Date, until?: Date) =>
  onOtherNode(async (documents) => {
    const { id, version } = await documents.create(kind, content, EDITOR);
    const change = { type: 'schedule', version, at, ...(until && { until }) } as const;
    expect(await documents.change(id, change, EDITOR)).toMatchObject({ ok: true });
  });

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

/** Resolves to the moments before and after the first response that contains a text. */
async function firstSeen(path: string, text: string) {
  let since = 0;
  await expect
    .poll(async () => {
      since = Date.now();
      return read(path);
    }, OFTEN)
    .toContain(text);
  return { since, until: Date.now() };
}

test('a scheduled post appears on time in listing, feeds and sitemap, and goes on time', async () => {
  const title = 'On the hour';
  const paths = ['/insights', '/feed.xml', '/feed.json', '/sitemap.xml'];
  const texts = [title, title, title, '/insights/on-the-hour'];
  for (const path of paths) await read(path);
  const at = new Date(Date.now() + SOON_MS);
  const until = new Date(at.getTime() + PUBLIC_MS);
  await schedule('post', { slug: 'on-the-hour', title, excerpt: title }, at, until);
  // The announcement has arrived once a document is rendered and cached again.
  await expect
    .poll(async () => (await get('/insights')).headers.get('cache-status'), OFTEN)
    .toContain('hit');
  const isEarly = () => Date.now() < at.getTime();
  for (const [n, path] of paths.entries()) {
    const isShown = (await read(path)).includes(texts[n]!);
    expect(isShown && isEarly(), path).toBe(false);
  }
  const isServed = (await get('/insights/on-the-hour')).status !== 404;
  expect(isServed && isEarly()).toBe(false);
  const appearances = paths.map((path, n) => firstSeen(path, texts[n]!));
  const seen = await Promise.all([...appearances, firstSeen('/insights/on-the-hour', title)]);
  for (const { until: answered } of seen) expect(answered).toBeGreaterThanOrEqual(at.getTime());
  await expect.poll(async () => (await get('/insights/on-the-hour')).status, OFTEN).toBe(410);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  for (const [n, path] of paths.entries()) expect(await read(path)).not.toContain(texts[n]);
});

test('a built-in page that was taken offline is gone in every form, until it is put back', async () => {
  const path = '/vistage';
  const forms = [path, `${path}.md`, '/social/0/vistage.png'];
  const statuses = () => Promise.all(forms.map(async (form) => (await get(form)).status));
  const before = await statuses();
  await onOtherNode(async (documents) => {
    const { id } = (await documents.openBuiltIn(path))!;
    await documents.change(id, { type: 'unpublish' }, EDITOR);
  });
  await expect.poll(statuses, OFTEN).toEqual([410, 410, 410]);
  expect(await read(path)).toContain('Page no longer available');
  expect(await read('/sitemap.xml')).not.toContain(`${path}<`);
  await onOtherNode(async (documents) => {
    const { id } = (await documents.openBuiltIn(path))!;
    await documents.change(id, { type: 'reset-to-built-in' }, EDITOR);
  });
  await expect.poll(statuses, OFTEN).toEqual(before);
});
