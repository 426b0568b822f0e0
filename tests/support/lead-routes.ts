import { expect } from 'vitest';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { routeArgs as buildArgs } from '#tests/support/admin-context.ts';
import type * as deletePage from '#src/admin/leads/delete-leads.tsx';
import type * as leadPage from '#src/admin/leads/lead.tsx';
import {
  buildLead,
  leadId,
  type LeadsInMemory,
  leadsInMemory,
} from '#tests/builders/admin-leads.ts';
import { readNotice } from './read-notice.ts';
import * as listPage from '#src/admin/leads/leads.tsx';

export const [REFUSED, QUARANTINED, DELIVERED] = [1, 2, 3].map(leadId) as [string, string, string];
export const sampleLeads = () =>
  leadsInMemory([
    buildLead({ id: REFUSED, state: 'refused' }),
    buildLead({ id: QUARANTINED, state: 'quarantined', email: 'Bo@spam.example' }),
    buildLead({ id: DELIVERED }),
  ]);

interface RequestOptions {
  role?: Role;
  path?: string;
  cookie?: string;
  body?: [string, string][];
}

/** The arguments of a loader or an action with these leads. */
export const routeArgs = <Args>(
  leads: LeadsInMemory,
  { path = '/admin/leads', body, ...rest }: RequestOptions,
) =>
  buildArgs<Args>(
    { leads, erasePerson: leads.erasePerson, config: { SECURE_COOKIES: true } },
    path,
    { ...rest, ...(body && { form: body }) },
  );

export type ListArgs = Parameters<typeof listPage.action>[0];
export type LeadArgs = Parameters<typeof leadPage.action>[0];
export type DeleteArgs = Parameters<typeof deletePage.action>[0];

export const stateOf = async (leads: Leads, id: string) => (await leads.find(id))?.state;

/** Returns the target of a redirect and the notice that the page there shows. */
export async function followRedirect(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie()[0]).toContain('Secure');
  return { to: answer.headers.get('location'), says: (await readNotice(answer))?.text };
}

export const postToList = (leads: LeadsInMemory, options: RequestOptions) =>
  listPage.action(routeArgs<ListArgs>(leads, options));
export const selectionForm = (intent: string, ...ids: string[]): [string, string][] => [
  ['intent', intent],
  ...ids.map((id): [string, string] => ['id', id]),
];
