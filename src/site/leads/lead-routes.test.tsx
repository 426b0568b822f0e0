import fc from 'fast-check';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { parseLead } from '#src/domains/leads/intake/parse-lead.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as formPage from './form-page.tsx';
import * as formToken from './form-token.ts';
import * as hubspotSubmit from './hubspot-submit.ts';
import * as postLead from './post-lead.ts';
import type { Submission } from '#src/domains/leads/intake/submission.ts';

const SITE = 'https://cadron.example';
const ID = '7b1c0f6e-0000-4000-8000-000000000001';
const HUTK = '0123456789abcdef0123456789abcdef';
const ADDRESS = '203.0.113.7';

/** The routes over a `leads` that checks like the real one and keeps what it took. */
function createSite(submit?: Leads['submit']) {
  const taken: Submission[] = [];
  const lines: string[] = [];
  const leads: Pick<Leads, 'formToken' | 'submit'> = {
    formToken: () => ({ token: 'a-token', minAgeMs: 2_000 }),
    submit:
      submit ??
      (async (submission) => {
        const parsed = parseLead(submission.form, submission.fields);
        if (!parsed.ok) return parsed;
        taken.push(submission);
        return { ok: true, id: ID };
      }),
  };
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
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
    context.set(servicesContext, buildServices({ leads, log, pages }));
    context.set(visitorAddressContext, ADDRESS);
    return handle(new Request(SITE + path, init), context);
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body, headers });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
  return { request, post, postJson, taken, lines };
}

const handle = createRouteHandler({
  'forms/:form': formPage,
  'api/form-token': formToken,
  'api/hubspot-submit': hubspotSubmit,
  'api/leads/:form': postLead,
});

const PERSON = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@example.com' };
const CHEATSHEET = { ...PERSON, company: 'Ortiz', jobTitle: '', formType: 'executive-cheatsheet' };
const MESSAGE = { ...PERSON, message: 'Two reports disagree.' };
const urlencoded = (values: Record<string, string>) => new URLSearchParams(values);

test('the cheatsheet as specified is stored and answered with its id', async () => {
  const { postJson, taken } = createSite();
  const response = await postJson('/api/hubspot-submit', CHEATSHEET);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, id: ID }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { formType: _, ...fields } = CHEATSHEET;
  expect(taken).toEqual([expect.objectContaining({ form: 'executive-cheatsheet', fields })]);
});

test('what a form sends beside its fields reaches the domain under its name', async () => {
  const { postJson, taken } = createSite();
  await postJson(
    '/api/leads/contact',
    {
      ...MESSAGE,
      token: 't',
      consent: '2026-11',
      pageUri: `${SITE}/contact?utm_source=x`,
      pageName: 'Contact',
      attribution: '{}',
      referral_note: 'pills',
    },
    { Cookie: `a=b; hubspotutk=${HUTK}; c=d` },
  );
  expect(taken).toEqual([
    {
      form: 'contact',
      fields: MESSAGE,
      token: 't',
      consentShown: '2026-11',
      pageUri: `${SITE}/contact?utm_source=x`,
      pageName: 'Contact',
      hutk: HUTK,
      attribution: '{}',
      honeypot: 'pills',
      address: ADDRESS,
    },
  ]);
});

test.each([`hubspotutk=${HUTK}0`, 'hubspotutk=', `xhubspotutk=${HUTK}`, `a=hubspotutk=${HUTK}`])(
  'a tracker cookie that is none is left out: %s',
  async (cookie) => {
    const { postJson, taken } = createSite();
    await postJson('/api/leads/contact', MESSAGE, { Cookie: cookie });
    expect(taken[0]?.hutk).toBeUndefined();
  },
);

test('wrong fields are answered by name', async () => {
  const { postJson, taken } = createSite();
  const response = await postJson('/api/hubspot-submit', {
    ...CHEATSHEET,
    email: 'ana',
    company: 7,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    ok: false,
    errors: [
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'company', message: 'Please send text here' },
    ],
  });
  const noType = await postJson('/api/hubspot-submit', { ...CHEATSHEET, formType: 'contact' });
  expect(await noType.json()).toMatchObject({ ok: false, errors: [{ field: 'formType' }] });
  expect(taken).toEqual([]);
});

