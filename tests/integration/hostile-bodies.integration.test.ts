import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { refusedContext, servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { BODY_LIMITS } from '#src/wiring/body-limits.ts';
import { ROUTES } from '#tests/support/admin-routes.ts';
import { ACTION_ADDRESSES, HOSTILE_BODIES } from '#tests/support/hostile-bodies.ts';
import { createSite } from '#tests/support/restored-site.ts';
import { buildServer } from '#tests/support/route-server.ts';
import { startEdge } from '#tests/support/test-edge.ts';

/** Bodies that no page of ours sends, to every action, as a stranger and as the owner. */

const OWNER = { email: 'owner@cadron.example', password: 'three brown kettles' };
const MAX_RESPONSE = 100_000;

test('every action refuses hostile bodies with a short response', async () => {
  const site = await createSite({ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  const services = await site.open();
  await services.auth.ensureFirstOwner();
  const handle = createRequestHandler(await buildServer(ROUTES), 'production');
  const { ask } = await startEdge({
    bodyLimits: BODY_LIMITS,
    render(request, address) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(visitorAddressContext, address);
      context.set(refusedContext, null);
      return handle(request, context);
    },
  });
  const post = (path: string, type: string, body: string, more: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': type, ...more }, body });
  const login = new URLSearchParams(OWNER).toString();
  const signedIn = await post('/admin/login', 'application/x-www-form-urlencoded', login);
  const cookie = signedIn.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ');

  expect(ACTION_ADDRESSES.length).toBeGreaterThan(70);
  const faults: string[] = [];
  for (const path of ACTION_ADDRESSES) {
    const sent = HOSTILE_BODIES.map(async ({ name, type, body, isChunked }) => {
      const chunked: Record<string, string> = isChunked ? { 'Transfer-Encoding': 'chunked' } : {};
      // The session has to outlive the list.
      const sender: Record<string, string> = path === '/admin/sign-out' ? {} : { cookie };
      const { status, bytes } = await post(path, type, body, { ...sender, ...chunked });
      if (status >= 500 || bytes.length > MAX_RESPONSE)
        faults.push(`${path}, ${name}: ${status}, ${bytes.length} bytes`);
    });
    await Promise.all(sent);
    expect((await ask('/healthz')).status).toBe(200);
  }
  expect(faults).toEqual([]);
  expect((await ask('/admin/account', { headers: { cookie } })).status).toBe(200);
});
