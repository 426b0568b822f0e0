import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadForm, LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { type Leads, createLeads } from '#src/domains/leads/leads.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { assessmentRuns } from './assessment-tables.server.ts';
import type { Assessments, SubmittedRun, ReportRequest } from './assessments.server.ts';
import { createAssessments } from './create-assessments.server.ts';
import { eraseRuns } from './erase-runs.server.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import type { Report } from './report.ts';

const old = exampleQuestionnaire('2025-05');
const current = exampleQuestionnaire('2026-11');

let test_: TestDatabase;
let leads: Leads;
let assessments: Assessments;
let now = new Date('2026-11-21T09:00:00Z');
const jobs: { name: string; payload: object }[] = [];
const reports: Report[] = [];

beforeAll(async () => {
  test_ = await createTestDatabase();
  const { db } = test_.database;
  const shared = { db, secret: 'secret', clock: () => now, log: silentLogger };
  leads = createLeads({
    ...shared,
    queue: {
      send: async (job, payload) => {
        jobs.push({ name: job.name, payload });
        return 'id';
      },
    },
    crm: { isConfigured: (form: LeadForm) => LEAD_FORMS.includes(form) },
    tokens: createFormTokens('secret', () => now),
    addresses: { count: async () => 0, add: async () => undefined },
  });
  assessments = createAssessments({
    ...shared,
    editions: [old, current],
    leads,
    pdf: {
      pdf: async (report) => {
        reports.push(report);
        return Buffer.from('%PDF');
      },
    },
    stories: (slugs) =>
      slugs.map((slug) => ({
        slug,
        title: slug,
        companyName: '',
        industry: '',
        before: '',
        after: '',
        improvement: '',
      })),
  });
});
afterAll(() => test_.drop());

const all = (value: number) => Array.from({ length: 25 }, () => value);
const given = (values: readonly number[], more: Partial<SubmittedRun> = {}): SubmittedRun => ({
  edition: '2026-11',
  companySize: '51-200',
  answers: answersWorth(current, values),
  ...more,
});

/** Keeps answers that have to be taken; answers the token. */
async function keep(token: string | undefined, run: SubmittedRun): Promise<string> {
  const kept = await assessments.keep(token, run);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.token;
}

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

test('a run begins with its first answer, and is found by its token alone', async () => {
  const token = await keep(undefined, given([1]));
  expect(await assessments.open(token)).toEqual({
    edition: '2026-11',
    companySize: '51-200',
    answers: { 1: '1B' },
    isComplete: false,
    isReported: false,
  });
  expect(await keep(token, given([1, 2]))).toBe(token);
  expect((await assessments.open(token))?.answers).toEqual({ 1: '1B', 2: '2D' });
  for (const odd of [undefined, '', `${token.slice(0, -1)}_`])
    expect(await assessments.open(odd)).toBeUndefined();
  expect(await keep('forged', given([1]))).not.toBe(token);
});

test('two tabs that send at once lose none of each other’s answers', async () => {
  const token = await keep(undefined, given([1]));
  const tabs = Array.from({ length: 24 }, (_, index) => ({ [index + 2]: `${index + 2}C` }));
  await Promise.all(tabs.map((answers) => keep(token, given([], { answers }))));
  expect(await assessments.open(token)).toMatchObject({ isComplete: true });
  expect((await assessments.result(token))?.result.percentage).toBe(97);
});

test('an edition or a size that does not exist is refused, and nothing is stored', async () => {
  const refusals = [given([1], { edition: '1999-01' }), given([1], { companySize: '7' })];
  const reasons = await Promise.all(
    refusals.map(async (run) => {
      const kept = await assessments.keep(undefined, run);
      return kept.ok ? 'kept' : kept.reason;
    }),
  );
  expect(reasons).toEqual(['edition', 'company-size']);
});

test('an incomplete run has no result, no link, and no report', async () => {
  const token = await keep(undefined, given(all(2).slice(1)));
  expect(await assessments.result(token)).toBeUndefined();
  expect(await assessments.share(token, false)).toBeUndefined();
  expect(await assessments.report(token)).toEqual({ state: 'no-report' });
  const { submitted } = await assessments.requestReport(token, request(given([2])));
  expect(submitted).toBe('incomplete');
});

