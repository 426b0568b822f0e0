import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyCookie, readRunCookies, runCookie } from './run-cookie.server.ts';

const TOKEN = '0b6f3c526b4e4b0e9a395d1c7f0a2e11.Nzk7AhQsgpmbyCGuVaTqjUMxOM9Nxis9SKNJ3FDyRSI';
const read = (cookie: string) =>
  readRunCookies(new Request('https://cadron.example', { headers: { cookie } }));
const pairOf = (header: string) => header.split(';')[0]!;

test('reads cookies that earlier versions set', () => {
  const cookie = `a=b; ai-quotient=${TOKEN}; ai-quotient-company=M%C3%BCller%20%26%20S%C3%B6hne%3B`;
  expect(read(cookie)).toEqual({ token: TOKEN, company: 'Müller & Söhne;', waiting: '' });
  expect(read('ai-quotient=; x')).toEqual({ company: '', waiting: '' });
});

test('sets an HttpOnly cookie for a year and the whole site', () => {
  const header = runCookie(TOKEN, { SECURE_COOKIES: true });
  expect(header.split('; ').toSorted()).toEqual(
    [
      `ai-quotient=${TOKEN}`,
      'Path=/',
      'Max-Age=31536000',
      'HttpOnly',
      'SameSite=Lax',
      'Secure',
    ].toSorted(),
  );
  expect(runCookie(TOKEN, { SECURE_COOKIES: false })).not.toContain('Secure');
});

test('round-trips any company name and reads any header', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(name, (company) => {
      const header = companyCookie(company, { SECURE_COOKIES: true });
      expect(read(pairOf(header)).company).toBe(company);
    }),
  );
  for (const broken of ['ai-quotient-company=%E0%A4%A', '=;=;', ';;', '__proto__=x'])
    expect(read(broken).token).toBeUndefined();
});
