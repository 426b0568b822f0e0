import { expect, test } from '@playwright/test';
import { buildPost } from '#tests/builders/post.ts';
import { savePost } from '#src/domains/content/publish-post.server.ts';
import { createNotices } from '#src/domains/seo/submit-addresses.server.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import { createJobQueue, DEAD_LETTERS } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type IndexNowStandIn, startIndexNowStandIn } from '#tests/fakes/index-now-stand-in.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { startSite } from '#tests/support/site.ts';
import {
  onDatabase,
  openOwnPostgres,
  type OwnPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';

/** Search engines are told of what is published, and can check that it was us. */

const KEY = 'e2e-key-0123456789';

let postgres: OwnPostgres;
let service: IndexNowStandIn;
let connectionString: string;

test.beforeEach(async () => {
  postgres = await openOwnPostgres();
  service = await startIndexNowStandIn();
  connectionString = await postgres.createDatabase();
});

test.afterEach(async () => {
  await service.stop();
  await postgres[Symbol.asyncDispose]();
});

const open = (env: Record<string, string>) =>
  startSite({ env: { ...onDatabase(connectionString), INDEXNOW_ORIGIN: service.origin, ...env } });
const hurry = () => hurryJobs((sql) => queryRows(connectionString, sql), submitAddresses.name);

/** Publishes a post as an editor in a production site does. */
async function publish(slug: string, status: 'draft' | 'published' = 'published') {
  const queue = createJobQueue(connectionString, silentLogger);
  await queue.start([submitAddresses]);
  await withDatabase(connectionString, (db) =>
    savePost(db, buildPost({ slug, status }), new Date(), createNotices(queue)),
  );
  await queue.stop();
}

test('a published address arrives, also when the service fails twice; drafts do not', async () => {
  await using site = await open({ SITE_ENV: 'production', INDEXNOW_KEY: KEY });
  await using _hurry = hurry();
  service.faults.push(503, 503);
  await publish('unfinished', 'draft');
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

test('a refusal is given up with what the service said in the log', async () => {
  await using site = await open({ SITE_ENV: 'production', INDEXNOW_KEY: KEY });
  await using _hurry = hurry();
  service.faults.push(422);
  await publish('news');
  await expect
    .poll(() =>
      queryRows(connectionString, `select data from pgboss.job where name = '${DEAD_LETTERS}'`),
    )
    .toEqual([{ data: { paths: ['/insights/news'] } }]);
  expect(service.statuses).toEqual([422]);
  expect(site.log()).toContain('The stand-in was told to answer 422.');
});

test('the key is at its own address alone', async () => {
  await using site = await open({ SITE_ENV: 'production', INDEXNOW_KEY: KEY });
  const answer = await fetch(`${site.url}/${KEY}.txt`);
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await fetch(`${site.url}/another-key.txt`)).status).toBe(404);
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
});

test('outside of production nobody is told', async () => {
  await using site = await open({ SITE_ENV: 'staging', INDEXNOW_KEY: KEY });
  await using _hurry = hurry();
  await publish('news');
  await expect
    .poll(() =>
      queryRows(
        connectionString,
        `select state from pgboss.job where name = '${submitAddresses.name}'`,
      ),
    )
    .toEqual([{ state: 'completed' }]);
  expect(service.statuses).toEqual([]);
  expect((await fetch(`${site.url}/${KEY}.txt`)).status).toBe(200);
});
