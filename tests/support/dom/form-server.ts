import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  isVisitorForm,
  LEAD_CONSENT_VERSION,
  LEAD_FORM_FIELDS,
  type VisitorForm,
} from '#src/domains/leads/lead-forms.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import {
  createFormTokens,
  createIdempotencyKey,
} from '#src/domains/leads/intake/form-token.server.ts';
import { parseLead } from '#src/domains/leads/intake/parse-lead.server.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { subscriptionRequestSchema } from '#src/domains/newsletter/subscription-request.server.ts';

export interface TakenLead {
  form: VisitorForm;
  fields: Readonly<Record<string, string>>;
  /** posted values other than the fields */
  envelope: Readonly<Record<string, unknown>>;
}

/** Replaces the response to a post; the signal is that of the browser's request. */
export type Fault = (signal: AbortSignal) => Response | Promise<Response>;

export interface FormServer {
  /** paths of all posts in order, including faulty ones */
  readonly posts: string[];
  readonly tokenRequests: () => number;
  /** stored leads by idempotency key */
  readonly leads: TakenLead[];
  /** fields of accepted newsletter forms */
  readonly subscriptions: Record<string, string>[];
  /** minimum age of tokens in milliseconds; default: 0 */
  minAgeMs: number;
  /** the fault of further posts */
  fault: Fault | undefined;
  /** whether posts are processed but their responses are lost */
  loseResponses(isLost: boolean): void;
}

const ENVELOPE = ['token', 'consent', 'pageUri', 'pageName', 'attribution', HONEYPOT_FIELD];

/**
 * A fake of the form endpoints: validates requests with the rules of the domain, and fails the test for unknown
 * requests. Call it once per file; each test gets a new one.
 */
export function startFormServer(): FormServer {
  const breaches: string[] = [];
  const leads = new Map<string, TakenLead>();
  let tokenRequests = 0;
  let losesResponses = false;
  const server: FormServer = {
    posts: [],
    tokenRequests: () => tokenRequests,
    get leads() {
      return [...leads.values()];
    },
    subscriptions: [],
    minAgeMs: 0,
    fault: undefined,
    loseResponses: (isLost) => void (losesResponses = isLost),
  };
  const tokens = createFormTokens('a secret', () => new Date());

  function check(isMet: boolean, breach: string): void {
    if (!isMet) breaches.push(breach);
  }

  function takeLead(form: VisitorForm, path: string, init: RequestInit): Response {
    const headers = new Headers(init.headers);
    check(headers.get('Content-Type') === 'application/json', `${path} is not posted as JSON`);
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const { formType, ...rest } = body;
    const names = LEAD_FORM_FIELDS[form].map(({ name }) => name);
    const unknown = Object.keys(rest).filter((key) => ![...names, ...ENVELOPE].includes(key));
    check(unknown.length === 0, `${path} does not know ${unknown.join()}`);
    check(path !== '/api/hubspot-submit' || formType === form, `${path} lacks its formType`);
    check(body['consent'] === LEAD_CONSENT_VERSION, 'the consent is not the one that is shown');
    const token = tokens.verify(String(body['token']));
    check((token?.ageMs ?? -1) >= server.minAgeMs, 'the token is too young, or none of ours');
    const pick = (wanted: readonly string[]) =>
      Object.fromEntries(Object.entries(rest).filter(([key]) => wanted.includes(key)));
    const parsed = parseLead(form, pick(names));
    if (!parsed.ok) return Response.json(parsed, { status: 400 });
    const key = createIdempotencyKey(token?.id, form, parsed.email, parsed.fields, new Date());
    leads.set(key, { form, fields: parsed.fields, envelope: pick(ENVELOPE) });
    return Response.json({ ok: true, id: key });
  }

  function takeSubscription(init: RequestInit): Response {
    check(new Headers(init.headers).get('Accept') === 'application/json', 'JSON is not asked for');
    const fields = Object.fromEntries(init.body as FormData) as Record<string, string>;
    const parsed = subscriptionRequestSchema.safeParse(fields);
    if (!parsed.success) return Response.json({ outcome: 'invalid-email' }, { status: 400 });
    server.subscriptions.push({ ...fields, email: parsed.data.email });
    return Response.json({ outcome: 'success' });
  }

  async function respond(path: string, init: RequestInit = {}): Promise<Response> {
    const signal = init.signal ?? new AbortController().signal;
    if ((init.method ?? 'GET') === 'GET' && path === '/api/form-token') {
      tokenRequests += 1;
      return Response.json({ token: tokens.issue(), minAgeMs: server.minAgeMs });
    }
    const form = path === '/api/hubspot-submit' ? 'executive-cheatsheet' : path.split('/').at(-1);
    const isLead = path === '/api/hubspot-submit' || path.startsWith('/api/leads/');
    const isKnown = path === NEWSLETTER_PATH || (isLead && isVisitorForm(form));
    if (init.method !== 'POST' || !isKnown) {
      breaches.push(`${init.method ?? 'GET'} ${path} is nothing that the server knows`);
      return new Response('', { status: 404 });
    }
    server.posts.push(path);
    if (server.fault) return server.fault(signal);
    const response = isVisitorForm(form) ? takeLead(form, path, init) : takeSubscription(init);
    if (losesResponses) throw new TypeError('Failed to fetch');
    return response;
  }

  beforeEach(() => {
    breaches.length = 0;
    server.posts.length = 0;
    server.subscriptions.length = 0;
    leads.clear();
    tokenRequests = 0;
    losesResponses = false;
    Object.assign(server, { minAgeMs: 0, fault: undefined });
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
