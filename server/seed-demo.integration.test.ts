import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { claimLead } from '#src/domains/leads/delivery/delivery-repository.server.ts';
import { LEAD_FORMS, LEAD_STATES } from '#src/domains/leads/lead.ts';
import { releaseLeads } from '#src/domains/leads/leads.server.ts';
import { sweepLeads } from '#src/domains/leads/delivery/sweep-leads.server.ts';
import { SUBSCRIPTION_STATUSES } from '#src/domains/newsletter/subscription.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { seedDemo } from './seed-demo.ts';
import { KIM } from '#tests/builders/actor.ts';

const printed = vi.spyOn(console, 'log').mockReturnValue(undefined);
const lastLine = () => String(printed.mock.lastCall);

beforeEach(() => void printed.mockClear());

async function createSite(settings: Record<string, string> = {}) {
  const site = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-data-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await site.drop();
    await rm(dataDir, { recursive: true });
  });
  const environment = {
    DATABASE_URL: site.connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SITE_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    ...settings,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const query = async <Row extends object>(sql: string) =>
    (await site.database.pool.query<Row>(sql)).rows;
  const valuesOf = async (table: string, column: string) =>
    (await query<{ value: string }>(`select distinct ${column}::text as value from ${table}`))
      .map(({ value }) => value)
      .toSorted();
  return { db: site.database.db, query, valuesOf };
}

const COUNTS = `select
  (select count(*)::int from leads) as leads,
  (select count(*)::int from lead_attempts) as attempts,
  (select count(*)::int from newsletter_subscribers) as subscribers,
  (select count(*)::int from assessment_runs) as runs,
  (select count(*)::int from cms_documents) as documents,
  (select count(*)::int from activity) as entries,
  (select count(*)::int from auth_users) as users,
  (select sum(views)::int from analytics_views) as views,
  (select sum(count)::int from analytics_vitals) as vitals`;

test('fills every list of the admin area, and a second run adds nothing', async () => {
  const { query, valuesOf } = await createSite();
  await seedDemo([]);
  expect(await valuesOf('leads', 'state')).toEqual([...LEAD_STATES].toSorted());
  const forms = LEAD_FORMS.filter((form) => form !== 'newsletter');
  expect(await valuesOf('leads', 'form')).toEqual(forms.toSorted());
  expect(await valuesOf('newsletter_subscribers', 'status')).toEqual(
    [...SUBSCRIPTION_STATUSES].toSorted(),
  );
  const runs = await query(`select
    count(*) filter (where completed_at is null) > 0 as left_midway,
    count(*) filter (where completed_at is not null and lead_id is null) > 0 as completed,
    count(*) filter (where lead_id in (select id from leads)) > 0 as reported,
    count(*) filter (where booked_at is not null) > 0 as booked from assessment_runs`);
  expect(runs).toEqual([{ left_midway: true, completed: true, reported: true, booked: true }]);
  expect(await valuesOf('analytics_views', 'day')).toHaveLength(90);
  expect(await valuesOf('analytics_vitals', 'day')).toHaveLength(90);

  expect(await valuesOf('auth_users', 'role')).toEqual(['editor', 'viewer']);
  expect(await valuesOf('people_links', '(expires_at > now())')).toEqual(['false', 'true']);
  const states = await query(`select
    count(*) filter (where live_revision is null and first_published_at is null and publish_at > now()) as scheduled,
    count(*) filter (where live_revision is not null and live_version < version) as changed,
    count(*) filter (where built_in_path is not null and version > 0) as edited_built_in,
    count(*) filter (where offline_since is not null and trashed_at is null) as unpublished,
    count(*) filter (where trashed_at is not null) as in_trash from cms_documents`);
  expect(states).toEqual([
    { scheduled: '2', changed: '1', edited_built_in: '1', unpublished: '1', in_trash: '1' },
  ]);
  expect((await valuesOf('activity', 'actor_name')).length).toBeGreaterThan(2);

  const before = await query(COUNTS);
  await seedDemo([]);
  expect(lastLine()).toContain('Nothing was added');
  expect(await query(COUNTS)).toEqual(before);
});

test('names only people at example domains, and dates nothing in the future', async () => {
  const { query } = await createSite();
  await seedDemo([]);
  const emails = await query(`select email from leads where email not like '%.example'
    union select email from newsletter_subscribers where email not like '%.example'
    union select email from auth_users where email not like '%.example'`);
  expect(emails).toEqual([]);
  expect(
    await query(`select id from leads where created_at > now() union
    select id from assessment_runs where greatest(updated_at, reported_at, booked_at) > now() union
    select id from newsletter_subscribers where updated_at > now() union
    select document_id from cms_document_checkpoints where saved_at > now()`),
  ).toEqual([]);
});

test('promises no email, and no sweep, worker or release can deliver a demo lead', async () => {
  const { db, query } = await createSite();
  await seedDemo([]);
  expect(await query('select owner_id from lead_emails')).toEqual([]);
  expect(await query('select owner_id from newsletter_emails')).toEqual([]);
  expect(await query('select owner_id from people_emails')).toEqual([]);

  const ids = (await query<{ id: string }>('select id from leads')).map(({ id }) => id);
  const claims = await Promise.all(ids.map((id) => claimLead(db, id, 1_000, new Date())));
  expect(claims.filter((claim) => claim !== undefined)).toEqual([]);

  const send = vi.fn<() => Promise<boolean>>();
  const deps = { db, queue: { send }, crm: { isConfigured: () => true }, clock: systemClock };
  const sweepDeps = { ...deps, log: silentLogger } as unknown as Parameters<typeof sweepLeads>[0];
  expect(await sweepLeads(sweepDeps, -1_000)).toBe(0);
  const manageDeps = sweepDeps as unknown as Parameters<typeof releaseLeads>[0];
  expect(await releaseLeads(manageDeps, ids, KIM)).toEqual({ queued: 0, unconfigured: 0 });
  expect(send).not.toHaveBeenCalled();
});

test.each([{ SITE_ENV: 'production' }, { SITE_URL: 'https://www.company.example' }])(
  'rejects a production site (%o) unless forced',
  async (settings) => {
    const { query } = await createSite(settings);
    await expect(seedDemo([])).rejects.toThrow('npm run seed:demo -- --force');
    expect(await query('select id from leads')).toEqual([]);
    await seedDemo(['--force']);
    expect(await query('select id from leads')).not.toEqual([]);
  },
);

test('rejects an unknown option', async () => {
  await createSite();
  await expect(seedDemo(['--forse'])).rejects.toThrow('Usage: npm run seed:demo');
});
