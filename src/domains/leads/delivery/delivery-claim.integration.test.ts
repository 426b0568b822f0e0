import { expect, test, vi } from 'vitest';
import { releaseLeads } from '#src/domains/leads/leads.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { ACCEPTED } from '#tests/support/lead-delivery.ts';
import { openStallingWorkers } from '#tests/support/stalling-workers.ts';
import { claimLead } from './delivery-repository.server.ts';
import { deleteSubscriberLeads } from './subscriber-leads.server.ts';
import { sweepLeads } from './sweep-leads.server.ts';
import { KIM } from '#tests/builders/actor.ts';

/** Changes between the claim of a worker and its call to the CRM. */

const { db, query, store, view, createWorker, expireLease, timeline, beforeItsTurn } =
  openStallingWorkers();
const jobs = () => query(`select from pgboss.job where name = 'deliver-lead'`);

test('an expired lease is renewed with the call if no other worker claimed the lead', async () => {
  const leadId = await store();
  const { calls, delivering } = await beforeItsTurn(leadId, expireLease);
  await vi.waitUntil(() => calls.length > 0);
  const other = createWorker();
  await other.deliver(leadId);
  expect(other.calls).toEqual([]);
  await expireLease();
  calls[0]!.respond(ACCEPTED); // still the latest claim, so the result counts
  await delivering;
  expect(await timeline(leadId)).toEqual([{ outcome: 'accepted', status: 200, message: null }]);
  expect((await view(leadId)).state).toBe('delivered');
});

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
    );
    await tx.execute('select from leads for update');
    locked.resolve();
    await over.promise;
  });
  const { delivering } = await beforeItsTurn(leadId, () => locked.promise, worker);
  const held = () =>
    query(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'update "leads"%'`);
  await vi.waitUntil(async () => (await held()).length > 0);
  const since = performance.now();
  await vi.waitUntil(() => performance.now() - since > leaseMs);
  over.resolve();
  await Promise.all([holding, delivering]);
  expect(worker.calls).toEqual([]);
  expect(await timeline(leadId)).toEqual([
    { outcome: 'failed', status: null, message: 'not sent: our process stalled' },
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
      expect(await releaseLeads(other.deps, [leadId], KIM)).toMatchObject({ queued: 0 });
    };
    const { calls, delivering } = await beforeItsTurn(leadId, others, createWorker({ skewMs }));
    await vi.waitUntil(() => calls.length > 0);
    await others();
    expect(other.calls).toEqual([]);
    calls[0]!.respond(ACCEPTED);
    await delivering;
    expect(await timeline(leadId)).toEqual([{ outcome: 'accepted', status: 200, message: null }]);
  },
);
