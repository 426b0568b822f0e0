import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as deletePage from './delete-leads.tsx';
import * as exportRoute from './export-leads.ts';
import * as leadPage from './lead.tsx';
import {
  buildLead,
  leadId,
  type LeadsInMemory,
  leadsInMemory,
} from '#tests/builders/admin-leads.ts';
import * as listPage from './leads.tsx';

/** What the routes answer, called as the router calls them behind the guard. */

const [REFUSED, QUARANTINED, DELIVERED] = [1, 2, 3].map(leadId) as [string, string, string];
const some = () =>
  leadsInMemory([
    buildLead({ id: REFUSED, state: 'refused' }),
    buildLead({ id: QUARANTINED, state: 'quarantined', email: 'Bo@spam.example' }),
    buildLead({ id: DELIVERED }),
  ]);

interface Ask {
  role?: Role;
  path?: string;
  cookie?: string;
  body?: [string, string][];
}

/** The arguments of a loader or an action. */
function asked<Args>(
  leads: LeadsInMemory,
  { role = 'editor', path = '/admin/leads', cookie, body }: Ask,
) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  const config = { SECURE_COOKIES: true };
  context.set(servicesContext, buildServices({ leads, erasePerson: leads.erasePerson, config }));
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const request = new Request(url, {
    headers: cookie ? { cookie } : {},
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
  const params = { id: url.pathname.split('/').at(-1) };
  return { request, context, params, url, pattern: '' } as Args;
}

type ListArgs = Parameters<typeof listPage.action>[0];
type LeadArgs = Parameters<typeof leadPage.action>[0];
type DeleteArgs = Parameters<typeof deletePage.action>[0];

const stateOf = async (leads: Leads, id: string) => (await leads.find(id))?.state;

/** Where an answer leads, and what the page there will say. */
async function followed(leads: LeadsInMemory, answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.status).toBe(303);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toContain('Secure');
  const args = asked<ListArgs>(leads, { cookie: cookie.split(';')[0]! });
  const page = await listPage.loader(args);
  expect(new Headers(page.init?.headers).get('set-cookie')).toContain('Max-Age=0');
  return { to: answer.headers.get('location'), says: page.data.notice?.text };
}

const act = (leads: LeadsInMemory, ask: Ask) => listPage.action(asked<ListArgs>(leads, ask));
const selected = (intent: string, ...ids: string[]): [string, string][] => [
  ['intent', intent],
  ...ids.map((id): [string, string] => ['id', id]),
];

test('sending again leaves what is in quarantine there, and says so', async () => {
  const leads = some();
  const body = selected('send-again', REFUSED, QUARANTINED, DELIVERED);
  const answer = await act(leads, { body, path: '/admin/leads?state=refused&page=2&x=//evil' });
  expect(await followed(leads, answer)).toEqual({
    to: '/admin/leads?state=refused&page=2',
    says: '1 lead was queued for the CRM. Left alone, since delivered already, on their way just now, in quarantine, or gone: 2.',
  });
  expect(await stateOf(leads, REFUSED)).toBe('waiting');
  expect(await stateOf(leads, QUARANTINED)).toBe('quarantined');
});

test('a lead whose form is not configured is not said to be sent', async () => {
  const leads = some();
  const release = async () => ({ queued: 0, unconfigured: 1 });
  const answer = await act({ ...leads, release }, { body: selected('send-again', REFUSED) });
  expect((await followed(leads, answer)).says).toBe(
    'No lead was sent. 1 lead waits until its CRM form is configured, and then goes out.',
  );
});

const GONE =
  'This lead is no longer here: deleted in the meantime, or the person was erased. So nothing happened.';

test('a lead that was deleted in another tab is said to be gone, wherever it is acted on', async () => {
  const leads = some();
  const [id, intents] = [leadId(99), ['send-again', 'release', 'erase']];
  const path = `/admin/leads/${id}`;
  for (const intent of intents) {
    const body = selected(intent);
    const { to, says } = await followed(
      leads,
      await leadPage.action(asked<LeadArgs>(leads, { path, body })),
    );
    expect([to, says], intent).toEqual(['/admin/leads', GONE]);
  }
  const inList = await act(leads, { body: selected('send-again', id) });
  expect((await followed(leads, inList)).says).toBe(GONE);
  const remove = asked<DeleteArgs>(leads, { body: [['id', id]] });
  expect((await followed(leads, await deletePage.action(remove))).says).toBe(GONE);
  const look = asked<DeleteArgs>(leads, { path: `/admin/leads/delete?id=${id}` });
  const sentBack = await Promise.resolve(deletePage.loader(look)).catch((thrown) => thrown);
  expect((await followed(leads, sentBack)).says).toBe(GONE);
});

test('releasing touches the quarantine only', async () => {
  const leads = some();
  await act(leads, { body: selected('release', REFUSED, QUARANTINED) });
  expect(await stateOf(leads, REFUSED)).toBe('refused');
  expect(await stateOf(leads, QUARANTINED)).toBe('waiting');
});

test.each([[[]], [['not-an-id', "' or 1=1", leadId(1).slice(1)]]])(
  'a selection of %j is none',
  async (ids: string[]) => {
    const leads = some();
    const { says } = await followed(leads, await act(leads, { body: selected('release', ...ids) }));
    expect(says).toBe('No lead was selected, so nothing happened.');
  },
);

test('a form that asks for nothing known is a 400', async () => {
  await expect(act(some(), { body: [['intent', 'explode']] })).rejects.toMatchObject({
    status: 400,
  });
});

