import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import {
  allAnswers,
  createTestAssessments,
  submittedRun,
  type TestAssessments,
} from '#tests/support/test-assessments.ts';
import { assessmentRuns } from './assessment-tables.server.ts';
import type { ReportRequest, SubmittedRun } from './assessments.server.ts';
import type { Assessments } from './create-assessments.server.ts';
import { eraseRuns } from './erase-runs.server.ts';

let fixture: TestAssessments;
let assessments: Assessments;
let leads: Leads;

beforeAll(async () => {
  fixture = await createTestAssessments();
  ({ assessments, leads } = fixture);
});
afterAll(() => fixture.database.drop());

const request = (run: SubmittedRun, fields: object = {}, more: Partial<ReportRequest> = {}) => ({
  given: run,
  fields: {
    company: ' Petrov Pumps ',
    companySize: '51-200',
    firstName: ' Ana ',
    lastName: 'Petrov',
    email: 'ana@client.example',
    jobTitle: 'COO',
    ...fields,
  },
  acceptTerms: true,
  token: leads.formToken().token,
  pageUri: 'https://cadron.example/ai-quotient',
  pageName: 'AI Quotient',
  address: '127.0.0.1',
  ...more,
});

test('returns incomplete while answers are missing', async () => {
  const run = submittedRun(allAnswers(2).slice(1));
  const { submitted } = await assessments.requestReport(undefined, request(run));
  expect(submitted).toBe('incomplete');
});

test('keeps the company of a requested report when the browser continues for another company', async () => {
  const run = submittedRun(allAnswers(2), { companySize: '201-500' });
  const first = await assessments.requestReport(undefined, request(run));
  if (first.submitted === 'incomplete' || !first.submitted.ok) throw new Error('refused');
  const other = { edition: run.edition, companySize: '1000+', answers: {} };
  const continued = await assessments.saveAnswers(first.token, other);
  expect(continued).toMatchObject({ ok: true, run: { companySize: '1000+', isComplete: true } });
  expect(await assessments.getRun(first.token)).toMatchObject({ companySize: '201-500' });
});

test('gives two people a report of the same result and counts the result once', async () => {
  const size = '1-10' as const;
  const run = submittedRun(allAnswers(3), { companySize: size });
  const personal = async (token: string | undefined, email: string, formToken: string) => {
    const asking = request(run, { email, companySize: size }, { token: formToken });
    const asked = await assessments.requestReport(token, asking);
    if (asked.submitted === 'incomplete' || !asked.submitted.ok) throw new Error('refused');
    return { token: asked.token, id: asked.submitted.id };
  };
  const others = [1, 1, 1, 1].map((value) =>
    fixture.saveAnswers(undefined, submittedRun(allAnswers(value), { companySize: size })),
  );
  const [other] = await Promise.all(others);
  const before = await fixture.saveAnswers(
    undefined,
    submittedRun(allAnswers(2), { companySize: size }),
  );
  fixture.now = new Date(fixture.now.getTime() + 60_000);
  const own = await fixture.saveAnswers(before, { ...run, isFresh: true });
  const [first, second] = [leads.formToken().token, leads.formToken().token];
  fixture.now = new Date(fixture.now.getTime() + 60_000);
  const boss = await personal(own, 'boss@two.example', first);
  const engineer = await personal(boss.token, 'engineer@two.example', second);
  expect(boss.token).toBe(own);
  expect(engineer.token).not.toBe(own);
  for (const { id, token } of [boss, engineer]) {
    expect(await assessments.getReportOfLead(id)).toMatchObject({ percentage: 75 });
    expect((await assessments.getResult(token))?.change?.overall).toBe(25);
  }
  // A repeated request returns each person's own run, whatever the cookie.
  expect(await personal(own, 'engineer@two.example', second)).toEqual(engineer);
  expect(await personal(engineer.token, 'boss@two.example', first)).toEqual(boss);
  const stored = () =>
    fixture.database.database.db.$count(assessmentRuns, eq(assessmentRuns.companySize, size));
  expect(await stored()).toBe(7);
  expect((await assessments.getResult(other))?.comparison).toBeUndefined();
  await fixture.saveAnswers(undefined, submittedRun(allAnswers(1), { companySize: size }));
  expect((await assessments.getResult(other))?.comparison).toMatchObject({
    companies: 5,
    average: 35,
  });

  await eraseRuns(fixture.database.database.db, [boss.id]);
  expect(await assessments.getRun(own)).toBeUndefined();
  expect(await assessments.getReport(engineer.token)).toMatchObject({ state: 'valid' });
  const [successor] = await fixture.database.database.db
    .select()
    .from(assessmentRuns)
    .where(eq(assessmentRuns.leadId, engineer.id));
  expect(successor?.copyOf).toBeNull();
});

