import { expect, test } from 'vitest';
import type { Alert } from './alert.ts';
import { getDueEmail, type SentEmail } from './alert-schedule.ts';

// In November, a day in the site time zone (Central Time) starts at 06:00Z and its morning at 14:00Z.
const NIGHT = new Date('2026-11-22T09:00:00Z');
const MORNING = new Date('2026-11-22T14:00:00Z');
const NOON = new Date('2026-11-22T18:00:00Z');

const refused = (latestAt: string): Alert => ({
  kind: 'refused-leads',
  severity: 'urgent',
  count: 1,
  latestAt: new Date(latestAt),
});
const QUARANTINED: Alert = { kind: 'quarantined-leads', severity: 'daily', count: 2 };
const UNCONFIGURED: Alert = { kind: 'unconfigured-leads', severity: 'note', count: 9 };
const sent = (email: SentEmail['email'], sentAt: string): SentEmail => ({
  email,
  day: new Date(Date.parse(sentAt) - 6 * 3_600_000).toISOString().slice(0, 10),
  sentAt: new Date(sentAt),
});

test.each<[string, Alert[], SentEmail[], Date, ReturnType<typeof getDueEmail>]>([
  ['no alerts: no email', [], [], NOON, undefined],
  ['notes only: no email', [UNCONFIGURED], [], NOON, undefined],
  ['a first refusal at night: urgent', [refused('2026-11-22T08:59:00Z')], [], NIGHT, 'urgent'],
  ['quarantine at night: no email', [QUARANTINED], [], NIGHT, undefined],
  ['quarantine in the morning: daily', [QUARANTINED], [], MORNING, 'daily'],
  [
    'quarantine after the daily email of today: no email',
    [QUARANTINED],
    [sent('daily', '2026-11-22T14:00:00Z')],
    NOON,
    undefined,
  ],
  [
    'quarantine after the daily email of yesterday: daily',
    [QUARANTINED],
    [sent('daily', '2026-11-21T23:00:00Z')],
    NOON,
    'daily',
  ],
  [
    'a refusal after the daily email: urgent',
    [refused('2026-11-22T15:00:00Z')],
    [sent('daily', '2026-11-22T14:00:00Z')],
    NOON,
    'urgent',
  ],
  [
    'a second refusal on the day of an urgent email: no email',
    [refused('2026-11-22T17:00:00Z'), QUARANTINED],
    [sent('urgent', '2026-11-22T10:00:00Z')],
    NOON,
    undefined,
  ],
  [
    'an old refusal during the next night: no email',
    [refused('2026-11-21T15:00:00Z')],
    [sent('urgent', '2026-11-21T15:01:00Z')],
    NIGHT,
    undefined,
  ],
  [
    'an old refusal the next morning: daily',
    [refused('2026-11-21T15:00:00Z')],
    [sent('urgent', '2026-11-21T15:01:00Z')],
    MORNING,
    'daily',
  ],
])('%s', (_, alerts, before, now, email) => {
  expect(getDueEmail(alerts, before, now)).toBe(email);
});
