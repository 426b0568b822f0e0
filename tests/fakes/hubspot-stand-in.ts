import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import { fieldErrors, type HubspotError, qualifiedName } from './hubspot-field-checks.ts';
import {
  ACCESS_TOKEN,
  type DefinedForm,
  DISABLED_PORTAL_ID,
  environmentFor,
  formDefinitions,
  PORTAL_ID,
  vendorDefinition,
} from './hubspot-form-definitions.ts';
import { createHubspotRateLimit } from './hubspot-rate-limit.ts';
import { close, listen } from './listen.ts';
import { readSubmission, requestErrors, type SubmissionBody } from './hubspot-request-checks.ts';

/** Simulated faults; may be changed at any time. */
interface HubspotFaults {
  /** drops the connection after reading the request, before or after storing the submission */
  reset?: 'before' | 'after' | undefined;
  /** delay of each response in milliseconds, after storing the submission */
  slowMs?: number | undefined;
  /** responds with these instead, by probability; stores nothing */
  statuses?: readonly { status: number; probability: number }[] | undefined;
  /** rejects everything with this error */
  refusal?: HubspotError | undefined;
  /** replaces each body with an HTML page of a proxy; the status is correct */
  notJson?: boolean | undefined;
  /** responds to everything with an HTML page and this status; stores nothing */
  proxyStatus?: number | undefined;
  /** truncates bodies and leaves the connection open or drops it, after storing the submission */
  halfBody?: 'stalls' | 'resets' | undefined;
}

/** A stored submission. */
interface StoredSubmission {
  form: LeadForm;
  /** by CRM name, qualified for objects other than the contact */
  fields: Record<string, string>;
  body: SubmissionBody;
  /** milliseconds since 1970 */
  at: number;
}

export type HubspotStandIn = Awaited<ReturnType<typeof startHubspotStandIn>>;

interface StandInOptions {
  /** default: a free one */
  port?: number;
  /** whether to apply the vendor's rate limit */
  limited?: boolean;
  now?: () => number;
  random?: () => number;
}

const SUBMIT = /^\/submissions\/v3\/integration\/submit\/([^/]+)\/([^/]+)$/;
const SUBMITTED = /^\/form-integrations\/v1\/submissions\/forms\/([^/]+)$/;
const DEFINITION = /^\/marketing\/v3\/forms\/([^/]+)$/;

/**
 * HubSpot's forms submission API in this process, with the validation described in docs/hubspot-forms-api.md, every
 * form of the site, and simulated faults. It also returns form definitions for requests with the token.
 */