test('gives concurrent requesters a report each', async () => {
  const run = submittedRun(allAnswers(4));
  const own = await fixture.saveAnswers(undefined, run);
  const asked = ['a', 'b', 'c'].map((name) => request(run, { email: `${name}@three.example` }));
  fixture.now = new Date(fixture.now.getTime() + 60_000);
  const answers = await Promise.all(asked.map((one) => assessments.requestReport(own, one)));
  const leadIds: string[] = [];
  for (const { submitted } of answers) {
    if (submitted === 'incomplete' || !submitted.ok) throw new Error('refused');
    leadIds.push(submitted.id);
    expect(await assessments.getReportOfLead(submitted.id)).toMatchObject({ percentage: 100 });
  }
  const copies = () =>
    fixture.database.database.db.$count(
      assessmentRuns,
      and(eq(assessmentRuns.percentage, 100), isNotNull(assessmentRuns.copyOf)),
    );
  expect(await copies()).toBe(2);
  await eraseRuns(fixture.database.database.db, leadIds.slice(0, 1));
  expect(await copies()).toBe(1);
  await eraseRuns(fixture.database.database.db, leadIds.slice(1, 2));
  expect(await copies()).toBe(0);
});

test('stores the lead with the result and makes the report with the names of the lead', async () => {
  const run = submittedRun(allAnswers(3).with(0, 1));
  const asking = request(run);
  fixture.now = new Date(fixture.now.getTime() + 60_000); // a form sent within a second of its creation is rejected as spam
  const asked = await assessments.requestReport(undefined, asking);
  if (asked.submitted === 'incomplete' || !asked.submitted.ok) throw new Error('refused');
  const { token, submitted } = asked;
  const lead = await leads.find(submitted.id);
  expect(lead?.form).toBe('ai-quotient');
  expect(lead?.fields).toMatchObject({
    firstName: 'Ana',
    company: 'Petrov Pumps',
    companySize: '51-200',
    score: '73',
    percentage: '73',
    level: 'AI Ready',
    'pillar:Data Spine Health:score': '13',
    'pillar:Data Spine Health:percentage': '65',
  });
  const answers = JSON.parse(lead!.fields['answers']!) as object[];
  expect(answers).toHaveLength(25);
  expect(answers[0]).toEqual({
    pillar: PILLARS[0],
    question: 'Question 1?',
    answer: 'Answer 1B',
    value: 1,
  });
  const ofLead = fixture.jobs.filter(
    ({ payload }) => 'leadId' in payload && payload.leadId === submitted.id,
  );
  expect(ofLead.map(({ name }) => name)).toEqual(['deliver-lead']);
  expect(await assessments.getReport(token)).toMatchObject({ state: 'valid' });
  expect(fixture.reports.at(-1)).toMatchObject({
    company: 'Petrov Pumps',
    person: { firstName: 'Ana', lastName: 'Petrov', jobTitle: 'COO' },
    result: { percentage: 73 },
  });
  expect(await assessments.getReportOfLead(submitted.id)).toMatchObject({ percentage: 73 });

  // A changed answer starts a new run, so the emailed report stays correct.
  const later = await fixture.saveAnswers(token, submittedRun([4]));
  expect(later).not.toBe(token);
  expect(await assessments.getReport(token)).toMatchObject({ state: 'valid' });
  expect(await assessments.getReport(later)).toEqual({ state: 'no-report' });

  await eraseRuns(fixture.database.database.db, [submitted.id]);
  expect(await assessments.getRun(token)).toBeUndefined();
  expect(await assessments.getReport(token)).toEqual({ state: 'no-report' });
});

test('returns the error of each field with the text of the specification', async () => {
  const empty = { company: ' ', companySize: '7', firstName: '', lastName: 7, jobTitle: '' };
  const messagesFor = async (fields: object, acceptTerms = true) => {
    const { submitted } = await assessments.requestReport(
      undefined,
      request(submittedRun(allAnswers(2)), fields, { acceptTerms }),
    );
    if (submitted === 'incomplete' || submitted.ok) throw new Error('accepted');
    return Object.fromEntries(submitted.errors.map(({ field, message }) => [field, message]));
  };
  expect(await messagesFor({ ...empty, email: 'ana' }, false)).toEqual({
    company: 'Company name is required',
    companySize: 'Please choose one of the answers',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email',
    jobTitle: 'Job title is required',
    acceptTerms: 'You must accept the terms and conditions',
  });
  expect(await messagesFor({ email: '' })).toEqual({ email: 'Invalid email' });
  // Only the stricter validation of `leads` rejects this address.
  expect(await messagesFor({ email: 'ana@-client.example' })).toEqual({ email: 'Invalid email' });
});