test('an old run keeps its own edition, and today’s questions begin another', async () => {
  const before = await keep(undefined, given(all(2), { edition: '2025-05' }));
  expect((await assessments.result(before))?.result.percentage).toBe(50);
  const after = await keep(before, given(all(3)));
  expect(after).not.toBe(before);
  // Two editions are not comparable.
  expect((await assessments.result(after))?.change).toBeUndefined();
  expect(await assessments.open(before)).toMatchObject({ edition: '2025-05' });
});

test('a repetition tells what changed by pillar', async () => {
  const before = await keep(undefined, given(all(2)));
  const since = now;
  now = new Date('2027-02-21T09:00:00Z');
  const after = await keep(before, given(all(2).fill(4, 0, 5), { isFresh: true }));
  expect(after).not.toBe(before);
  expect((await assessments.result(after))?.change).toMatchObject({
    since,
    overall: 10,
    pillars: { [PILLARS[0]!]: 50, [PILLARS[1]!]: 0 },
  });
});

test('companies of the same size are compared once there are five others', async () => {
  const size = { companySize: '501-1000' };
  const own = await keep(undefined, given(all(3), size));
  for (const value of [1, 2, 2, 4]) await keep(undefined, given(all(value), size));
  await keep(undefined, given([4], size));
  expect((await assessments.result(own))?.comparison).toBeUndefined();
  await keep(undefined, given(all(1), size));
  expect((await assessments.result(own))?.comparison).toEqual({
    size: '501-1000',
    companies: 5,
    average: 50,
    aheadOf: 80,
    pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 50])),
  });
});

test('whoever takes it again is one company, to others by the last result and to herself none', async () => {
  const size = { companySize: '201-500' };
  let own = await keep(undefined, given(all(1), size));
  for (let time = 0; time < 5; time += 1) {
    now = new Date(now.getTime() + 60_000);
    own = await keep(own, given(all(2), { ...size, isFresh: true }));
  }
  expect((await assessments.result(own))?.comparison).toBeUndefined();
  const others: string[] = [];
  for (const value of [1, 1, 1, 1]) others.push(await keep(undefined, given(all(value), size)));
  const seen = async (token: string) => (await assessments.result(token))?.comparison;
  expect(await seen(others[0]!)).toBeUndefined();
  others.push(await keep(undefined, given(all(1), size)));
  // Four with 25 percent, and the last of six results, 50.
  expect(await seen(others[0]!)).toMatchObject({ companies: 5, average: 30 });
  expect(await seen(own)).toMatchObject({ companies: 5, average: 25, aheadOf: 100 });
});

test('two people who ask for one result both have its report, and it counts once', async () => {
  const size = '1-10' as const;
  const run = given(all(3), { companySize: size });
  const personal = async (token: string | undefined, email: string, formToken: string) => {
    const asking = request(run, { email, companySize: size }, { token: formToken });
    const asked = await assessments.requestReport(token, asking);
    if (asked.submitted === 'incomplete' || !asked.submitted.ok) throw new Error('refused');
    return { token: asked.token, id: asked.submitted.id };
  };
  const others = [1, 1, 1, 1].map((value) =>
    keep(undefined, given(all(value), { companySize: size })),
  );
  const [other] = await Promise.all(others);
  const before = await keep(undefined, given(all(2), { companySize: size }));
  now = new Date(now.getTime() + 60_000);
  const own = await keep(before, { ...run, isFresh: true });
  const [first, second] = [leads.formToken().token, leads.formToken().token];
  now = new Date(now.getTime() + 60_000);
  const boss = await personal(own, 'boss@two.example', first);
  const engineer = await personal(boss.token, 'engineer@two.example', second);
  expect(boss.token).toBe(own);
  expect(engineer.token).not.toBe(own);
  for (const { id, token } of [boss, engineer]) {
    expect(await assessments.reportOfLead(id)).toMatchObject({ percentage: 75 });
    expect((await assessments.result(token))?.change?.overall).toBe(25);
  }
  // Asked once more, with whatever cookie, each finds her own.
  expect(await personal(own, 'engineer@two.example', second)).toEqual(engineer);
  expect(await personal(engineer.token, 'boss@two.example', first)).toEqual(boss);
  const stored = () =>
    test_.database.db.$count(assessmentRuns, eq(assessmentRuns.companySize, size));
  expect(await stored()).toBe(7);
  expect((await assessments.result(other))?.comparison).toBeUndefined();
  await keep(undefined, given(all(1), { companySize: size }));
  expect((await assessments.result(other))?.comparison).toMatchObject({
    companies: 5,
    average: 35,
  });

  await eraseRuns(test_.database.db, [boss.id]);
  expect(await assessments.open(own)).toBeUndefined();
  expect(await assessments.report(engineer.token)).toMatchObject({ state: 'valid' });
  const [heir] = await test_.database.db
    .select()
    .from(assessmentRuns)
    .where(eq(assessmentRuns.leadId, engineer.id));
  expect(heir?.copyOf).toBeNull();
});

