import { expect, test } from 'vitest';
import { BROWSER } from '#tests/builders/not-found.ts';
import { parseNotFoundEntry } from './not-found-log.server.ts';

const SITE = 'https://cadron.example';
const entryOf = (pathname: string) =>
  parseNotFoundEntry(pathname, { referrer: null, userAgent: BROWSER }, SITE);
const referrerOf = (referrer: string) =>
  parseNotFoundEntry('/old', { referrer, userAgent: BROWSER }, SITE)?.referrer;

test.each([
  ['/Old/Page/', '/old/page'],
  ['/blog/2019/what-is-a-crm.html', '/blog/2019/what-is-a-crm.html'],
  ['/brochure.pdf', '/brochure.pdf'],
  ['/vendors', '/vendors'],
  ['/wp', '/wp', true],
  ['/wp-login.php', '/wp-login.php', true],
  ['/blog/wp-admin/setup', '/blog/wp-admin/setup', true],
  ['/index.php', '/index.php', true],
  ['/.env', '/.env', true],
  ['/app/.git/config', '/app/.git/config', true],
  ['/.well-known/security.txt', '/.well-known/security.txt', true],
  ['/backup.sql.gz', '/backup.sql.gz', true],
  ['/phpMyAdmin/', '/phpmyadmin', true],
  ['/cgi-bin/luci', '/cgi-bin/luci', true],
  ['/_ignition/execute-solution', '/_ignition/execute-solution', true],
  ['/admin/nothing', undefined],
  ['/404', undefined],
  ['/leave/ana@example.com', undefined],
  ['/leave/ana%40example.com', undefined],
  [`/${'x'.repeat(600)}`, undefined],
])('logs the path %s as %s, as a robot’s: %s', (pathname, path, isRobot = false) => {
  const entry = path === undefined ? undefined : { path, referrer: null, isRobot };
  expect(entryOf(pathname)).toEqual(entry);
});

test.each([
  [BROWSER, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['python-requests/2.32', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 zgrab/0.x', true],
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 HeadlessChrome/140.0', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X30) Chrome/140.0', false],
  ['', true],
  [null, true],
])('counts the user agent %j as a robot: %s', (userAgent, isRobot) => {
  const referrer = 'https://other.example/';
  expect(parseNotFoundEntry('/old', { referrer, userAgent }, SITE)).toEqual({
    path: '/old',
    referrer: isRobot ? null : referrer,
    isRobot,
  });
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
