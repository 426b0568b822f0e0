import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices, type ServiceOverrides } from '#tests/support/build-services.ts';
import * as presence from './presence-endpoint.ts';
import * as previews from './previews-endpoint.ts';

/** The endpoints as the router calls them behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const TAB = '9b2f6e34-1111-4222-8333-444455556666';
const KIM = { id: '1', name: 'kim@cadron.example' };
const LINK = {
  id: TAB,
  createdAt: new Date('2026-11-22T15:00:00Z'),
  createdBy: KIM,
  expiresAt: new Date('2026-11-29T15:00:00Z'),
};

/** The status and body of what an action returns or throws. */
async function post(action: (args: never) => Promise<Response>, body: object, services = {}) {
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices(services as ServiceOverrides));
  context.set(signedInUserContext, { ...KIM, email: KIM.name, role: 'editor' });
  const request = new Request('https://cadron.example/admin/api/documents', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const response = await action({ request, context, params: { id: ID } } as never).catch(
    (thrown: unknown) => thrown as Response,
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

test('makes a link for one of the offered times only', async () => {
  const made: unknown[] = [];
  const previewLinks = {
    make: async (...given: unknown[]) => {
      made.push(given);
      return { ok: true, token: 'secret', link: LINK };
    },
  };
  const reply = await post(previews.action, { type: 'make', days: 7 }, { previewLinks });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      path: '/preview/secret',
      link: { id: TAB, createdBy: KIM.name, expiresAt: '2026-11-29T15:00:00.000Z' },
    },
  });
  for (const days of [0, 8, 365, '7'])
    expect((await post(previews.action, { type: 'make', days }, { previewLinks })).status).toBe(
      400,
    );
  expect(made).toEqual([[ID, 7, KIM]]);
});

test('says why no link was made', async () => {
  const previewLinks = { make: async () => ({ ok: false, message: 'It is in the trash.' }) };
  expect(await post(previews.action, { type: 'make', days: 1 }, { previewLinks })).toMatchObject({
    status: 409,
    body: { message: 'It is in the trash.' },
  });
});

test('a tab is that of the signed-in user, whatever the request says', async () => {
  const given: unknown[] = [];
  const note = async (tab: unknown) => {
    given.push(tab);
    return { others: [], version: 3, savedBy: null };
  };
  const services = { presence: { beat: note, leave: note } };
  const beat = { type: 'beat', tabId: TAB, place: 'faq', user: { id: '2', name: 'Eve' } };
  expect((await post(presence.action, beat, services)).body).toMatchObject({ version: 3 });
  expect((await post(presence.action, { type: 'leave', tabId: TAB }, services)).status).toBe(200);
  expect(given).toEqual([
    { documentId: ID, tabId: TAB, place: 'faq', user: KIM },
    { documentId: ID, tabId: TAB, userId: KIM.id },
  ]);
  const long = { ...beat, place: 'x'.repeat(201) };
  expect((await post(presence.action, long, services)).status).toBe(400);
  const away = { presence: { beat: async () => undefined } };
  expect((await post(presence.action, beat, away)).status).toBe(404);
});
