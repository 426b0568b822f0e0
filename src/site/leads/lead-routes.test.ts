import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import {
  ADDRESS,
  CHEATSHEET,
  createLeadSite,
  HUTK,
  ID,
  MESSAGE,
  SITE,
  urlencoded,
} from '#tests/support/lead-site.ts';

test('stores the specified cheatsheet form and returns its id', async () => {
  const { postJson, submissions } = createLeadSite();
  const response = await postJson('/api/hubspot-submit', CHEATSHEET);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, id: ID }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { formType: _, ...fields } = CHEATSHEET;
  expect(submissions).toEqual([expect.objectContaining({ form: 'executive-cheatsheet', fields })]);
});

test('passes what a form sends besides its fields to the domain', async () => {
  const { postJson, submissions } = createLeadSite();
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
  expect(submissions).toEqual([
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
  'ignores an invalid tracker cookie: %s',
  async (cookie) => {
    const { postJson, submissions } = createLeadSite();
    await postJson('/api/leads/contact', MESSAGE, { Cookie: cookie });
    expect(submissions[0]?.hutk).toBeUndefined();
  },
);

test('returns errors by field name', async () => {
  const { postJson, submissions } = createLeadSite();
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
      { field: 'company', message: 'This must be text' },
    ],
  });
  const noType = await postJson('/api/hubspot-submit', { ...CHEATSHEET, formType: 'contact' });
  expect(await noType.json()).toMatchObject({ ok: false, errors: [{ field: 'formType' }] });
  expect(submissions).toEqual([]);
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
] as const)('rejects a body of %s with a message', async (_, body, type, status) => {
  const { post, submissions } = createLeadSite();
  for (const path of ['/api/hubspot-submit', '/api/leads/contact']) {
    const response = await post(path, body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, message: expect.any(String) });
  }
  expect(submissions).toEqual([]);
});

test('takes the last of duplicate keys and ignores prototype keys', async () => {
  const { post, submissions } = createLeadSite();
  const body = `{"__proto__":{"email":"p@example.com"},"constructor":1,"firstName":"Eve",${JSON.stringify(MESSAGE).slice(1)}`;
  const response = await post('/api/leads/contact', body, { 'Content-Type': 'application/json' });
  expect(response.status).toBe(200);
  expect(submissions[0]?.fields['firstName']).toBe('Ana');
  expect(Object.getPrototypeOf(submissions[0]?.fields)).toBe(Object.prototype);
});

test('returns 405 for other methods and 404 for unknown forms', async () => {
  const { request, postJson } = createLeadSite();
  for (const path of ['/api/hubspot-submit', '/api/leads/contact']) {
    const read = await request(path);
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await request(path, { method: 'PUT', body: '{}' })).status).toBe(405);
  }
  for (const form of ['newsletter', 'ai-quotient', 'toString', 'x'])
    expect((await postJson(`/api/leads/${form}`, MESSAGE)).status).toBe(404);
});

test('returns 503 with typed values when storing fails, and logs none of them', async () => {
  const { postJson, post, lines } = createLeadSite(() => Promise.reject(new Error('no database')));
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

test('returns a form token that is not cached', async () => {
  const response = await createLeadSite().request('/api/form-token');
  expect(await response.json()).toEqual({ token: 'a-token', minAgeMs: 2_000 });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('accepts or rejects hostile bodies, and logs nothing', async () => {
  const { post, postJson, lines } = createLeadSite();
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
        const responses = await Promise.all([
          postJson(`/api/leads/${form}`, body),
          postJson('/api/hubspot-submit', { formType: 'executive-cheatsheet', ...body }),
          post(`/forms/${form}`, new URLSearchParams(texts)),
        ]);
        for (const { status } of responses) expect([200, 303, 400, 422]).toContain(status);
      },
    ),
    { numRuns: 120 },
  );
  expect(lines).toEqual([]);
});