test('a viewer looks, and changes nothing', async () => {
  const leads = some();
  const role = 'viewer';
  const body = selected('release', QUARANTINED);
  const refusal = { status: 403 };
  const path = `/admin/leads/${QUARANTINED}`;
  const erase: [string, string][] = [
    ['intent', 'erase'],
    ['confirmation', 'bo@spam.example'],
  ];
  await expect(act(leads, { role, body })).rejects.toMatchObject(refusal);
  const remove = asked<DeleteArgs>(leads, { role, body });
  await expect(deletePage.action(remove)).rejects.toMatchObject(refusal);
  await expect(deletePage.loader(remove)).rejects.toMatchObject(refusal);
  const onLead = asked<LeadArgs>(leads, { role, path, body: erase });
  await expect(leadPage.action(onLead)).rejects.toMatchObject(refusal);
  expect(leads.kept()).toEqual(some().kept());
  const page = await leadPage.loader(asked<LeadArgs>(leads, { role, path }));
  expect(page.data).toMatchObject({ mayChange: false, lead: { state: 'quarantined' } });
});

test('deleting asks first, then removes what was asked for', async () => {
  const leads = some();
  const path = `/admin/leads/delete?id=${REFUSED}&id=${leadId(99)}&state=refused`;
  const page = await deletePage.loader(asked<DeleteArgs>(leads, { path }));
  expect(page.leads.map(({ id }) => id)).toEqual([REFUSED]);
  expect(page.back).toBe('/admin/leads?state=refused');
  expect(leads.kept()).toHaveLength(3);
  const answer = await deletePage.action(
    asked<DeleteArgs>(leads, { path, body: [['id', REFUSED]] }),
  );
  expect(await followed(leads, answer)).toEqual({
    to: '/admin/leads?state=refused',
    says: '1 lead was deleted.',
  });
  expect(leads.kept().map(({ id }) => id)).toEqual([QUARANTINED, DELIVERED]);
});

test('a person is erased only when the address was typed', async () => {
  const leads = some();
  const path = `/admin/leads/${QUARANTINED}`;
  const erase = (confirmation: string) =>
    leadPage.action(
      asked<LeadArgs>(leads, {
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
  const { to, says } = await followed(leads, await erase(' bo@SPAM.example '));
  expect([to, says]).toEqual(['/admin/leads', 'The person was erased. We removed']);
  expect(await leads.find(QUARANTINED)).toBeUndefined();
});

const byAddress = (address: string, confirmation = address): [string, string][] => [
  ['intent', 'erase'],
  ['address', address],
  ['confirmation', confirmation],
];

test('a person is erased by an address that was typed twice, and the answer tells what is gone', async () => {
  const leads = some();
  for (const [address, confirmation, field] of [
    ['', '', 'address'],
    ['Bo', 'Bo', 'address'],
    ['Bo@spam.example', '', 'confirmation'],
    ['Bo@spam.example', 'Bob@spam.example', 'confirmation'],
  ] as const) {
    const refused = await act(leads, { body: byAddress(address, confirmation) });
    expect(refused).toMatchObject({ init: { status: 400 }, data: { address } });
    expect(refused).toHaveProperty(['data', 'errors', field], expect.stringContaining('Nothing'));
  }
  await expect(
    act(leads, { role: 'viewer', body: byAddress('Bo@spam.example') }),
  ).rejects.toMatchObject({ status: 403 });
  expect(leads.kept()).toHaveLength(3);

  const nobody = await act(leads, { body: byAddress('nobody@spam.example') });
  expect((await followed(leads, nobody)).says).toContain('Nothing was found under this address');
  const answer = await act(leads, { body: byAddress(' Bo@SPAM.example ', 'Bo@spam.example') });
  expect((await followed(leads, answer)).says).toBe('The person was erased. We removed');
  expect(await leads.find(QUARANTINED)).toBeUndefined();
  expect(leads.kept()).toHaveLength(2);
});

test.each([leadId(99), 'nonsense', '%00'])('the lead %s is a 404', async (id) => {
  const args = asked<LeadArgs>(some(), { path: `/admin/leads/${id}` });
  expect((await leadPage.loader(args)).init?.status).toBe(404);
});

test('leads that cannot be read are not shown as none', async () => {
  const leads = { ...some(), list: () => Promise.reject(new Error('the database is away')) };
  const page = await listPage.loader(asked<ListArgs>(leads, {}));
  expect(page.init?.status).toBe(503);
  expect(page.data.view).toBeUndefined();
});

test('a cookie that says anything else than our notices says nothing', async () => {
  for (const value of ['e30=', 'bnVsbA==', '%%%', btoa('{"did":"erased","removed":{"x":"<b>"}}')]) {
    const cookie = `cadron.leads_notice=${value}`;
    const page = await listPage.loader(asked<ListArgs>(some(), { cookie }));
    expect(page.data.notice).toBeUndefined();
  }
});

type ExportArgs = Parameters<typeof exportRoute.loader>[0];

test('the export is a dated file with a line per lead, ready for Excel', async () => {
  const answer = await exportRoute.loader(asked<ExportArgs>(some(), {}));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="cadron-leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(4);
});

test('an export that cannot begin is an error, and one left early reads no further', async () => {
  const broken = {
    ...some(),
    // oxlint-disable-next-line require-yield
    async *all() {
      throw new Error('the database is away');
    },
  };
  await expect(exportRoute.loader(asked<ExportArgs>(broken, {}))).rejects.toThrow('is away');
  let isLeft = false;
  const endless = {
    ...some(),
    async *all() {
      try {
        for (;;) yield [buildLead()];
      } finally {
        isLeft = true;
      }
    },
  };
  const answer = await exportRoute.loader(asked<ExportArgs>(endless, {}));
  await answer.body?.cancel();
  expect(isLeft).toBe(true);
});
