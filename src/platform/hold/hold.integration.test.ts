import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { defineJob, handles } from '#src/platform/jobs/job.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { queueHeldJobs, deferWhileHeld } from './hold-jobs.server.ts';
import { createHold, startHold } from './hold.server.ts';
import { KIM } from '#tests/builders/actor.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const clock = () => NOW;
const JOB = defineJob({
  name: 'ring',
  payload: z.object({ bell: z.string() }),
  policy: { retryLimit: 0, retryDelay: 1 },
});

let fixture: TestDatabase;
let queue: JobQueue;
beforeAll(async () => {
  fixture = await createTestDatabase();
  queue = createJobQueue(fixture.connectionString, silentLogger);
  await queue.start([JOB]);
});
beforeEach(() => fixture.database.pool.query('truncate site_holds, held_jobs'));
afterAll(async () => {
  await queue.stop();
  await fixture.drop();
});

function createWorld() {
  const { db } = fixture.database;
  const hold = createHold({ db, clock });
  const rung: string[] = [];
  const deps = { db, hold, clock, log: silentLogger };
  const binding = deferWhileHeld(
    deps,
    handles(JOB, async ({ bell }) => void rung.push(bell)),
  );
  return {
    db,
    hold,
    rung,
    ring: (bell: string) => binding.handle({ bell }),
    binding,
    queueHeld: (jobs = [JOB]) => queueHeldJobs({ ...deps, queue, jobs }),
    begin: () => db.transaction((tx) => startHold(tx, NOW, new Date('2026-11-19T00:00:00Z'))),
  };
}

test('runs a job while the site is not held', async () => {
  const { hold, ring, rung } = createWorld();
  expect(await hold.latest()).toBeUndefined();
  expect(await hold.release(KIM)).toBe(false);
  await ring('one');
  expect(rung).toEqual(['one']);
});

test('saves each job once while the site is held, and runs it after the release', async () => {
  const { hold, ring, rung, begin, queueHeld, binding } = createWorld();
  await begin();
  for (const bell of ['one', 'two', 'one', 'x'.repeat(10_000)]) await ring(bell);
  expect(rung).toEqual([]);
  expect(await hold.latest()).toEqual({
    since: NOW,
    backupMadeAt: new Date('2026-11-19T00:00:00Z'),
    releasedAt: null,
    releasedBy: null,
    jobs: { ring: 3 },
  });
  expect(await queueHeld()).toBe(0);

  expect(await hold.release(KIM)).toBe(true);
  const [some, others] = await Promise.all([queueHeld(), queueHeld()]); // two nodes
  expect(some + others).toBe(3);
  expect(await hold.latest()).toMatchObject({ releasedBy: 'kim@cadron.example', jobs: {} });
  await queue.work([binding]);
  await vi.waitFor(() => expect(rung).toHaveLength(3));
});

test('stays held by an unreleased hold, whatever came after it', async () => {
  const { db, hold, begin } = createWorld();
  await begin();
  await hold.release(KIM);
  await begin();
  await db.transaction((tx) => startHold(tx, new Date('2026-11-01T00:00:00Z'), NOW));
  expect(await hold.isHeld()).toBe(true);
  expect(await hold.latest()).toMatchObject({ releasedAt: null });
  await hold.release(KIM);
  expect(await hold.isHeld()).toBe(false);
});

test('keeps a held job that cannot be queued, and queues the others', async () => {
  const { hold, ring, begin, queueHeld } = createWorld();
  await begin();
  await ring('one');
  await hold.release(KIM);
  expect(await queueHeld([])).toBe(0);
  expect(await hold.latest()).toMatchObject({ jobs: { ring: 1 } });
  expect(await queueHeld()).toBe(1);
});
