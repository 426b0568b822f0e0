import { count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#src/platform/activity/activity-tables.server.ts';
import { may } from '#src/platform/auth/policy.ts';
import { type Role, ROLES } from '#src/platform/auth/role.ts';

import {
  type AdminAction,
  ADMIN_ACTIONS,
  addressOf,
  dataAddressOf,
  FRAME_CALLS,
  OPEN_ADDRESSES,
} from '#tests/support/admin-actions.ts';
import { ADMIN_ROUTES } from '#tests/support/admin-routes.ts';
import { type AdminServer, createAdminServer } from '#tests/support/admin-server.ts';

/** Who may do what: each request of the admin area as each role, as a document and as data, and without a session. */

const EVIL = 'https://evil.example';

let server: AdminServer;
let cookies: Record<Role, string>;
/** of a session that has ended */
let stale: string;

beforeAll(async () => {
  server = await createAdminServer();
  cookies = {
    owner: await server.sessionCookie(),
    editor: await server.sessionCookie('editor'),
    viewer: await server.sessionCookie('viewer'),
  };
  stale = await server.sessionCookie();
  await server.endSession(stale);
});
beforeEach(() => server.reset());
afterAll(() => server.drop());

const describeRow = ({ method, route, fields }: AdminAction) =>
  [method, route, fields?.intent].filter(Boolean).join(' ');
const isAllowed = (role: Role, { permission }: AdminAction) =>
  permission === 'everyone' || may(role, permission);

const ROWS = ADMIN_ACTIONS.map((action) => ({ name: describeRow(action), action }));
const CASES = ROWS.flatMap(({ name, action }) =>
  ROLES.map((role) => ({ name, action, role, is: isAllowed(role, action) ? 'may' : 'may not' })),
);

/** Makes the request of a row, and returns the status and what it called. */
async function request(action: AdminAction, headers: Record<string, string>, address: string) {
  server.calls.length = 0;
  const response = await server.call(address, {
    method: action.method,
    headers,
    ...(action.method === 'POST' && { body: new URLSearchParams(action.fields) }),
  });
  return { response, calls: server.calls.filter((call) => !FRAME_CALLS.includes(call)) };
}

const countRefusals = async () =>
  (
    await server.db
      .select({ count: count() })
      .from(activity)
      .where(eq(activity.action, 'access.refused'))
  )[0]!.count;
const lastEntry = async () =>
  (await server.db.select().from(activity).orderBy(desc(activity.id)).limit(1))[0];

test('every loader and action of the admin area has rows', async () => {
  const needed = [];
  for (const { path, file, entry } of ADMIN_ROUTES) {
    const isLayout = entry.path === undefined && !entry.index;
    if (isLayout || path in OPEN_ADDRESSES) continue;
    const { loader, action } = await server.moduleOf(file);
    if (loader) needed.push(`GET ${path}`);
    if (action) needed.push(`POST ${path}`);
  }
  const listed = new Set(ADMIN_ACTIONS.map(({ method, route }) => `${method} ${route}`));
  expect(needed.length).toBeGreaterThan(15);
  expect([...listed].toSorted()).toEqual([...new Set(needed)].toSorted());
});

test.each(CASES)('$role $is $name', async ({ action, role }) => {
  const headers = { cookie: cookies[role] };
  for (const address of [addressOf(action), dataAddressOf(action)]) {
    const before = await countRefusals();
    const { response, calls } = await request(action, headers, address);
    const added = (await countRefusals()) - before;
    if (isAllowed(role, action)) {
      expect(response.status, address).not.toBe(403);
      expect(response.headers.get('location') ?? '').not.toContain('/admin/login');
      expect(added).toBe(0);
      continue;
    }
    expect(response.status, address).toBe(403);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(calls).toEqual([]);
    expect(added).toBe(1);
    expect(await lastEntry()).toMatchObject({
      area: 'security',
      action: 'access.refused',
      actorName: expect.stringContaining(role),
      objectLabel: addressOf(action),
      after: { Permission: action.permission, Method: action.method },
    });
  }
});

test.each(ROWS)('$name needs a session', async ({ action }) => {
  const before = await countRefusals();
  for (const headers of [{}, { cookie: stale }, { cookie: 'cadron.session_token=x.y' }])
    for (const address of [addressOf(action), dataAddressOf(action)]) {
      const { response, calls } = await request(action, headers, address);
      expect((await server.expectTurnedAway(response)).leadsToLogin, address).toBe(true);
      expect(calls).toEqual([]);
    }
  expect(await countRefusals()).toBe(before);
});

test.each(ROWS.filter(({ action }) => action.method === 'POST'))(
  'another site cannot make an owner $name',
  async ({ action }) => {
    for (const hint of [{ origin: EVIL }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      for (const address of [addressOf(action), dataAddressOf(action)]) {
        const headers = { cookie: cookies.owner, ...hint } as Record<string, string>;
        const { response, calls } = await request(action, headers, address);
        expect([400, 403], address).toContain(response.status);
        expect(calls).toEqual([]);
      }
  },
);

test('a role that changes takes effect at the next request', async () => {
  const cookie = await server.sessionCookie('editor');
  const release = ADMIN_ACTIONS.find(({ permission }) => permission === 'hold.release')!;
  expect((await request(release, { cookie }, addressOf(release))).response.status).toBe(403);
  await server.changeRole('editor', 'owner');
  expect((await request(release, { cookie }, addressOf(release))).response.status).not.toBe(403);
  await server.changeRole('editor', 'viewer');
  expect((await request(release, { cookie }, addressOf(release))).response.status).toBe(403);
  await server.changeRole('editor', 'editor');
});
