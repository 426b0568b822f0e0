import fc from 'fast-check';
import pino from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { SubscribeRequest } from '#src/domains/newsletter/newsletter.server.ts';
import { PANEL_HEADER } from '#src/platform/forms/shared-fields.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as confirm from './confirm.tsx';
import * as subscribe from './subscribe.tsx';
import * as unsubscribe from './unsubscribe.tsx';
import * as oneClick from './unsubscribe-one-click.ts';

const TOKEN = 't'.repeat(43);
const SITE = 'https://cadron.example';

/** The real router with these routes and a newsletter service that records its calls. */
function createSite(overrides: Partial<Newsletter> = {}) {
  const subscribed: SubscribeRequest[] = [];
  const changed: string[] = [];
  const lines: string[] = [];
  const newsletter: Newsletter = {
    subscribe: async (request) => (subscribed.push(request), { ok: true }),
    confirmationOf: async (token) => (token === TOKEN ? 'waiting' : 'unknown'),
    confirm: async (token) => (changed.push(`confirm ${token}`), 'confirmed'),
    unsubscribe: async (token) => (changed.push(`unsubscribe ${token}`), 'unsubscribed'),
    counts: async () => ({ pending: 0, confirmed: 0, unsubscribed: 0 }),
    list: async () => ({ subscribers: [], total: 0, page: 1, pages: 1 }),
    resendConfirmation: async () => false,
    emailCounts: async () => ({ waiting: 0, overdue: 0, failed: 0, kept: 0 }),
    ...overrides,
  };
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ newsletter, log }));
  const request = (path: string, init?: RequestInit) =>
    handle(new Request(SITE + path, init), context);
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body, headers });
  return { request, post, subscribed, changed, lines };
}

const handle = createRouteHandler({
  newsletter: subscribe,
  'newsletter/confirm': confirm,
  'newsletter/unsubscribe': unsubscribe,
  'api/unsubscribe': oneClick,
});

const fields = (values: Record<string, string>) => new URLSearchParams(values);
const PANEL_WANTED = { [PANEL_HEADER]: '' };

test('leads a native form post to a page with the success message', async () => {
  const { post, request, subscribed } = createSite();
  const form = fields({ email: 'ana@example.com', source: 'footer', consent: '2026-11' });
  const response = await post('/newsletter', form, { Origin: SITE });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/newsletter?sent=1']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await (await request('/newsletter?sent=1')).text();
  expect(html).toContain('Thank you for subscribing to our newsletter.');
  expect(html).not.toContain('value="ana@example.com"');
  expect(subscribed).toEqual([
    { email: 'ana@example.com', source: 'footer', consentShown: '2026-11', attribution: {} },
  ]);
});

test('passes attribution from the form, or else from the Referer', async () => {
  const { post, subscribed } = createSite();
  const first = { at: '2026-11-21T12:00:00.000Z', landingPage: '/b2b', parameters: {} };
  const referer = { Referer: `${SITE}/insights?utm_source=mail` };
  const attribution = JSON.stringify({ first });
  await post('/newsletter', fields({ email: 'ana@example.com', attribution }), referer);
  await post('/newsletter', fields({ email: 'ana@example.com' }), referer);
  expect(subscribed.map((request) => request.attribution)).toEqual([
    { first },
    expect.objectContaining({
      last: expect.objectContaining({
        landingPage: '/insights',
        parameters: { utm_source: 'mail' },
      }),
    }),
  ]);
});

test('returns the form with the error and the typed value for an invalid email address', async () => {
  const { post, subscribed } = createSite();
  const response = await post('/newsletter', fields({ email: '"><b>ana' }));
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Invalid email');
  expect(html).toContain('Please enter a valid email address.');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;ana"');
  expect(html).toContain('aria-invalid="true"');
  expect(subscribed).toEqual([]);
});

test('returns the form that was posted alone to its script', async () => {
  const { post } = createSite();
  const read = async (email: string) => {
    const response = await post('/newsletter', fields({ email, source: 'insights' }), PANEL_WANTED);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toMatch(/^<form [^>]*data-panel="newsletter-insights"/);
    return [response.status, html.includes('data-sent'), html.includes('aria-invalid')];
  };
  expect(await read('ana@example.com')).toEqual([200, true, false]);
  expect(await read('ana')).toEqual([422, false, true]);
});

test('returns 415 for a body that is no form, and 400 for a broken form', async () => {
  const { post, subscribed } = createSite();
  const json = { 'Content-Type': 'application/json' };
  const notForm = await post('/newsletter', '{"email":"ana@example.com"}', json);
  expect(notForm.status).toBe(415);
  expect(await notForm.text()).toContain('Submission failed');
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await post('/newsletter', 'no parts here', broken)).status).toBe(400);
  const file = new FormData();
  file.set('email', new File(['ana@example.com'], 'ana.txt'));
  expect((await post('/newsletter', file)).status).toBe(422);
  expect(subscribed).toEqual([]);
});

