import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DISABLED_PORTAL_ID, formDefinitions, PORTAL_ID } from './hubspot-form-definitions.ts';
import { createHubspotRateLimit } from './hubspot-rate-limit.ts';
import { type HubspotStandIn, startHubspotStandIn } from './hubspot-stand-in.ts';

let crm: HubspotStandIn;
beforeAll(async () => {
  crm = await startHubspotStandIn({ limited: false });
});
afterAll(() => crm.stop());
beforeEach(() => {
  crm.forms.splice(0, Infinity, ...formDefinitions());
  crm.submissions.length = 0;
});

const idOf = (form: string) => formDefinitions().find((each) => each.form === form)!.id;
const SURVEY = idOf('vistage-survey');
const CONTACT = idOf('contact');
const NEWSLETTER = idOf('newsletter');
const ASSESSMENT = idOf('ai-quotient');
const EMAIL = { name: 'email', value: 'ana@client.example' };

async function post(
  body: unknown,
  formId = NEWSLETTER,
  portal = PORTAL_ID,
  type = 'application/json',
) {
  const response = await fetch(
    `${crm.origin}/submissions/v3/integration/submit/${portal}/${formId}`,
    {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  );
  const answer = (await response.json()) as { errors?: { message: string; errorType?: string }[] };
  return { ...answer, status: response.status };
}

const typesOf = ({ errors = [] }: Awaited<ReturnType<typeof post>>) =>
  errors.map(({ errorType }) => errorType);

test('stores a valid submission and responds as configured', async () => {
  expect(await post({ fields: [EMAIL] })).toEqual({ status: 200, inlineMessage: '' });
  const person = ['firstname', 'lastname', 'message'].map((name) => ({ name, value: 'x' }));
  expect(await post({ fields: [EMAIL, ...person] }, CONTACT)).toMatchObject({
    redirectUri: expect.stringContaining('https://'),
  });
  expect(crm.submissions.map(({ form, fields }) => [form, fields['email']])).toEqual([
    ['newsletter', 'ana@client.example'],
    ['contact', 'ana@client.example'],
  ]);
});

const tooMany = Array.from({ length: 1_001 }, () => EMAIL);
const context = (key: string, value: string) => ({ fields: [EMAIL], context: { [key]: value } });
const legal = (legalConsentOptions: object) => ({ fields: [EMAIL], legalConsentOptions });
const yes = { consentToProcess: true, text: 'Yes' };
const note = { value: true, subscriptionTypeId: 1, text: 'Notes' };
const interest = { value: true, subscriptionTypeId: 1, legalBasis: 'LEAD' };

test.each([
  ['MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', { fields: tooMany }, NEWSLETTER],
  ['INVALID_EMAIL', { fields: [{ name: 'email', value: 'ana@client' }] }, NEWSLETTER],
  ['BLOCKED_EMAIL', { fields: [{ name: 'email', value: 'a@Blocked.example' }] }, NEWSLETTER],
  ['REQUIRED_FIELD', { fields: [{ name: 'email', value: ' ' }] }, NEWSLETTER],
  ['INVALID_NUMBER', { fields: [{ name: 'aitestscore', value: 'many' }] }, ASSESSMENT],
  ['NUMBER_OUT_OF_RANGE', { fields: [{ name: 'aitestscore', value: '101' }] }, ASSESSMENT],
  ['INPUT_TOO_LARGE', { fields: [{ name: 'message', value: 'x'.repeat(65_537) }] }, CONTACT],
  ['FIELD_NOT_IN_FORM_DEFINITION', { fields: [EMAIL, { name: 'phone', value: '1' }] }, NEWSLETTER],
  [
    'VALUE_NOT_IN_FIELD_DEFINITION',
    { fields: [{ name: 'would_you_like_us_to_follow_up_with_you_about_ai_', value: 'Perhaps' }] },
    SURVEY,
  ],
  ['INVALID_METADATA', context('utm', 'x'), NEWSLETTER],
  ['INVALID_METADATA', context('__proto__x', 'x'), NEWSLETTER],
  ['INVALID_GOTOWEBINAR_WEBINAR_KEY', context('goToWebinarWebinarKey', 'x'), NEWSLETTER],
  ['INVALID_HUTK', context('hutk', '37184'), NEWSLETTER],
  ['INVALID_IP_ADDRESS', context('ipAddress', '300.1.1.1'), NEWSLETTER],
  ['INVALID_PAGE_URI', context('pageUri', 'a page'), NEWSLETTER],
  ['INVALID_LEGAL_OPTION_FORMAT', legal({}), NEWSLETTER],
  [
    'INVALID_LEGAL_OPTION_FORMAT',
    legal({ consent: yes, legitimateInterest: { ...interest, text: 'x' } }),
    NEWSLETTER,
  ],
  [
    'MISSING_PROCESSING_CONSENT',
    legal({ consent: { ...yes, consentToProcess: false } }),
    NEWSLETTER,
  ],
  [
    'MISSING_PROCESSING_CONSENT',
    legal({ legitimateInterest: { ...interest, value: false, text: 'x' } }),
    NEWSLETTER,
  ],
  ['MISSING_PROCESSING_CONSENT_TEXT', legal({ consent: { consentToProcess: true } }), NEWSLETTER],
  [
    'MISSING_COMMUNICATION_CONSENT_TEXT',
    legal({ consent: { ...yes, communications: [{ ...note, text: '' }] } }),
    NEWSLETTER,
  ],
  ['MISSING_LEGITIMATE_INTEREST_TEXT', legal({ legitimateInterest: interest }), NEWSLETTER],
  [
    'DUPLICATE_SUBSCRIPTION_TYPE_ID',
    legal({ consent: { ...yes, communications: [note, note] } }),
    NEWSLETTER,
  ],
  [undefined, { fields: [EMAIL], submittedAt: '1600000000000' }, NEWSLETTER],
])('%s refuses the whole submission', async (errorType, body, formId) => {
  const answer = await post(body, formId);
  expect(answer).toMatchObject({ status: 400, message: 'The request is not valid' });
  expect(typesOf(answer)).toContain(errorType);
  expect(crm.submissions).toEqual([]);
});

test('returns all errors at once, in the wording of the vendor', async () => {
  const { errors } = await post({
    fields: [{ name: 'phone', value: '1' }],
    context: { hutk: 'x' },
  });
  expect(errors?.map(({ message }) => message)).toEqual([
    "Error in 'fields.email'. Required field 'email' is missing",
    "Error in 'fields.phone'. Field 'phone' is not in the form definition",
    "Error in 'context.hutk'. 'x' is not a valid Hutk",
  ]);
});

test('rejects every submission to a form with a CAPTCHA', async () => {
  crm.forms.find(({ id }) => id === NEWSLETTER)!.hasCaptcha = true;
  expect(typesOf(await post({ fields: [EMAIL] }))).toEqual(['FORM_HAS_RECAPTCHA_ENABLED']);
});

test('accepts what the vendor accepts', async () => {
  const full = {
    submittedAt: String(Date.now() - 20 * 24 * 3_600_000),
    fields: [{ ...EMAIL, objectTypeId: '0-1' }],
    context: {
      hutk: '0'.repeat(32),
      ipAddress: '::1',
      pageUri: 'www.example.com/page',
      pageName: '',
    },
    legalConsentOptions: { consent: { ...yes, communications: [note] } },
    skipValidation: true,
  };
  expect((await post(full)).status).toBe(200);
});

test.each([
  ['not JSON', '{', 400],
  ['no fields', { fields: [] }, 400],
  ['a number as a value', { fields: [{ name: 'email', value: 5 }] }, 400],
  ['another key in a field', { fields: [{ ...EMAIL, label: 'x' }] }, 400],
  ['another key in the body', { fields: [EMAIL], formType: 'x' }, 400],
])('%s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
});

