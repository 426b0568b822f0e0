import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { DocumentReference } from '#src/domains/documents/document-adapter.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { type ChecksReply, loader } from './checks-endpoint.ts';

/** The endpoint as the router calls it behind the sign-in guard. */

const AT = new Date('2026-11-22T15:00:00Z');
const PAGE: DocumentView = {
  id: '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d',
  kind: 'page',
  version: 3,
  content: { title: 'Contact', blocks: [] },
  savedAt: AT,
  savedBy: null,
  state: 'published',
  life: startLife('/contact'),
  address: '/contact',
  builtInPath: '/contact',
  createdAt: AT,
  createdBy: null,
  dueFailure: null,
};
const FINDING = {
  check: 'noindex',
  severity: 'warning',
  field: 'seo.noindex',
  place: 'Search engines',
  message: 'Turn off noindex.',
} as const;

async function load(document: DocumentView | undefined, role: Role = 'viewer') {
  const asked: DocumentReference[] = [];
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({
      documents: { find: async () => document },
      checks: { check: async () => [FINDING] },
      references: {
        whereUsed: async (target) => {
          asked.push(target);
          return { usages: [], total: 0 };
        },
      },
    }),
  );
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const args = { context, params: { id: PAGE.id }, request: new Request('https://cadron.example') };
  const response = await loader(args as unknown as Parameters<typeof loader>[0]);
  return { status: response.status, body: (await response.json()) as ChecksReply, asked };
}

test.each(['owner', 'editor', 'viewer'] as const)(
  'shows the findings to the role %s',
  async (role) => {
    const { status, body, asked } = await load(PAGE, role);
    expect(status).toBe(200);
    expect(body).toEqual({ version: 3, findings: [FINDING], usedBy: { uses: [], total: 0 } });
    expect(asked).toEqual([{ targetKind: 'path', target: '/contact' }]);
  },
);

test('asks for what uses a shared section, and for nothing that is not public', async () => {
  const section = await load({ ...PAGE, kind: 'section', builtInPath: null, life: startLife() });
  expect(section.asked).toEqual([{ targetKind: 'section', target: PAGE.id }]);
  const draft = await load({ ...PAGE, builtInPath: null, life: startLife() });
  expect(draft.asked).toEqual([]);
});

test('says that a document is gone', async () => {
  await expect(load(undefined)).rejects.toMatchObject({ status: 404 });
});
