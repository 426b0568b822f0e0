import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildPost } from '#tests/builders/post.ts';
import { publishPage } from '#src/domains/content/publish-page.server.ts';
import { savePost } from '#src/domains/content/publish-post.server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { mailTo } from './support/mails.ts';
import {
  onDatabase,
  openOwnPostgres,
  type OwnPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';
import { runRole } from './support/run-role.ts';
import { newAddress, postSubscription } from './support/subscribing.ts';

/** Several processes on one PostgreSQL of the operator's. */

/** What one process changed reaches the other by an announcement; by itself nothing there ever goes out of date. */
const OFTEN = { intervals: [50] };

let postgres: OwnPostgres;
let connectionString: string;
let folder: string;

test.beforeAll(async () => {
  postgres = await openOwnPostgres();
});

test.afterAll(() => postgres[Symbol.asyncDispose]());

test.beforeEach(async () => {
  connectionString = await postgres.createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cadron-nodes-'));
});

test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Two web processes started at the same moment; by default they share their folder, as they would a volume. */
async function startTwo(env: Record<string, string> = {}): Promise<[Site, Site]> {
  const options = { dataDir: folder, env: { ...onDatabase(connectionString), ...env } };
  return Promise.all([startSite(options), startSite(options)]);
}

const read = async (url: string) => (await fetch(url)).text();

test('two processes started at once migrate once and both serve', async () => {
  const [one, two] = await startTwo();
  await using _one = one;
  await using _two = two;
  for (const site of [one, two]) {
    for (const path of ['/', '/insights', '/readyz']) {
      const answer = await fetch(site.url + path);
      expect(answer.status, `${site.url}${path}`).toBe(200);
      await answer.body?.cancel();
    }
    expect(site.log()).not.toContain('cannot be made ready yet');
  }
  const rows = await queryRows<{ hash: string }>(
    connectionString,
    'select hash from drizzle.__drizzle_migrations',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
});

test('of two processes started at once only one makes the first owner and says the password', async () => {
  const [one, two] = await startTwo({ ADMIN_PASSWORD: '', ADMIN_EMAIL: 'owner@cadron.test' });
  await using _one = one;
  await using _two = two;
  const announced = [one, two].map(
    (site) => site.log().match(/shown only this once/g)?.length ?? 0,
  );
  expect(announced.reduce((sum, count) => sum + count)).toBe(1);
  const owners = await queryRows(connectionString, 'select id from auth_users');
  expect(owners).toHaveLength(1);
  const doubles = await queryRows(
    connectionString,
    'select slug from cms_blog_posts group by slug having count(*) > 1',
  );
  expect(doubles).toEqual([]);
});

test('a post published through one process is seen on the other without being asked for', async () => {
  const [one, two] = await startTwo();
  await using _one = one;
  await using _two = two;
  const title = 'Seen everywhere at once';
  for (const { url } of [one, two]) expect(await read(`${url}/insights`)).not.toContain(title);

  const post = buildPost({ slug: 'seen-everywhere', title, publishedAt: new Date() });
  await withDatabase(connectionString, (db) => savePost(db, post, new Date()));
  for (const { url } of [one, two]) {
    await expect.poll(() => read(`${url}/insights`), OFTEN).toContain(title);
    expect(await read(`${url}/insights/seen-everywhere`)).toContain(title);
  }

  const withdrawn = { ...post, status: 'draft' as const };
  await withDatabase(connectionString, (db) => savePost(db, withdrawn, new Date()));
  for (const { url } of [one, two]) {
    await expect
      .poll(async () => (await fetch(`${url}/insights/seen-everywhere`)).status, OFTEN)
      .toBe(404);
    expect(await read(`${url}/insights`)).not.toContain(title);
  }
});

test('a page published through one process is seen on the other without being asked for', async () => {
  const [one, two] = await startTwo();
  await using _one = one;
  await using _two = two;
  const headline = 'Published while you were reading';
  for (const { url } of [one, two]) expect(await read(`${url}/book-audit`)).not.toContain(headline);

  await withDatabase(connectionString, (db) =>
    publishPage(
      db,
      {
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
      },
      new Date(),
    ),
  );
  for (const { url } of [one, two]) {
    await expect
      .poll(() => read(`${url}/book-audit`), OFTEN)
      .toContain(`<title>${headline}</title>`);
  }
});

test('a session that began on one process counts on the other', async () => {
  const [one, two] = await startTwo();
  await using _one = one;
  await using _two = two;
  const signIn = await fetch(`${one.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(one.admin),
  });
  expect(signIn.status).toBe(303);
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const dashboard = await fetch(`${two.url}/admin`, { headers: { cookie }, redirect: 'manual' });
  expect(dashboard.status).toBe(200);
  expect(await dashboard.text()).toContain(one.admin.email);
});

test('a worker of its own sends the confirmation mail that a web process without one was asked for', async () => {
  const env = {
    ...onDatabase(connectionString),
    DATA_DIR: folder,
    SITE_URL: 'https://cadron.test',
  };
  await using web = await startSite({ dataDir: folder, env: { ...env, WORKER: 'off' } });
  const address = newAddress();
  expect((await postSubscription(web.url, address)).status).toBe(200);

  await using worker = runRole('worker', env);
  const mail = await mailTo(join(folder, 'mail'), address);
  expect(await read(web.url + mail.confirmPath)).toContain('Confirm your subscription');
  expect(worker.output()).toContain('the worker is ready');

  const stopping = Date.now();
  await worker.stop();
  expect(await worker.ended).toBe(0);
  expect(Date.now() - stopping).toBeLessThan(10_000);
});

test('a web process without a worker sends no mail', async () => {
  await using web = await startSite({
    dataDir: folder,
    env: { ...onDatabase(connectionString), WORKER: 'off' },
  });
  expect((await postSubscription(web.url, newAddress())).status).toBe(200);
  const [job] = await queryRows<{ state: string }>(
    connectionString,
    `select state from pgboss.job where name = 'send-newsletter-email'`,
  );
  expect(job).toEqual({ state: 'created' });
});

test('the migrate role brings an empty database to the newest schema and ends', async () => {
  await using migrate = runRole('migrate', {
    ...onDatabase(connectionString),
    DATA_DIR: folder,
    PORT: String(await freePort()),
  });
  expect(await migrate.ended).toBe(0);
  const tables = await queryRows<{ name: string | null }>(
    connectionString,
    `select to_regclass('public.cms_blog_posts')::text as name`,
  );
  expect(tables).toEqual([{ name: 'cms_blog_posts' }]);
});
