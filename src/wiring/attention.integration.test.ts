import { expect, test, vi } from 'vitest';
import type { AlertKind } from '#src/domains/alerts/alert.ts';
import { publishFrame } from '#tests/support/publishing.ts';
import { createSite } from '#tests/support/restored-site.ts';

/** Each line of 'Needs attention' comes when something breaks in the running site, and goes when that is settled. */

const LEAD = (state: string, age: string) => `
  insert into leads (form, email, fields, page_uri, page_name, idempotency_key, state, created_at, updated_at)
  values ('contact', 'a@b.example', '{}', '/', 'Home', gen_random_uuid()::text, '${state}', now() - interval '${age}', now())`;
const EMAIL = (table: string, owner: string, state: string) => `
  insert into ${table} (owner_id, kind, state, due_at, next_attempt_at, created_at, updated_at)
  select id, 'x', '${state}', now() - interval '2 hours', now() - interval '2 hours', now(), now() from ${owner}`;
const SUBSCRIBER = `
  insert into newsletter_subscribers (email, status, source, consented_at, unsubscribe_token, created_at, updated_at)
  values ('s@b.example', 'pending', 'footer', now(), 't', now(), now())`;
const LINK = `
  insert into people_links (id, kind, token_hash, email, role, created_at, created_by_name, expires_at)
  values (gen_random_uuid(), 'invite', 'h', 'c@b.example', 'editor', now(), 'Kim', now() + interval '1 day')`;
const FINDING = (check: string) => `
  insert into seo_findings (path, "check", key, message, details, found_at)
  values ('/about', '${check}', '', 'x', '{}', now())`;
const DOCUMENT = `
  insert into cms_documents (kind, content, saved_at, created_at, version, publish_at, publish_revision)
  values ('page', '{"title": "Late"}', now(), now(), 1, now() - interval '1 hour', 7)`;
const FILE = (name: string, ends: string) => `
  insert into media_assets (address, folder, name, kind, content_type, storage_key, hash, upload_hash, bytes, width,
    height, alt, license_ends, created_at, changed_at)
  values ('${name}.png', '', '${name}.png', 'picture', 'image/png', '${name}', '${name}', '${name}', 1, 1, 1, 'x',
    current_date + ${ends}, now(), now());
  insert into cms_documents (id, kind, content, saved_at, created_at)
  values (md5('${name}')::uuid, 'section', '{"title": "Uses it"}', now(), now());
  insert into cms_document_references values (md5('${name}')::uuid, false, 'media', '${name}.png')`;
const WORKER = `insert into system_marks values ('worker', now(), now())
  on conflict (name) do update set at = now()`;

