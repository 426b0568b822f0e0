import { afterAll, beforeAll, expect, test } from 'vitest';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import {
  allAnswers,
  createTestAssessments,
  submittedRun,
  type TestAssessments,
} from '#tests/support/test-assessments.ts';
import type { Assessments } from './create-assessments.server.ts';

let fixture: TestAssessments;
let assessments: Assessments;

beforeAll(async () => {
  fixture = await createTestAssessments();
  ({ assessments } = fixture);
});
afterAll(() => fixture.database.drop());

test('starts a run with its first answer and finds it only by its token', async () => {
  const token = await fixture.saveAnswers(undefined, submittedRun([1]));
  expect(await assessments.getRun(token)).toEqual({
    edition: '2026-11',
    companySize: '51-200',
    answers: { 1: '1B' },
    isComplete: false,
    isReported: false,
  });
  expect(await fixture.saveAnswers(token, submittedRun([1, 2]))).toBe(token);
  expect((await assessments.getRun(token))?.answers).toEqual({ 1: '1B', 2: '2D' });
  for (const odd of [undefined, '', `${token.slice(0, -1)}_`])
    expect(await assessments.getRun(odd)).toBeUndefined();
  expect(await fixture.saveAnswers('forged', submittedRun([1]))).not.toBe(token);
});

test('merges answers of concurrent requests', async () => {
  const token = await fixture.saveAnswers(undefined, submittedRun([1]));
  const tabs = Array.from({ length: 24 }, (_, index) => ({ [index + 2]: `${index + 2}C` }));
  await Promise.all(
    tabs.map((answers) => fixture.saveAnswers(token, submittedRun([], { answers }))),
  );
  expect(await assessments.getRun(token)).toMatchObject({ isComplete: true });
  expect((await assessments.getResult(token))?.result.percentage).toBe(97);
});

test('rejects an unknown edition or company size', async () => {
  const refusals = [
    submittedRun([1], { edition: '1999-01' }),
    submittedRun([1], { companySize: '7' }),
  ];
  const reasons = await Promise.all(
    refusals.map(async (run) => {
      const saved = await assessments.saveAnswers(undefined, run);
      return saved.ok ? 'saved' : saved.reason;
    }),
  );
  expect(reasons).toEqual(['edition', 'company-size']);
});

test('returns no result, share link or report for an incomplete run', async () => {
  const token = await fixture.saveAnswers(undefined, submittedRun(allAnswers(2).slice(1)));
  expect(await assessments.getResult(token)).toBeUndefined();
  expect(await assessments.createShareLink(token, false)).toBeUndefined();
  expect(await assessments.getReport(token)).toEqual({ state: 'no-report' });
});

test('scores an old run with its own edition and starts a new run for the current one', async () => {
  const before = await fixture.saveAnswers(
    undefined,
    submittedRun(allAnswers(2), { edition: '2025-05' }),
  );
  expect((await assessments.getResult(before))?.result.percentage).toBe(50);
  const after = await fixture.saveAnswers(before, submittedRun(allAnswers(3)));
  expect(after).not.toBe(before);
  // Two editions are not comparable.
  expect((await assessments.getResult(after))?.change).toBeUndefined();
  expect(await assessments.getRun(before)).toMatchObject({ edition: '2025-05' });
});

test('a run that began before the edition in use keeps its own to the end, and its result compares', async () => {
  const own = { edition: '2026-10', companySize: '11-50' };
  for (const value of [1, 1, 1, 1, 1])
    await fixture.saveAnswers(undefined, submittedRun(allAnswers(value), { companySize: '11-50' }));
  const token = await fixture.saveAnswers(undefined, submittedRun([2], own));
  expect(assessments.editionOf(await assessments.getRun(token)).edition).toBe('2026-10');
  expect(await fixture.saveAnswers(token, submittedRun(allAnswers(2), own))).toBe(token);
  expect(await assessments.getRun(token)).toMatchObject({ edition: '2026-10', isComplete: true });
  expect((await assessments.getResult(token))?.comparison).toMatchObject({ companies: 5 });
  const again = { companySize: '11-50', isFresh: true };
  const after = await fixture.saveAnswers(token, submittedRun(allAnswers(3), again));
  expect((await assessments.getResult(after))?.change?.overall).toBe(25);
});

