import { expect, test } from 'vitest';
import { type Alert, ALERT_KINDS } from './alert.ts';
import { describeAlert } from './alert-labels.ts';
import { createAlerts } from './alerts.server.ts';

const alert = (kind: Alert['kind'], count: number): Alert => ({ kind, severity: 'daily', count });

test('sorts alerts by urgency and omits kinds with a count of 0', async () => {
  const alerts = createAlerts([
    async () => [alert('unconfigured-leads', 3), alert('refused-leads', 1)],
    async () => [alert('overdue-leads', 0)],
    async () => [alert('untrusted-proxy', 14)],
  ]);
  const kinds = (await alerts.list()).map(({ kind }) => kind);
  expect(kinds).toEqual(['refused-leads', 'untrusted-proxy', 'unconfigured-leads']);
});

test('rejects when a source fails', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  await expect(createAlerts([async () => [], away]).list()).rejects.toThrow('away');
});

test('every kind has a singular and a plural label', () => {
  for (const kind of ALERT_KINDS) {
    const [one, many] = [1, 2].map((count) =>
      describeAlert({ ...alert(kind, count), total: 4_000 }),
    );
    expect(one!.title).not.toBe(many!.title);
    expect(one!.detail).toMatch(/^[A-Z].*[.)”]$/);
  }
  const { detail } = describeAlert({ ...alert('untrusted-proxy', 14), total: 4_000 });
  expect(detail).toContain('Of 4,000 requests since yesterday');
});

test('what is settled in one place links there, and says what it is', () => {
  const found = { ...alert('broken-links', 3), names: ['Links to nowhere'], path: '/admin/here' };
  expect(describeAlert(found)).toMatchObject({
    id: 'broken-links',
    to: '/admin/here',
    severity: 'daily',
    detail: expect.stringContaining(': Links to nowhere.'),
  });
});
