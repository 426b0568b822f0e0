import { expect, test } from 'vitest';
import { submissionsPerIp } from './submissions-per-ip.server.ts';

const ROOM = '192.0.2.1';

test('counts each form separately', async () => {
  const addresses = submissionsPerIp(() => 1);
  for (let member = 0; member < 12; member += 1) await addresses.add('vistage-survey', ROOM);
  expect(await addresses.count('vistage-survey', ROOM)).toBe(12);
  expect(await addresses.count('executive-cheatsheet', ROOM)).toBe(0);
  expect(await addresses.count('vistage-survey', '192.0.2.2')).toBe(0);
});

test('does not count reads, and divides counts by the scale', async () => {
  const addresses = submissionsPerIp(() => 10);
  for (let lead = 0; lead < 25; lead += 1) {
    await addresses.count('contact', ROOM);
    await addresses.add('contact', ROOM);
  }
  expect(await addresses.count('contact', ROOM)).toBe(2);
});

test('counts an IPv6 network as one', async () => {
  const addresses = submissionsPerIp(() => 1);
  for (const host of ['1', '2', 'ffff']) await addresses.add('contact', `2001:db8:1:2::${host}`);
  expect(await addresses.count('contact', '2001:db8:1:2::9')).toBe(3);
  expect(await addresses.count('contact', '2001:db8:1:3::1')).toBe(0);
});
