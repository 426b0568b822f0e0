import { expect, test } from 'vitest';
import { VISTAGE } from '#content/pages/vistage.ts';
import { storedProp } from '#src/domains/content/page.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
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
  const { post, submissions } = createLeadSite();
  const referer = { Referer: `${SITE}/contact?utm_source=x` };
  const response = await post(
    '/forms/contact',
    urlencoded({ ...MESSAGE, consent: '2026-11' }),
    referer,
  );
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain('Message sent');
  expect(submissions[0]).toMatchObject({
    fields: MESSAGE,
    consentShown: '2026-11',
    pageUri: `${SITE}/contact?utm_source=x`,
    pageName: 'Contact us',
  });
  expect(submissions[0]?.token).toBeUndefined();
});

test('shows the specified message above the fields if a required one is empty', async () => {
  const { post, submissions } = createLeadSite();
  const { incomplete } = LEAD_FORM_MESSAGES['executive-cheatsheet'];
  const shown = async (values: Record<string, string>) => {
    const response = await post('/forms/executive-cheatsheet', urlencoded(values));
    return [response.status, (await response.text()).includes(`>${incomplete}</p>`)];
  };
  expect(await shown({})).toEqual([400, true]);
  expect(await shown({ ...CHEATSHEET, company: '  ' })).toEqual([400, true]);
  expect(await shown({ ...CHEATSHEET, email: 'ana@nowhere' })).toEqual([400, false]);
  expect(await shown(CHEATSHEET)).toEqual([200, false]);
  expect(submissions).toHaveLength(1);
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
    return [/Step \d of 3/.exec(html)?.[0], html.includes('Company is required')];
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
