import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { defineJob, handles, PermanentJobError } from './job.ts';
import { createJobQueue, DEAD_LETTERS, type JobQueue } from './job-queue.server.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.object({ who: z.string().min(1) }),
  policy: { retryLimit: 1, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 60 },
});
const TIMING = { watchSeconds: 1, pollSeconds: 0.5 };
const sweep = defineJob({
  name: 'sweep',
  payload: z.object({}),
  policy: { retryLimit: 1, retryDelay: 1 },
  cron: '17 3 * * *',
});
const JOBS = [greet, sweep];

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: JobQueue;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  queue = await startQueue();
  await query('delete from pgboss.job');
});

async function startQueue(): Promise<JobQueue> {
  const started = createJobQueue(fixture.connectionString, silentLogger, TIMING);
  await started.start(JOBS);
  onTestFinished(() => started.stop());
  return started;
}

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const send = (who: string) => queue.send(greet, { who });
/** Returns state and number of retries by name. */
const states = async () =>
  Object.fromEntries(
    (
      await query(
        `select data ->> 'who' as who, state, retry_count from pgboss.job where name = 'greet'`,
      )
    ).map(({ who, state, retry_count }) => [who, `${state} ${retry_count}`]),
  ) as Record<string, string>;

/** Processes the queue and records who was greeted; `greeting` may throw or wait. */
async function greetAll(greeting: (who: string) => unknown = () => undefined, by = queue) {
  const greeted: string[] = [];
  const binding = handles(greet, async ({ who }) => {
    greeted.push(who);
    await greeting(who);
  });
  await by.work([binding]);
  return greeted;
}

const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

