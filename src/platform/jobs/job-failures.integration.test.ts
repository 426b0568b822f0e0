import { expect, onTestFinished, test } from 'vitest';
import { PgBoss } from 'pg-boss';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { relayPostgres } from '#tests/support/stallable-postgres.ts';
import { PermanentJobError } from './job.ts';
import { createJobQueue, DEAD_LETTERS } from './job-queue.server.ts';
import {
  eventually,
  greet,
  JOBS,
  openGreetingQueue,
  TIMING,
} from '#tests/support/greeting-queue.ts';

const { connectionString, queue, query, send, states, greetAll } = openGreetingQueue();

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
  expect(await queue().counts()).toEqual({ waiting: 1, failed: 0, oldest: expect.any(Date) });
  const greeted = await greetAll(() => Promise.reject(new Error('gone away')));
  await eventually(async () =>
    expect(await queue().counts()).toEqual({ waiting: 0, failed: 1, oldest: null }),
  );
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

test('retries the job of a dead worker after half a minute without a heartbeat', async () => {
  const dying = new PgBoss({ connectionString: connectionString(), supervise: false });
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

test('recovers after a database stall without leaking connections', async () => {
  const relay = await relayPostgres(connectionString());
  onTestFinished(() => relay.close());
  const timing = { ...TIMING, queryTimeoutMs: 200 };
  const stalled = createJobQueue(relay.connectionString, silentLogger, timing);
  await stalled.start(JOBS);
  onTestFinished(() => stalled.stop());
  relay.stall();
  const lost = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((who) => stalled.send(greet, { who })),
  );
  expect(lost.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  relay.resume();
  // On a busy machine a new connection may take longer than the timeout of this queue.
  await eventually(async () =>
    expect(await stalled.send(greet, { who: 'after the stall' })).toEqual(expect.any(String)),
  );
});
