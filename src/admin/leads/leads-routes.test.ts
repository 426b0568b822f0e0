import { expect, test } from 'vitest';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { leadId, type LeadsInMemory } from '#tests/builders/admin-leads.ts';
import {
  DELIVERED,
  type DeleteArgs,
  type LeadArgs,
  type ListArgs,
  QUARANTINED,
  REFUSED,
  followRedirect,
  postToList,
  routeArgs,
  sampleLeads,
  selectionForm,
  stateOf,
} from '#tests/support/lead-routes.ts';
import * as deletePage from './delete-leads.tsx';
import * as leadPage from './lead.tsx';
import * as listPage from './leads.tsx';

test('sending again skips quarantined and delivered leads, and reports how many', async () => {
  const leads = sampleLeads();
  const body = selectionForm('send-again', REFUSED, QUARANTINED, DELIVERED);
  const answer = await postToList(leads, {
    body,
    path: '/admin/leads?state=refused&page=2&x=//evil',
  });
  expect(await followRedirect(answer)).toEqual({
    to: '/admin/leads?state=refused&page=2',
    says: '1 lead was queued for the CRM. 2 skipped: already delivered, being delivered, in quarantine, or deleted.',
  });
  expect(await stateOf(leads, REFUSED)).toBe('waiting');
  expect(await stateOf(leads, QUARANTINED)).toBe('quarantined');
});

test('all leads that a filter matches, on every page, are sent again or listed for deletion', async () => {
  const leads = sampleLeads();
  const asked: unknown[] = [];
  const paged: LeadsInMemory = {
    ...leads,
    async list(query, page) {
      asked.push([query.state, page]);
      return { leads: leads.kept().slice(page - 1, page), total: 3, page, pages: 3 };
    },
  };
  const path = '/admin/leads?state=overdue&page=2&all=yes';
  const page = await deletePage.loader(routeArgs<DeleteArgs>(paged, { path }));
  expect(page.leads.map(({ id }) => id)).toEqual([REFUSED, QUARANTINED, DELIVERED]);
  expect(asked).toEqual([1, 2, 3].map((at) => ['overdue', at]));
  // Those in view are sent along, and decide nothing.
  const body = [...selectionForm('send-again', DELIVERED), ['all', 'yes'] as [string, string]];
  const { says } = await followRedirect(await postToList(paged, { path, body }));
  expect(says).toContain('1 lead was queued for the CRM. 2 skipped');
  expect(await stateOf(leads, REFUSED)).toBe('waiting');
});

test('does not report a lead as sent when its CRM form is not configured', async () => {
  const leads = sampleLeads();
  const release = async () => ({ queued: 0, unconfigured: 1 });
  const answer = await postToList(
    { ...leads, release },
    { body: selectionForm('send-again', REFUSED) },
  );
  expect((await followRedirect(answer)).says).toBe(
    'No lead was sent. 1 lead waits until its CRM form is configured, and is then delivered.',
  );
});

test('releasing changes only quarantined leads', async () => {
  const leads = sampleLeads();
  await postToList(leads, { body: selectionForm('release', REFUSED, QUARANTINED) });
  expect(await stateOf(leads, REFUSED)).toBe('refused');
  expect(await stateOf(leads, QUARANTINED)).toBe('waiting');
});

test.each([[[]], [['not-an-id', "' or 1=1", leadId(1).slice(1)]]])(
  'treats the selection %j as empty',
  async (ids: string[]) => {
    const leads = sampleLeads();
    const { says } = await followRedirect(
      await postToList(leads, { body: selectionForm('release', ...ids) }),
    );
    expect(says).toBe('No lead was selected. Nothing was changed.');
  },
);

test('returns 400 for a form with an unknown intent', async () => {
  await expect(postToList(sampleLeads(), { body: [['intent', 'explode']] })).rejects.toMatchObject({
    status: 400,
  });
});

test('a viewer can read leads but not change them', async () => {
  const leads = sampleLeads();
  const role = 'viewer';
  const body = selectionForm('release', QUARANTINED);
  const refusal = { status: 403 };
  const path = `/admin/leads/${QUARANTINED}`;
  const erase: [string, string][] = [
    ['intent', 'erase'],
    ['confirmation', 'bo@spam.example'],
  ];
  await expect(postToList(leads, { role, body })).rejects.toMatchObject(refusal);
  const remove = routeArgs<DeleteArgs>(leads, { role, body });
  await expect(deletePage.action(remove)).rejects.toMatchObject(refusal);
  await expect(deletePage.loader(remove)).rejects.toMatchObject(refusal);
  const onLead = routeArgs<LeadArgs>(leads, { role, path, body: erase });
  await expect(leadPage.action(onLead)).rejects.toMatchObject(refusal);
  expect(leads.kept()).toEqual(sampleLeads().kept());
  const page = await leadPage.loader(routeArgs<LeadArgs>(leads, { role, path }));
  expect(page).toMatchObject({
    can: { work: false, delete: false, export: false, erase: false },
    lead: { state: 'quarantined' },
  });
});

test('a viewer cannot find leads by an address as their source', async () => {
  const filters: LeadFilter[] = [];
  const leads: LeadsInMemory = {
    ...sampleLeads(),
    list: async (filter) => (filters.push(filter), { leads: [], page: 1, pages: 1, total: 0 }),
  };
  const load = (role: Role, source: string) =>
    listPage.loader(routeArgs<ListArgs>(leads, { role, path: `/admin/leads?source=${source}` }));
  await load('viewer', 'ana@cadron.com');
  await load('viewer', 'ana%2540cadron.com');
  await load('viewer', 'news');
  await load('editor', 'ana@cadron.com');
  expect(filters.map(({ source }) => source)).toEqual([
    undefined,
    undefined,
    'news',
    'ana@cadron.com',
  ]);
});

test.each([leadId(99), 'nonsense', '%00'])('returns 404 for the lead %s', async (id) => {
  const args = routeArgs<LeadArgs>(sampleLeads(), { path: `/admin/leads/${id}` });
  await expect(leadPage.loader(args)).rejects.toMatchObject({ status: 404 });
});

test('returns 503 when the leads cannot be read', async () => {
  const leads = { ...sampleLeads(), list: () => Promise.reject(new Error('the database is down')) };
  const page = await listPage.loader(routeArgs<ListArgs>(leads, {}));
  expect(page.init?.status).toBe(503);
  expect(page.data.view).toBeUndefined();
});
