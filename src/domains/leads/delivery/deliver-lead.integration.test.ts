import { expect, test, vi } from 'vitest';
import { handles } from '#src/platform/jobs/job.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { deliverLead } from './deliver-lead.job.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { ACCEPTED, createLeadDelivery, FAILED } from '#tests/support/lead-delivery.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { START } from '#tests/builders/new-lead.ts';

const TIMING = { watchSeconds: 1, pollSeconds: 0.5 };
const leadQueue = openLeadQueue(TIMING);
const { db, queue, open, query, store, view } = leadQueue;
const jobs = () =>
  query(
    `select data, start_after, state from pgboss.job where name = 'deliver-lead' and state <> 'completed'`,
  );

const outcomes = async (id: string) => (await view(id)).timeline.map(({ outcome }) => outcome);

test('delivers an accepted lead once and records its attempt', async () => {
  const { deliver, submissions } = createLeadDelivery(leadQueue, () => ACCEPTED);
  const leadId = await store({ hutk: 'a'.repeat(32), consentText: 'I agree.' });
  await deliver({ leadId });
  await deliver({ leadId });
  expect(submissions).toEqual([
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

test('retries a failed lead after its pause until it is delivered', async () => {
  const delivery = createLeadDelivery(leadQueue, (_, call) => (call < 3 ? FAILED : ACCEPTED));
  const leadId = await store();
  await query('delete from pgboss.job');
  await delivery.deliver({ leadId });
  const [job] = await jobs();
  expect(job.data).toEqual({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
  delivery.pass(5_000);
  await delivery.deliver({ leadId });
  delivery.pass(15_000);
  await delivery.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 3 });
  expect(await outcomes(leadId)).toEqual(['failed', 'failed', 'accepted']);
});

test('a refusal is final and stores the message of the CRM', async () => {
  const message = "Error in 'fields.email'. Required field 'email' is missing";
  const { deliver, submissions } = createLeadDelivery(leadQueue, () => ({
    outcome: 'refused',
    status: 400,
    message,
    errorTypes: ['REQUIRED_FIELD'],
  }));
  const leadId = await store();
  await query('delete from pgboss.job');
  await deliver({ leadId });
  await deliver({ leadId });
  expect(submissions).toHaveLength(1);
  expect(await jobs()).toEqual([]);
  expect(await view(leadId)).toMatchObject({
    state: 'refused',
    timeline: [{ outcome: 'refused', status: 400, message }],
  });
});

test.each([401, 403, 404])(
  'retries after a %i, because our configuration is wrong',
  async (status) => {
    const { deliver } = createLeadDelivery(leadQueue, () => ({
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

test('retries once without an invalid cookie', async () => {
  const { deliver, submissions } = createLeadDelivery(leadQueue, ({ hutk }) =>
    hutk
      ? { outcome: 'refused', status: 400, message: 'no', errorTypes: ['INVALID_HUTK'] }
      : ACCEPTED,
  );
  const leadId = await store({ hutk: 'b'.repeat(32) });
  await deliver({ leadId });
  expect(submissions.map(({ hutk }) => hutk)).toEqual(['b'.repeat(32), undefined]);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(await outcomes(leadId)).toEqual(['refused', 'accepted']);
});

test('closes the open attempt of a dead worker as unknown and sends the lead again', async () => {
  const { deliver, submissions } = createLeadDelivery(leadQueue, (_, call) =>
    call === 1 ? new Promise<never>(() => undefined) : ACCEPTED,
  );
  const leadId = await store();
  void deliver({ leadId }); // simulates a worker that dies during the call
  await vi.waitFor(() => expect(submissions).toHaveLength(1));
  await deliver({ leadId });
  expect(submissions).toHaveLength(1); // still claimed by the first worker
  await query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`);
  await deliver({ leadId });
  expect(await outcomes(leadId)).toEqual(['unknown', 'accepted']);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('retries a six-week-old lead like a new one', async () => {
  const { deliver } = createLeadDelivery(leadQueue, () => FAILED);
  const createdAt = new Date(START.getTime() - 42 * 86_400_000);
  const leadId = await store({ createdAt, state: 'not-configured' });
  await deliver({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
});

test('queues no job for a quarantined lead', async () => {
  await store({ state: 'quarantined' });
  expect(await query('select * from pgboss.job')).toEqual([]);
});

test('a repeated submission creates one lead and one job', async () => {
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

test('makes no call for ten seconds after a 429', async () => {
  const { deliver } = createLeadDelivery(leadQueue, () => ({
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

test('two workers deliver 200 leads exactly once at a shared pace, despite failures', async () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const accepted: string[] = [];
  const times: number[] = [];
  const { deps } = createLeadDelivery(leadQueue, ({ fields }) => {
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
  // Both workers share one pace; 10 % tolerance for late timers.
  const spacing = (times.at(-1)! - times[0]!) / (times.length - 1);
  expect(spacing).toBeGreaterThan(paceMs * 0.9);
}, 60_000);
