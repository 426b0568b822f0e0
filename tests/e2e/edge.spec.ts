import { expect, test } from '#tests/support/server-fixture.ts';
import { POST } from './support/public-pages.ts';
import { post, type RawAnswer, send } from './support/raw-request.ts';
import { newAddress } from './support/posting.ts';

/** Hostile requests: each gets a clear response below 500 without internals. */

const INTERNALS = /\n\s+at \S+.*:\d+:\d+|node_modules|file:\/\/|\/work\/|\/tmp\/|Failed query/;
const JSON_ANSWER = { Accept: 'application/json' };

function expectRefused(answer: RawAnswer, about: string) {
  expect.soft(answer.status, about).toBeGreaterThanOrEqual(400);
  expect.soft(answer.status, about).toBeLessThan(500);
  expect.soft(answer.text, about).not.toMatch(INTERNALS);
}

test('rejects a body of a megabyte with a message, with or without Content-Length', async ({
  site,
}) => {
  const body = `email=${'a'.repeat(1024 * 1024)}`;
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const told = await post(site.url, '/newsletter', body);
  const untold = await send(site.url, { method: 'POST', path: '/newsletter', headers: type, body });
  for (const answer of [told, untold]) {
    expect(answer.status).toBe(413);
    expect(answer.text).toMatch(/^This request is too large\. At most .+ are accepted here\.$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const after = await post(site.url, '/newsletter', { email: newAddress() }, JSON_ANSWER);
  expect(after.status).toBe(200);
});

const NOT_FORMS: [type: string, body: string][] = [
  ['application/json', '{"email":"reader@example.com"}'],
  ['text/plain', 'email=reader@example.com'],
  ['application/xml', '<email>reader@example.com</email>'],
  ['application/x-www-form-urlencodedx', 'email=reader@example.com'],
  ['', 'email=reader@example.com'],
];

test('rejects other media types of the newsletter form with 415', async ({ site }) => {
  for (const [type, body] of NOT_FORMS) {
    const headers = { 'Content-Type': type };
    const answer = await post(site.url, '/newsletter', body, { ...JSON_ANSWER, ...headers });
    expect
      .soft([answer.status, JSON.parse(answer.text)], type)
      .toEqual([415, { outcome: 'failed' }]);
    const page = await post(site.url, '/newsletter', body, headers);
    expect.soft(page.status, type).toBe(415);
    expect.soft(page.text, type).toContain('Submission failed');
  }
});

const BROKEN_BODIES: [name: string, type: string, body: string | Buffer][] = [
  ['multipart without its boundary', 'multipart/form-data', 'email=reader@example.com'],
  [
    'multipart that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="em',
  ],
  ['a null byte', 'application/x-www-form-urlencoded', 'email=reader%00@example.com'],
  [
    'bytes that are no UTF-8',
    'application/x-www-form-urlencoded',
    Buffer.from('email=\xff\xfe@example.com', 'latin1'),
  ],
  ['broken percent signs', 'application/x-www-form-urlencoded', 'email=%E0%A4%@%%example.com'],
  [
    'ten thousand characters',
    'application/x-www-form-urlencoded',
    `email=${'a'.repeat(10_000)}@example.com`,
  ],
  [
    'line breaks that add a header',
    'application/x-www-form-urlencoded',
    'email=a%40example.com%0D%0ABcc%3A%20b%40example.com',
  ],
  ['two recipients', 'application/x-www-form-urlencoded', 'email=a@example.com,b@example.com'],
  ['nothing at all', 'application/x-www-form-urlencoded', ''],
  [
    'fields by other names',
    'application/x-www-form-urlencoded',
    'mail=reader@example.com&__proto__=x&constructor=y',
  ],
  [
    'an address that is a file',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nreader@example.com\r\n--x--\r\n',
  ],
  ['forty thousand fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(40_000)],
];

test('rejects a newsletter form with a broken, hostile or incomplete body', async ({ site }) => {
  for (const [name, type, body] of BROKEN_BODIES)
    for (const accept of ['application/json', 'text/html']) {
      const headers = { 'Content-Type': type, Accept: accept };
      expectRefused(await post(site.url, '/newsletter', body, headers), `${name} as ${accept}`);
    }
});

test('accepts at most one of several addresses in a form', async ({ site }) => {
  const answer = await post(site.url, '/newsletter', 'email=a&email=b@example.com', JSON_ANSWER);
  expect([200, 400]).toContain(answer.status);
});

/** One of each kind; tests/integration/hostile-addresses.test.ts has all of them. */
const HOSTILE_PATHS = [
  '/%',
  '/%00',
  '/insights/%E0%A4%A',
  '/insights?category=%00',
  `/insights?category=${'x'.repeat(7_000)}`,
  '/insights.data?_routes=nonsense',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fserver%2findex.js',
  '/media/..%2fsession-secret',
  '/.env',
  '/newsletter/confirm?token=%',
  `/${'a'.repeat(8_192)}`,
];

test('responds to hostile addresses below 500 and without internals, for any method', async ({
  site,
}) => {
  for (const path of HOSTILE_PATHS)
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await send(site.url, { path, method });
      expect.soft(answer.status, `${method} ${path.slice(0, 60)}`).toBeLessThan(500);
      expect.soft(answer.text, path.slice(0, 60)).not.toMatch(INTERNALS);
      expect
        .soft(answer.text, path.slice(0, 60))
        .not.toMatch(/root:.*:0:0|DATABASE_URL=|import \{/);
    }
  expect((await send(site.url, { path: '/' })).status).toBe(200);
});

test('an address that starts with two slashes does not leave the site', async ({ site }) => {
  for (const path of [
    '//evil.test',
    '//evil.test/insights',
    '/\\evil.test',
    '///',
    'http://evil.test/',
  ]) {
    const answer = await send(site.url, { path });
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.headers['location'] ?? '', path).not.toMatch(/^(https?:)?[/\\]{2}/);
  }
});

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'];

test('responds to unusual methods below 500', async ({ site }) => {
  const paths = ['/', POST, '/newsletter/confirm', '/nowhere', '/api/unsubscribe', '/admin'];
  for (const path of [...paths, '/healthz', '/assets/nothing.js'])
    for (const method of METHODS) {
      const answer = await send(site.url, { method, path });
      expect.soft(answer.status, `${method} ${path}`).toBeLessThan(500);
      expect.soft(answer.text, `${method} ${path}`).not.toMatch(INTERNALS);
    }
});

test('HEAD returns the headers of GET without a body', async ({ site }) => {
  for (const path of ['/', '/insights', '/nowhere', '/newsletter']) {
    const got = await send(site.url, { path });
    const head = await send(site.url, { path, method: 'HEAD' });
    expect([head.status, head.text], path).toEqual([got.status, '']);
    expect(head.headers['content-type'], path).toBe(got.headers['content-type']);
  }
});

test('rejects oversized headers and serves the next request', async ({ site }) => {
  const answer = await send(site.url, { headers: { Cookie: 'a='.padEnd(60_000, 'x') } });
  expect(answer.status).toBe(431);
  expect((await send(site.url, { path: '/healthz' })).status).toBe(200);
});

test('every kind of page has security headers', async ({ site }) => {
  const answers = [
    await send(site.url, { path: '/' }),
    await send(site.url, { path: '/nowhere' }),
    await send(site.url, { path: '/admin/login' }),
    await send(site.url, { path: '/readyz' }),
    await post(site.url, '/newsletter', { email: 'wrong' }),
  ];
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  expect((await send(site.url, { path: '/favicon.svg' })).headers['x-content-type-options']).toBe(
    'nosniff',
  );
});
