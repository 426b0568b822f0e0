import { expect, test } from 'vitest';
import { BRAND } from '#content/brand.ts';
import { NOTICE_KINDS } from '#src/domains/people/people-email-templates.ts';
import { createPeopleEmailTemplates } from './people-emails.ts';

const templates = createPeopleEmailTemplates({
  sender: BRAND,
  siteUrl: 'https://cadron.example',
});

const notice = (kind: (typeof NOTICE_KINDS)[number], by: string | null = null) =>
  templates.notice({
    kind,
    by,
    device: 'Chrome on macOS',
    at: new Date('2026-11-22T23:12:00Z'),
    resetUrl: 'https://cadron.example/admin/forgot-password',
    accountUrl: 'https://cadron.example/admin/account',
  });

test.each(NOTICE_KINDS)(
  '%s states the time, the zone, the browser and what to do',
  async (kind) => {
    const { html, text } = await notice(kind);
    for (const part of [html, text]) {
      expect(part).toContain('November 22, 2026, 5:12 p.m. CT');
      expect(part).toContain('Chrome on macOS');
      expect(part).toMatch(/Wasn(’|&#x27;|&rsquo;)t you\? Choose/);
      expect(part).toContain('https://cadron.example/admin/forgot-password');
    }
  },
);

test('names the owner who switched two-step sign-in off', async () => {
  const { text } = await notice('totp-disabled', 'kim@cadron.example');
  expect(text).toContain('kim@cadron.example switched off two-step sign-in');
  expect(text).toContain('Contact kim@cadron.example');
  expect(text).not.toContain('Wasn’t you?');
});
