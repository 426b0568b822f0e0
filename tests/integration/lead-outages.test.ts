import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import { createDeliveryHandler } from '#src/domains/leads/delivery/deliver-lead.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { type Leads, createLeads } from '#src/domains/leads/leads.server.ts';
import { sendLeadEmail } from '#src/domains/leads/emails/send-lead-email.job.ts';
import { createHubspotForms } from '#src/integrations/hubspot/hubspot-forms.server.ts';
import { readHubspotSettings } from '#src/integrations/hubspot/hubspot-settings.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { startHubspotStandIn, type HubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { hurryJobs } from '#tests/support/hurry-jobs.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** Leads from form to CRM stand-in, with all parts in between. */

const SECRET = 'a secret of more than thirty-two characters';
const LEADS = 200;

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let crm: HubspotStandIn;
let queue: JobQueue;
let leads: Leads;
let hurry: AsyncDisposable;

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  crm = await startHubspotStandIn({ limited: false });
  const timing = { watchSeconds: 1, pollSeconds: 0.5 };
  queue = createJobQueue(fixture.connectionString, silentLogger, timing);
  await queue.start([deliverLead, sendLeadEmail]);
  await query('truncate leads cascade');
  await query('delete from pgboss.job');
  await query('delete from crm_pace');
  const shared = { db: fixture.database.db, queue, clock: systemClock, log: silentLogger };
  const forms = createHubspotForms(readHubspotSettings(readConfig(crm.environment)));
  leads = createLeads({
    ...shared,
    crm: forms,
    tokens: createFormTokens(SECRET, systemClock),
    ipCounter: { count: async () => 0, add: async () => undefined },
  });
  const deliver = createDeliveryHandler({
    ...shared,
    crm: forms,
    paceMs: 2,
    rateLimitPauseMs: 20,
  });
  await queue.work([handles(deliverLead, deliver)]);
  hurry = hurryJobs(query, deliverLead.name);
});

afterEach(async () => {
  await hurry[Symbol.asyncDispose]();
  await queue.stop();
  await crm.stop();
});

const submit = (n: number) =>
  leads.submit({
    form: 'contact',
    fields: {
      firstName: 'Ann',
      lastName: `Number ${n}`,
      email: `ann${n}@company${n}.test`,
      message: 'Our quotes are late.',
    },
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    address: '192.0.2.1',
  });

async function submitAll() {
  const numbers = Array.from({ length: LEADS }, (_, n) => n);
  // At most as many as the pool has connections, so that none times out on a busy machine.
  for (let from = 0; from < LEADS; from += 10) {
    const results = await Promise.all(numbers.slice(from, from + 10).map(submit));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  }
}

const untilDelivered = () =>
  vi.waitFor(
    async () =>
      expect(await query(`select state, count(*)::int from leads group by state`)).toEqual([
        { state: 'delivered', count: LEADS },
      ]),
    { timeout: 80_000, interval: 250 },
  );

const arrived = () =>
  crm.submissions
    .map(({ fields }) => Number(/\d+/.exec(fields['email']!)![0]))
    .toSorted((a, b) => a - b);
const EVERYONE = Array.from({ length: LEADS }, (_, n) => n);

test('accepts submissions while the CRM is down, and delivers each exactly once', async () => {
  await crm.down();
  await submitAll();
  await vi.waitFor(
    async () =>
      expect(await query(`select 1 from lead_attempts where outcome = 'failed'`)).not.toEqual([]),
    { timeout: 60_000 },
  );
  expect(arrived()).toEqual([]);
  await crm.up();
  await untilDelivered();
  expect(arrived()).toEqual(EVERYONE);
}, 100_000);

test(
  'delivers each lead once while every second call returns 429 or 500',
  { tags: ['full'], timeout: 100_000 },
  async () => {
    crm.faults.statuses = [
      { status: 429, probability: 0.25 },
      { status: 500, probability: 0.25 },
    ];
    await submitAll();
    await untilDelivered();
    expect(arrived()).toEqual(EVERYONE);
    const [{ attempts }] = await query('select sum(attempts)::int as attempts from leads');
    expect(attempts).toBe(crm.calls.length);
    expect(attempts).toBeGreaterThan(LEADS * 1.5);
  },
);

test('repeats a call whose response was lost, and records it', async () => {
  crm.faults.reset = 'after';
  expect((await submit(1)).ok).toBe(true);
  await vi.waitFor(() => expect(crm.submissions.length).toBeGreaterThan(0), { timeout: 60_000 });
  crm.faults.reset = undefined;
  await vi.waitFor(
    async () => expect(await query(`select state from leads`)).toEqual([{ state: 'delivered' }]),
    { timeout: 60_000 },
  );
  const outcomes = (await query('select outcome from lead_attempts order by started_at')).map(
    ({ outcome }) => outcome as string,
  );
  expect(outcomes.at(-1)).toBe('accepted');
  expect(outcomes.slice(0, -1)).toEqual(Array(outcomes.length - 1).fill('unknown'));
  expect(crm.submissions).toHaveLength(outcomes.length);
}, 150_000);

test.each([
  ['a page of a proxy', { proxyStatus: 200 }, 0, 'no response from the forms API'],
  ['a body that breaks off', { halfBody: 'resets' }, 1, 'the response broke off'],
] as const)(
  'does not count a 200 with %s as delivered',
  async (_, faults, kept, message) => {
    Object.assign(crm.faults, faults);
    expect((await submit(1)).ok).toBe(true);
    const unknown = () => query(`select message from lead_attempts where outcome = 'unknown'`);
    await vi.waitFor(async () => expect((await unknown()).length).toBeGreaterThan(1), {
      timeout: 60_000,
    });
    expect(await query('select state from leads')).not.toEqual([{ state: 'delivered' }]);
    Object.assign(crm.faults, { proxyStatus: undefined, halfBody: undefined });
    await vi.waitFor(
      async () => expect(await query('select state from leads')).toEqual([{ state: 'delivered' }]),
      { timeout: 60_000 },
    );
    expect((await unknown())[0].message).toContain(message);
    expect(crm.submissions).toHaveLength(1 + kept * (await unknown()).length);
  },
  150_000,
);