test('returns success for a filled honeypot, logs it and stores nothing', async () => {
  const { post, subscribed, lines } = createSite();
  const form = fields({
    email: 'ana@example.com',
    source: 'insights',
    referral_note: 'cheap pills',
  });
  const response = await post('/newsletter', form, PANEL_WANTED);
  expect([response.status, (await response.text()).includes('data-sent')]).toEqual([200, true]);
  expect(subscribed).toEqual([]);
  expect(lines.join('')).toContain('honeypot');
  expect(lines.join('')).not.toMatch(/ana@|pills/);
});

test('returns 503 with the typed value when storing fails', async () => {
  const subscribeFails = () => Promise.reject(new Error('the subscription could not be stored'));
  const { post } = createSite({ subscribe: subscribeFails });
  const response = await post('/newsletter', fields({ email: 'ana@example.com' }));
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('Submission failed');
  expect(html).toContain('value="ana@example.com"');
});

test('accepts or rejects hostile fields, and logs no email address', async () => {
  const { post, lines } = createSite();
  const text = fc.oneof(
    anyText,
    fc.constantFrom('a\r\nBcc: b@c.de', 'a\0@b.de', '@', 'a'.repeat(10_000), 'ana@example.com'),
  );
  const form = fc.dictionary(fc.constantFrom('email', 'source', 'consent', 'x'), text);
  await fc.assert(
    fc.asyncProperty(form, fc.boolean(), async (values, isScript) => {
      const response = await post('/newsletter', fields(values), isScript ? PANEL_WANTED : {});
      expect([200, 303, 422]).toContain(response.status);
    }),
    { numRuns: 150 },
  );
  expect(lines.join('')).not.toContain('@');
});

test('confirms on POST, while GET and HEAD of the link change nothing', async () => {
  const { request, post, changed } = createSite();
  const page = await request(`/newsletter/confirm?token=${TOKEN}`);
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await page.text();
  expect(html).toMatch(/<form[^>]*action="\/newsletter\/confirm" method="post"/);
  expect(html).toContain('Confirm subscription');
  expect((await request(`/newsletter/confirm?token=${TOKEN}`, { method: 'HEAD' })).status).toBe(
    200,
  );
  expect(changed).toEqual([]);

  const done = await post('/newsletter/confirm', fields({ token: TOKEN }));
  expect([done.status, changed]).toEqual([200, [`confirm ${TOKEN}`]]);
  expect(await done.text()).toContain('Subscription confirmed');
});

test.each([
  ['expired', 410, 'This link has expired'],
  ['unknown', 404, 'This link does not work'],
  ['already-confirmed', 200, 'Already confirmed'],
] as const)('for a link that is %s returns %i', async (state, status, title) => {
  const { request, post } = createSite({
    confirmationOf: async () => state,
    confirm: async () => state,
  });
  for (const response of [
    await request(`/newsletter/confirm?token=${TOKEN}`),
    await post('/newsletter/confirm', fields({ token: TOKEN })),
  ]) {
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(title);
  }
});

test('unsubscribes on POST, while GET of the link changes nothing', async () => {
  const { request, post, changed } = createSite();
  const page = await request(`/newsletter/unsubscribe?token=${TOKEN}`);
  expect(await page.text()).toContain(`value="${TOKEN}"`);
  expect(changed).toEqual([]);
  const done = await post('/newsletter/unsubscribe', fields({ token: TOKEN }));
  expect(await done.text()).toContain('You are unsubscribed');
  expect(changed).toEqual([`unsubscribe ${TOKEN}`]);
});

test.each([
  ['a form', fields({ 'List-Unsubscribe': 'One-Click' })],
  ['a multipart form', multipart({ 'List-Unsubscribe': 'One-Click' })],
])('accepts one-click unsubscribing with %s from any origin or none', async (_, body) => {
  const { post, changed } = createSite();
  for (const headers of [{}, { Origin: 'https://mail.example' }, { Origin: 'null' }]) {
    const response = await post(`/api/unsubscribe?token=${TOKEN}`, body, headers);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
  }
  expect(changed).toEqual(Array(3).fill(`unsubscribe ${TOKEN}`));
});

test('requires the field of one-click unsubscribing, and redirects GET to the page', async () => {
  const { request, post, changed } = createSite();
  expect((await post(`/api/unsubscribe?token=${TOKEN}`, fields({}))).status).toBe(400);
  expect((await post(`/api/unsubscribe?token=${TOKEN}`, 'text')).status).toBe(415);
  const opened = await request(`/api/unsubscribe?token=${TOKEN}`);
  expect([opened.status, opened.headers.get('Location')]).toEqual([
    303,
    `/newsletter/unsubscribe?token=${TOKEN}`,
  ]);
  expect(changed).toEqual([]);
});

test('excludes every page from search engines', async () => {
  const { request } = createSite();
  for (const path of ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'])
    expect((await request(path)).headers.get('X-Robots-Tag'), path).toBe('noindex');
});

function multipart(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
