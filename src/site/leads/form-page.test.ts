import { expect, test } from 'vitest';
import { createSite, SITE } from '#tests/support/lead-site.ts';

const PERSON = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@example.com' };

const MESSAGE = { ...PERSON, message: 'Two reports disagree.' };

const urlencoded = (values: Record<string, string>) => new URLSearchParams(values);

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
