import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { CrmAnswer, CrmSubmission } from './crm-port.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { claimLead } from './delivery-repository.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { releaseLeads } from '#src/domains/leads/manage-leads.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { dropSubscriberLeads } from './subscriber-leads.server.ts';
import { sweepLeads } from './sweep-leads.server.ts';

/** A worker that stalls with a claim, and what the others do meanwhile. */

const { db, queue, query, store, view } = openLeadQueue();

const WAIT = { timeout: 20_000 };
const ACCEPTED: CrmAnswer = { outcome: 'accepted', status: 200 };
const FAILED: CrmAnswer = { outcome: 'failed', status: 500, message: 'Internal error' };
const REFUSED: CrmAnswer = { outcome: 'refused', status: 400, message: 'no', errorTypes: [] };

/** A worker whose calls of the CRM are answered when the test says so. */
function createWorker({ skewMs = 0, leaseMs }: { skewMs?: number; leaseMs?: number } = {}) {
  const calls: { submission: CrmSubmission; answer: (answer: CrmAnswer) => void }[] = [];
  const deps = {
    db: db(),
    queue: queue(),
    crm: {
      isConfigured: () => true,
      submit: (submission: CrmSubmission) =>
        new Promise<CrmAnswer>((resolve) => calls.push({ submission, answer: resolve })),
    },
    clock: () => new Date(START.getTime() + skewMs),
    log: silentLogger,
    paceMs: 1,
    ...(leaseMs && { leaseMs }),
  };
  const handle = createDeliveryHandler(deps);
  return {
    deps,
    calls,
    deliver: (leadId: string) => handle({ leadId }),
    /** Begins a delivery; resolves once the CRM is asked. */
    async ask(leadId: string) {
      const nth = calls.length;
      const done = handle({ leadId });
      await vi.waitUntil(() => calls.length > nth, WAIT);
      return {
        async settle(answer: CrmAnswer) {
          calls[nth]!.answer(answer);
          await done;
        },
      };
    },
  };
}