test('requires a known account, form and media type', async () => {
  expect((await post({ fields: [EMAIL] }, 'nope')).status).toBe(404);
  expect((await post({ fields: [EMAIL] }, NEWSLETTER, '1')).status).toBe(404);
  expect((await post({ fields: [EMAIL] }, NEWSLETTER, DISABLED_PORTAL_ID)).status).toBe(403);
  expect((await post({ fields: [EMAIL] }, NEWSLETTER, PORTAL_ID, 'text/plain')).status).toBe(415);
  const got = await fetch(`${crm.origin}/submissions/v3/integration/submit/1/2`);
  expect(got.status).toBe(405);
});

test('allows 50 requests in any 10 seconds', () => {
  let now = 0;
  const mayPass = createHubspotRateLimit(() => now);
  const burst = (count: number) => Array.from({ length: count }, mayPass).filter(Boolean).length;
  expect(burst(55)).toBe(50);
  now = 9_999;
  expect(burst(1)).toBe(0);
  now = 10_000;
  expect(burst(55)).toBe(50);
});

test('ten rejections within a second block for a minute', () => {
  let now = 0;
  const mayPass = createHubspotRateLimit(() => now);
  for (let count = 0; count < 60; count += 1) mayPass();
  now = 59_999;
  expect(mayPass()).toBe(false);
  now = 60_000;
  expect(mayPass()).toBe(true);
});

test('returns 429 beyond the limit, and reports the busiest interval', async () => {
  let now = 0;
  const limited = await startHubspotStandIn({ now: () => now });
  const url = `${limited.origin}/submissions/v3/integration/submit/${PORTAL_ID}/${NEWSLETTER}`;
  const statuses = [];
  for (let count = 0; count < 52; count += 1) {
    now += 100;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: [EMAIL] }),
    });
    statuses.push(response.status);
  }
  await limited.stop();
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.slice(50)).toEqual([429, 429]);
  expect(limited.busiest(1_000)).toBe(10);
  expect(limited.busiest(10_000)).toBe(52);
});
