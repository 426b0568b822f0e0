import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { formPath } from '#src/domains/site-map/paths.ts';
import {
  expect,
  ownSite,
  type Site,
  startSite,
  test as base,
} from '#tests/support/server-fixture.ts';
import { countMails, mailTo } from './support/mails.ts';
import { post, send } from './support/raw-request.ts';
import { newAddress } from './support/posting.ts';

/** Requests from other sites, through proxies, and beyond rate limits. */

const test = base.extend<{ secureSite: Site; limitedSite: Site }>({
  /** Behind a proxy that terminates TLS. */
  secureSite: ownSite({ env: { SITE_URL: 'https://cadron.test' } }),
  /** With production limits behind one proxy: each test uses its own network through the header. */
  limitedSite: ownSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } }),
});

const EVIL = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };

async function expectNoMail(site: Site, address: string) {
  const sentinel = newAddress();
  expect(
    (await post(site.url, '/newsletter', { email: sentinel }, { ...ownOrigin(site) })).status,
  ).toBe(303);
  await mailTo(site.mailFolder, sentinel);
  expect(countMails(site.mailFolder, address)).toBe(0);
}

const ownOrigin = (site: Site) => ({ Origin: site.url, Host: new URL(site.url).host });

test('rejects a form posted from another site and stores nothing', async ({ site }) => {
  const address = newAddress();
  for (const headers of [EVIL, { Origin: 'https://evil.test' }, { Origin: 'null' }]) {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await post(
        site.url,
        '/newsletter',
        { email: address },
        { ...headers, Accept: accept },
      );
      expect([400, 403], `${headers.Origin} ${accept}`).toContain(answer.status);
      expect(answer.text).not.toMatch(/\n\s+at /);
    }
  }
  const login = await post(site.url, '/admin/login', site.admin, EVIL);
  expect([400, 403]).toContain(login.status);
  expect(login.headers['set-cookie']).toBeUndefined();
  await expectNoMail(site, address);
});

/** Every address of the site that takes a form, in routes.ts. The one-click link of RFC 8058 is posted by mail programs. */
const FORMS = [
  ...VISITOR_FORMS.map(formPath),
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/ai-quotient/assessment',
];

test('every form refuses what another site posts', async ({ site }) => {
  for (const path of FORMS)
    for (const headers of [EVIL, { Origin: 'https://evil.test' }, { Origin: 'null' }]) {
      const refused = await post(site.url, path, { email: 'a@b.example', act: 'start' }, headers);
      expect([refused.status, refused.headers['set-cookie']], path).toEqual([403, undefined]);
    }
  // A page whose address is secret.
  const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect((await post(site.url, '/newsletter', { email: 'wrong' }, hidden)).status).not.toBe(403);
});

test('forms and sign-in with secure cookies work behind a TLS proxy', async ({
  secureSite: site,
}) => {
  const visited = {
    Host: 'cadron.test',
    Origin: 'https://cadron.test',
    'Sec-Fetch-Site': 'same-origin',
  };
  const address = newAddress();
  const page = await post(site.url, '/newsletter', { email: address }, visited);
  expect([page.status, page.headers.location]).toEqual([303, '/newsletter?sent=1']);
  const mail = await mailTo(site.mailFolder, address);
  const token = mail.confirmPath.split('token=')[1]!;
  const confirmed = await post(site.url, '/newsletter/confirm', { token }, visited);
  expect(confirmed.text).toContain('Subscription confirmed');

  const login = await post(site.url, '/admin/login', site.admin, visited);
  expect(login.status).toBe(303);
  expect(String(login.headers['set-cookie'])).toMatch(/; Secure/i);
  const home = await send(site.url, { headers: { Host: 'cadron.test' } });
  expect(home.headers['strict-transport-security']).toContain('max-age=');

  const evil = await post(site.url, '/newsletter', { email: address }, { ...visited, ...EVIL });
  expect([400, 403]).toContain(evil.status);
});

test('a form works behind a proxy that sends its own host', async ({ secureSite: site }) => {
  const inner = { Host: `127.0.0.1:${site.port}`, Origin: 'https://cadron.test' };
  const answer = await post(site.url, '/newsletter', { email: newAddress() }, inner);
  expect(answer.status).toBe(303);
});

test('returns 429 with Retry-After for too many posts, while pages still load', async ({
  limitedSite: site,
}) => {
  const network = { 'X-Forwarded-For': '192.0.2.1' };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push((await post(site.url, '/newsletter', { email: 'wrong' }, network)).status);
  expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 422));
  expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);

  const refused = await post(site.url, '/newsletter', { email: newAddress() }, network);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.text).toMatch(
    /^Too many requests from your network\. Please try again in \d+ seconds?\.$/,
  );
  expect((await send(site.url, { path: '/newsletter', headers: network })).status).toBe(200);
});

test('other spellings of the newsletter address share its rate limit', async ({
  limitedSite: site,
}) => {
  const spellings = [
    '/newsletter',
    '/newsletter/',
    '/newsletter?x=1',
    '/%6Eewsletter',
    '/NEWSLETTER',
    '/newsletter.data',
    '//newsletter',
  ];
  let stored = 0;
  for (let round = 0; round < 4; round += 1)
    for (const path of spellings) {
      const answer = await post(
        site.url,
        path,
        { email: newAddress() },
        { Accept: 'application/json', 'X-Forwarded-For': '192.0.2.2' },
      );
      expect(answer.status, path).toBeLessThan(500);
      if (answer.status === 200 && answer.text.includes('"success"')) stored += 1;
    }
  expect(stored).toBeLessThanOrEqual(8);
});

test('behind a trusted proxy the limit counts each visitor, regardless of forged headers', async ({
  limitedSite: site,
}) => {
  const from = (forwarded: string) =>
    post(site.url, '/newsletter', { email: 'wrong' }, { 'X-Forwarded-For': forwarded });
  const statuses = [];
  for (let n = 0; n < 9; n += 1) statuses.push((await from(`203.0.113.${n}, 198.51.100.7`)).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
  expect((await from('198.51.100.8')).status).toBe(422);
});

test('ignores forwarded headers without a trusted proxy', { tag: '@full' }, async () => {
  await using site = await startSite({ env: { RATE_LIMIT_SCALE: '1' } });
  const statuses = [];
  for (let n = 0; n < 9; n += 1) {
    const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
    statuses.push((await post(site.url, '/newsletter', { email: 'wrong' }, headers)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
  expect(site.log().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
});
