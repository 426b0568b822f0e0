import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionContext } from '#src/admin/shell/permission.server.ts';
import { leadId } from '#tests/builders/admin-leads.ts';
import { buildSession } from '#tests/builders/session.ts';
import {
  DELIVERED,
  type DeleteArgs,
  type LeadArgs,
  QUARANTINED,
  REFUSED,
  followRedirect,
  postToList,
  routeArgs,
  sampleLeads,
  selectionForm,
} from '#tests/support/lead-routes.ts';
import * as deletePage from './delete-leads.tsx';
import * as leadPage from './lead.tsx';

const GONE =
  'This lead no longer exists: it was deleted, or the person was erased. Nothing was changed.';

test('reports a deleted lead as gone for every action on it', async () => {
  const leads = sampleLeads();
  const [id, intents] = [leadId(99), ['send-again', 'release', 'erase']];
  const path = `/admin/leads/${id}`;
  for (const intent of intents) {
    const body = selectionForm(intent);
    const { to, says } = await followRedirect(
      await leadPage.action(routeArgs<LeadArgs>(leads, { path, body })),
    );
    expect([to, says], intent).toEqual(['/admin/leads', GONE]);
  }
  const inList = await postToList(leads, { body: selectionForm('send-again', id) });
  expect((await followRedirect(inList)).says).toBe(GONE);
  const remove = routeArgs<DeleteArgs>(leads, { body: [['id', id]] });
  expect((await followRedirect(await deletePage.action(remove))).says).toBe(GONE);
  const look = routeArgs<DeleteArgs>(leads, { path: `/admin/leads/delete?id=${id}` });
  const sentBack = await Promise.resolve(deletePage.loader(look)).catch((thrown) => thrown);
  expect((await followRedirect(sentBack)).says).toBe(GONE);
});

test('deleting shows a confirmation page, then removes the selected leads', async () => {
  const leads = sampleLeads();
  const path = `/admin/leads/delete?id=${REFUSED}&id=${leadId(99)}&state=refused`;
  const page = await deletePage.loader(routeArgs<DeleteArgs>(leads, { path }));
  expect(page.leads.map(({ id }) => id)).toEqual([REFUSED]);
  expect(page.back).toBe('/admin/leads?state=refused');
  expect(leads.kept()).toHaveLength(3);
  const answer = await deletePage.action(
    routeArgs<DeleteArgs>(leads, { path, body: [['id', REFUSED]] }),
  );
  expect(await followRedirect(answer)).toEqual({
    to: '/admin/leads?state=refused',
    says: '1 lead was deleted.',
  });
  expect(leads.kept().map(({ id }) => id)).toEqual([QUARANTINED, DELIVERED]);
});

test('deleting leads asks for the password again, and comes back to the confirmation page', async () => {
  const leads = sampleLeads();
  const path = '/admin/leads/delete?state=refused';
  const args = routeArgs<DeleteArgs>(leads, { path, body: [['id', REFUSED]] });
  const old = new Date(Date.now() - 3_600_000);
  (args.context as RouterContextProvider).set(sessionContext, buildSession({ confirmedAt: old }));
  const thrown = await deletePage.action(args).catch((error: unknown) => error);
  const from = encodeURIComponent(`${path}&id=${REFUSED}`);
  expect((thrown as Response).headers.get('location')).toBe(`/admin/confirm?from=${from}`);
  const all = routeArgs<DeleteArgs>(leads, { path: `${path}&all=yes`, body: [['id', REFUSED]] });
  (all.context as RouterContextProvider).set(sessionContext, buildSession({ confirmedAt: old }));
  const asked = await deletePage.action(all).catch((error: unknown) => error);
  const again = encodeURIComponent(`${path}&all=yes`);
  expect((asked as Response).headers.get('location')).toBe(`/admin/confirm?from=${again}`);
  expect(leads.kept()).toHaveLength(3);
});

test('erases a person only when their address was typed to confirm', async () => {
  const leads = sampleLeads();
  const path = `/admin/leads/${QUARANTINED}`;
  const erase = (confirmation: string) =>
    leadPage.action(
      routeArgs<LeadArgs>(leads, {
        path,
        body: [
          ['intent', 'erase'],
          ['confirmation', confirmation],
        ],
      }),
    );
  for (const wrong of ['', 'dana@ridgeline.example', 'bo@spam'])
    expect(await erase(wrong)).toMatchObject({ init: { status: 400 } });
  expect(leads.kept()).toHaveLength(3);
  const { to, says } = await followRedirect(await erase(' bo@SPAM.example '));
  expect([to, says]).toEqual(['/admin/leads', 'The person was erased. Removed:']);
  expect(await leads.find(QUARANTINED)).toBeUndefined();
});

const eraseForm = (address: string, confirmation = address): [string, string][] => [
  ['intent', 'erase'],
  ['address', address],
  ['confirmation', confirmation],
];

test('erases a person by an address typed twice, and lists what was removed', async () => {
  const leads = sampleLeads();
  for (const [address, confirmation, field] of [
    ['', '', 'address'],
    ['Bo', 'Bo', 'address'],
    ['Bo@spam.example', '', 'confirmation'],
    ['Bo@spam.example', 'Bob@spam.example', 'confirmation'],
  ] as const) {
    const refused = await postToList(leads, { body: eraseForm(address, confirmation) });
    expect(refused).toMatchObject({ init: { status: 400 }, data: { values: { address } } });
    expect(refused).toHaveProperty(['data', 'errors', field], expect.stringContaining('Nothing'));
  }
  await expect(
    postToList(leads, { role: 'viewer', body: eraseForm('Bo@spam.example') }),
  ).rejects.toMatchObject({ status: 403 });
  expect(leads.kept()).toHaveLength(3);

  const unknownPerson = await postToList(leads, { body: eraseForm('nobody@spam.example') });
  expect((await followRedirect(unknownPerson)).says).toContain(
    'Nothing was found for this address',
  );
  const answer = await postToList(leads, {
    body: eraseForm(' Bo@SPAM.example ', 'Bo@spam.example'),
  });
  expect((await followRedirect(answer)).says).toBe('The person was erased. Removed:');
  expect(await leads.find(QUARANTINED)).toBeUndefined();
  expect(leads.kept()).toHaveLength(2);
});
