import { expect, test } from 'vitest';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { findObjectLinks } from './object-links.server.ts';

const FILE = '0b2f7a3e-0000-4000-8000-000000000001';
const PURGED = '0b2f7a3e-0000-4000-8000-000000000002';

const record = (kind: string, id?: string, label = kind): ActivityRecord => ({
  id: 1,
  at: new Date(0),
  actor: { id: null, name: 'Ana' },
  area: 'content',
  action: `${kind}.changed`,
  object: { kind, label, ...(id && { id }) },
});

const RECORDS = [
  record('lead', 'l1'),
  record('lead', 'l2'),
  record('lead', 'l1'),
  record('page', 'p1'),
  record('page', 'p-purged'),
  record('post', 'b1'),
  record('user', 'u1'),
  record('user', 'u-removed'),
  record('invite', 'i1'),
  record('invite', 'i-accepted'),
  record('leads'),
  record('session', 's1'),
  record('file', FILE),
  record('file', PURGED),
  record('file', 'no-uuid'),
  record('folder', undefined, 'Team/2026'),
  record('folder', undefined, 'Deleted'),
];

/** Links for a role, and what was asked to find them. */
async function links(role: Role, records = RECORDS) {
  const asked: unknown[] = [];
  const services = buildServices({
    leads: {
      filterExisting: async (ids) => (asked.push(['leads', ...ids]), new Set(['l1'])),
    },
    documents: {
      filterExisting: async (ids) => (asked.push(['pages', ...ids]), new Set(['p1', 'b1'])),
    },
    assetLists: {
      byIds: async (ids) => (asked.push(['files', ...ids]), [{ id: FILE }] as never),
      folders: async () => (asked.push(['folders']), { folders: [{ path: 'Team/2026' }] } as never),
    },
    people: {
      list: async () => (
        asked.push(['people']),
        { members: [{ id: 'u1' }], invites: [{ id: 'i1' }] } as never
      ),
    },
  });
  return { found: Object.fromEntries(await findObjectLinks(services, role, records)), asked };
}

test('owners are led to what still exists, found by one query per kind', async () => {
  const { found, asked } = await links('owner');
  expect(found).toEqual({
    'lead:l1': '/admin/leads/l1',
    'page:p1': '/admin/page-editor/p1',
    'post:b1': '/admin/blog-editor/b1',
    [`file:${FILE}`]: `/admin/media-library/${FILE}`,
    'folder:Team/2026': '/admin/media-library?folder=Team%2F2026',
    'user:u1': '/admin/team/u1',
    'invite:i1': '/admin/team/invitations/i1',
  });
  expect(asked).toEqual([
    ['leads', 'l1', 'l2'],
    ['pages', 'p1', 'p-purged', 'b1'],
    ['files', FILE, PURGED],
    ['folders'],
    ['people'],
  ]);
});

test('other roles get no link to the team, which they may not see', async () => {
  for (const role of ['editor', 'viewer'] as const) {
    const { found, asked } = await links(role);
    expect(Object.keys(found)).toEqual([
      'lead:l1',
      'page:p1',
      'post:b1',
      `file:${FILE}`,
      'folder:Team/2026',
    ]);
    expect(asked).not.toContainEqual(['people']);
  }
});

test('asks nothing for objects without a screen', async () => {
  expect(await links('owner', [record('redirect', '/a'), record('leads')])).toEqual({
    found: {},
    asked: [],
  });
});