/** What breaks it, and what a person or the worker does about it. */
const CASES: readonly (readonly [AlertKind, string, string])[] = [
  ['refused-leads', LEAD('refused', '1 minute'), "update leads set state = 'delivered'"],
  ['overdue-leads', LEAD('waiting', '20 minutes'), "update leads set state = 'delivered'"],
  ['quarantined-leads', LEAD('quarantined', '1 minute'), 'delete from leads'],
  ['unconfigured-leads', LEAD('not-configured', '1 minute'), 'delete from leads'],
  ...(['failed', 'waiting'] as const).flatMap((state) => {
    const name = state === 'failed' ? 'failed' : 'overdue';
    return [
      [
        `${name}-lead-emails`,
        `${LEAD('delivered', '3 hours')}; ${EMAIL('lead_emails', 'leads', state)}`,
        'delete from leads',
      ],
      [
        `${name}-newsletter-emails`,
        `${SUBSCRIBER}; ${EMAIL('newsletter_emails', 'newsletter_subscribers', state)}`,
        'delete from newsletter_subscribers',
      ],
      [
        `${name}-people-emails`,
        `${LINK}; ${EMAIL('people_emails', 'people_links', state)}`,
        'delete from people_links',
      ],
    ] as const;
  }),
  [
    'untrusted-proxy',
    'insert into proxy_sightings values (0, current_date, 100, 1, now())',
    'delete from proxy_sightings',
  ],
  [
    'overdue-documents',
    DOCUMENT,
    'update cms_documents set publish_at = null, publish_revision = null',
  ],
  [
    'failed-jobs',
    `insert into pgboss.job (name, data, state, completed_on) values ('deliver-lead', '{}', 'failed', now())`,
    `delete from pgboss.job where state = 'failed'`,
  ],
  ['quiet-worker', "update system_marks set at = now() - interval '6 minutes'", WORKER],
  [
    'overdue-backup',
    "update system_marks set first_at = now() - interval '9 days'",
    `insert into system_marks values ('backup', now(), now())`,
  ],
  [
    'overdue-backup',
    "update system_marks set at = now() - interval '9 days' where name = 'backup'",
    "update system_marks set at = now() where name = 'backup'",
  ],
  ['failing-checks', FINDING('title-missing'), 'delete from seo_findings'],
  [
    'broken-links',
    FINDING('broken-link'),
    `insert into seo_ignored_findings values ('/about', 'broken-link', '', 'known', now(), 'Kim')`,
  ],
  ['ended-licenses', FILE('ended', '-3'), "delete from media_assets where name = 'ended.png'"],
  ['ending-licenses', FILE('ending', '20'), 'update media_assets set license_ends = null'],
  [
    'missing-texts',
    FILE('bare', '400').replace("'x',\n", "'',\n"),
    "update media_assets set alt = 'A desk' where name = 'bare.png'",
  ],
  [
    'poor-vitals',
    `insert into analytics_vitals select (now() at time zone 'America/Chicago')::date, '(site)', 'LCP', 82, 40`,
    'delete from analytics_vitals',
  ],
  [
    'refused-notices',
    `insert into seo_submissions (at, outcome, message, addresses, paths) values (now(), 'refused', 'no', 1, '["/"]')`,
    `insert into seo_submissions (at, outcome, message, addresses, paths) values (now(), 'accepted', '', 1, '["/"]')`,
  ],
];

test('each line comes and goes with what it is about', async () => {
  const site = await createSite();
  const { overview } = await site.open();
  await site.query(`${WORKER}; update media_assets set is_decorative = true`);
  await site.query(`insert into system_marks values ('backup', now(), now())`);
  await site.query(
    `delete from system_marks where name = 'backup'; update system_marks set first_at = now()`,
  );
  const list = async () => (await overview.read()).alerts!.map(({ id, count }) => [id, count]);
  const before = await list();
  const added = async () =>
    (await list()).filter(([id]) => !before.some(([known]) => known === id));
  for (const [kind, breaks, settles] of CASES) {
    await site.query(breaks);
    expect(await added()).toEqual([[kind, 1]]);
    await site.query(settles);
    expect([kind, await list()]).toEqual([kind, before]);
  }
});

test('what is set up, or written in files, leaves the list once it is done', async () => {
  const site = await createSite();
  const ids = async (settings: Record<string, string>) =>
    (await (await site.open(settings)).overview.read()).alerts!.map(({ id }) => id);
  const setup = ['no-crm', 'no-mail-server', 'sample-address'];
  expect(await ids({})).toEqual(expect.arrayContaining(setup));
  const done = {
    HUBSPOT_PORTAL_ID: '1',
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'a@birch.com',
    NOTIFY_EMAIL: 'team@birch.com',
  };
  expect((await ids(done)).filter((id) => setup.includes(id))).toEqual([]);
});

test('sample content counts until it is replaced, and claims from the day of their review', async () => {
  const site = await createSite();
  const { overview, documents } = await site.open();
  const line = async (id: AlertKind) =>
    (await overview.read()).alerts!.find((item) => item.id === id);
  const before = (await line('sample-proof'))!;
  expect(before.detail).toContain('Company and addresses');
  const changes = { name: 'Birch', email: 'hello@birch.com', street: '1 Elm' };
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, ...changes } }));
  const after = (await line('sample-proof'))!;
  expect(after.count).toBe(before.count - 1);
  expect(after.detail).not.toContain('Company and addresses');
  expect(await line('due-claims')).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') });
  try {
    expect((await line('due-claims'))!.count).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a store of files out of reach is listed until it can be read', async () => {
  const site = await createSite();
  const isListed = async (settings: Record<string, string>) => {
    const { overview, stop } = await site.open(settings);
    const found = (await overview.read()).alerts!.some(({ id }) => id === 'no-storage');
    await stop();
    return found;
  };
  const store = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'files' };
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(await isListed({ ...store, ...keys })).toBe(true);
  expect(await isListed({})).toBe(false);
});
