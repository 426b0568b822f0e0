import { expect, test, vi } from 'vitest';
import { handles } from '#src/platform/jobs/job.ts';
import { type Logger, silentLogger } from '#src/platform/logging/logger.server.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import type { CrmAnswer, CrmPort, CrmSubmission } from './crm-port.ts';
import { deliverLead } from './deliver-lead.job.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { START } from '#tests/builders/new-lead.ts';
import { sweepLeads } from './sweep-leads.server.ts';

const TIMING = { watchSeconds: 1, pollSeconds: 0.5 };
const { db, queue, open, query, store, view } = openLeadQueue(TIMING);
const jobs = () =>
  query(
    `select data, start_after, state from pgboss.job where name = 'deliver-lead' and state <> 'completed'`,
  );

const ACCEPTED: CrmAnswer = { outcome: 'accepted', status: 200 };
const FAILED: CrmAnswer = { outcome: 'failed', status: 500, message: 'Internal error' };

/** A CRM that answers by the given function, and a delivery with its own time. */
function createWorld(
  answer: (submission: CrmSubmission, call: number) => CrmAnswer | Promise<CrmAnswer>,
  isConfigured = true,
) {
  let now = START;
  const asked: CrmSubmission[] = [];
  const crm: CrmPort = {
    isConfigured: () => isConfigured,
    async submit(submission) {
      asked.push(submission);
      return answer(submission, asked.length);
    },
  };
  const deps = {
    db: db(),
    queue: queue(),
    crm,
    clock: () => now,
    log: silentLogger,
    paceMs: 1,
  };
  return {
    deps,
    asked,
    deliver: createDeliveryHandler(deps),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

const outcomes = async (id: string) => (await view(id)).timeline.map(({ outcome }) => outcome);

test('an accepted lead is delivered, once, with its attempt written down', async () => {
  const { deliver, asked } = createWorld(() => ACCEPTED);
  const leadId = await store({ hutk: 'a'.repeat(32), consentText: 'I agree.' });
  await deliver({ leadId });
  await deliver({ leadId });
  expect(asked).toEqual([
    {
      form: 'contact',
      fields: { firstName: 'Ann', email: 'ann@example.com' },
      pageUri: 'https://cadron.example/contact',
      pageName: 'Contact',
      hutk: 'a'.repeat(32),
      consent: { text: 'I agree.' },
      submittedAt: START,
    },
  ]);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 1, deliveredAt: START });
  expect(await outcomes(leadId)).toEqual(['accepted']);
});

test('a failure comes back after its pause, and the lead arrives in the end', async () => {
  const world = createWorld((_, call) => (call < 3 ? FAILED : ACCEPTED));
  const leadId = await store();
  await query('delete from pgboss.job');
  await world.deliver({ leadId });
  const [job] = await jobs();
  expect(job.data).toEqual({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
  world.pass(5_000);
  await world.deliver({ leadId });
  world.pass(15_000);
  await world.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 3 });
  expect(await outcomes(leadId)).toEqual(['failed', 'failed', 'accepted']);
});

test('a refusal is final and keeps the words of the CRM; a person may send it again', async () => {
  const message = "Error in 'fields.email'. Required field 'email' is missing";
  const { deliver, asked } = createWorld(() => ({
    outcome: 'refused',
    status: 400,
    message,
    errorTypes: ['REQUIRED_FIELD'],
  }));
  const leadId = await store();
  await query('delete from pgboss.job');
  await deliver({ leadId });
  await deliver({ leadId });
  expect(asked).toHaveLength(1);
  expect(await jobs()).toEqual([]);
  expect(await view(leadId)).toMatchObject({
    state: 'refused',
    timeline: [{ outcome: 'refused', status: 400, message }],
  });
});

test.each([401, 403, 404])(
  'a %i means that our settings are wrong: the lead waits',
  async (status) => {
    const { deliver } = createWorld(() => ({
      outcome: 'refused',
      status,
      message: 'no such form',
      errorTypes: [],
    }));
    const leadId = await store();
    await deliver({ leadId });
    expect((await view(leadId)).state).toBe('retrying');
  },
);

test('a bad cookie costs a second call without it, and nothing else', async () => {
  const { deliver, asked } = createWorld(({ hutk }) =>
    hutk
      ? { outcome: 'refused', status: 400, message: 'no', errorTypes: ['INVALID_HUTK'] }
      : ACCEPTED,
  );
  const leadId = await store({ hutk: 'b'.repeat(32) });
  await deliver({ leadId });
  expect(asked.map(({ hutk }) => hutk)).toEqual(['b'.repeat(32), undefined]);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(await outcomes(leadId)).toEqual(['refused', 'accepted']);
});

