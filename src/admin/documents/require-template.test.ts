import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as save from './document-endpoint.ts';
import * as history from './history-endpoint.ts';

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const SAVED_AT = new Date('2026-11-22T15:00:00Z');
const FREED: DocumentContent = { title: 'Post', template: null };
const KEPT: DocumentContent = { title: 'Post', template: { id: ID, version: 1, values: {} } };

/** The server's status for content that replaces that of a post, whose template may lock text. */
async function statusOf(content: DocumentContent, role: Role, { locks = true, by = 'save' } = {}) {
  const context = new RouterContextProvider();
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  context.set(
    servicesContext,
    buildServices({
      documents: {
        find: async () => ({ id: ID, kind: 'post', content: KEPT }) as unknown as DocumentView,
        contentOf: async () => content,
        save: async () => ({ ok: true, version: 4, savedAt: SAVED_AT }),
        restore: async () => ({ ok: false, reason: 'gone' }),
      },
      postTemplates: { locks: async () => locks },
    }),
  );
  const body =
    by === 'save'
      ? { saveId: crypto.randomUUID(), base: 3, content }
      : { type: 'restore', base: 3, entry: { type: 'revision', number: 1 } };
  const request = new Request('https://cadron.example/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const run = by === 'save' ? save.action : history.action;
  const args = { request, context, params: { id: ID }, url: new URL(request.url) } as never;
  const response = await run(args).catch((thrown: unknown) => thrown);
  return (response as Response).status;
}

test('a template that locks text is taken off a post by owners only', async () => {
  expect(await statusOf(FREED, 'editor')).toBe(403);
  expect(await statusOf(FREED, 'owner')).toBe(200);
  expect(await statusOf(KEPT, 'editor')).toBe(200);
  expect(await statusOf(FREED, 'editor', { locks: false })).toBe(200);
});

test('nor does restoring an earlier state take it off', async () => {
  expect(await statusOf(FREED, 'editor', { by: 'restore' })).toBe(403);
  expect(await statusOf(KEPT, 'editor', { by: 'restore' })).toBe(410);
});
