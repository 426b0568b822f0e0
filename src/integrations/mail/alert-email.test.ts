import { expect, test } from 'vitest';
import { BRAND } from '#content/brand.ts';
import { createAlertEmail } from './alert-email.ts';

const write = createAlertEmail({ sender: BRAND, siteUrl: 'https://cadron.example' });

test('contains every count with its link in both parts and loads nothing', async () => {
  const { subject, html, text } = await write([
    { kind: 'refused-leads', severity: 'urgent', count: 2 },
    { kind: 'quarantined-leads', severity: 'daily', count: 1_204 },
    { kind: 'untrusted-proxy', severity: 'daily', count: 14, total: 20 },
  ]);
  expect(subject).toBe('Action needed: 2 leads refused by the CRM, and 2 other things');
  for (const part of [text, html.replaceAll('&amp;', '&')]) {
    expect(part).toContain('https://cadron.example/admin/leads?state=refused');
    expect(part).toContain('https://cadron.example/admin/leads?state=quarantined');
    expect(part).toContain('1,204');
    expect(part).toContain('Of 20 requests since yesterday');
    expect(part).toContain(BRAND.address[0]);
  }
  expect(text).toContain('2 leads refused by the CRM\n');
  expect(html).not.toMatch(/<img|<link|<script|url\(/i);
});

test('names a single alert in the subject', async () => {
  const { subject } = await write([{ kind: 'overdue-leads', severity: 'urgent', count: 1 }]);
  expect(subject).toBe('Action needed: 1 lead overdue');
});
