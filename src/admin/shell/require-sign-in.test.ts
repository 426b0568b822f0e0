import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { buildSession } from '#tests/builders/session.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { requireSignIn } from './require-sign-in.server.ts';
import { signedInUserContext } from './permission.server.ts';

const USER = { id: '1', email: 'dana@cadron.example', name: 'Dana', role: 'editor' } as const;
const SESSION = buildSession({ user: USER });

/** Runs the guard with a given session. The route below it returns the signed-in user as JSON. */
async function runGuard(
  session: SessionView | Error,
  request: Request,
  onUse?: (options: { isUse?: boolean; ip?: string } | undefined) => void,
): Promise<Response> {
  const context = new RouterContextProvider();
  const auth = {
    session: async (_request: Request, options?: { isUse?: boolean; ip?: string }) => {
      onUse?.(options);
      if (session instanceof Error) throw session;
      return session;
    },
  };
  context.set(visitorAddressContext, '203.0.113.7');
  const config = { SITE_URL: 'https://cadron.example' };
  context.set(servicesContext, buildServices({ auth, config }));
  const args = { request, context, params: {}, pattern: '/admin', url: new URL(request.url) };
  const response = await requireSignIn(args, async () =>
    Response.json(context.get(signedInUserContext), { headers: { 'cache-control': 'public' } }),
  );
  return response as Response;
}

test('passes the signed-in user on and makes the response private', async () => {
  const response = await runGuard(SESSION, new Request('https://cadron.example/admin'));
  expect(await response.json()).toEqual(USER);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('accepts forms of this site behind a proxy that terminates TLS', async () => {
  const request = new Request('http://127.0.0.1:3000/admin', {
    method: 'POST',
    headers: { origin: 'https://cadron.example' },
  });
  expect((await runGuard(SESSION, request)).status).toBe(200);
});

test('whoever must set up two-step sign-in can open nothing else', async () => {
  const session = { ...SESSION, mustEnroll: true };
  for (const [path, method] of [
    ['/admin', 'GET'],
    ['/admin/account', 'POST'],
    ['/admin/account/two-step/codes', 'GET'],
  ] as const) {
    const response = await runGuard(
      session,
      new Request(`https://cadron.example${path}`, { method }),
    );
    expect(response.headers.get('location'), path).toBe('/admin/account/two-step');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const method of ['GET', 'POST']) {
    const setup = new Request('https://cadron.example/admin/account/two-step', { method });
    expect((await runGuard(session, setup)).status).toBe(200);
  }
});

test('a database error is an error, not a sign-out', async () => {
  const request = new Request('https://cadron.example/admin');
  await expect(runGuard(new Error('the database is down'), request)).rejects.toThrow('is down');
});

test.each([
  ['POST', '/admin/api/documents/1/presence', false],
  ['GET', '/admin/api/documents/1/presence', true],
  ['POST', '/admin/api/documents/1/change', true],
  ['GET', '/admin/leads/presence', true],
  ['GET', '/admin', true],
])('%s %s counts as use, unless it is a heartbeat: %s', async (method, path, expected) => {
  const headers = { origin: 'https://cadron.example', 'x-cadron-background': '1' };
  const uses: unknown[] = [];
  const request = new Request(`https://cadron.example${path}`, { method, headers });
  await runGuard(SESSION, request, (options) => uses.push(options));
  expect(uses).toEqual([{ isUse: expected, ip: '203.0.113.7' }]);
});