test('two people who ask at the same moment both have a report', async () => {
  const run = given(all(4));
  const own = await keep(undefined, run);
  const asked = ['a', 'b', 'c'].map((name) => request(run, { email: `${name}@three.example` }));
  now = new Date(now.getTime() + 60_000);
  const answers = await Promise.all(asked.map((one) => assessments.requestReport(own, one)));
  const leadIds: string[] = [];
  for (const { submitted } of answers) {
    if (submitted === 'incomplete' || !submitted.ok) throw new Error('refused');
    leadIds.push(submitted.id);
    expect(await assessments.reportOfLead(submitted.id)).toMatchObject({ percentage: 100 });
  }
  const copies = () =>
    test_.database.db.$count(
      assessmentRuns,
      and(eq(assessmentRuns.percentage, 100), isNotNull(assessmentRuns.copyOf)),
    );
  expect(await copies()).toBe(2);
  await eraseRuns(test_.database.db, leadIds.slice(0, 1));
  expect(await copies()).toBe(1);
  await eraseRuns(test_.database.db, leadIds.slice(1, 2));
  expect(await copies()).toBe(0);
});

test('the report is asked for once, with the lead’s fields, and is made with the names of the lead', async () => {
  const run = given(all(3).with(0, 1));
  const asking = request(run);
  now = new Date(now.getTime() + 60_000); // nobody fills in a form within the second it was made
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
  const ofLead = jobs.filter(
    ({ payload }) => 'leadId' in payload && payload.leadId === submitted.id,
  );
  expect(ofLead.map(({ name }) => name)).toEqual(['deliver-lead']);
  expect(await assessments.report(token)).toMatchObject({ state: 'valid' });
  expect(reports.at(-1)).toMatchObject({
    company: 'Petrov Pumps',
    person: { firstName: 'Ana', lastName: 'Petrov', jobTitle: 'COO' },
    result: { percentage: 73 },
  });
  expect(await assessments.reportOfLead(submitted.id)).toMatchObject({ percentage: 73 });

  // Another answer is another run: the report that was mailed stays true.
  const later = await keep(token, given([4]));
  expect(later).not.toBe(token);
  expect(await assessments.report(token)).toMatchObject({ state: 'valid' });
  expect(await assessments.report(later)).toEqual({ state: 'no-report' });

  await eraseRuns(test_.database.db, [submitted.id]);
  expect(await assessments.open(token)).toBeUndefined();
  expect(await assessments.report(token)).toEqual({ state: 'no-report' });
});

test('what is wrong is said at its field, in the words of the specification', async () => {
  const empty = { company: ' ', companySize: '7', firstName: '', lastName: 7, jobTitle: '' };
  const messagesFor = async (fields: object, acceptTerms = true) => {
    const { submitted } = await assessments.requestReport(
      undefined,
      request(given(all(2)), fields, { acceptTerms }),
    );
    if (submitted === 'incomplete' || submitted.ok) throw new Error('taken');
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
  // Only the stricter rule of the leads knows that this is none.
  expect(await messagesFor({ email: 'ana@-client.example' })).toEqual({ email: 'Invalid email' });
});

test('a link shows the result to others, hides the answers where asked, and can be withdrawn', async () => {
  const token = await keep(undefined, given(all(3)));
  const first = (await assessments.share(token, false))!;
  expect((await assessments.shared(first))?.explanation.answers).toHaveLength(25);
  const second = (await assessments.share(token, true))!;
  expect(await assessments.shared(first)).toBeUndefined();
  const shared = (await assessments.shared(second))!;
  expect(shared.result.percentage).toBe(75);
  expect(shared.explanation).toMatchObject({ answers: [], roadmap: [] });
  expect(JSON.stringify(shared)).not.toMatch(/Answer \d|Question \d/);
  expect((await assessments.result(token))?.share).toEqual({ hidesAnswers: true });
  await assessments.unshare(token);
  expect(await assessments.shared(second)).toBeUndefined();
  for (const odd of ['', 'x', '../../etc']) expect(await assessments.shared(odd)).toBeUndefined();
});