test('runs a transactional job after the commit, and never after a rollback', async () => {
  const greeted = await greetAll();
  const { db } = fixture.database;
  await expect(
    db.transaction(async (tx) => {
      await queue.send(greet, { who: 'rolled back' }, { tx });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction(async (tx) => {
    await queue.send(greet, { who: 'committed' }, { tx });
    await send('meanwhile');
    await eventually(() => expect(greeted).toEqual(['meanwhile']));
  });
  await eventually(() => expect(greeted).toEqual(['meanwhile', 'committed']));
});

test('retries a failed job without using retries of others', async () => {
  for (const who of ['ann', 'bad', 'cat']) await send(who);
  let failures = 0;
  const greeted = await greetAll((who) => {
    if (who === 'bad' && (failures += 1) === 1) throw new Error('rude');
  });
  await eventually(async () =>
    expect(await states()).toEqual({ ann: 'completed 0', bad: 'completed 1', cat: 'completed 0' }),
  );
  expect(greeted.toSorted()).toEqual(['ann', 'bad', 'bad', 'cat']);
});

test('completes other jobs of a batch while one hangs', async () => {
  for (const who of ['ann', 'slow', 'bad']) await send(who);
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  await greetAll((who) => {
    if (who === 'bad') throw new Error('rude');
    return who === 'slow' ? gate.promise : undefined;
  });
  await eventually(async () =>
    expect(await states()).toMatchObject({ ann: 'completed 0', bad: 'retry 0', slow: 'active 0' }),
  );
});

test('moves a job that always fails to the dead letters with its reason', async () => {
  await send('nobody');
  expect(await queue.counts()).toEqual({ waiting: 1, failed: 0 });
  const greeted = await greetAll(() => Promise.reject(new Error('gone away')));
  await eventually(async () => expect(await queue.counts()).toEqual({ waiting: 0, failed: 1 }));
  expect(greeted).toEqual(['nobody', 'nobody']);
  expect(await query(`select data from pgboss.job where name = '${DEAD_LETTERS}'`)).toEqual([
    { data: { who: 'nobody' } },
  ]);
  const [job] = await query(`select output from pgboss.job where name = 'greet'`);
  expect(JSON.stringify(job.output)).toContain('gone away');
});

test('moves a job with a permanent error to the dead letters after its first run', async () => {
  for (const who of ['ann', 'nobody']) await send(who);
  const greeted = await greetAll((who) => {
    if (who === 'nobody') throw new PermanentJobError('there is no such person');
  });
  await eventually(async () =>
    expect(await states()).toEqual({ ann: 'completed 0', nobody: 'failed 0' }),
  );
  expect(greeted.toSorted()).toEqual(['ann', 'nobody']);
  expect(await query(`select data from pgboss.job where name = '${DEAD_LETTERS}'`)).toEqual([
    { data: { who: 'nobody' } },
  ]);
});

test('queues one waiting job per key, and all jobs without a key', async () => {
  const sendKeyed = (who: string, key?: string) =>
    queue.send(greet, { who }, key === undefined ? {} : { singletonKey: key });
  expect(await sendKeyed('first', 'a')).toEqual(expect.any(String));
  expect(await sendKeyed('second', 'a')).toBeNull();
  expect(await sendKeyed('other', 'b')).toEqual(expect.any(String));
  expect(await sendKeyed('plain')).toEqual(expect.any(String));
  expect(await sendKeyed('plain too')).toEqual(expect.any(String));
  const greeted = await greetAll();
  await eventually(() =>
    expect(greeted.toSorted()).toEqual(['first', 'other', 'plain', 'plain too']),
  );
  await eventually(async () => expect(await queue.counts()).toEqual({ waiting: 0, failed: 0 }));
  expect(await sendKeyed('third', 'a')).toEqual(expect.any(String));
});

test('replaces a later job with the same key only', async () => {
  const later = { startAfterSeconds: 3_600 };
  await queue.send(greet, { who: 'later' }, { singletonKey: 'a', ...later });
  await queue.send(greet, { who: 'stranger' }, { singletonKey: 'b', ...later });
  const now = { singletonKey: 'a', replacesLater: true };
  expect(await queue.send(greet, { who: 'now' }, now)).toEqual(expect.any(String));
  expect(await queue.send(greet, { who: 'again' }, now)).toBeNull();
  expect(await states()).toEqual({ stranger: 'created 0', now: 'created 0' });
});

test('schedules a cron job once across all nodes', async () => {
  await startQueue();
  expect(await query('select name, cron, timezone, data from pgboss.schedule')).toEqual([
    { name: 'sweep', cron: '17 3 * * *', timezone: 'UTC', data: {} },
  ]);
});

test('rejects an invalid payload when sending and when handling', async () => {
  await expect(send('')).rejects.toThrow();
  expect(await queue.counts()).toEqual({ waiting: 0, failed: 0 });
  await send('a stranger');
  await query(`update pgboss.job set data = '{"who": 7}'`);
  const greeted = await greetAll();
  await eventually(async () => expect(await queue.counts()).toEqual({ waiting: 0, failed: 1 }));
  expect(greeted).toEqual([]);
});

test('delays a job until its start time', async () => {
  await queue.send(greet, { who: 'later' }, { startAfterSeconds: 3_600 });
  await send('now');
  const greeted = await greetAll();
  await eventually(async () =>
    expect(await states()).toEqual({ later: 'created 0', now: 'completed 0' }),
  );
  expect(greeted).toEqual(['now']);
});

test('runs each job once across two nodes', async () => {
  const other = await startQueue();
  const names = Array.from({ length: 60 }, (_, n) => `n${n}`);
  const [first, second] = [await greetAll(), await greetAll(undefined, other)];
  await Promise.all(names.map((who, n) => (n % 2 ? queue : other).send(greet, { who })));
  await eventually(async () => expect(await queue.counts()).toEqual({ waiting: 0, failed: 0 }));
  await eventually(() => expect([...first, ...second].toSorted()).toEqual(names.toSorted()));
});

test('stop() waits for a running job and starts no other', async () => {
  await send('running');
  const gate = Promise.withResolvers<void>();
  const greeted = await greetAll(() => gate.promise);
  await eventually(() => expect(greeted).toEqual(['running']));
  const stopped = queue.stop();
  expect(queue.isReady()).toBe(false);
  await expect(send('late')).rejects.toThrow('not started');
  setTimeout(gate.resolve, 300); // the job takes longer than stopping would by itself
  await stopped;
  expect(await states()).toEqual({ running: 'completed 0' });
});

test('stop() before or during the start leaves nothing running', async () => {
  await createJobQueue(fixture.connectionString, silentLogger).stop();
  const starting = createJobQueue(fixture.connectionString, silentLogger);
  const started = starting.start(JOBS).catch(() => undefined);
  await starting.stop();
  await started;
  expect(starting.isReady()).toBe(false);
});

test('retries the job of a dead worker after half a minute without a heartbeat', async () => {
  const dying = new PgBoss({ connectionString: fixture.connectionString, supervise: false });
  await dying.start();
  onTestFinished(() => dying.stop({ graceful: false }));
  await send('orphan');
  await dying.fetch('greet');
  const age = (seconds: number) =>
    query(`update pgboss.job set heartbeat_on = now() - interval '${seconds} seconds'`);
  const watched = async () =>
    (await query(`select max(monitor_claim_on) as at from pgboss.queue`))[0].at;
  const greeted = await greetAll();

  await age(15);
  const before = await watched();
  await eventually(async () => expect(Number(await watched())).toBeGreaterThan(Number(before) + 1));
  expect(await states()).toEqual({ orphan: 'active 0' });

  await age(31);
  await eventually(async () => expect(await states()).toEqual({ orphan: 'completed 1' }));
  expect(greeted).toEqual(['orphan']);
});
