import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGuideDownloads, createGuideLink, verifyGuideToken } from './guide-link.server.ts';

const SECRET = 'a secret of more than thirty-two characters';
const deps = { secret: SECRET, siteUrl: 'https://cadron.example' };
const leadId = '0b6f3c52-6b4e-4b0e-9a39-5d1c7f0a2e11';
const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const token = (guide: 'executive-cheatsheet' | 'quick-wins' = 'quick-wins') =>
  createGuideLink(deps, { leadId, guide }, now).split('/').at(-1)!;

test('a link opens its guide for 14 days', () => {
  expect(createGuideLink(deps, { leadId, guide: 'quick-wins' }, now)).toMatch(
    /^https:\/\/cadron\.example\/download\/[\w.-]+$/,
  );
  expect(verifyGuideToken(SECRET, token(), later(13.99))).toEqual({
    state: 'valid',
    guide: 'quick-wins',
  });
  expect(verifyGuideToken(SECRET, token(), later(14)).state).toBe('expired');
});

test('rejects a token with another guide, lead, expiry, signature or secret', () => {
  const [place, lead, end, signature] = token().split('.') as [string, string, string, string];
  const forged = [
    ['0', lead, end, signature],
    [place, lead.replace('0b6f', '0b6e'), end, signature],
    [place, lead, (Number.parseInt(end, 36) + 86_400).toString(36), signature],
    [place, lead, end, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`],
  ];
  for (const parts of forged)
    expect(verifyGuideToken(SECRET, parts.join('.'), now)).toEqual({ state: 'unknown' });
  expect(verifyGuideToken('another secret of thirty-two characters', token(), now)).toEqual({
    state: 'unknown',
  });
});

test('returns unknown for any other text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      expect(verifyGuideToken(SECRET, text, now)).toEqual({ state: 'unknown' });
    }),
  );
  for (const text of [
    `${token()}\n`,
    token().toUpperCase(),
    token().replace(/^1/, '9'),
    'ü'.repeat(43),
  ])
    expect(verifyGuideToken(SECRET, text, now)).toEqual({ state: 'unknown' });
});

test('renders the file for a valid link only', async () => {
  const made: string[] = [];
  const guides = {
    pdf: async (guide: string) => {
      made.push(guide);
      return Buffer.from('%PDF');
    },
  };
  let moment = now;
  const downloads = createGuideDownloads({ secret: SECRET, clock: () => moment, guides });
  expect(await downloads.open('x')).toEqual({ state: 'unknown' });
  expect(await downloads.open(token('executive-cheatsheet'))).toMatchObject({
    state: 'valid',
    fileName: 'hubspot-executive-cheatsheet.pdf',
  });
  moment = later(20);
  expect(await downloads.open(token())).toEqual({
    state: 'expired',
    title: 'HubSpot Quick Wins',
    page: '/playbooks/hubspot-quick-wins',
  });
  expect(made).toEqual(['executive-cheatsheet']);
});
