import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SessionView } from '#src/platform/auth/auth.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { requireSignIn } from './require-sign-in.server.ts';
import { signedInUserContext } from './signed-in-user.server.ts';

const USER = { id: '1', email: 'dana@cadron.example', name: 'Dana', role: 'editor' } as const;
const SESSION: SessionView = { user: USER, expiresAt: new Date(), setCookie: [] };

/** Runs the guard with a given session; the page below answers who is signed in. */
async function guarded(session: SessionView | Error, request: Request): Promise<Response> {
  const context = new RouterContextProvider();
  const auth = {
    session: async () => {
      if (session instanceof Error) throw session;
      return session;
    },
  };
  const config = { SITE_URL: 'https://cadron.example' };
  context.set(servicesContext, buildServices({ auth, config }));
  const args = { request, context, params: {}, pattern: '/admin', url: new URL(request.url) };
  const answer = await requireSignIn(args, async () =>
    Response.json(context.get(signedInUserContext), { headers: { 'cache-control': 'public' } }),
  );
  return answer as Response;
}

test('the page knows who is signed in, its answer is private, and a renewed cookie is sent', async () => {
  const response = await guarded(
    { ...SESSION, setCookie: ['session=new; HttpOnly'] },
    new Request('https://cadron.example/admin'),
  );
  expect(await response.json()).toEqual(USER);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual(['session=new; HttpOnly']);
});

test('behind a proxy that ends TLS, our own forms are let through', async () => {
  const request = new Request('http://127.0.0.1:3000/admin', {
    method: 'POST',
    headers: { origin: 'https://cadron.example' },
  });
  expect((await guarded(SESSION, request)).status).toBe(200);
});

test('a database that cannot be asked is an error, not a sign-out', async () => {
  const request = new Request('https://cadron.example/admin');
  await expect(guarded(new Error('the database is away'), request)).rejects.toThrow('is away');
});