/** What a stall of a worker, or a fast clock of the database, would do to its claim. */
const expireLease = () =>
  query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`);
const timeline = async (id: string) =>
  (await view(id)).timeline.map(({ outcome, status, message }) => ({ outcome, status, message }));
const jobs = () => query(`select from pgboss.job where name = 'deliver-lead'`);
const LATE = 'Came after another worker had taken over, and changed nothing.';

test.each([
  [ACCEPTED, { outcome: 'accepted', status: 200, message: LATE }],
  [FAILED, { outcome: 'failed', status: 500, message: `${LATE} Internal error` }],
  [REFUSED, { outcome: 'refused', status: 400, message: `${LATE} no` }],
])(
  'an answer that comes after another worker delivered the lead is kept, and changes nothing: %j',
  async (answer, kept) => {
    const leadId = await store();
    await query('delete from pgboss.job');
    const stalled = await createWorker().ask(leadId);
    await expireLease();
    const other = await createWorker().ask(leadId);
    await other.settle(ACCEPTED);
    const before = await view(leadId);
    await stalled.settle(answer);
    expect(await view(leadId)).toEqual({ ...before, timeline: expect.anything() });
    expect(before).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(await timeline(leadId)).toEqual([
      kept,
      { outcome: 'accepted', status: 200, message: null },
    ]);
    expect(await jobs()).toEqual([]);
  },
);

test('while another worker asks, a late answer neither frees the lead nor queues it', async () => {
  const leadId = await store();
  await query('delete from pgboss.job');
  const stalled = await createWorker().ask(leadId);
  await expireLease();
  const other = await createWorker().ask(leadId);
  await stalled.settle(FAILED);
  expect(await jobs()).toEqual([]);
  const third = createWorker();
  await third.deliver(leadId);
  expect(third.calls).toEqual([]);
  await other.settle(ACCEPTED);
  expect((await view(leadId)).state).toBe('delivered');
});

test('a lease that ended while nobody else wanted the lead begins anew with the call', async () => {
  const leadId = await store();
  const { calls, delivering } = await beforeItsTurn(leadId, expireLease);
  await vi.waitUntil(() => calls.length > 0, WAIT);
  const other = createWorker();
  await other.deliver(leadId);
  expect(other.calls).toEqual([]);
  await expireLease();
  calls[0]!.answer(ACCEPTED); // nobody claimed it meanwhile: the answer counts
  await delivering;
  expect(await timeline(leadId)).toEqual([{ outcome: 'accepted', status: 200, message: null }]);
  expect((await view(leadId)).state).toBe('delivered');
});

test('a bad cookie that is heard of late costs no second call, and the other worker the cookie not', async () => {
  const hutk = 'b'.repeat(32);
  const leadId = await store({ hutk });
  const worker = createWorker();
  const stalled = await worker.ask(leadId);
  await expireLease();
  const other = await createWorker().ask(leadId);
  await stalled.settle({ ...REFUSED, errorTypes: ['INVALID_HUTK'] });
  expect(worker.calls).toHaveLength(1);
  expect(await query('select hutk, state from leads')).toEqual([{ hutk, state: 'waiting' }]);
  await other.settle(ACCEPTED);
});

test('what a person sends again is not taken from her by the worker that stalled with it', async () => {
  const leadId = await store();
  const worker = createWorker();
  const stalled = await worker.ask(leadId);
  await expireLease();
  expect(await releaseLeads(worker.deps, [leadId])).toMatchObject({ queued: 1 });
  const before = await view(leadId);
  await stalled.settle(REFUSED);
  expect(await view(leadId)).toEqual({ ...before, timeline: expect.anything() });
  expect(before.state).toBe('waiting');
});

/** Runs `meanwhile` after a worker claimed the lead and before its turn at the CRM comes. */
async function beforeItsTurn(
  leadId: string,
  meanwhile: () => Promise<unknown>,
  worker = createWorker(),
) {
  await query('insert into crm_pace (next_at) values (now())');
  const { delivering } = await db().transaction(async (tx) => {
    await tx.execute('select from crm_pace for update');
    const delivering = worker.deliver(leadId);
    const claimed = () => query('select from leads where claimed_until is not null');
    await vi.waitUntil(async () => (await claimed()).length > 0, WAIT);
    await meanwhile();
    return { delivering };
  });
  return { ...worker, delivering };
}

test('who loses the claim while waiting for her turn does not ask', async () => {
  const leadId = await store();
  const { calls, delivering } = await beforeItsTurn(leadId, async () => {
    await expireLease();
    expect(await claimLead(db(), leadId, 45_000, START)).toBeDefined();
  });
  await delivering;
  expect(calls).toEqual([]);
  expect((await view(leadId)).timeline).toEqual([]);
});

test('who leaves the newsletter while her lead waits for its turn is not handed over', async () => {
  const leadId = await store({ form: 'newsletter', email: 'ann@example.com' });
  const { calls, delivering } = await beforeItsTurn(leadId, () =>
    dropSubscriberLeads({ log: silentLogger }, db(), 'ann@example.com'),
  );
  await delivering;
  expect(calls).toEqual([]);
});

test('a worker that is held up at the last step before the call does not ask', async () => {
  const leadId = await store();
  await query('delete from pgboss.job');
  const leaseMs = 400;
  const worker = createWorker({ leaseMs });
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = db().transaction(async (tx) => {
    await vi.waitUntil(
      async () => (await tx.execute('select from leads where claimed_until is not null')).rowCount,
      WAIT,
    );
    await tx.execute('select from leads for update');
    locked.resolve();
    await over.promise;
  });
  const { delivering } = await beforeItsTurn(leadId, () => locked.promise, worker);
  const held = () =>
    query(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'update "leads"%'`);
  await vi.waitUntil(async () => (await held()).length > 0, WAIT);
  const since = performance.now();
  await vi.waitUntil(() => performance.now() - since > leaseMs);
  over.resolve();
  await Promise.all([holding, delivering]);
  expect(worker.calls).toEqual([]);
  expect(await timeline(leadId)).toEqual([
    { outcome: 'failed', status: null, message: 'not sent: our process was held up' },
  ]);
  expect(await jobs()).toHaveLength(1);
});

test.each([
  [-120_000, 0],
  [0, 120_000],
  [120_000, -120_000],
])(
  "with clocks %i and %i ms off the database's, a lead in one worker's hands is nobody else's",
  async (skewMs, otherSkewMs) => {
    const leadId = await store({ createdAt: new Date(0), updatedAt: new Date(0) });
    await query('delete from pgboss.job');
    const other = createWorker({ skewMs: otherSkewMs });
    const others = async () => {
      await other.deliver(leadId);
      expect(await sweepLeads(other.deps)).toBe(0);
      expect(await releaseLeads(other.deps, [leadId])).toMatchObject({ queued: 0 });
    };
    const { calls, delivering } = await beforeItsTurn(leadId, others, createWorker({ skewMs }));
    await vi.waitUntil(() => calls.length > 0, WAIT);
    await others();
    expect(other.calls).toEqual([]);
    calls[0]!.answer(ACCEPTED);
    await delivering;
    expect(await timeline(leadId)).toEqual([{ outcome: 'accepted', status: 200, message: null }]);
  },
);

/** During a rolling upgrade, workers of the release before claim and settle by the lead's id alone. */
test('a worker that knows no token and one that does share the leads, and none gets lost', async () => {
  const claimOfOld = `update leads set claimed_until = now() + interval '45 seconds'`;
  const settleOfOld = (state: string) =>
    query(`update leads set state = '${state}', claimed_until = null`);
  const leadId = await store();
  const worker = createWorker();
  await query(claimOfOld);
  await worker.deliver(leadId);
  expect(worker.calls).toEqual([]);
  await expireLease(); // the older one has ended with it
  const asked = await worker.ask(leadId);
  await asked.settle(FAILED);
  await query(claimOfOld);
  await settleOfOld('retrying');
  const again = await worker.ask(leadId);
  await expireLease();
  await query(claimOfOld);
  await settleOfOld('delivered');
  await again.settle(FAILED);
  expect((await view(leadId)).state).toBe('delivered');
});