test('reports the change by pillar when the assessment is repeated', async () => {
  const before = await fixture.saveAnswers(undefined, submittedRun(allAnswers(2)));
  const since = fixture.now;
  fixture.now = new Date('2027-02-21T09:00:00Z');
  const after = await fixture.saveAnswers(
    before,
    submittedRun(allAnswers(2).fill(4, 0, 5), { isFresh: true }),
  );
  expect(after).not.toBe(before);
  expect((await assessments.getResult(after))?.change).toMatchObject({
    since,
    overall: 10,
    pillars: { [PILLARS[0]!]: 50, [PILLARS[1]!]: 0 },
  });
});

test('compares companies of the same size once there are five others', async () => {
  const size = { companySize: '501-1000' };
  const own = await fixture.saveAnswers(undefined, submittedRun(allAnswers(3), size));
  for (const value of [1, 2, 2, 4])
    await fixture.saveAnswers(undefined, submittedRun(allAnswers(value), size));
  await fixture.saveAnswers(undefined, submittedRun([4], size));
  expect((await assessments.getResult(own))?.comparison).toBeUndefined();
  await fixture.saveAnswers(undefined, submittedRun(allAnswers(1), size));
  expect((await assessments.getResult(own))?.comparison).toEqual({
    size: '501-1000',
    companies: 5,
    average: 50,
    aheadOf: 80,
    pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 50])),
  });
});

test('counts repeated runs of one browser as one company, by the latest result, and never as its own peer', async () => {
  const size = { companySize: '201-500' };
  let own = await fixture.saveAnswers(undefined, submittedRun(allAnswers(1), size));
  for (let time = 0; time < 5; time += 1) {
    fixture.now = new Date(fixture.now.getTime() + 60_000);
    own = await fixture.saveAnswers(own, submittedRun(allAnswers(2), { ...size, isFresh: true }));
  }
  expect((await assessments.getResult(own))?.comparison).toBeUndefined();
  const others: string[] = [];
  for (const value of [1, 1, 1, 1])
    others.push(await fixture.saveAnswers(undefined, submittedRun(allAnswers(value), size)));
  const seen = async (token: string) => (await assessments.getResult(token))?.comparison;
  expect(await seen(others[0]!)).toBeUndefined();
  others.push(await fixture.saveAnswers(undefined, submittedRun(allAnswers(1), size)));
  // Four with 25 percent, and the last of six results, 50.
  expect(await seen(others[0]!)).toMatchObject({ companies: 5, average: 30 });
  expect(await seen(own)).toMatchObject({ companies: 5, average: 25, aheadOf: 100 });
});

test('shares a result by link, hides the answers on request, and deletes the link', async () => {
  const token = await fixture.saveAnswers(undefined, submittedRun(allAnswers(3)));
  const first = (await assessments.createShareLink(token, false))!;
  expect((await assessments.getSharedResult(first))?.explanation.answers).toHaveLength(25);
  const second = (await assessments.createShareLink(token, true))!;
  expect(await assessments.getSharedResult(first)).toBeUndefined();
  const shared = (await assessments.getSharedResult(second))!;
  expect(shared.result.percentage).toBe(75);
  expect(shared.explanation).toMatchObject({ answers: [], roadmap: [] });
  expect(JSON.stringify(shared)).not.toMatch(/Answer \d|Question \d/);
  expect((await assessments.getResult(token))?.share).toEqual({ hidesAnswers: true });
  await assessments.deleteShareLink(token);
  expect(await assessments.getSharedResult(second)).toBeUndefined();
  for (const odd of ['', 'x', '../../etc'])
    expect(await assessments.getSharedResult(odd)).toBeUndefined();
});
