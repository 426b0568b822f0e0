import { expect, test } from 'vitest';
import { VISTAGE } from '#content/pages/vistage.ts';
import { storedProp } from '#src/domains/content/pages/page.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { PANEL_HEADER } from '#src/platform/forms/shared-fields.ts';
import { findOne, textOf } from '#tests/support/html.ts';
import {
  CHEATSHEET,
  createLeadSite,
  MESSAGE,
  PERSON,
  SITE,
  urlencoded,
} from '#tests/support/lead-site.ts';

/** Forms that a browser posts without JavaScript. */

test('stores a native post with the page of its Referer', async () => {
  const { post, request, submissions } = createLeadSite();
  const referer = { Referer: `${SITE}/contact?utm_source=x` };
  const response = await post(
    '/forms/contact',
    urlencoded({ ...MESSAGE, consent: '2026-11' }),
    referer,
  );
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
  expect(response.headers.get('Location')).toBe('/forms/contact?sent=1');
  const cookie = response.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(
    /^sent-form=[\w-]+; Max-Age=600; Path=\/forms\/contact; HttpOnly; .*SameSite=Lax$/,
  );
  const Cookie = cookie.slice(0, cookie.indexOf(';'));
  const sent = await request('/forms/contact?sent=1', { headers: { Cookie } });
  expect([sent.status, sent.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(sent.headers.get('X-Robots-Tag')).toBe('noindex');
  const html = await sent.text();
  expect(html).toContain('Message sent');
  expect(html).toContain(`<strong>${MESSAGE.email}</strong>`);
  expect(submissions[0]).toMatchObject({
    fields: MESSAGE,
    consentShown: '2026-11',
    pageUri: `${SITE}/contact?utm_source=x`,
    pageName: 'Contact us',
  });
  expect(submissions[0]?.token).toBeUndefined();
});

test('confirms without the address if the cookie is gone, outdated or of another form', async () => {
  const { post, request } = createLeadSite();
  const response = await post('/forms/contact', urlencoded(MESSAGE));
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  for (const [path, headers] of [
    ['/forms/contact?sent=1', {}],
    ['/forms/quick-wins?sent=1', { Cookie: cookie }],
    ['/forms/contact?sent=1', { Cookie: `${cookie}x` }],
  ] as const) {
    const html = await (await request(path, { headers })).text();
    expect(html).toContain('<strong>your address</strong>');
    expect(html).not.toContain('ana@');
  }
  // Without the parameter, it is the empty form.
  const again = await request('/forms/contact', { headers: { Cookie: cookie } });
  expect(await again.text()).toContain('name="message"');
});

test('keeps the promise that a visitor declined out of the confirmation', async () => {
  const { post, request } = createLeadSite(async () => ({ ok: true, id: 'x' }));
  const answer = { ...PERSON, ai_followup: 'Not at this time' };
  const response = await post('/forms/vistage-survey', urlencoded(answer));
  const [Cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  const html = await (
    await request('/forms/vistage-survey?sent=1', { headers: { Cookie } })
  ).text();
  expect(html).toContain('Your feedback has been submitted.</p>');
});

test('shows the specified message above the fields if a required one is empty', async () => {
  const { post, submissions } = createLeadSite();
  const { incomplete } = LEAD_FORM_MESSAGES['executive-cheatsheet'];
  const shown = async (values: Record<string, string>) => {
    const response = await post('/forms/executive-cheatsheet', urlencoded(values));
    return [response.status, (await response.text()).includes(`>${incomplete}</p>`)];
  };
  expect(await shown({})).toEqual([422, true]);
  expect(await shown({ ...CHEATSHEET, company: '  ' })).toEqual([422, true]);
  expect(await shown({ ...CHEATSHEET, email: 'ana@nowhere' })).toEqual([422, false]);
  expect(await shown(CHEATSHEET)).toEqual([303, false]);
  expect(submissions).toHaveLength(1);
});

test('says in the title that something is wrong', async () => {
  const { post } = createLeadSite();
  const html = await (await post('/forms/contact', urlencoded({}))).text();
  expect(textOf(findOne(html, { name: 'title' }))).toMatch(/^Error: Contact us/);
});

test('returns the form alone to its script, with the status of its state', async () => {
  const { post, postJson } = createLeadSite();
  const panel = { [PANEL_HEADER]: 'h3' };
  const read = async (response: Response) => {
    const html = await response.text();
    expect(html).toMatch(/^<(form|div) [^>]*data-panel="[\w-]+"/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return [response.status, html.startsWith('<div'), html.includes('aria-invalid')];
  };
  const wrong = { ...MESSAGE, email: 'ana@nowhere' };
  expect(await read(await post('/forms/contact', urlencoded(MESSAGE), panel))).toEqual([
    200,
    true,
    false,
  ]);
  expect(await read(await post('/forms/contact', urlencoded(wrong), panel))).toEqual([
    422,
    false,
    true,
  ]);
  const cheatsheet = (values: object) => postJson('/api/hubspot-submit', values, panel);
  expect(await read(await cheatsheet(CHEATSHEET))).toEqual([200, true, false]);
  expect(await read(await cheatsheet({ ...CHEATSHEET, email: 'x' }))).toEqual([400, false, true]);
  const { post: failing } = createLeadSite(() => Promise.reject(new Error('no database')));
  expect(await read(await failing('/forms/contact', urlencoded(MESSAGE), panel))).toEqual([
    503,
    false,
    false,
  ]);
});

test('ignores a page of another site', async () => {
  const { post, submissions } = createLeadSite();
  await post('/forms/contact', urlencoded({ ...MESSAGE, page: 'https://other.example/contact' }), {
    Referer: 'javascript:alert(1)',
  });
  expect(submissions[0]?.pageUri).toBe(`${SITE}/forms/contact`);
});

test('stores nothing for a native post of a step, and shows the first incomplete step', async () => {
  const { post, submissions } = createLeadSite();
  const shown = async (values: Record<string, string>) => {
    const html = await (await post('/forms/vistage-survey', urlencoded(values))).text();
    return [/Step \d of 3/.exec(html)?.[0], html.includes('id="vistage-survey-company-error"')];
  };
  expect(await shown({ ...PERSON, step: '3' })).toEqual(['Step 1 of 3', true]);
  const contact = { ...PERSON, company: 'Ortiz' };
  expect(await shown({ ...contact, step: '2' })).toEqual(['Step 2 of 3', false]);
  expect(await shown({ ...contact, step: '99' })).toEqual(['Step 2 of 3', false]);
  expect(await shown({ ...PERSON, step: '1' })).toEqual(['Step 1 of 3', false]);
  expect(submissions).toEqual([]);
});

test('shows the disclaimer under the survey alone, before and after a post', async () => {
  const { post, request } = createLeadSite();
  const survey = VISTAGE.blocks.find(({ type }) => type === 'survey-form')!;
  const responses = [
    await request('/forms/vistage-survey'),
    await post('/forms/vistage-survey', urlencoded({ ...PERSON, step: '1' })),
  ];
  for (const response of responses) {
    const note = findOne(await response.text(), { name: 'p', className: 'survey-note' });
    expect(textOf(note)).toBe(storedProp(survey, 'note'));
  }
});

test('shows the form again for an unreadable body', async () => {
  const { post } = createLeadSite();
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
