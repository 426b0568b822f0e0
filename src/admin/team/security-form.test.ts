import { expect, test } from 'vitest';
import { parseSecurityForm } from './security-form.ts';

const form = (idle: string, absolute: string, roles: string[] = []) => {
  const data = new FormData();
  for (const role of roles) data.append('totp', role);
  data.set('idle-hours', idle);
  data.set('absolute-hours', absolute);
  return data;
};

test('reads roles and hours, and ignores unknown roles', () => {
  expect(parseSecurityForm(form('0.5', '24', ['owner', 'root']))).toEqual({
    ok: true,
    settings: { totpRequiredFor: ['owner'], idleMinutes: 30, absoluteHours: 24 },
  });
});

test.each([
  ['0.2', '24', ['idle-hours']],
  ['', '24', ['idle-hours']],
  ['1e9', '24', ['idle-hours']],
  ['12', '1.5', ['absolute-hours']],
  ['12', '721', ['absolute-hours']],
  ['x', 'y', ['idle-hours', 'absolute-hours']],
  ['25', '24', ['idle-hours']],
])('refuses %j idle and %j absolute hours', (idle, absolute, fields) => {
  const parsed = parseSecurityForm(form(idle, absolute));
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(fields);
});
