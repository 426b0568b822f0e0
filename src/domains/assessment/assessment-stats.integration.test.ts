import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { RunView } from './assessment-stats.server.ts';
import { type AssessmentStats, createAssessmentStats } from './create-assessment-stats.server.ts';
import { assessmentRuns } from './assessment-tables.server.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { runColumns } from './run-csv.ts';
import { withAnswers, newRun, copyOfRun, type Run } from './run.ts';

const old = exampleQuestionnaire('2025-05', 2);
const current = exampleQuestionnaire('2026-11', 2);
const QUESTIONS = 10;
const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

let test_: TestDatabase;
let figures: AssessmentStats;
const existing = new Set<string>();

beforeAll(async () => {
  test_ = await createTestDatabase();
  figures = createAssessmentStats({
    db: test_.database.db,
    editions: [old, current],
    leads: { filterExisting: async (ids) => new Set(ids.filter((id) => existing.has(id))) },
    clock: () => NOW,
  });
});
beforeEach(async () => {
  existing.clear();
  await test_.database.db.delete(assessmentRuns);
});
afterAll(() => test_.drop());

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/** Builds a run as the use cases store it, with answers of these values, last changed `hours` ago. */
function runOf(
  values: readonly number[],
  hours = 48,
  more: Partial<Run> = {},
  edition = current,
): Run {
  const at = hoursAgo(hours);
  const given = {
    edition: edition.edition,
    companySize: more.companySize ?? ('11-50' as const),
    answers: answersWorth(edition, values),
  };
  return {
    ...withAnswers(newRun(randomUUID(), given, undefined, at), given, edition, at),
    ...more,
  };
}

const all = (value: number) => Array.from({ length: QUESTIONS }, () => value);
const some = (count: number) => all(2).slice(0, count);
const save = (...runs: Run[]) => test_.database.db.insert(assessmentRuns).values(runs);
const reported = (isDeleted = false) => {
  const leadId = randomUUID();
  if (!isDeleted) existing.add(leadId);
  return { leadId, reportedAt: hoursAgo(1) };
};

const FILTER = { edition: '2026-11' };

/** Saves three abandoned runs (two at the third question, one at the last), one in progress, and four complete (two reported). */
async function saveExample() {
  const runs = {
    abandoned: runOf(some(2)),
    another: runOf(some(2), 24 * 100, { companySize: '1000+' }),
    late: runOf(some(9)),
    inProgress: runOf(some(2), 23),
    worst: runOf(all(1), 24 * 40),
    middle: runOf([...all(2).slice(0, 5), ...all(3).slice(0, 5)], 3, { bookedAt: hoursAgo(1) }),
    best: runOf(all(4), 2, { ...reported(), companySize: '1000+', bookedAt: hoursAgo(1) }),
    deleted: runOf(all(4), 1, reported(true)),
  };
  await save(
    ...Object.values(runs),
    runOf([], 5),
    runOf(all(3), 5, {}, old),
    runOf(some(4), 500, {}, old),
  );
  return runs;
}

test('counts each run of an edition once', async () => {
  await saveExample();
  const read = await figures.getEditionStats(FILTER);
  expect(read).toMatchObject({
    started: 8,
    complete: 4,
    reported: 2,
    booked: 2,
    byState: { 'in-progress': 1, abandoned: 3, complete: 2, reported: 2 },
    median: 81.5, // between 63 and 100
  });
  expect(read.pillars).toEqual(
    PILLARS.map((pillar, index) => ({ pillar, count: [8, 5, 5, 5, 4][index] })),
  );
  expect(read.bands).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 2]);
  expect(read.levels).toEqual({
    'AI Developing': 1,
    'AI Emerging': 0,
    'AI Ready': 1,
    'AI Innovator': 2,
  });
  expect((await figures.getEditionStats({ edition: '2025-05' })).started).toBe(2);
});

test('leaves copies out of statistics and lists, but finds them by lead', async () => {
  const { best } = await saveExample();
  const before = await figures.getEditionStats(FILTER);
  const copy = { ...copyOfRun(best, randomUUID()), ...reported() };
  await save(copy);
  expect(await figures.getEditionStats(FILTER)).toEqual(before);
  expect((await figures.listRuns(FILTER, 1)).total).toBe(8);
  expect(await figures.findRunIdOfLead(copy.leadId)).toBe(copy.id);
  expect(await figures.findRun(copy.id)).toMatchObject({
    state: 'reported',
    lead: { id: copy.leadId },
  });
});

test('counts runs that reached, answered and abandoned each question', async () => {
  await saveExample();
  const { questions } = await figures.getEditionStats(FILTER);
  expect(questions.map(({ reached }) => reached)).toEqual([8, 8, 8, 5, 5, 5, 5, 5, 5, 5]);
  expect(questions.map(({ abandoned }) => abandoned)).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
  expect(questions.map(({ answered }) => answered)).toEqual([8, 8, 5, 5, 5, 5, 5, 5, 5, 4]);
  expect(
    questions[0]!.options.map(({ option, count }) => [option.id, option.value, count]),
  ).toEqual([
    ['1B', 1, 1],
    ['1D', 2, 5],
    ['1A', 3, 0],
    ['1C', 4, 2],
  ]);
});