test.each([
  ['text', 'plain', 'text/plain', 415],
  ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
  ['nothing', '', 'application/json', 400],
  ['half of it', '{"email":', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['no text', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
  ['too much', JSON.stringify({ message: 'x'.repeat(65_536) }), 'application/json', 413],
] as const)('%s is refused with a message', async (_, body, type, status) => {
  const { post, taken } = createSite();
  for (const path of ['/api/hubspot-submit', '/api/leads/contact']) {
    const response = await post(path, body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, message: expect.any(String) });
  }
  expect(taken).toEqual([]);
});

test('keys given twice and keys of prototypes do no harm', async () => {
  const { post, taken } = createSite();
  const body = `{"__proto__":{"email":"p@example.com"},"constructor":1,"firstName":"Eve",${JSON.stringify(MESSAGE).slice(1)}`;
  const response = await post('/api/leads/contact', body, { 'Content-Type': 'application/json' });
  expect(response.status).toBe(200);
  expect(taken[0]?.fields['firstName']).toBe('Ana');
  expect(Object.getPrototypeOf(taken[0]?.fields)).toBe(Object.prototype);
});

test('other methods and other forms are told so', async () => {
  const { request, postJson } = createSite();
  for (const path of ['/api/hubspot-submit', '/api/leads/contact']) {
    const read = await request(path);
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await request(path, { method: 'PUT', body: '{}' })).status).toBe(405);
  }
  for (const form of ['newsletter', 'ai-quotient', 'toString', 'x'])
    expect((await postJson(`/api/leads/${form}`, MESSAGE)).status).toBe(404);
});

test('when nothing could be stored, it is said, logged without what was typed, and shown with it', async () => {
  const { postJson, post, lines } = createSite(() => Promise.reject(new Error('no database')));
  const response = await postJson('/api/leads/contact', MESSAGE);
  expect([response.status, await response.json()]).toEqual([
    503,
    { ok: false, message: expect.stringContaining('try again') },
  ]);
  const page = await post('/forms/contact', urlencoded(MESSAGE));
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('Submission failed. Please try again or contact support.');
  expect(html).toContain('Two reports disagree.</textarea>');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/ana@|Ortiz|reports/);
});

test('a token is nobody else’s', async () => {
  const response = await createSite().request('/api/form-token');
  expect(await response.json()).toEqual({ token: 'a-token', minAgeMs: 2_000 });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a native post is stored with the page it came from', async () => {
  const { post, taken } = createSite();
  const referer = { Referer: `${SITE}/contact?utm_source=x` };
  const response = await post(
    '/forms/contact',
    urlencoded({ ...MESSAGE, consent: '2026-11' }),
    referer,
  );
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain('It is with us');
  expect(taken[0]).toMatchObject({
    fields: MESSAGE,
    consentShown: '2026-11',
    pageUri: `${SITE}/contact?utm_source=x`,
    pageName: 'Contact us',
  });
  expect(taken[0]?.token).toBeUndefined();
});

test('the page of others is not taken for ours', async () => {
  const { post, taken } = createSite();
  await post('/forms/contact', urlencoded({ ...MESSAGE, page: 'https://other.example/contact' }), {
    Referer: 'javascript:alert(1)',
  });
  expect(taken[0]?.pageUri).toBe(`${SITE}/forms/contact`);
});

test('a native post of a step stores nothing and shows the first step that is not answered', async () => {
  const { post, taken } = createSite();
  const shown = async (values: Record<string, string>) => {
    const html = await (await post('/forms/vistage-survey', urlencoded(values))).text();
    return [/Step \d of 3/.exec(html)?.[0], html.includes('Company is required')];
  };
  expect(await shown({ ...PERSON, step: '3' })).toEqual(['Step 1 of 3', true]);
  const contact = { ...PERSON, company: 'Ortiz' };
  expect(await shown({ ...contact, step: '2' })).toEqual(['Step 2 of 3', false]);
  expect(await shown({ ...contact, step: '99' })).toEqual(['Step 2 of 3', false]);
  expect(await shown({ ...PERSON, step: '1' })).toEqual(['Step 1 of 3', false]);
  expect(taken).toEqual([]);
});

test('a body that cannot be read is answered with the form', async () => {
  const { post } = createSite();
  for (const [body, type, status] of [
    ['{}', 'application/json', 415],
    ['no parts', 'multipart/form-data; boundary=x', 400],
    [`message=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded', 413],
  ] as const) {
    const response = await post('/forms/contact', body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('name="message"');
  }
});

test('hostile bodies are answered 2xx or 4xx everywhere, and never logged', async () => {
  const { post, postJson, lines } = createSite();
  const text = fc.oneof(
    anyText,
    fc.constantFrom('a\r\nBcc: b@c.de', 'a\0@b.de', 'x'.repeat(10_000), 'ana@example.com', '2'),
  );
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(MESSAGE), 'step', 'page', 'token', 'ai_nps', 'formType'),
    fc.constantFrom('__proto__', 'constructor', 'toString', ''),
    fc.string({ maxLength: 20 }),
  );
  const form = fc.constantFrom('contact', 'quick-wins', 'executive-cheatsheet', 'vistage-survey');
  await fc.assert(
    fc.asyncProperty(
      form,
      fc.dictionary(name, fc.oneof(text, fc.jsonValue())),
      async (form, body) => {
        const texts = Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)]);
        const answers = await Promise.all([
          postJson(`/api/leads/${form}`, body),
          postJson('/api/hubspot-submit', { formType: 'executive-cheatsheet', ...body }),
          post(`/forms/${form}`, new URLSearchParams(texts)),
        ]);
        for (const { status } of answers) expect([200, 400]).toContain(status);
      },
    ),
    { numRuns: 120 },
  );
  expect(lines).toEqual([]);
});
