import { expect, test } from 'vitest';
import { resolveFieldNames } from './field-names.ts';
import { exampleSubmission } from '#tests/builders/hubspot-examples.ts';
import { toPayload } from './hubspot-forms.server.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const fresh = { submittedAt: before(1_000) };
const DAY = 24 * 3_600_000;

function payloadOf(
  submission: ReturnType<typeof exampleSubmission>,
  overrides: Record<string, Record<string, string>> = {},
  sendConsent = false,
) {
  const names = resolveFieldNames(overrides)[submission.form];
  return toPayload(submission, { names, sendConsent, now: NOW });
}

test('sends exactly the specified names for the assessment, in order', () => {
  const { fields } = payloadOf(exampleSubmission('ai-quotient', fresh));
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
    firstname: 'Ana',
    lastname: 'Petrov',
    email: 'ana.petrov@client.example',
    jobtitle: 'COO',
    company: 'Petrov Pumps',
    company_size: '51-200',
    score__ai_quotient_: '64',
    aireadinesscategory: 'AI Ready',
    aitestscore: '64',
    aitestscorepercentage: '64',
    requesteddetailedreport: 'true',
    additional_comments: '',
    ai_quotient_q_a_json:
      '[{"pillar":"Data Spine Health","question":"One?","answer":"Two","value":2}]',
    dataspinehealth_score: '10',
    dataspinehealth_percentage: '50',
    funnelintelligenceattribution_score: '11',
    funnelintelligenceattribution_percentage: '55',
    automationmaturity_score: '12',
    automationmaturity_percentage: '60',
    aireadycontentoperations_score: '13',
    aireadycontentoperations_percentage: '65',
    governancechangemanagement_score: '14',
    governancechangemanagement_percentage: '70',
  });
  expect(fields.map(({ name }) => name).slice(0, 4)).toEqual([
    'firstname',
    'lastname',
    'email',
    'jobtitle',
  ]);
});

test('sends only fields and context for a fresh lead', () => {
  expect(payloadOf(exampleSubmission('executive-cheatsheet', fresh))).toEqual({
    fields: [
      { name: 'firstname', value: 'Ana' },
      { name: 'lastname', value: 'Petrov' },
      { name: 'email', value: 'ana.petrov@client.example' },
      { name: 'company', value: 'Petrov Pumps' },
      { name: 'jobtitle', value: 'COO' },
    ],
    context: { pageUri: 'https://cadron.example/some/page', pageName: 'Some page' },
  });
});

test('omits blank values and unknown fields', () => {
  const fields = { email: 'a@b.co', firstName: '  ', jobTitle: '', acceptTerms: 'on' };
  const payload = payloadOf(exampleSubmission('executive-cheatsheet', { ...fresh, fields }));
  expect(payload.fields).toEqual([{ name: 'email', value: 'a@b.co' }]);
});

test('derives names for the scores of a new pillar', () => {
  const fields = { 'pillar:People & Skills!:score': '7' };
  const assessment = payloadOf(exampleSubmission('ai-quotient', { ...fresh, fields }));
  expect(assessment.fields).toContainEqual({ name: 'peopleskills_score', value: '7' });
  expect(payloadOf(exampleSubmission('contact', { ...fresh, fields })).fields).toEqual([]);
});

test('uses configured names, other object types, and omits values with an empty name', () => {
  const fields = { email: 'a@b.co', company: 'Acme', message: 'Hello there' };
  const payload = payloadOf(exampleSubmission('contact', { ...fresh, fields }), {
    contact: { company: '0-2/name', message: '' },
  });
  expect(payload.fields).toEqual([
    { name: 'email', value: 'a@b.co' },
    { objectTypeId: '0-2', name: 'name', value: 'Acme' },
  ]);
});

test.each([
  ['0123456789abcdef0123456789abcdef', true],
  ['0123456789ABCDEF0123456789abcdef', false],
  ['37184', false],
])('sends the tracker cookie %s: %s', (hutk, isSent) => {
  const { context } = payloadOf(exampleSubmission('contact', { ...fresh, hutk }));
  expect(context.hutk).toBe(isSent ? hutk : undefined);
});

test.each(['', 'javascript:alert(1)', '/vistage', 'https://a.b/with space'])(
  'omits the page URL %j, which HubSpot would refuse',
  (pageUri) => {
    const { context } = payloadOf(exampleSubmission('contact', { ...fresh, pageUri }));
    expect(context).toEqual({ pageName: 'Some page' });
  },
);

test('sends consent only if configured and given', () => {
  const consent = { text: 'I agree to be contacted.' };
  const lead = exampleSubmission('contact', { ...fresh, consent });
  expect(payloadOf(lead)).not.toHaveProperty('legalConsentOptions');
  expect(payloadOf(lead, {}, true).legalConsentOptions).toEqual({
    consent: { consentToProcess: true, text: 'I agree to be contacted.' },
  });
  const without = exampleSubmission('contact', fresh);
  expect(payloadOf(without, {}, true)).not.toHaveProperty('legalConsentOptions');
});

test.each([
  [4 * 60_000, false],
  [6 * 60_000, true],
  [27 * DAY, true],
  [29 * DAY, false],
])('sends the submission time after %i ms: %s', (age, isSent) => {
  const submittedAt = before(age);
  const payload = payloadOf(exampleSubmission('contact', { submittedAt }));
  expect(payload.submittedAt).toBe(isSent ? String(submittedAt.getTime()) : undefined);
});
