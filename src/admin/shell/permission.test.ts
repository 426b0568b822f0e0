import { expect, test } from 'vitest';
import type { ActivityEntry } from '#src/platform/activity/activity.ts';
import type { Permission } from '#src/platform/auth/policy.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { mayDo, recordRefusals, refusalsContext, requirePermission } from './permission.server.ts';

const REQUEST = new Request('https://cadron.example/admin/leads?q=bo@spam.example', {
  method: 'POST',
});

function refuse(context: ReturnType<typeof adminContext>, permission: Permission): Response {
  try {
    requirePermission(context, permission);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error('nothing was refused');
}

test('returns the user who has the permission', () => {
  expect(requirePermission(adminContext({}, 'owner'), 'people.erase')).toMatchObject({ id: '1' });
  expect(mayDo(adminContext({}, 'viewer'), 'leads.see')).toBe(true);
});

test('refuses with a sentence that names the roles that may', async () => {
  const context = adminContext({}, 'viewer');
  expect(mayDo(context, 'leads.work')).toBe(false);
  const refusal = refuse(context, 'leads.work');
  expect(refusal.status).toBe(403);
  expect(await refusal.text()).toBe(
    'Only owners and editors may send leads and their emails again, and release them. Your role is viewer.',
  );
  expect(await refuse(adminContext({}, 'editor'), 'team.manage').text()).toBe(
    'Only owners may manage the team. Your role is editor.',
  );
});

test('records each refused permission once, with the address but without its query', async () => {
  const entries: ActivityEntry[] = [];
  const context = adminContext(
    { activityLog: { record: async (entry) => void entries.push(entry) } },
    'viewer',
  );
  context.set(refusalsContext, new Set());
  refuse(context, 'leads.work');
  refuse(context, 'leads.work');
  await recordRefusals(context, REQUEST, new URL(REQUEST.url));
  expect(entries).toEqual([
    {
      actor: { id: '1', name: 'kim@cadron.example' },
      area: 'security',
      action: 'access.refused',
      object: { kind: 'address', label: '/admin/leads' },
      after: { Permission: 'leads.work', Method: 'POST' },
    },
  ]);
});

test('a refusal stays a refusal when it cannot be recorded', async () => {
  const activityLog = { record: () => Promise.reject(new Error('the database is down')) };
  const context = adminContext({ activityLog }, 'viewer');
  context.set(refusalsContext, new Set());
  refuse(context, 'leads.work');
  await recordRefusals(context, REQUEST, new URL(REQUEST.url));
});
