import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assessmentRuns } from './assessment-tables.server.ts';
import { eraseRuns } from './erase-runs.server.ts';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import { openAssessments } from '#tests/support/open-assessments.ts';

let now = new Date('2026-11-21T09:00:00Z');
const { assessments, leads, db, jobs, reports, all, given, keep, request } = openAssessments(
  () => now,
);

test('two people who ask for one result both have its report, and it counts once', async () => {
  const size = '1-10' as const;
  const run = given(all(3), { companySize: size });
  const personal = async (token: string | undefined, email: string, formToken: string) => {
    const asking = request(run, { email, companySize: size }, { token: formToken });
    const asked = await assessments().requestReport(token, asking);
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
  const [first, second] = [leads().formToken().token, leads().formToken().token];
  now = new Date(now.getTime() + 60_000);
  const boss = await personal(own, 'boss@two.example', first);
  const engineer = await personal(boss.token, 'engineer@two.example', second);
  expect(boss.token).toBe(own);
  expect(engineer.token).not.toBe(own);
  for (const { id, token } of [boss, engineer]) {
    expect(await assessments().reportOfLead(id)).toMatchObject({ percentage: 75 });
    expect((await assessments().result(token))?.change?.overall).toBe(25);
  }
  // Asked once more, with whatever cookie, each finds her own.
  expect(await personal(own, 'engineer@two.example', second)).toEqual(engineer);
  expect(await personal(engineer.token, 'boss@two.example', first)).toEqual(boss);
  const stored = () => db().$count(assessmentRuns, eq(assessmentRuns.companySize, size));
  expect(await stored()).toBe(7);
  expect((await assessments().result(other))?.comparison).toBeUndefined();
  await keep(undefined, given(all(1), { companySize: size }));
  expect((await assessments().result(other))?.comparison).toMatchObject({
    companies: 5,
    average: 35,
  });

  await eraseRuns(db(), [boss.id]);
  expect(await assessments().open(own)).toBeUndefined();
  expect(await assessments().report(engineer.token)).toMatchObject({ state: 'valid' });
  const [heir] = await db()
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
  const answers = await Promise.all(asked.map((one) => assessments().requestReport(own, one)));
  const leadIds: string[] = [];
  for (const { submitted } of answers) {
    if (submitted === 'incomplete' || !submitted.ok) throw new Error('refused');
    leadIds.push(submitted.id);
    expect(await assessments().reportOfLead(submitted.id)).toMatchObject({ percentage: 100 });
  }
  const copies = () =>
    db().$count(
      assessmentRuns,
      and(eq(assessmentRuns.percentage, 100), isNotNull(assessmentRuns.copyOf)),
    );
  expect(await copies()).toBe(2);
  await eraseRuns(db(), leadIds.slice(0, 1));
  expect(await copies()).toBe(1);
  await eraseRuns(db(), leadIds.slice(1, 2));
  expect(await copies()).toBe(0);
});

test('the report is asked for once, with the lead’s fields, and is made with the names of the lead', async () => {
  const run = given(all(3).with(0, 1));
  const asking = request(run);
  now = new Date(now.getTime() + 60_000); // nobody fills in a form within the second it was made
  const asked = await assessments().requestReport(undefined, asking);
  if (asked.submitted === 'incomplete' || !asked.submitted.ok) throw new Error('refused');
  const { token, submitted } = asked;
  const lead = await leads().find(submitted.id);
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
  expect(await assessments().report(token)).toMatchObject({ state: 'valid' });
  expect(reports.at(-1)).toMatchObject({
    company: 'Petrov Pumps',
    person: { firstName: 'Ana', lastName: 'Petrov', jobTitle: 'COO' },
    result: { percentage: 73 },
  });
  expect(await assessments().reportOfLead(submitted.id)).toMatchObject({ percentage: 73 });

  // Another answer is another run: the report that was mailed stays true.
  const later = await keep(token, given([4]));
  expect(later).not.toBe(token);
  expect(await assessments().report(token)).toMatchObject({ state: 'valid' });
  expect(await assessments().report(later)).toEqual({ state: 'no-report' });

  await eraseRuns(db(), [submitted.id]);
  expect(await assessments().open(token)).toBeUndefined();
  expect(await assessments().report(token)).toEqual({ state: 'no-report' });
});

test('what is wrong is said at its field, in the words of the specification', async () => {
  const empty = { company: ' ', companySize: '7', firstName: '', lastName: 7, jobTitle: '' };
  const messagesFor = async (fields: object, acceptTerms = true) => {
    const { submitted } = await assessments().requestReport(
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
