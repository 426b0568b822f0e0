import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Alert } from './alert.ts';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createAlerts } from './alerts.server.ts';
import { sendAlertEmail } from './send-alert-email.job.ts';
import { createAlertEmailHandler, queueAlertEmail } from './send-alert-email.server.ts';

let fixture: TestDatabase;
let queue: JobQueue;
beforeAll(async () => {
  fixture = await createTestDatabase();
  queue = createJobQueue(fixture.connectionString, silentLogger);
  await queue.start([sendAlertEmail]);
});
beforeEach(async () => {
  await fixture.database.pool.query('truncate alert_emails; delete from pgboss.job');
});
afterAll(async () => {
  await queue.stop();
  await fixture.drop();
});

const MORNING = new Date('2026-11-22T14:05:00Z');
const QUARANTINED: Alert = { kind: 'quarantined-leads', severity: 'daily', count: 2 };
const REFUSED: Alert = {
  kind: 'refused-leads',
  severity: 'urgent',
  count: 1,
  latestAt: new Date('2026-11-22T14:00:00Z'),
};

/** Runs the check of one node at the given time with these alerts. */
const check = (found: readonly Alert[], now = MORNING, send = queue.send) =>
  queueAlertEmail({
    db: fixture.database.db,
    queue: { send },
    alerts: createAlerts([async () => found]),
    clock: () => now,
    log: silentLogger,
  });
const jobs = async () =>
  (
    await fixture.database.pool.query(
      `select data from pgboss.job where name = 'send-alert-email' order by created_on`,
    )
  ).rows.map(({ data }) => data as object);

test('one of eight concurrent nodes queues the email, and none after a restart', async () => {
  const queued = await Promise.all(Array.from({ length: 8 }, () => check([QUARANTINED])));
  expect(queued.filter(Boolean)).toEqual(['daily']);
  await fixture.database.pool.query('delete from pgboss.job'); // it was sent
  expect(await check([QUARANTINED], new Date('2026-11-22T23:00:00Z'))).toBeUndefined();
  expect(await jobs()).toEqual([]);
  expect(await check([QUARANTINED], new Date('2026-11-23T14:00:00Z'))).toBe('daily');
});

test('emails an urgent alert at once, even after the daily email, but only once a day', async () => {
  expect(await check([QUARANTINED])).toBe('daily');
  const later = { ...REFUSED, latestAt: new Date('2026-11-22T15:00:00Z') };
  const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);
  expect(await check([later, QUARANTINED], at('15:01'))).toBe('urgent');
  const again = { ...REFUSED, latestAt: at('16:00') };
  expect(await check([again, QUARANTINED], at('16:01'))).toBeUndefined();
  expect(await jobs()).toEqual([
    { email: 'daily', day: '2026-11-22' },
    { email: 'urgent', day: '2026-11-22' },
  ]);
});

test('queues no job when the transaction fails, and the email stays due', async () => {
  const broken: JobQueue['send'] = async (...job) => {
    await queue.send(...job);
    throw new Error('the database is away');
  };
  await expect(check([REFUSED], MORNING, broken)).rejects.toThrow('away');
  expect(await jobs()).toEqual([]);
  expect(await check([REFUSED])).toBe('urgent');
});

test('sends the alerts at the time of sending, and nothing once they are resolved', async () => {
  let found: Alert[] = [QUARANTINED];
  const sent: OutgoingEmail[] = [];
  const handler = (to?: string) =>
    createAlertEmailHandler({
      alerts: createAlerts([async () => found]),
      mailer: { send: async (email) => void sent.push(email) },
      template: async (alerts) => ({ subject: `${alerts.length} alerts`, html: '', text: '' }),
      to: () => to,
      siteUrl: 'https://cadron.example',
      log: silentLogger,
    });
  const job = { email: 'daily', day: '2026-11-22' } as const;
  await handler('team@cadron.example')(job);
  expect(sent).toMatchObject([
    {
      to: 'team@cadron.example',
      subject: '1 alerts',
      messageId: '<alerts.2026-11-22.daily@cadron.example>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
  await handler()(job);
  found = [{ kind: 'unconfigured-leads', severity: 'note', count: 3 }];
  await handler('team@cadron.example')(job);
  expect(sent).toHaveLength(1);
});
