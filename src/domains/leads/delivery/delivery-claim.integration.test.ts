import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { claimLead } from './delivery-repository.server.ts';
import { releaseLeads } from '#src/domains/leads/manage-leads.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { dropSubscriberLeads } from './subscriber-leads.server.ts';
import { sweepLeads } from './sweep-leads.server.ts';
import { ACCEPTED, WAIT, openDeliveryWorkers } from '#tests/support/delivery-workers.ts';

/** A worker that waits for its turn at the CRM with a claim. */

const { db, query, store, view, createWorker, expireLease, timeline, jobs, beforeItsTurn } =
  openDeliveryWorkers();

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
