import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  createFormTokens,
  createIdempotencyKey,
} from '#src/domains/leads/intake/form-token.server.ts';
import { parseLead } from '#src/domains/leads/intake/parse-lead.server.ts';
import type { Submission } from '#src/domains/leads/intake/submission.ts';
import { isVisitorForm, LEAD_CONSENT_VERSION } from '#src/domains/leads/lead-forms.ts';
import type { SubscribeRequest } from '#src/domains/newsletter/newsletter.server.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import * as formPage from '#src/site/leads/form-page.tsx';
import * as hubspotSubmit from '#src/site/leads/hubspot-submit.ts';
import * as subscribe from '#src/site/newsletter/subscribe.tsx';
import { buildServices } from '#tests/support/build-services.ts';

/** Replaces the response to a post; the signal is that of the browser's request. */
export type Fault = (signal: AbortSignal) => Response | Promise<Response>;

/**
 * The routes of the forms in the place of `fetch`, with a store in memory. Fails the test for unknown requests, and for what the
 * browser's part owes the server. Call it once per file; each test gets a new one.
 */
export function startFormServer() {
  const breaches: string[] = [];
  const leads = new Map<string, Submission>();
  let tokenRequests = 0;
  let losesResponses = false;
  const server = {
    /** paths of all posts in order, including faulty ones */
    posts: [] as string[],
    tokenRequests: () => tokenRequests,
    /** stored leads */
    get leads() {
      return [...leads.values()];
    },
    subscriptions: [] as SubscribeRequest[],
    /** minimum age of tokens in milliseconds */
    minAgeMs: 0,
    /** the fault of further posts */
    fault: undefined as Fault | undefined,
    /** posts wait for it before they are processed */
    delay: undefined as Promise<unknown> | undefined,
    /** whether posts are processed but their responses are lost */
    loseResponses: (isLost: boolean) => void (losesResponses = isLost),
  };
  const tokens = createFormTokens('a secret', () => new Date());

  function check(isMet: boolean, breach: string): void {
    if (!isMet) breaches.push(breach);
  }

  async function submit(submission: Submission) {
    const { form, fields } = submission;
    if (!isVisitorForm(form)) throw new Error(`${form} is no form of visitors`);
    check(submission.consentShown === LEAD_CONSENT_VERSION, 'the consent is not the one shown');
    const token = tokens.verify(submission.token ?? '');
    check((token?.ageMs ?? -1) >= server.minAgeMs, 'the token is too young, or none of ours');
    const parsed = parseLead(form, fields);
    if (!parsed.ok) return parsed;
    const id = createIdempotencyKey(token?.id, form, parsed.email, parsed.fields, new Date());
    leads.set(id, { ...submission, fields: parsed.fields });
    return { ok: true as const, id };
  }

  const services = buildServices({
    leads: { submit },
    newsletter: {
      subscribe: async (request) => (server.subscriptions.push(request), { ok: true }),
    },
    pages: { page: async () => undefined },
  });

  function route(request: Request) {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(visitorAddressContext, '203.0.113.7');
    const url = new URL(request.url);
    const form = /^\/forms\/(.+)$/.exec(url.pathname)?.[1];
    const args = { request, url, context, params: { form: form ?? '' } } as never;
    if (form) return formPage.action(args);
    if (url.pathname === '/api/hubspot-submit') return hubspotSubmit.action(args);
    if (url.pathname === NEWSLETTER_PATH) return subscribe.action(args);
    return undefined;
  }

  async function respond(address: string, init: RequestInit = {}): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal;
    const { pathname, href } = new URL(address, location.href);
    if (pathname === '/api/form-token') {
      tokenRequests += 1;
      return Response.json({ token: tokens.issue(), minAgeMs: server.minAgeMs });
    }
    server.posts.push(pathname);
    await server.delay;
    if (server.fault) return server.fault(signal);
    const isForm = init.body instanceof URLSearchParams;
    const headers = new Headers(init.headers);
    if (isForm) headers.set('Content-Type', 'application/x-www-form-urlencoded');
    headers.set('Referer', location.href);
    const response = await route(
      new Request(href, { method: init.method ?? 'GET', headers, body: init.body as string }),
    );
    check(response !== undefined, `${pathname} is nothing that the server knows`);
    if (losesResponses) throw new TypeError('Failed to fetch');
    return response ?? new Response('', { status: 404 });
  }

  beforeEach(() => {
    breaches.length = 0;
    server.posts.length = 0;
    server.subscriptions.length = 0;
    leads.clear();
    tokenRequests = 0;
    losesResponses = false;
    Object.assign(server, { minAgeMs: 0, fault: undefined, delay: undefined });
    vi.stubGlobal('fetch', respond);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    expect(breaches).toEqual([]);
  });
  return server;
}

export const respondWith =
  (status: number, body: string, type = 'text/plain'): Fault =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

/** Offline or a broken connection; browsers report both alike. */
export const breakConnection: Fault = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never responds, until the request is aborted. */
export const neverRespond: Fault = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A captive portal: a response that is not ours. */
export const LOGIN_PAGE = respondWith(200, '<h1>Room number, please</h1>', 'text/html');
