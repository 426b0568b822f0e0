import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as dashboardPage from '#src/admin/dashboard/dashboard.tsx';
import { sessionContext, signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';
import type { Agent } from '#src/platform/activity/activity.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { HoldStatus } from '#src/platform/hold/hold.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildSession } from '#tests/builders/session.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import * as releasePage from './release.tsx';

/** The dashboard and the release page show each role its part; only some may release. */

const HELD: HoldStatus = {
  since: new Date('2026-11-20T12:00:00Z'),
  backupMadeAt: new Date('2026-11-19T08:00:00Z'),
  releasedAt: null,
  releasedBy: null,
  jobs: { 'deliver-lead': 4 },
};

function openAs(role: Role, status?: HoldStatus | 'unreadable', confirmedAt = new Date()) {
  let current = status;
  const hold = {
    latest: async () => {
      if (current === 'unreadable') throw new Error('the database is down');
      return current;
    },
    async release(by: Agent) {
      current = { ...HELD, releasedAt: new Date(), releasedBy: by.name, jobs: {} };
      return true;
    },
  };
  const overview = { read: async () => ({}) as Overview };
  const handle = createRouteHandler({ admin: dashboardPage, 'admin/release': releasePage });
  const ask = async (path: string, method = 'GET') => {
    const context = new RouterContextProvider();
    context.set(servicesContext, buildServices({ hold, overview }));
    context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
    context.set(sessionContext, buildSession({ confirmedAt }));
    const answer = await handle(new Request(`https://cadron.example${path}`, { method }), context);
    const text = (await answer.text()).replaceAll(/<!--.*?-->|<[^>]+>/gs, '');
    return { status: answer.status, to: answer.headers.get('location'), text };
  };
  return { ask, current: () => current };
}

test('an owner sees the hold on the dashboard and releases it after a confirmation page', async () => {
  const { ask } = openAs('owner', HELD);
  const dashboard = await ask('/admin');
  expect(dashboard.text).toContain('Deliveries and emails are held');
  expect(dashboard.text).toMatch(/from the backup of Nov 19, 2026.*4 leads for the CRM.*Review/);
  expect((await ask('/admin/release')).text).toContain('Before you release');
  expect(await ask('/admin/release', 'POST')).toMatchObject({ status: 303, to: '/admin/release' });
  expect((await ask('/admin/release')).text).toMatch(/Released just now by kim@cadron\.example/);
  expect((await ask('/admin')).text).not.toContain('held');
});

test('a release asks for the password again', async () => {
  const { ask, current } = openAs('owner', HELD, new Date(Date.now() - 3_600_000));
  expect(await ask('/admin/release', 'POST')).toMatchObject({
    to: '/admin/confirm?from=%2Fadmin%2Frelease',
  });
  expect(current()).toBe(HELD);
});

test.each<Role>(['editor', 'viewer'])(
  'shows the hold to a signed-in %s without allowing a release',
  async (role) => {
    const { ask, current } = openAs(role, HELD);
    expect((await ask('/admin')).text).toMatch(
      /until an owner releases it\.(?!.*Review and release)/,
    );
    expect((await ask('/admin/release')).status).toBe(403);
    expect((await ask('/admin/release', 'POST')).status).toBe(403);
    expect(current()).toBe(HELD);
  },
);

test('shows no hold when nothing is held or the hold state cannot be read', async () => {
  expect((await openAs('owner').ask('/admin')).text).not.toContain('held');
  expect((await openAs('owner').ask('/admin/release')).text).toContain('Nothing is held');
  expect(await openAs('owner', 'unreadable').ask('/admin')).toMatchObject({ status: 200 });
});
