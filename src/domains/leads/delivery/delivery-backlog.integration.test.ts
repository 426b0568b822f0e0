import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { CrmResult } from './crm-port.ts';
import { createDeliveryHandler, type DeliveryDeps } from './deliver-lead.server.ts';
import { addLead } from '#src/domains/leads/lead-repository.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { pauseCrmCalls, reserveTurn } from './pace-repository.server.ts';

/** Delivery with more leads than the pace allows, and after a 429. */

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(async () => {
  await query('truncate leads cascade');
  await query('delete from crm_pace');
});
afterAll(() => fixture.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const db = () => fixture.database.db;
const ACCEPTED: CrmResult = { outcome: 'accepted', status: 200 };

/** An in-memory queue whose workers take ten jobs at a time, like the real one. */
function createQueue() {
  const waiting: { leadId: string; startAfterSeconds: number; due: number }[] = [];
  const send: JobQueue['send'] = async (_job, payload, { startAfterSeconds = 0 } = {}) => {
    const { leadId } = payload as { leadId: string };
    const due = performance.now() + startAfterSeconds * 1_000;
    waiting.push({ leadId, startAfterSeconds, due });
    return leadId;
  };
  const take = () => {
    const due = waiting.filter((job) => job.due <= performance.now()).slice(0, 10);
    for (const job of due) waiting.splice(waiting.indexOf(job), 1);
    return due;
  };
  return {
    send,
    waiting,
    async work(deliver: (job: { leadId: string }) => Promise<void>, isOver: () => boolean) {
      while (!isOver()) {
        const batch = take();
        await Promise.all(batch.map(deliver));
        if (batch.length < 10) await wait(500);
      }
    },
  };
}

const delivery = (deps: Pick<DeliveryDeps, 'queue' | 'crm'> & Partial<DeliveryDeps>) =>
  createDeliveryHandler({ db: db(), clock: systemClock, log: silentLogger, ...deps });

/** The time of the next turn, by the database clock. */
const nextAt = async (): Promise<string> =>
  (await query('select next_at::text as at from crm_pace'))[0].at;

/** Seconds until the next turn. */
const secondsToNextTurn = async (): Promise<number> =>
  (
    await query(
      'select extract(epoch from next_at - clock_timestamp())::float8 as seconds from crm_pace',
    )
  )[0].seconds;

for (const { leads, tags } of [
  { leads: 60, tags: [] },
  { leads: 200, tags: ['full'] },
])
  test(
    `four workers deliver ${leads} leads at a shared pace, despite a 429`,
    { tags, timeout: 60_000 },
    async ({ signal }) => {
      // Five times the real pace; a pause is at least one second.
      const [paceMs, windowMs] = [44, 2_000];
      const jobs = createQueue();
      const times: number[] = [];
      const accepted: string[] = [];
      const crm = {
        isConfigured: () => true,
        async submit({ fields }: { fields: Readonly<Record<string, string>> }): Promise<CrmResult> {
          times.push(performance.now());
          if (times.length === 20) return { outcome: 'rate-limited', status: 429, message: 'slow' };
          accepted.push(fields['n']!);
          return ACCEPTED;
        },
      };
      for (let n = 0; n < leads; n += 1) {
        const { id } = await addLead(db(), newLead({ fields: { n: String(n) } }));
        jobs.waiting.push({ leadId: id, startAfterSeconds: 0, due: 0 });
      }
      const isOver = () => accepted.length === leads || signal.aborted;
      const deliver = delivery({
        queue: jobs,
        crm,
        paceMs,
        rateLimitPauseMs: windowMs,
        maxWaitMs: windowMs,
      });
      await Promise.all(Array.from({ length: 4 }, () => jobs.work(deliver, isOver)));
      expect(accepted).toHaveLength(leads);
      expect(new Set(accepted).size).toBe(leads);
      const spacing = (times.at(-1)! - times[0]!) / (times.length - 1);
      expect(spacing).toBeGreaterThan(paceMs * 0.9);
    },
  );

test('a requeued lead reserves no turn and returns when one is free', async () => {
  const jobs = createQueue();
  await pauseCrmCalls(db(), 60_000);
  const heldUntil = await nextAt();
  const crm = { isConfigured: () => true, submit: () => Promise.reject(new Error('not now')) };
  const deliver = delivery({ queue: jobs, crm });
  for (let n = 0; n < 20; n += 1) await deliver({ leadId: (await addLead(db(), newLead())).id });
  expect(await nextAt()).toBe(heldUntil);
  expect(jobs.waiting).toHaveLength(20);
  const inSeconds = jobs.waiting.map(({ startAfterSeconds }) => startAfterSeconds);
  expect(Math.min(...inSeconds)).toBeGreaterThanOrEqual(await secondsToNextTurn());
  expect(Math.max(...inSeconds)).toBeLessThanOrEqual(72); // at most the pause plus the maximum wait
  expect(new Set(inSeconds).size).toBeGreaterThan(1); // not all at once
  const untouched = await query(
    `select from leads where state = 'waiting' and attempts = 0 and claimed_until is null`,
  );
  expect(untouched).toHaveLength(20);
});

test('a worker that misses its turn requeues the lead', async () => {
  const jobs = createQueue();
  let calls = 0;
  const crm = { isConfigured: () => true, submit: async () => ((calls += 1), ACCEPTED) };
  const paceMs = 2_500;
  const deliver = delivery({ queue: jobs, crm, paceMs });
  await reserveTurn(db(), paceMs, 10_000);
  const firstTurn = await nextAt();
  const { id: leadId } = await addLead(db(), newLead());
  const held = deliver({ leadId });
  const hasTurn = async () => (await nextAt()) !== firstTurn;
  await vi.waitUntil(hasTurn, { interval: 10 });
  const end = performance.now() + paceMs + 800;
  while (performance.now() < end);
  await held;
  expect(calls).toBe(0);
  expect(jobs.waiting).toMatchObject([{ leadId }]);
  expect(await query('select state, attempts, claimed_until from leads')).toEqual([
    { state: 'waiting', attempts: 0, claimed_until: null },
  ]);
  await deliver({ leadId });
  expect(calls).toBe(1);
});

test('the retry without a cookie also waits after a 429', async () => {
  const jobs = createQueue();
  const hutks: (string | undefined)[] = [];
  const crm = {
    isConfigured: () => true,
    async submit({ hutk }: { hutk?: string }): Promise<CrmResult> {
      hutks.push(hutk);
      if (!hutk) return ACCEPTED;
      await pauseCrmCalls(db(), 60_000); // another worker got a 429
      return { outcome: 'refused', status: 400, message: 'no', errorTypes: ['INVALID_HUTK'] };
    },
  };
  const deliver = delivery({ queue: jobs, crm });
  const hutk = 'b'.repeat(32);
  const { id: leadId } = await addLead(db(), newLead({ hutk }));
  await deliver({ leadId });
  expect(hutks).toEqual([hutk]);
  expect(jobs.waiting).toHaveLength(1);
  await query('delete from crm_pace');
  await deliver({ leadId });
  expect(hutks).toEqual([hutk, undefined]); // the cookie is not sent a second time
  expect(await query('select state, attempts from leads')).toEqual([
    { state: 'delivered', attempts: 2 },
  ]);
});

test('turns are one pace apart, and none exceeds the maximum wait', async () => {
  const turns = await Promise.all(
    Array.from({ length: 60 }, () => reserveTurn(db(), 1_000, 10_000)),
  );
  const taken = turns.filter(({ isReserved }) => isReserved).map(({ waitMs }) => waitMs);
  expect(taken).toHaveLength(11); // at 0, 1, ... 10 seconds
  expect(Math.max(...taken)).toBeLessThanOrEqual(10_000);
  expect(await secondsToNextTurn()).toBeLessThanOrEqual(11);
});
