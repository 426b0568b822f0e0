import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createJobQueue,
  DEAD_LETTERS,
  type JobQueue,
} from '#src/platform/jobs/job-queue.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { SubmissionResult } from './index-now-port.ts';
import { submitAddresses } from './submit-addresses.job.ts';
import { createSearchEngineUpdates, createSubmissionHandler } from './submit-addresses.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: JobQueue;

beforeAll(async () => {
  fixture = await createTestDatabase();
  const timing = { watchSeconds: 1, pollSeconds: 0.5 };
  queue = createJobQueue(fixture.connectionString, silentLogger, timing);
  await queue.start([submitAddresses]);
});
beforeEach(() => query('delete from pgboss.job'));
afterAll(async () => {
  await queue.stop();
  await fixture.drop();
});

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const paths = async (name: string = submitAddresses.name): Promise<string[][]> =>
  (await query(`select data from pgboss.job where name = '${name}'`)).map(({ data }) => data.paths);
const enqueue = (...changed: string[]) =>
  fixture.database.db.transaction((tx) =>
    createSearchEngineUpdates(() => queue).enqueue(tx, changed),
  );

test('one request submits all that changes within the delay, each page once', async () => {
  for (const path of ['/services', '/services', '/a', '/b']) await enqueue(path);
  expect(await paths()).toEqual([['/services', '/a', '/b']]);
  const wait = async () => {
    const [job] = await query(
      'select extract(epoch from min(start_after) - now())::float8 as wait from pgboss.job',
    );
    return job.wait;
  };
  expect(await wait()).toBeGreaterThan(20);
  // A long bulk change delays its request, though not forever.
  await query(`update pgboss.job set start_after = now() + interval '5 seconds'`);
  await enqueue('/c');
  expect(await wait()).toBeGreaterThan(20);
  await query(
    `update pgboss.job set created_on = now() - interval '1 hour', start_after = now() + interval '5 seconds'`,
  );
  await enqueue('/d');
  expect(await wait()).toBeLessThan(6);
  expect(await paths()).toEqual([['/services', '/a', '/b', '/c', '/d']]);
});

test('two transactions at once neither wait for each other nor lose an address', async () => {
  await enqueue('/a');
  const { db } = fixture.database;
  await db.transaction(async (tx) => {
    await createSearchEngineUpdates(() => queue).enqueue(tx, ['/b']);
    await enqueue('/c');
  });
  expect(await paths()).toEqual(expect.arrayContaining([['/a', '/b'], ['/c']]));
});

test('waits as long as search engines ask, and what changes meanwhile waits with it', async () => {
  const submitted: string[][] = [];
  const handle = createSubmissionHandler({
    siteUrl: 'https://cadron.example',
    queue,
    indexNow: () => ({
      submit: async (urls) => {
        submitted.push([...urls]);
        return { outcome: 'failed', message: 'HTTP 429', retryAfterSeconds: 3_600 };
      },
    }),
    log: silentLogger,
  });
  await handle({ paths: ['/a'] });
  await enqueue('/b');
  const [{ wait, data, jobs }] = await query(
    `select extract(epoch from start_after - now())::float8 as wait, data, count(*) over ()::int as jobs from pgboss.job`,
  );
  expect({ data, jobs }).toEqual({ data: { paths: ['/a', '/b'], hidden: [], waits: 1 }, jobs: 1 });
  expect(wait).toBeGreaterThan(3_500);
  // After as many waits as a job has retries, it fails like any other.
  await expect(handle({ paths: ['/a'], waits: 16 })).rejects.toThrow('HTTP 429');
});

test('leaves out what is hidden when it is sent, except what was hidden by the change itself', async () => {
  const submitted: string[] = [];
  const handle = createSubmissionHandler({
    siteUrl: 'https://cadron.example',
    hidden: async (queued) => new Set(queued),
    indexNow: () => ({
      submit: async (urls) => {
        submitted.push(...urls);
        return { outcome: 'accepted', status: 200 };
      },
    }),
    log: silentLogger,
  });
  await enqueue('/never-listed');
  await fixture.database.db.transaction((tx) =>
    createSearchEngineUpdates(() => queue).enqueue(tx, ['/hidden-now'], true),
  );
  const [{ data }] = await query('select data from pgboss.job');
  await handle(data);
  expect(submitted).toEqual(['https://cadron.example/hidden-now']);
});

test('splits more than 10,000 addresses into several submissions', async () => {
  await enqueue(...Array.from({ length: 10_001 }, (_, n) => `/page-${n}`));
  expect((await paths()).map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
    1, 10_000,
  ]);
});

test('queues nothing if the transaction is rolled back, or without a key', async () => {
  const { db } = fixture.database;
  const failed = db.transaction(async (tx) => {
    await createSearchEngineUpdates(() => queue).enqueue(tx, ['/services']);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await db.transaction((tx) =>
    createSearchEngineUpdates(() => undefined).enqueue(tx, ['/services']),
  );
  expect(await paths()).toEqual([]);
});

test('retries a failure until it is accepted, and dead-letters a refusal at once', async () => {
  const submitted: string[][] = [];
  const answers: SubmissionResult[] = [
    { outcome: 'failed', message: 'HTTP 503' },
    { outcome: 'failed', message: 'ECONNREFUSED' },
    { outcome: 'accepted', status: 202 },
  ];
  const handle = createSubmissionHandler({
    siteUrl: 'https://cadron.example',
    indexNow: () => ({
      submit: async (urls) => {
        submitted.push([...urls]);
        if (urls[0]?.endsWith('/refused'))
          return { outcome: 'refused', status: 422, message: 'no' };
        return answers.shift() ?? { outcome: 'accepted', status: 200 };
      },
    }),
    log: silentLogger,
  });
  await using _hurry = hurryJobs(query, submitAddresses.name);
  await enqueue('/caf%C3%A9', '/b');
  await queue.work([handles(submitAddresses, handle)]);
  const states = async () =>
    (await query(`select state from pgboss.job where name = '${submitAddresses.name}'`)).map(
      ({ state }) => state,
    );
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']));
  const urls = ['https://cadron.example/caf%C3%A9', 'https://cadron.example/b'];
  expect(submitted).toEqual([urls, urls, urls]);

  await enqueue('/refused');
  await vi.waitFor(async () => expect(await paths(DEAD_LETTERS)).toEqual([['/refused']]));
  expect(submitted).toHaveLength(4);
});

test('drops a submission that was queued before the key was removed', async () => {
  const handle = createSubmissionHandler({
    indexNow: () => undefined,
    siteUrl: 'https://cadron.example',
    log: silentLogger,
  });
  await expect(handle({ paths: ['/a'] })).resolves.toBeUndefined();
});
