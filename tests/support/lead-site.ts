import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { parseLead } from '#src/domains/leads/intake/parse-lead.server.ts';
import { createSentForms } from '#src/domains/leads/intake/sent-form.server.ts';
import type { Submission } from '#src/domains/leads/intake/submission.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import * as formPage from '#src/site/leads/form-page.tsx';
import * as formToken from '#src/site/leads/form-token.ts';
import * as hubspotSubmit from '#src/site/leads/hubspot-submit.ts';
import * as postLead from '#src/site/leads/post-lead.ts';
import { buildServices } from './build-services.ts';
import { createRouteHandler } from './route-handler.tsx';

export const SITE = 'https://cadron.example';
export const ID = '7b1c0f6e-0000-4000-8000-000000000001';
export const HUTK = '0123456789abcdef0123456789abcdef';
export const ADDRESS = '203.0.113.7';

/** The routes with a `leads` service that validates like the real one and collects submissions. */
export function createLeadSite(submit?: Leads['submit']) {
  const submissions: Submission[] = [];
  const lines: string[] = [];
  const leads: Pick<Leads, 'formToken' | 'submit'> = {
    formToken: () => ({ token: 'a-token', minAgeMs: 2_000 }),
    submit:
      submit ??
      (async (submission) => {
        const parsed = parseLead(submission.form, submission.fields);
        if (!parsed.ok) return parsed;
        submissions.push(submission);
        return { ok: true, id: ID };
      }),
  };
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const sentForms = createSentForms(
    'a secret of more than thirty-two characters',
    () => new Date(),
  );
  const contact = {
    path: '/contact',
    title: 'Contact',
    seo: { title: 'Contact us', description: '' },
    blocks: [],
  };
  const pages = {
    page: async (path: string) => (path === '/contact' ? contact : undefined),
  };
  const request = (path: string, init?: RequestInit) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, buildServices({ leads, log, pages, sentForms }));
    context.set(visitorAddressContext, ADDRESS);
    return handle(new Request(SITE + path, init), context);
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body, headers });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
  return { request, post, postJson, submissions, lines };
}

const handle = createRouteHandler({
  'forms/:form': formPage,
  'api/form-token': formToken,
  'api/hubspot-submit': hubspotSubmit,
  'api/leads/:form': postLead,
});

export const PERSON = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@example.com' };
export const CHEATSHEET = {
  ...PERSON,
  company: 'Ortiz',
  jobTitle: '',
  formType: 'executive-cheatsheet',
};
export const MESSAGE = { ...PERSON, message: 'Two reports disagree.' };
export const urlencoded = (values: Record<string, string>) => new URLSearchParams(values);
