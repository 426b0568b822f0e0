import { RouterContextProvider } from 'react-router';
import { expect } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
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

export interface RequestOptions {
  role?: Role;
  path?: string;
  cookie?: string;
  body?: [string, string][];
}

/** Builds the arguments of a loader or an action, as the router passes them behind the sign-in guard. */
export function routeArgs<Args>(
  leads: LeadsInMemory,
  { role = 'editor', path = '/admin/leads', cookie, body }: RequestOptions,
) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  const config = { SECURE_COOKIES: true };
  const activityLog = { record: async () => undefined };
  const services = { leads, erasePerson: leads.erasePerson, activityLog, config };
  context.set(servicesContext, buildServices(services));
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const request = new Request(url, {
    headers: cookie ? { cookie } : {},
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
  const params = { id: url.pathname.split('/').at(-1) };
  return { request, context, params, url, pattern: '' } as Args;
}

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
