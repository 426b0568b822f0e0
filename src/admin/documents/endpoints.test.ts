import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as change from './change-endpoint.ts';
import * as save from './document-endpoint.ts';
import * as history from './history-endpoint.ts';

/** The endpoints as the router calls them behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const SAVE_ID = '9b2f6e34-1111-4222-8333-444455556666';
const SAVED_AT = new Date('2026-11-22T15:00:00Z');
const DOCUMENT: DocumentView = {
  id: ID,
  kind: 'page',
  version: 3,
  content: { title: 'Contact', blocks: [] },
  savedAt: SAVED_AT,
  savedBy: null,
  state: 'draft',
  life: { ...startLife(), version: 3 },
  address: '/contact',
  builtInPath: null,
  createdAt: SAVED_AT,
  createdBy: null,
  dueFailure: null,
};
const BODY = { saveId: SAVE_ID, base: 3, content: { title: 'Contact us' } };

interface Call {
  body?: unknown;
  role?: Role;
  id?: string;
  query?: string;
  type?: string;
}

function argsOf(documents: Partial<Documents>, call: Call) {
  const { body, role = 'editor', id = ID, query = '', type = 'application/json' } = call;
  const url = new URL(`https://cadron.example/admin/api/documents/${id}${query}`);
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({ documents: { find: async () => DOCUMENT, ...documents } }),
  );
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(
    url,
    body === undefined ? {} : { method: 'POST', body: text, headers: { 'Content-Type': type } },
  );
  return { request, context, params: { id }, url, pattern: '' };
}

/** The status and body of a response, returned or thrown. */
async function reply(
  run: (args: never) => Promise<unknown>,
  documents: Partial<Documents>,
  call: Call,
) {
  // The types of the routes differ only in their names.
  const args = argsOf(documents, call) as never;
  const response = await run(args).catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error('This is no response.', { cause: response });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}

test('saves with the version it is based on, in the name of the signed-in user', async () => {
  const requests: unknown[] = [];
  const documents: Partial<Documents> = {
    save: async (request) => (requests.push(request), { ok: true, version: 4, savedAt: SAVED_AT }),
  };
  expect(await reply(save.action, documents, { body: BODY })).toEqual({
    status: 200,
    body: { ok: true, version: 4, savedAt: SAVED_AT.toISOString() },
  });
  expect(requests).toEqual([{ id: ID, ...BODY, by: { id: '1', name: 'Kim' } }]);
});

test('an outdated save is answered with the current state, an invalid one with the field', async () => {
  const problems = [{ field: 'title', message: 'Enter a title.' }];
  const outdated = await reply(
    save.action,
    { save: async () => ({ ok: false, reason: 'outdated', current: DOCUMENT }) },
    { body: BODY },
  );
  expect(outdated).toMatchObject({
    status: 409,
    body: { reason: 'outdated', current: { version: 3 } },
  });
  const invalid = await reply(
    save.action,
    { save: async () => ({ ok: false, reason: 'invalid', problems }) },
    { body: BODY },
  );
  expect(invalid).toEqual({ status: 422, body: { ok: false, reason: 'invalid', problems } });
  const gone = await reply(
    save.action,
    { save: async () => ({ ok: false, reason: 'gone' }) },
    { body: BODY },
  );
  expect(gone).toMatchObject({ status: 410, body: { reason: 'refused' } });
});

test.each<[string, Call, number]>([
  ['text instead of JSON', { body: 'title=x', type: 'application/x-www-form-urlencoded' }, 415],
  ['broken JSON', { body: '{"saveId":' }, 400],
  ['no content', { body: { saveId: SAVE_ID, base: 3 } }, 400],
  ['a list as content', { body: { ...BODY, content: [] } }, 400],
  ['a version that is no number', { body: { ...BODY, base: '3' } }, 400],
  ['a save id that is no UUID', { body: { ...BODY, saveId: '1; drop table' } }, 400],
  ['more than 12 MB', { body: { ...BODY, content: { title: 'x'.repeat(13_000_000) } } }, 413],
  ['a version beyond the integers of the database', { body: { ...BODY, base: 2 ** 40 } }, 400],
  ['an id that is no UUID', { body: BODY, id: 'contact' }, 404],
])('refuses %s with a message', async (_, call, status) => {
  const found = await reply(save.action, {}, call);
  expect(found).toMatchObject({
    status,
    body: { ok: false, message: expect.stringMatching(/\w.*\.$/) },
  });
});

