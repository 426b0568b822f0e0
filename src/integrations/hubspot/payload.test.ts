import { expect, test } from 'vitest';
import { fieldNames } from './field-names.ts';
import { exampleSubmission } from '#tests/builders/hubspot-examples.ts';
import { toPayload } from './payload.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const fresh = { submittedAt: before(1_000) };
const DAY = 24 * 3_600_000;

function payloadOf(
  submission: ReturnType<typeof exampleSubmission>,
  overrides: Record<string, Record<string, string>> = {},
  sendConsent = false,
) {
  const names = fieldNames(overrides)[submission.form];
  return toPayload(submission, { names, sendConsent, now: NOW });
}

test('the assessment sends exactly the specified names, in their order', () => {
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

test('a fresh lead is fields and context, nothing else', () => {
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

test('blank values and values the form does not know are left out', () => {
  const fields = { email: 'a@b.co', firstName: '  ', jobTitle: '', acceptTerms: 'on' };
  const payload = payloadOf(exampleSubmission('executive-cheatsheet', { ...fresh, fields }));
  expect(payload.fields).toEqual([{ name: 'email', value: 'a@b.co' }]);
});

test('the figures of a pillar that is new are named like the others', () => {
  const fields = { 'pillar:People & Skills!:score': '7' };
  const assessment = payloadOf(exampleSubmission('ai-quotient', { ...fresh, fields }));
  expect(assessment.fields).toContainEqual({ name: 'peopleskills_score', value: '7' });
  expect(payloadOf(exampleSubmission('contact', { ...fresh, fields })).fields).toEqual([]);
});

test('configured names replace the defaults, reach other objects, or switch a value off', () => {
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
])('the tracker cookie %s goes along: %s', (hutk, isSent) => {
  const { context } = payloadOf(exampleSubmission('contact', { ...fresh, hutk }));
  expect(context.hutk).toBe(isSent ? hutk : undefined);
});

test.each(['', 'javascript:alert(1)', '/vistage', 'https://a.b/with space'])(
  'the page address %j would be refused and stays here',
  (pageUri) => {
    const { context } = payloadOf(exampleSubmission('contact', { ...fresh, pageUri }));
    expect(context).toEqual({ pageName: 'Some page' });
  },
);

test('consent goes along only when the forms ask for it and there is one', () => {
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
])('%i ms after the submission its time goes along: %s', (age, isSent) => {
  const submittedAt = before(age);
  const payload = payloadOf(exampleSubmission('contact', { submittedAt }));
  expect(payload.submittedAt).toBe(isSent ? String(submittedAt.getTime()) : undefined);
});
