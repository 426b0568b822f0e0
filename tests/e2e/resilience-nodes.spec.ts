import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCdnStandIn } from '#tests/fakes/cdn-stand-in.ts';
import { buildPost } from '#tests/builders/post.ts';
import { freePort } from '#tests/support/free-port.ts';
import { readSearchSurfaces } from '#tests/support/search-surfaces.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { mailTo } from './support/mails.ts';
import { signInByPost } from './support/outage.ts';
import {
  onDatabase,
  openFilledPostgres,
  openOwnPostgres,
  type OwnPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';
import { pictureAt, seoForms } from './support/seo-nodes.ts';
import { runRole } from './support/run-role.ts';
import { newAddress, postSubscription } from './support/posting.ts';
import { openDocuments, publishFrame, publishPage, savePost } from '#tests/support/publishing.ts';

/** Several processes on one external PostgreSQL. Changes reach the others only by notification: cached documents do not expire. */
const OFTEN = { timeout: 30_000, intervals: [50] };

let postgres: OwnPostgres;

test.beforeAll(async () => {
  postgres = await openOwnPostgres();
});

test.afterAll(() => postgres[Symbol.asyncDispose]());

const read = async (url: string) => (await fetch(url)).text();

test.describe('two web processes started at the same time on an empty database', () => {
  let shared: { folder: string; connectionString: string; nodes: [Site, Site] };
  let cdn: Awaited<ReturnType<typeof startCdnStandIn>>;

  test.beforeAll(async () => {
    const own = await mkdtemp(join(tmpdir(), 'cadron-nodes-'));
    const database = await postgres.createDatabase();
    // They share the data folder, like a volume.
    cdn = await startCdnStandIn();
    const env = { ...onDatabase(database), ...cdn.env, ADMIN_PASSWORD: '' };
    const start = () => startSite({ dataDir: own, env });
    const nodes: [Site, Site] = await Promise.all([start(), start()]);
    shared = { folder: own, connectionString: database, nodes };
  });

  test.afterAll(async () => {
    for (const site of [...shared.nodes, cdn]) await site.stop();
    await rm(shared.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('migrate once and both serve', async () => {
    for (const site of shared.nodes) {
      for (const path of ['/', '/insights', '/readyz']) {
        const answer = await fetch(site.url + path);
        expect(answer.status, `${site.url}${path}`).toBe(200);
        await answer.body?.cancel();
      }
      expect(site.log()).not.toContain('is not ready yet');
    }
    const rows = await queryRows<{ hash: string }>(
      shared.connectionString,
      'select hash from drizzle.__drizzle_migrations',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  });

  test('create one first owner, whose session is valid on both', async () => {
    const [one, two] = shared.nodes;
    const announced = announcedPasswords(shared.nodes);
    expect(announced).toHaveLength(1);
    const owners = await queryRows(shared.connectionString, 'select id from auth_users');
    expect(owners).toHaveLength(1);
    const doubles = await queryRows(
      shared.connectionString,
      'select slug from cms_blog_posts group by slug having count(*) > 1',
    );
    expect(doubles).toEqual([]);

    const cookie = await signInToBoth(shared.nodes);
    const dashboard = await fetch(`${two.url}/admin`, { headers: { cookie }, redirect: 'manual' });
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).toContain(one.admin.email);
  });

  test('both show a post published through one of them, until it is unpublished', async () => {
    const title = 'Seen everywhere at once';
    for (const { url } of shared.nodes) expect(await read(`${url}/insights`)).not.toContain(title);

    const post = buildPost({ slug: 'seen-everywhere', title, publishedAt: new Date() });
    await withDatabase(shared.connectionString, (db) => savePost(db, post, new Date()));
    for (const { url } of shared.nodes) {
      await expect.poll(() => read(`${url}/insights`), OFTEN).toContain(title);
      expect(await read(`${url}/insights/seen-everywhere`)).toContain(title);
    }

    const withdrawn = { ...post, status: 'draft' as const };
    await withDatabase(shared.connectionString, (db) => savePost(db, withdrawn, new Date()));
    for (const { url } of shared.nodes) {
      await expect
        .poll(async () => (await fetch(`${url}/insights/seen-everywhere`)).status, OFTEN)
        .toBe(410);
      expect(await read(`${url}/insights`)).not.toContain(title);
    }
  });

  test('both show a page published through one of them', async () => {
    const headline = 'Published while you were reading';
    for (const { url } of shared.nodes)
      expect(await read(`${url}/book-audit`)).not.toContain(headline);

    const page = {
      path: '/book-audit',
      title: headline,
      seo: { title: headline, description: 'A page of a test.' },
      blocks: [
        {
          type: 'page-hero',
          id: 'hero',
          props: { title: headline, lead: 'Lead.', tone: 'paper' },
        },
      ],
    };
    cdn.readsFrom(shared.nodes[1].url);
    expect(await cdn.keep('/book-audit')).toBe(true);
    await withDatabase(shared.connectionString, (db) => publishPage(db, page, new Date()));
    for (const { url } of [...shared.nodes, cdn]) {
      await expect
        .poll(() => read(`${url}/book-audit`), OFTEN)
        .toContain(`<title>${headline}</title>`);
    }
  });

  test('both show what the SEO manager sets on one of them: a route, the whole site, robots.txt', async () => {
    const [one, two] = shared.nodes;
    const seo = seoForms(one.url, await signInToBoth(shared.nodes));
    const before = await readSearchSurfaces(two.url);
    expect(before).toMatchObject({ isListed: true, isInRobots: false });
    const drawn = await pictureAt(two.url + before.picture);

    await seo.saveRoute('/about', { title: 'From node one', description: 'Said on node one.' });
    await withDatabase(shared.connectionString, (db) =>
      publishFrame(
        openDocuments(db, () => new Date()),
        ({ brand }) => ({ brand: { ...brand, shortName: 'Node One' } }),
      ),
    );
    await seo.addRobotsRule('/only-for-this-test');
    await expect
      .poll(() => readSearchSurfaces(two.url), OFTEN)
      .toMatchObject({
        title: 'From node one',
        card: 'From node one',
        list: expect.stringMatching(/ \| Node One$/),
        isListed: true,
        isInRobots: true,
      });
    const after = await readSearchSurfaces(two.url);
    expect(after.twin).toContain('> Said on node one.');
    expect(after.picture).not.toBe(before.picture);
    expect((await pictureAt(two.url + after.picture)).equals(drawn)).toBe(false);

    await seo.saveRoute('/about', { noindex: 'yes' });
    const rest = async () => {
      const { isListed, twin } = await readSearchSurfaces(two.url);
      return { isListed, twin };
    };
    await expect.poll(rest, OFTEN).toEqual({ isListed: false, twin: undefined });
  });

  test('both apply a setting and a menu that were saved on one of them', async () => {
    const [one, two] = shared.nodes;
    const home = async (word: string) => {
      const response = await fetch(two.url);
      const policy = response.headers.get('content-security-policy') ?? '';
      const text = await response.text();
      return { isTagged: policy.includes('googletagmanager'), isNamed: text.includes(word) };
    };
    expect(await home('GTM-NODES1')).toEqual({ isTagged: false, isNamed: false });
    const forms = seoForms(one.url, await signInToBoth(shared.nodes));
    await forms.saveSettings('tags', { GTM_ID: 'GTM-NODES1' });
    await expect.poll(() => home('GTM-NODES1'), OFTEN).toEqual({ isTagged: true, isNamed: true });

    await withDatabase(shared.connectionString, (db) =>
      publishFrame(
        openDocuments(db, () => new Date()),
        ({ header }) => ({
          header: { ...header, action: { label: 'Call us now', href: '/contact' } },
        }),
      ),
    );
    await expect.poll(() => home('Call us now'), OFTEN).toMatchObject({ isNamed: true });
  });
});

/** Passwords of first owners, in the logs of the nodes. */
const announcedPasswords = (nodes: readonly Site[]) =>
  nodes.flatMap((site) =>
    [...site.log().matchAll(/password\s+(\S+)\s+\(shown only this once\)/g)].map(
      ([, password = '']) => password,
    ),
  );

/** Signs the first owner in. Resolves to the cookies as a header. */
const signInToBoth = ([one, two]: readonly [Site, Site]) =>
  signInByPost({ ...one, admin: { ...one.admin, password: announcedPasswords([one, two])[0]! } });

test('a web process without a worker sends no email, and a separate worker sends it', async () => {
  await using filled = await openFilledPostgres();
  const { dataDir } = filled.site;
  const env = { ...filled.site.env, DATA_DIR: dataDir, SITE_URL: 'https://cadron.test' };
  await using web = await startSite({ dataDir, env: { ...env, WORKER: 'off' } });
  const address = newAddress();
  expect((await postSubscription(web.url, address)).status).toBe(200);

  const states = await queryRows<{ state: string }>(
    filled.filled,
    `select state from pgboss.job where name = 'send-newsletter-email'`,
  );
  expect(states).toEqual([{ state: 'created' }]);

  await using worker = runRole('worker', env);
  const mail = await mailTo(web.mailFolder, address);
  expect(await read(web.url + mail.confirmPath)).toContain('Confirm your subscription');
  expect(worker.output()).toContain('the worker is ready');

  await worker.stop();
  expect(await worker.ended).toBe(0);
});

test('the migrate role migrates an empty database and exits', async () => {
  const connectionString = await postgres.createDatabase();
  await using migrate = runRole('migrate', {
    ...onDatabase(connectionString),
    PORT: String(await freePort()),
  });
  expect(await migrate.ended).toBe(0);
  const tables = await queryRows<{ name: string | null }>(
    connectionString,
    `select to_regclass('public.cms_blog_posts')::text as name`,
  );
  expect(tables).toEqual([{ name: 'cms_blog_posts' }]);
});
