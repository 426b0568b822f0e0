import { expect, test } from 'vitest';
import { colorSchemeCookie, readColorScheme } from './color-scheme.server.ts';

const readFrom = (cookie: string) =>
  readColorScheme(new Request('https://example.com/admin', { headers: { Cookie: cookie } }));

test('reads the scheme that it has kept', () => {
  const cookie = colorSchemeCookie('dark', true);
  expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax/i);
  expect(readFrom(cookie.split(';')[0]!)).toBe('dark');
});

test('follows the system after any other value', () => {
  expect(colorSchemeCookie('system', false)).toContain('Max-Age=0');
  expect(colorSchemeCookie(undefined, false)).toContain('Max-Age=0');
  expect(readFrom('cadron.scheme="><script>')).toBeUndefined();
  expect(readFrom('')).toBeUndefined();
});
