import { expect, test } from 'vitest';
import type { CrmAnswer } from './crm-port.ts';
import { releaseLeads } from '#src/domains/leads/manage-leads.server.ts';
import { ACCEPTED, openDeliveryWorkers } from '#tests/support/delivery-workers.ts';

/** A worker that stalls with a claim, and what the others do meanwhile. */

const { query, store, view, createWorker, expireLease, timeline, jobs } = openDeliveryWorkers();

const FAILED: CrmAnswer = { outcome: 'failed', status: 500, message: 'Internal error' };

const REFUSED: CrmAnswer = { outcome: 'refused', status: 400, message: 'no', errorTypes: [] };

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
