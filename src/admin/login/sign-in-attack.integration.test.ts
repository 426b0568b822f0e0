import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ADMIN_EMAIL, type AdminServer, createAdminServer } from '#tests/support/admin-server.ts';
import { throttled } from '#src/domains/people/people.ts';

/** Attacks on the sign-in: requests straight to the server, without the login page. */

const EVIL = 'https://evil.example';

let server: AdminServer;

beforeAll(async () => {
  server = await createAdminServer();
});
afterAll(() => server.drop());
beforeEach(() => server.reset());

test('redirects to the remembered page after sign-in, but never to another site', async () => {
  const leadsTo = async (from: string) =>
    (await server.signIn({}, {}, `?${new URLSearchParams({ from })}`)).headers.get('location');
  expect(await leadsTo('/admin/blog-editor?post=3')).toBe('/admin/blog-editor?post=3');
  for (const from of ['//evil.example', '/\\evil.example', `${EVIL}/admin`, '/admin/login'])
    expect(await leadsTo(from)).toBe('/admin');
});

test('redirects signed-in users away from the login page', async () => {
  const headers = { cookie: await server.sessionCookie() };
  const response = await server.call('/admin/login?from=//evil.example', { headers });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin']);
});

test('a failed sign-in looks the same for any account and never returns the password', async () => {
  const bodies = [];
  for (const email of [ADMIN_EMAIL, 'nobody@cadron.example']) {
    const response = await server.signIn({ email, password: 'my-real-password' });
    expect(response.status).toBe(400);
    const body = await response.text();
    expect(body).toContain('Incorrect email or password.');
    expect(body).not.toContain('my-real-password');
    bodies.push(body.replaceAll(email, ''));
  }
  expect(bodies[0]).toBe(bodies[1]);
});

test('reports missing and invalid values by field', async () => {
  const response = await server.signIn({ email: 'no address', password: '' });
  expect(response.status).toBe(400);
  const body = await response.text();
  expect(body).toContain('Enter a valid email address');
  expect(body).toContain('Enter your password');
});

test('returns 429 with the time to wait after too many attempts', async () => {
  for (let i = 0; i < 5; i++) await server.signIn({ password: 'wrong' });
  const response = await server.signIn();
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(10 * 60);
  expect(await response.text()).toContain(throttled(seconds).message);
});

test('a browser that has signed in before is not blocked by the attempts of others', async () => {
  const cookies = (await server.signIn()).headers.getSetCookie().map((line) => line.split(';')[0]);
  for (let i = 0; i < 5; i++) await server.signIn({ password: 'wrong' });
  expect((await server.signIn()).status).toBe(429);
  // The session has expired, and only the device cookie is left.
  const device = cookies.find((cookie) => cookie!.startsWith('cadron.device='))!;
  expect((await server.signIn({}, { headers: { cookie: device } })).status).toBe(303);
});

test.each([
  ['application/json', '{"email":"a"}'],
  ['multipart/form-data; boundary=x', 'this is not a multipart body'],
  ['multipart/form-data', ''],
  ['application/x-www-form-urlencoded', 'email[]=a&email[b]=c&__proto__[x]=1&%E0%A4%A'],
  ['text/plain', 'email=owner@cadron.example'],
])('returns 400 for a %s login body that is not a form', async (type, body) => {
  const headers = { 'content-type': type };
  expect((await server.signIn({}, { headers, body })).status).toBe(400);
});