test('a viewer may read, and changes nothing', async () => {
  const viewer = { role: 'viewer' } as const;
  expect(await reply(save.loader, {}, viewer)).toMatchObject({ status: 200, body: { version: 3 } });
  expect((await reply(save.action, {}, { ...viewer, body: BODY })).status).toBe(403);
  expect((await reply(change.action, {}, { ...viewer, body: { type: 'unpublish' } })).status).toBe(
    403,
  );
  const name = { type: 'name', version: 3, name: 'Mine' };
  expect((await reply(history.action, {}, { ...viewer, body: name })).status).toBe(403);
});

test('changes the life of a document, with times as dates', async () => {
  const changes: unknown[] = [];
  const documents: Partial<Documents> = {
    change: async (_id, made, _by, seen) => (
      changes.push({ ...made, seen }),
      { ok: true, document: DOCUMENT, notes: ['Replaced.'] }
    ),
  };
  const body = { type: 'schedule', version: 3, at: '2026-11-23T15:00:00.000Z', seen: '1.....' };
  expect(await reply(change.action, documents, { body })).toMatchObject({
    status: 200,
    body: { ok: true, document: { id: ID, live: null }, notes: ['Replaced.'] },
  });
  expect(changes).toEqual([{ ...body, at: new Date(body.at) }]);
  const message = 'This is offline already.';
  expect(
    await reply(
      change.action,
      { change: async () => ({ ok: false, message }) },
      { body: { type: 'unpublish', seen: '1.....' } },
    ),
  ).toEqual({ status: 409, body: { ok: false, message } });
  for (const odd of [{ type: 'explode' }, { type: 'schedule', version: 3, at: 'soon' }, null])
    expect((await reply(change.action, {}, { body: odd })).status).toBe(400);
});

test('refuses an act that does not say which state it was decided on', async () => {
  for (const type of ['unpublish', 'trash', 'restore-from-trash', 'reset-to-built-in'])
    expect(await reply(change.action, {}, { body: { type } })).toMatchObject({
      status: 400,
      body: { message: 'This does not say which state it was decided on. Reload the page.' },
    });
});

test('reads the history and one state of it, names and restores', async () => {
  const entry = {
    type: 'checkpoint',
    number: 2,
    at: SAVED_AT,
    by: null,
    name: null,
    restoredFrom: null,
    isScheduled: false,
    saves: 3,
    first: 1,
    before: 0,
    summary: 'Title.',
  } as const;
  const documents: Partial<Documents> = {
    timeline: async (_, request) => {
      if (request === 'named') return [{ ...entry, name: 'Launch' }];
      if ('from' in request) return [1, 2].map((number) => ({ ...entry, number }));
      return request.before ? [] : [entry];
    },
    contentOf: async (_, { number }) => (number === 2 ? { title: 'Earlier' } : undefined),
    nameCheckpoint: async (_, version) => version === 2,
    restore: async () => ({ ok: true, version: 4, savedAt: SAVED_AT }),
  };
  expect(await reply(history.loader, documents, {})).toMatchObject({
    body: { entries: [{ number: 2, saves: 3 }], hasMore: false, named: [{ name: 'Launch' }] },
  });
  expect(await reply(history.loader, documents, { query: '?from=1&to=2' })).toMatchObject({
    body: { entries: [{ number: 1 }, { number: 2 }], hasMore: false },
  });
  expect(await reply(history.loader, documents, { query: '?view=versions' })).toMatchObject({
    body: { entries: [{ number: 2 }], named: [{ number: 2 }] },
  });
  for (const query of [
    '?from=1&to=99999999999',
    '?from=x&to=2',
    '?before=soon',
    '?before=+275760-01-01',
  ])
    expect((await reply(history.loader, documents, { query })).status).toBe(200);
  expect(
    await reply(history.loader, documents, { query: '?before=2026-11-22T15:00:00.000Z' }),
  ).toMatchObject({ body: { entries: [] } });
  expect(await reply(history.loader, documents, { query: '?type=checkpoint&number=2' })).toEqual({
    status: 200,
    body: { content: { title: 'Earlier' } },
  });
  expect(
    await reply(history.loader, documents, { query: '?type=revision&number=9' }),
  ).toMatchObject({
    status: 404,
  });
  expect(
    await reply(history.action, documents, {
      body: { type: 'name', version: 2, name: ' Launch ' },
    }),
  ).toMatchObject({ status: 200 });
  expect(
    await reply(history.action, documents, { body: { type: 'name', version: 9, name: 'x' } }),
  ).toMatchObject({ status: 404 });
  const restore = { type: 'restore', entry: { type: 'checkpoint', number: 2 }, base: 3 };
  expect(await reply(history.action, documents, { body: restore })).toMatchObject({
    status: 200,
    body: { id: ID, version: 3 },
  });
});
