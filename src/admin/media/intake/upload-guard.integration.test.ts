import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdminServer, createAdminServer } from '#tests/support/admin-server.ts';

/** The methods of uploads that forms cannot send; `role-actions` tests the others. */

const UPLOAD = `/admin/media-library/uploads/${'a'.repeat(32)}`;
const CASES = [
  { method: 'HEAD', address: UPLOAD },
  ...['PATCH', 'DELETE'].flatMap((method) =>
    [UPLOAD, `${UPLOAD}.data`].map((address) => ({ method, address })),
  ),
];

let server: AdminServer;
let cookies: { owner: string; viewer: string };

beforeAll(async () => {
  server = await createAdminServer();
  cookies = { owner: await server.sessionCookie(), viewer: await server.sessionCookie('viewer') };
});
beforeEach(async () => {
  await server.reset();
  server.calls.length = 0;
});
afterAll(() => server.drop());

const send = (method: string, address: string, headers: Record<string, string>) =>
  server.call(address, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', ...headers },
    ...(method === 'PATCH' && { body: 'bytes' }),
  });

test.each(CASES)('$method $address needs a session', async ({ method, address }) => {
  const { leadsToLogin } = await server.expectTurnedAway(await send(method, address, {}));
  expect(leadsToLogin).toBe(true);
  expect(server.calls).toEqual([]);
});

test.each(CASES)('a viewer cannot $method $address', async ({ method, address }) => {
  expect((await send(method, address, { cookie: cookies.viewer })).status).toBe(403);
  expect(server.calls).toEqual([]);
});

test.each(CASES.filter(({ method }) => method !== 'HEAD'))(
  'another site cannot $method $address',
  async ({ method, address }) => {
    for (const hint of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const headers = { cookie: cookies.owner, ...hint } as Record<string, string>;
      expect([400, 403]).toContain((await send(method, address, headers)).status);
    }
    expect(server.calls).toEqual([]);
  },
);

test.each(['PATCH', 'DELETE', 'HEAD'])('an owner can %s an upload', async (method) => {
  await send(method, UPLOAD, { cookie: cookies.owner });
  expect(server.calls).toContain('uploadServer.handle');
});