export async function startHubspotStandIn(options: StandInOptions = {}) {
  const { limited = true, now = Date.now, random = Math.random } = options;
  const mayPass = createHubspotRateLimit(now);
  const faults: HubspotFaults = {};
  const forms = formDefinitions();
  const submissions: StoredSubmission[] = [];
  /** calls of the forms API with time and status (0: no response) */
  const calls: { at: number; status: number }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const [, formId] = DEFINITION.exec(pathname) ?? [];
    if (formId !== undefined) return sendDefinition(request, response, formId);
    const [, listed] = SUBMITTED.exec(pathname) ?? [];
    if (listed !== undefined) return sendSubmissions(request, response, listed);
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const call = { at: now(), status: 0 };
    calls.push(call);
    const body = await text(request);
    if (faults.reset === 'before') return void request.socket.destroy();
    if (faults.proxyStatus) {
      call.status = faults.proxyStatus;
      return void response.writeHead(call.status, { 'content-type': 'text/html' }).end(PAGE);
    }
    const [status, result] = judge(request, pathname, body);
    if (faults.slowMs) await wait(faults.slowMs);
    if (faults.reset === 'after') return void request.socket.destroy();
    call.status = status;
    send(response, status, result);
  }

  function judge(request: IncomingMessage, path: string, body: string): [number, object] {
    if (limited && !mayPass()) return [429, problem('You have reached your rate limit.')];
    const fault = drawn();
    if (fault) return [fault, problem(`The stand-in is configured to return ${fault}.`)];
    const [, portalId, formId] = SUBMIT.exec(path) ?? [];
    const form = forms.find(({ id }) => id === formId);
    if (request.method !== 'POST') return [405, problem('Method not allowed')];
    if (portalId === DISABLED_PORTAL_ID) return [403, problem('The portal may not submit forms.')];
    if (portalId !== PORTAL_ID || !form) return [404, problem('Form or portal not found')];
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return [415, problem('Unsupported media type')];
    const submission = readSubmission(body);
    if (!submission) return [400, problem('Invalid input JSON')];
    const errors = faults.refusal
      ? [faults.refusal]
      : [...fieldErrors(submission.fields, form), ...requestErrors(submission, now())];
    if (errors.length > 0) return [400, { ...problem('The request is not valid'), errors }];
    keep(form, submission);
    return [200, form.success];
  }

  function keep({ form }: DefinedForm, body: SubmissionBody) {
    const fields = body.fields.map((field) => [qualifiedName(field), field.value]);
    submissions.push({ form, fields: Object.fromEntries(fields), body, at: now() });
  }

  /** The status of the first fault that applies. */
  function drawn(): number | undefined {
    let chance = random();
    for (const { status, probability } of faults.statuses ?? []) {
      if (chance < probability) return status;
      chance -= probability;
    }
    return undefined;
  }

  function sendDefinition(request: IncomingMessage, response: ServerResponse, formId: string) {
    const form = forms.find(({ id }) => id === formId);
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return send(response, 401, problem('Authentication credentials not found.'));
    if (!form) return send(response, 404, problem('Form not found'));
    return send(response, 200, vendorDefinition(form));
  }

  /** Pages of at most 50 submissions, the newest first. */
  function sendSubmissions(request: IncomingMessage, response: ServerResponse, formId: string) {
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return send(response, 401, problem('Authentication credentials not found.'));
    const { searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const from = Number(searchParams.get('after') ?? 0);
    const kind = forms.find(({ id }) => id === formId)?.form;
    const stored = submissions.filter(({ form }) => form === kind).toReversed();
    const results = stored
      .slice(from, from + 50)
      .map(({ at }) => ({ submittedAt: at, values: [] }));
    const more = stored.length > from + 50 && { paging: { next: { after: String(from + 50) } } };
    return send(response, 200, { results, ...more });
  }

  function send(response: ServerResponse, status: number, result: object) {
    const body = faults.notJson ? PAGE : JSON.stringify(result);
    const type = faults.notJson ? 'text/html' : 'application/json;charset=utf-8';
    const headers = { ...CORS, 'content-type': type, 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, headers);
    if (!faults.halfBody) return void response.end(body);
    const isReset = faults.halfBody === 'resets';
    response.write(body.slice(0, body.length / 2), () => isReset && response.destroy());
  }

  const server = createServer((request, response) => {
    // The client may disconnect while its request is read.
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, options.port ?? 0);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    /** settings of a site that uses this stand-in, by variable */
    environment: environmentFor(origin),
    faults,
    /** forms with default field names; may be changed */
    forms,
    submissions,
    calls,
    /** the maximum number of calls within an interval in milliseconds */
    busiest: (windowMs: number) =>
      mostWithin(
        calls.map(({ at }) => at),
        windowMs,
      ),
    /** refuses connections and closes open ones */
    down: () => close(server),
    /** accepts connections again, at the same address */
    up: async () => void (await listen(server, port)),
    stop: () => close(server),
  };
}

const PAGE = '<html><h1>Bad gateway</h1></html>';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
};

const problem = (message: string) => ({ status: 'error', message, correlationId: randomUUID() });

function mostWithin(times: number[], windowMs: number): number {
  let first = 0;
  return times
    .toSorted((a, b) => a - b)
    .reduce((most, time, index, sorted) => {
      while (time - sorted[first]! >= windowMs) first += 1;
      return Math.max(most, index - first + 1);
    }, 0);
}
