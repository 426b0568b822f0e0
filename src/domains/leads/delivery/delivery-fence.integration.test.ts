import { expect, test } from 'vitest';
import { releaseLeads } from '#src/domains/leads/leads.server.ts';
import { ACCEPTED, FAILED } from '#tests/support/lead-delivery.ts';
import { openStallingWorkers } from '#tests/support/stalling-workers.ts';
import type { CrmResult } from './crm-port.ts';
import { KIM } from '#tests/builders/actor.ts';

/** Results that arrive after the worker has lost its claim. */

const { query, store, view, createWorker, expireLease, timeline } = openStallingWorkers();

const REFUSED: CrmResult = { outcome: 'refused', status: 400, message: 'no', errorTypes: [] };
const jobs = () => query(`select from pgboss.job where name = 'deliver-lead'`);
const LATE = 'Arrived after another worker had taken over, so it changed nothing.';

test.each([
  [ACCEPTED, { outcome: 'accepted', status: 200, message: LATE }],
  [FAILED, { outcome: 'failed', status: 500, message: `${LATE} Internal error` }],
  [REFUSED, { outcome: 'refused', status: 400, message: `${LATE} no` }],
])(
  'records a result that arrives after another worker delivered the lead, and changes nothing: %j',
  async (result, expected) => {
    const leadId = await store();
    await query('delete from pgboss.job');
    const stalled = await createWorker().startDelivery(leadId);
    await expireLease();
    const other = await createWorker().startDelivery(leadId);
    await other.settle(ACCEPTED);
    const before = await view(leadId);
    await stalled.settle(result);
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
  const stalled = await createWorker().startDelivery(leadId);
  await expireLease();
  const other = await createWorker().startDelivery(leadId);
  await stalled.settle(FAILED);
  expect(await jobs()).toEqual([]);
  const third = createWorker();
  await third.deliver(leadId);
  expect(third.calls).toEqual([]);
  await other.settle(ACCEPTED);
  expect((await view(leadId)).state).toBe('delivered');
});

test('a late cookie refusal causes no retry and keeps the cookie for the other worker', async () => {
  const hutk = 'b'.repeat(32);
  const leadId = await store({ hutk });
  const worker = createWorker();
  const stalled = await worker.startDelivery(leadId);
  await expireLease();
  const other = await createWorker().startDelivery(leadId);
  await stalled.settle({ ...REFUSED, errorTypes: ['INVALID_HUTK'] });
  expect(worker.calls).toHaveLength(1);
  expect(await query('select hutk, state from leads')).toEqual([{ hutk, state: 'waiting' }]);
  await other.settle(ACCEPTED);
});

test('a stalled worker does not override a manual release', async () => {
  const leadId = await store();
  const worker = createWorker();
  const stalled = await worker.startDelivery(leadId);
  await expireLease();
  expect(await releaseLeads(worker.deps, [leadId], KIM)).toMatchObject({ queued: 1 });
  const before = await view(leadId);
  await stalled.settle(REFUSED);
  expect(await view(leadId)).toEqual({ ...before, timeline: expect.anything() });
  expect(before.state).toBe('waiting');
});

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
  const asked = await worker.startDelivery(leadId);
  await asked.settle(FAILED);
  await query(oldClaim);
  await oldSave('retrying');
  const again = await worker.startDelivery(leadId);
  await expireLease();
  await query(oldClaim);
  await oldSave('delivered');
  await again.settle(FAILED);
  expect((await view(leadId)).state).toBe('delivered');
});
