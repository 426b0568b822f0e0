import { expect, test } from 'vitest';
import { cleanAnswers } from './answers.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import {
  withAnswers,
  newRun,
  chainOf,
  changeSince,
  copyOfRun,
  type RunInput,
  belongsTo,
} from './run.ts';
import { createRunTokens } from './create-assessments.server.ts';

const questionnaire = exampleQuestionnaire();
const MORNING = new Date('2026-11-21T08:00:00Z');
const EVENING = new Date('2026-11-21T20:00:00Z');
const given = (values: readonly number[], more: Partial<RunInput> = {}): RunInput => ({
  edition: '2026-11',
  companySize: '51-200',
  answers: answersWorth(questionnaire, values),
  ...more,
});
const all = (value: number) => Array.from({ length: 25 }, () => value);
const complete = (value: number) =>
  withAnswers(
    newRun('a', given([]), undefined, MORNING),
    given(all(value)),
    questionnaire,
    EVENING,
  );

test('merges answers and completes the run once with the last one', () => {
  const first = withAnswers(
    newRun('a', given([]), undefined, MORNING),
    given([1]),
    questionnaire,
    MORNING,
  );
  expect(first).toMatchObject({ answers: { 1: '1B' }, percentage: null, completedAt: null });
  const { 1: _, ...others } = given(all(3)).answers;
  const last = withAnswers(first, given([], { answers: others }), questionnaire, EVENING);
  expect(last).toMatchObject({ percentage: 73, level: 'AI Ready', completedAt: EVENING });
  expect(last.pillarPercentages).toMatchObject({
    'Data Spine Health': 65,
    'Automation Maturity': 75,
  });
  const again = withAnswers(last, given([4]), questionnaire, new Date('2026-12-01'));
  expect(again).toMatchObject({ percentage: 76, completedAt: EVENING });
});

test('does not change updatedAt when the same answers are sent again', () => {
  const run = complete(3);
  const tomorrow = new Date('2026-11-22T08:00:00Z');
  expect(withAnswers(run, given(all(3)), questionnaire, tomorrow).updatedAt).toEqual(EVENING);
  expect(withAnswers(run, given([4]), questionnaire, tomorrow).updatedAt).toEqual(tomorrow);
});

test('needs a new run for another edition, a fresh start, or changed answers after the report', () => {
  const run = complete(3);
  expect(belongsTo(run, given([4]))).toBe(true);
  expect(belongsTo(run, given([4], { companySize: '1000+' }))).toBe(true);
  expect(belongsTo(run, given([4], { edition: '2027-05' }))).toBe(false);
  expect(belongsTo(run, given([4], { isFresh: true }))).toBe(false);
  const reported = { ...run, leadId: 'l' };
  expect(belongsTo(reported, given(all(3)))).toBe(true);
  expect(belongsTo(reported, given([4]))).toBe(false);
  expect(belongsTo(reported, given(all(3), { companySize: '1000+' }))).toBe(false);
});

test('keeps the answers in a new run of the same edition, unless started over', () => {
  const run = complete(3);
  const answersOf = (more: Partial<RunInput>) => newRun('b', given([], more), run, EVENING).answers;
  expect(answersOf({ companySize: '1000+' })).toEqual(run.answers);
  expect(answersOf({ isFresh: true })).toEqual({});
  expect(answersOf({ edition: '2027-05' })).toEqual({});
});

test('refers to the last complete run even if an abandoned one lies between', () => {
  const first = complete(2);
  const abandoned = newRun('b', given([]), first, EVENING);
  expect(abandoned.previousId).toBe('a');
  expect(newRun('c', given([]), abandoned, EVENING).previousId).toBe('a');
});

test('puts all runs of a browser into the chain of the first one', () => {
  const first = complete(2);
  const second = newRun('b', given([]), first, EVENING);
  const third = newRun('c', given([]), second, EVENING);
  expect([first, second, third].map(chainOf)).toEqual(['a', 'a', 'a']);
});

test('copies the result but not the lead, the share link or the booking', () => {
  const run = {
    ...complete(2),
    previousId: 'p',
    leadId: 'l',
    shareKeyHash: 's',
    bookedAt: EVENING,
  };
  const copy = copyOfRun(run, 'b');
  expect(copy).toEqual({ ...complete(2), id: 'b', previousId: 'p', firstId: 'a', copyOf: 'a' });
  expect(copyOfRun(copy, 'c')).toMatchObject({ firstId: 'a', copyOf: 'a' });
});

test('reports the change in points by pillar, within comparable editions only', () => {
  const editions = ['2026-11', '2026-12'];
  const before = complete(2);
  const after = { ...complete(3), id: 'b' };
  expect(changeSince(after, before, editions)).toMatchObject({
    since: EVENING,
    overall: 25,
    pillars: { 'Automation Maturity': 25 },
  });
  expect(changeSince(after, { ...before, edition: '2026-01' }, editions)).toBeUndefined();
  expect(changeSince(after, { ...before, edition: '2026-12' }, editions)?.overall).toBe(25);
  expect(changeSince(after, undefined, editions)).toBeUndefined();
  expect(changeSince(after, { ...before, completedAt: null }, editions)).toBeUndefined();
});

test.each([
  [{ 1: '1A', 2: '1A', 26: '26A' }, { 1: '1A' }],
  [{ 1: { toString: 'x' }, 2: ['2C'], 3: '3C' }, { 3: '3C' }],
  [JSON.parse('{"__proto__":{"1":"1A"},"constructor":"1A"}'), {}],
  [null, {}],
  ['1A', {}],
])('drops unknown questions and options from %j', (sent, expected) => {
  expect(cleanAnswers(questionnaire.questions, sent)).toEqual(expected);
});

test('rejects tokens that were not signed with the same secret', () => {
  const id = '0198c0de-0000-4000-8000-00000000002a';
  const tokens = createRunTokens('secret');
  const token = tokens.sign(id);
  expect(tokens.verify(token)).toBe(id);
  expect(createRunTokens('other').verify(token)).toBeUndefined();
  expect(tokens.verify(token.replace('0198', '0199'))).toBeUndefined();
  for (const odd of ['', 'x', token.slice(1), `${token}A`, `${token}\n`])
    expect(tokens.verify(odd)).toBeUndefined();
});
