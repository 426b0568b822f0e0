import { expect, test } from 'vitest';
import { parseNotFoundEntry } from './not-found-entry.ts';

const SITE = 'https://cadron.example';
const pathOf = (pathname: string) => parseNotFoundEntry(pathname, null, SITE)?.path;
const referrerOf = (referrer: string) => parseNotFoundEntry('/old', referrer, SITE)?.referrer;

test.each([
  ['/Old/Page/', '/old/page'],
  ['/blog/2019/what-is-a-crm.html', '/blog/2019/what-is-a-crm.html'],
  ['/brochure.pdf', '/brochure.pdf'],
  ['/vendors', '/vendors'],
  ['/wp', undefined],
  ['/wp-login.php', undefined],
  ['/blog/wp-admin/setup', undefined],
  ['/index.php', undefined],
  ['/.env', undefined],
  ['/api/.env.local', undefined],
  ['/app/.git/config', undefined],
  ['/.well-known/security.txt', undefined],
  ['/backup.sql.gz', undefined],
  ['/phpMyAdmin/', undefined],
  ['/cgi-bin/luci', undefined],
  ['/_ignition/execute-solution', undefined],
  ['/admin/nothing', undefined],
  ['/404', undefined],
  ['/leave/ana@example.com', undefined],
  ['/leave/ana%40example.com', undefined],
  [`/${'x'.repeat(600)}`, undefined],
])('logs the path %s as %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path);
});

test.each([
  ['https://cadron.example/services?email=ana@x.example#a', '/services'],
  ['https://www.search.example/results?q=who', 'https://www.search.example/results'],
  ['https://cadron.example/ai-quotient/shared/s3cr3t', '/ai-quotient/shared/…'],
  ['https://cadron.example/download/s3cr3t', '/download/…'],
  ['https://mail.example/ana%40example.com', null],
  ['https://mail.example/%E0%A4%A', 'https://mail.example/%E0%A4%A'],
  ['android-app://com.example', null],
  ['nonsense', null],
  ['', null],
])('logs the referrer %s as %s', (referrer, stored) => {
  expect(referrerOf(referrer)).toBe(stored);
});

test('truncates a long referrer', () => {
  expect(referrerOf(`https://other.example/${'a'.repeat(1_000)}`)).toHaveLength(300);
});
