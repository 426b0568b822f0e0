import { buildPost } from '#tests/builders/post.ts';
import { createSearchEngineUpdates } from '#src/domains/seo/submit-addresses.server.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import { createJobQueue, DEAD_LETTERS } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type IndexNowStandIn, startIndexNowStandIn } from '#tests/fakes/index-now-stand-in.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { embeddedConnectionString, queryRows, withDatabase } from './support/own-database.ts';
import { savePost } from '#tests/support/publishing.ts';

/** IndexNow submissions of published content, and the key file. */

const KEY = 'e2e-key-0123456789';

let service: IndexNowStandIn;
let site: Site;
let connectionString: string;

test.beforeAll(async () => {
  service = await startIndexNowStandIn();
  site = await open('production');
  connectionString = embeddedConnectionString(site.dataDir);
});

test.beforeEach(() => {
  for (const list of [service.faults, service.statuses, service.submissions]) list.length = 0;
});

test.afterAll(async () => {
  await site.stop();
  await service.stop();
});

const open = (environment: 'production' | 'staging') =>
  startSite({
    env: {
      INDEXNOW_ORIGIN: service.origin,
      INDEXNOW_KEY: KEY,
      SITE_ENV: environment,
    },
  });
const hurry = (database = connectionString) =>
  hurryJobs((sql) => queryRows(database, sql), submitAddresses.name);

interface Publication {
  status?: 'draft' | 'published';
  database?: string;
}

/** Publishes a post like an editor of a production site. */
async function publish(
  slug: string,
  { status = 'published', database = connectionString }: Publication = {},
) {
  const queue = createJobQueue(database, silentLogger);
  await queue.start([submitAddresses]);
  await withDatabase(database, (db) =>
    savePost(db, buildPost({ slug, status }), new Date(), {
      searchEngineUpdates: createSearchEngineUpdates(() => queue),
    }),
  );
  await queue.stop();
}

test('submits published addresses, also after two failures, but no drafts', async () => {
  await using _hurry = hurry();
  service.faults.push(503, 503);
  await publish('unfinished', { status: 'draft' });
  await publish('news');
  await expect.poll(() => service.statuses, { timeout: 30_000 }).toEqual([503, 503, 202]);
  expect(service.submissions).toEqual([
    {
      host: `localhost:${site.port}`,
      key: KEY,
      keyLocation: `${site.url}/${KEY}.txt`,
      urlList: [`${site.url}/insights/news`],
    },
  ]);
});

test('gives up after a refusal and logs the reason', { tag: '@full' }, async () => {
  await using _hurry = hurry();
  service.faults.push(422);
  await publish('refused-news');
  await expect
    .poll(() =>
      queryRows(connectionString, `select data from pgboss.job where name = '${DEAD_LETTERS}'`),
    )
    .toEqual([{ data: { paths: ['/insights/refused-news'] } }]);
  expect(service.statuses).toEqual([422]);
  expect(site.log()).toContain('The stand-in is configured to return 422.');
});

test('serves the key only at its own address', async () => {
  const answer = await fetch(`${site.url}/${KEY}.txt`);
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await fetch(`${site.url}/another-key.txt`)).status).toBe(404);
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
});

test('submits nothing outside of production', { tag: '@full' }, async () => {
  await using staging = await open('staging');
  const database = embeddedConnectionString(staging.dataDir);
  await using _hurry = hurry(database);
  await publish('news', { database });
  await expect
    .poll(() =>
      queryRows(database, `select state from pgboss.job where name = '${submitAddresses.name}'`),
    )
    .toEqual([{ state: 'completed' }]);
  expect(service.statuses).toEqual([]);
  expect((await fetch(`${staging.url}/${KEY}.txt`)).status).toBe(200);
});
