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
    expect(one!.label).not.toBe(many!.label);
    expect(one!.text).toMatch(/^[A-Z].*[.)”]$/);
  }
  const { text } = describeAlert({ ...alert('untrusted-proxy', 14), total: 4_000 });
  expect(text).toContain('Of 4,000 requests since yesterday');
});