test('an attempt that a dead worker left open is closed as unknown, and the lead sent again', async () => {
  const { deliver, asked } = createWorld((_, call) =>
    call === 1 ? new Promise<never>(() => undefined) : ACCEPTED,
  );
  const leadId = await store();
  void deliver({ leadId }); // the worker dies here
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await deliver({ leadId });
  expect(asked).toHaveLength(1); // still the first worker's
  await query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`);
  await deliver({ leadId });
  expect(await outcomes(leadId)).toEqual(['unknown', 'accepted']);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('without a configured form a lead waits, and the sweep sends it once there is one', async () => {
  const off = createWorld(() => ACCEPTED, false);
  const leadId = await store();
  await off.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'not-configured', attempts: 0, timeline: [] });
  await query('delete from pgboss.job');
  off.pass(120_000);
  expect(await sweepLeads(off.deps)).toBe(0);
  const on = createWorld(() => ACCEPTED);
  on.pass(120_000);
  expect(await sweepLeads(on.deps)).toBe(1);
  await on.deliver({ leadId });
  expect((await view(leadId)).state).toBe('delivered');
});

test('the sweep finds leads whose job was lost, and leaves alone what is not due or not to be sent', async () => {
  const { deps, pass } = createWorld(() => ACCEPTED);
  const lost = await store();
  const due = await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 1_000) });
  await store({ state: 'retrying', nextAttemptAt: new Date(START.getTime() + 3_600_000) });
  await store({ claimedUntil: new Date(Date.now() + 3_600_000) });
  await store({ state: 'quarantined' });
  await store({ state: 'refused' });
  await store({ state: 'delivered' });
  await query('delete from pgboss.job');
  expect(await sweepLeads(deps)).toBe(0); // their own jobs have a minute
  pass(120_000);
  expect(await sweepLeads(deps)).toBe(2);
  expect(await sweepLeads(deps)).toBe(0); // now a job knows of them
  const queued: string[] = (await jobs()).map(({ data }) => data.leadId);
  expect(queued.toSorted()).toEqual([lost, due].toSorted()); // one job each, however often
});

test('the sweep brings forward what has a job for later, and speaks of none that has one for now', async () => {
  const { deps, pass } = createWorld(() => ACCEPTED);
  const warnings: object[] = [];
  const log = { ...silentLogger, warn: (line: object) => void warnings.push(line) } as Logger;
  await store();
  await query(`update pgboss.job set start_after = now() + interval '2 hours'`);
  await store();
  pass(120_000);
  expect(await sweepLeads({ ...deps, log })).toBe(1);
  expect(await sweepLeads({ ...deps, log })).toBe(0);
  expect(warnings).toEqual([{ leads: 1 }]);
  for (const { start_after } of await jobs())
    expect(start_after.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a lead of six weeks ago is tried again like one of today', async () => {
  const { deliver } = createWorld(() => FAILED);
  const createdAt = new Date(START.getTime() - 42 * 86_400_000);
  const leadId = await store({ createdAt, state: 'not-configured' });
  await deliver({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
});

test('a quarantined lead has no job', async () => {
  await store({ state: 'quarantined' });
  expect(await query('select * from pgboss.job')).toEqual([]);
});

test('the same submission stored again is one lead with one job', async () => {
  const first = await store({ idempotencyKey: 'same' });
  const second = await store({ idempotencyKey: 'same' });
  const [third, fourth] = await Promise.all([
    store({ idempotencyKey: 'race' }),
    store({ idempotencyKey: 'race' }),
  ]);
  expect(second).toBe(first);
  expect(fourth).toBe(third);
  expect(await db().$count(leads)).toBe(2);
  expect(await jobs()).toHaveLength(2);
});

test('after a 429 nobody asks the CRM for ten seconds', async () => {
  const { deliver } = createWorld(() => ({
    outcome: 'rate-limited',
    status: 429,
    message: 'slow',
  }));
  await deliver({ leadId: await store() });
  const [{ wait }] = await query(
    'select extract(epoch from next_at - started_at)::float8 as wait from crm_pace, lead_attempts',
  );
  expect(wait).toBeGreaterThanOrEqual(10);
});

test('200 leads under failures arrive exactly once each, worked off by two workers at a shared pace', async () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const accepted: string[] = [];
  const times: number[] = [];
  const { deps } = createWorld(({ fields }) => {
    times.push(performance.now());
    const chance = random();
    if (chance < 0.25) return FAILED;
    if (chance < 0.3) return { outcome: 'failed', message: 'connection refused' };
    accepted.push(fields['n']!);
    return ACCEPTED;
  });
  const paceMs = 10;
  await using _hurry = hurryJobs(query, deliverLead.name);
  const ids: string[] = [];
  for (let n = 0; n < 200; n += 1) ids.push(await store({ fields: { n: String(n) } }));
  const other = open();
  await other.start([deliverLead]);
  for (const worker of [queue(), other]) {
    const handle = createDeliveryHandler({ ...deps, queue: worker, paceMs });
    await worker.work([handles(deliverLead, handle)]);
  }
  await vi.waitFor(
    async () =>
      expect(await db().$count(leads)).toBe(
        Number((await query(`select count(*) from leads where state = 'delivered'`))[0].count),
      ),
    { timeout: 40_000, interval: 200 },
  );
  await other.stop();
  expect(ids).toHaveLength(200);
  expect(accepted.toSorted()).toEqual(Array.from({ length: 200 }, (_, n) => String(n)).toSorted());
  // As many calls as the pace allows, whichever worker made them: with room for timers that fire late.
  const spacing = (times.at(-1)! - times[0]!) / (times.length - 1);
  expect(spacing).toBeGreaterThan(paceMs * 0.9);
}, 60_000);
