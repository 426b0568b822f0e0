import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { relayPostgres } from '#tests/support/stallable-postgres.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { defineJob } from './job.ts';
import { createJobQueue } from './job-queue.server.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.object({ who: z.string().min(1) }),
  policy: { retryLimit: 1, retryDelay: 1 },
});

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  // Creates the queue's tables, which takes longer than the timeout below.
  const setup = createJobQueue(fixture.connectionString, silentLogger);
  await setup.start([greet]);
  await setup.stop();
});
afterAll(() => fixture?.drop());

test('recovers after a database stall without leaking connections', async () => {
  const relay = await relayPostgres(fixture.connectionString);
  onTestFinished(() => relay.close());
  const timing = { watchSeconds: 1, pollSeconds: 0.5, queryTimeoutMs: 200 };
  const stalled = createJobQueue(relay.connectionString, silentLogger, timing);
  await stalled.start([greet]);
  onTestFinished(() => stalled.stop());
  relay.stall();
  const lost = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((who) => stalled.send(greet, { who })),
  );
  expect(lost.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  relay.resume();
  expect(await stalled.send(greet, { who: 'after the stall' })).toEqual(expect.any(String));
});
