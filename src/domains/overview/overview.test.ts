import { expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createOverview, type OverviewSources } from './overview.server.ts';

const ALERT = {
  id: 'overdue-leads',
  count: 2,
  title: 'leads overdue',
  detail: 'Look at them.',
  severity: 'urgent',
} as const;
const SAMPLE = { label: 'People', found: ['Ana'], text: 'Replace them.' };
const STEP = { title: 'CRM', detail: 'Connect it.', to: '/admin/settings#crm', isDone: false };
const REPORTED = { worker: { at: new Date(0) } };

function sources(overrides: Partial<OverviewSources> = {}): OverviewSources {
  return {
    alerts: async () => [ALERT],
    sample: async () => [SAMPLE],
    firstRun: async () => [STEP],
    leads: async () => ({ today: 1, yesterday: 0, earlier: 4 }),
    lastDelivery: async () => null,
    marks: async () => REPORTED,
    leadEmails: async () => ({ waiting: 4, overdue: 2, failed: 1, kept: 0 }),
    newsletterEmails: async () => ({ waiting: 1, overdue: 0, failed: 0, kept: 0 }),
    peopleEmails: async () => ({ waiting: 0, overdue: 0, failed: 2, kept: 0 }),
    posts: async () => ({ published: 4, listed: 3, drafts: 2 }),
    pages: async () => ({ edited: 1, defaults: 9 }),
    subscribers: async () => ({ confirmed: 5, pending: 1, unsubscribed: 0 }),
    media: async () => [{ folder: 'Active Client Logos', files: 12 }],
    misses: async () => 3,
    jobs: async () => ({ waiting: 0, failed: 0, oldest: null }),
    database: async () => ({ version: 'PostgreSQL 18.4', bytes: 9_000_000 }),
    health: async () => ({ database: true, storage: true, queue: true }),
    ...overrides,
  };
}

test('reads every source', async () => {
  expect(await createOverview(sources(), silentLogger).read()).toEqual({
    alerts: [ALERT],
    sample: [SAMPLE],
    firstRun: [STEP],
    leads: { today: 1, yesterday: 0, earlier: 4 },
    lastDelivery: null,
    marks: REPORTED,
    posts: { published: 4, listed: 3, drafts: 2 },
    pages: { edited: 1, defaults: 9 },
    subscribers: { confirmed: 5, pending: 1, unsubscribed: 0 },
    media: [{ folder: 'Active Client Logos', files: 12 }],
    misses: 3,
    leadEmails: { waiting: 4, overdue: 2, failed: 1, kept: 0 },
    newsletterEmails: { waiting: 1, overdue: 0, failed: 0, kept: 0 },
    peopleEmails: { waiting: 0, overdue: 0, failed: 2, kept: 0 },
    jobs: { waiting: 0, failed: 0, oldest: null },
    database: { version: 'PostgreSQL 18.4', bytes: 9_000_000 },
    health: { database: true, storage: true, queue: true },
  });
});

test('a source that rejects, throws or hangs omits its own value only', async () => {
  const overview = createOverview(
    sources({
      subscribers: () => Promise.reject(new Error('the database is away')),
      newsletterEmails: () => Promise.reject(new Error('the database is away')),
      jobs: () => {
        throw new Error('not started');
      },
      media: () => new Promise(() => undefined),
    }),
    silentLogger,
    20,
  );
  expect(await overview.read()).toMatchObject({
    posts: { published: 4 },
    subscribers: undefined,
    leadEmails: { waiting: 4 },
    newsletterEmails: undefined,
    peopleEmails: { failed: 2 },
    jobs: undefined,
    media: undefined,
  });
});
