import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { CrmResult, CrmSubmission } from './crm-port.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { claimLead } from './delivery-repository.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { releaseLeads } from '#src/domains/leads/manage-leads.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { deleteSubscriberLeads } from './subscriber-leads.server.ts';
import { sweepLeads } from './sweep-leads.server.ts';

/** A worker that stalls while holding a claim, and concurrent workers. */

const { db, queue, query, store, view } = openLeadQueue();

const WAIT = { timeout: 20_000 };
const ACCEPTED: CrmResult = { outcome: 'accepted', status: 200 };
const FAILED: CrmResult = { outcome: 'failed', status: 500, message: 'Internal error' };
const REFUSED: CrmResult = { outcome: 'refused', status: 400, message: 'no', errorTypes: [] };

/** Creates a worker whose CRM calls resolve when the test resolves them. */
function createWorker({ skewMs = 0, leaseMs }: { skewMs?: number; leaseMs?: number } = {}) {
  const calls: { submission: CrmSubmission; answer: (answer: CrmResult) => void }[] = [];
  const deps = {
    db: db(),
    queue: queue(),
    crm: {
      isConfigured: () => true,
      submit: (submission: CrmSubmission) =>
        new Promise<CrmResult>((resolve) => calls.push({ submission, answer: resolve })),
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
    /** Starts a delivery. Resolves once the CRM is called. */
    async ask(leadId: string) {
      const nth = calls.length;
      const done = handle({ leadId });
      await vi.waitUntil(() => calls.length > nth, WAIT);
      return {
        async settle(answer: CrmResult) {
          calls[nth]!.answer(answer);
          await done;
        },
      };
    },
  };
}

/** Expires the claim, as a stalled worker or a fast database clock would. */
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
  'records a result that arrives after another worker delivered the lead, and changes nothing: %j',
  async (answer, expected) => {
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
      expected,
      { outcome: 'accepted', status: 200, message: null },
    ]);
    expect(await jobs()).toEqual([]);
  },
);

test('a late result neither releases nor requeues a lead that another worker is sending', async () => {
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

test('an expired lease is renewed with the call if no other worker claimed the lead', async () => {
  const leadId = await store();
  const { calls, delivering } = await beforeItsTurn(leadId, expireLease);
  await vi.waitUntil(() => calls.length > 0, WAIT);
  const other = createWorker();
  await other.deliver(leadId);
  expect(other.calls).toEqual([]);
  await expireLease();
  calls[0]!.answer(ACCEPTED); // still the latest claim, so the result counts
  await delivering;
  expect(await timeline(leadId)).toEqual([{ outcome: 'accepted', status: 200, message: null }]);
  expect((await view(leadId)).state).toBe('delivered');
});

test('a late cookie refusal causes no retry and keeps the cookie for the other worker', async () => {
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

test('a stalled worker does not override a manual release', async () => {
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

/** Runs `meanwhile` between the claim and the turn of a worker. */
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

test('a worker that loses its claim before its turn does not call the CRM', async () => {
  const leadId = await store();
  const { calls, delivering } = await beforeItsTurn(leadId, async () => {
    await expireLease();
    expect(await claimLead(db(), leadId, 45_000, START)).toBeDefined();
  });
  await delivering;
  expect(calls).toEqual([]);
  expect((await view(leadId)).timeline).toEqual([]);
});

test('does not send the lead of a subscriber who leaves before its turn', async () => {
  const leadId = await store({ form: 'newsletter', email: 'ann@example.com' });
  const { calls, delivering } = await beforeItsTurn(leadId, () =>
    deleteSubscriberLeads({ log: silentLogger }, db(), 'ann@example.com'),
  );
  await delivering;
  expect(calls).toEqual([]);
});

test('a worker that stalls right before the call does not call the CRM', async () => {
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
  'no other worker can claim a claimed lead with clocks off by %i and %i ms',
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

/** During a rolling upgrade, workers of the previous release claim and save by lead id alone. */
test('workers with and without claim tokens share leads without losing any', async () => {
  const oldClaim = `update leads set claimed_until = now() + interval '45 seconds'`;
  const oldSave = (state: string) =>
    query(`update leads set state = '${state}', claimed_until = null`);
  const leadId = await store();
  const worker = createWorker();
  await query(oldClaim);
  await worker.deliver(leadId);
  expect(worker.calls).toEqual([]);
  await expireLease(); // the claim of the old worker
  const asked = await worker.ask(leadId);
  await asked.settle(FAILED);
  await query(oldClaim);
  await oldSave('retrying');
  const again = await worker.ask(leadId);
  await expireLease();
  await query(oldClaim);
  await oldSave('delivered');
  await again.settle(FAILED);
  expect((await view(leadId)).state).toBe('delivered');
});