test('treats a skipped question as open even if later ones are answered', async () => {
  const { 1: _, ...answers } = answersWorth(current, some(5));
  await save({ ...runOf(some(5)), answers });
  const { started, pillars, questions } = await figures.getEditionStats(FILTER);
  expect([started, pillars[0]!.count]).toEqual([1, 0]);
  expect(questions[0]).toMatchObject({ reached: 1, answered: 0, abandoned: 1 });
  expect(questions[1]).toMatchObject({ reached: 0, answered: 1, abandoned: 0 });
});

test('filters statistics and lists by period and size, and lists also by state', async () => {
  await saveExample();
  const started = async (filter: object) =>
    (await figures.getEditionStats({ ...FILTER, ...filter })).started;
  expect(await started({ days: 30 })).toBe(6);
  expect(await started({ days: 90 })).toBe(7);
  expect(await started({ days: 365, companySize: '1000+' })).toBe(2);
  expect(await started({ days: 30, companySize: '1000+' })).toBe(1);
  expect(await started({ since: hoursAgo(3) })).toBe(3);
  expect(await started({ state: 'abandoned' })).toBe(8);
  const total = async (filter: object) =>
    (await figures.listRuns({ ...FILTER, ...filter }, 1)).total;
  expect(await total({})).toBe(8);
  for (const [state, count] of Object.entries((await figures.getEditionStats(FILTER)).byState))
    expect([state, await total({ state })]).toEqual([state, count]);
  expect(await total({ state: 'abandoned', days: 30 })).toBe(2);
});

test('lists runs with their result and whether their lead still exists', async () => {
  const { best, deleted, inProgress } = await saveExample();
  const { runs } = await figures.listRuns(FILTER, 1);
  expect(runs.slice(0, 2)).toMatchObject([
    { id: deleted.id, state: 'reported', lead: { id: deleted.leadId, isDeleted: true } },
    { id: best.id, companySize: '1000+', percentage: 100, level: 'AI Innovator' },
  ]);
  expect(runs[1]!.lead).toEqual({ id: best.leadId, isDeleted: false });
  expect(await figures.findRunIdOfLead(best.leadId!)).toBe(best.id);
  expect(runs.find(({ id }) => id === inProgress.id)).toMatchObject({
    state: 'in-progress',
    answered: 2,
    questions: QUESTIONS,
    percentage: null,
    lead: undefined,
  });
});

test('returns a run with all its questions, answered or not', async () => {
  const { middle, abandoned } = await saveExample();
  const run = await figures.findRun(middle.id);
  expect(run).toMatchObject({ state: 'complete', percentage: 63, bookedAt: hoursAgo(1) });
  expect(run!.pillars[2]).toEqual({ pillar: PILLARS[2], percentage: 63 });
  expect(run!.answers.at(-1)).toMatchObject({ question: { id: 10 }, chosen: { value: 3 } });
  const left = await figures.findRun(abandoned.id);
  expect(left!.answers.map(({ chosen }) => chosen?.value).slice(1, 4)).toEqual([
    2,
    undefined,
    undefined,
  ]);
  expect(left!.pillars[0]).toEqual({ pillar: PILLARS[0], percentage: undefined });
  for (const id of [randomUUID(), 'nonsense', "'"])
    expect(await figures.findRun(id)).toBeUndefined();
});

test('returns 50 runs per page, and the last page for numbers beyond it', async () => {
  await save(...Array.from({ length: 101 }, (_, index) => runOf(some(1), index)));
  const pages = await Promise.all([1, 2, 3, 9].map((page) => figures.listRuns(FILTER, page)));
  expect(pages.map(({ page, runs }) => [page, runs.length])).toEqual([
    [1, 50],
    [2, 50],
    [3, 1],
    [3, 1],
  ]);
  const ids = pages.slice(0, 3).flatMap(({ runs }) => runs.map(({ id }) => id));
  expect(new Set(ids).size).toBe(101);
});

test('exports every run once, even if several started at the same time', async () => {
  await save(...Array.from({ length: 2_300 }, (_, index) => runOf(some(1), index % 3)));
  const batches: (readonly RunView[])[] = [];
  for await (const batch of figures.streamRuns(FILTER)) batches.push(batch);
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 300]);
  expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(2_300);
  expect(csvTable(runColumns(current)).line(batches[0]![0]!)).toContain('Answer 1D (2)');
});

test('returns zeros and no median without runs', async () => {
  const read = await figures.getEditionStats(FILTER);
  expect(read).toMatchObject({
    started: 0,
    complete: 0,
    reported: 0,
    booked: 0,
    median: undefined,
  });
  expect(read.bands).toEqual(Array.from({ length: 10 }, () => 0));
  expect(read.questions.every(({ reached, answered }) => reached + answered === 0)).toBe(true);
  expect(await figures.listRuns(FILTER, 3)).toEqual({ runs: [], total: 0, page: 1, pages: 1 });
  for await (const _ of figures.streamRuns(FILTER)) throw new Error('unexpected batch');
  expect((await figures.getEditionStats({ edition: 'no such' })).started).toBe(0);
});

test('returns the number of answers of a run whose edition no longer exists', async () => {
  const run = { ...runOf(some(3)), edition: '2019-01' };
  await save(run);
  expect(await figures.findRun(run.id)).toMatchObject({ answered: 3, questions: undefined });
});
