import { expect, test } from 'vitest';
import type { RunSummary } from '#src/domains/assessment/assessment-stats.server.ts';
import { buildFigures, buildRun, EDITION } from '#tests/builders/admin-assessments.ts';
import { assessmentsView } from './assessments-view.ts';
import type { RunQuery } from './run-filter.ts';
import { runDetail } from './run-detail.ts';

const NOW = new Date('2026-11-21T15:05:00Z');
const USUAL: RunQuery = { edition: '2026-11', period: '90', page: 1 };

const view = (
  query: Partial<RunQuery> = {},
  figures = buildFigures(),
  runs: readonly RunSummary[] = [],
) =>
  assessmentsView(
    [EDITION],
    { ...USUAL, ...query },
    figures,
    { runs, total: runs.length, page: 1, pages: 1 },
    NOW,
  );

const nobody = buildFigures({
  progress: [],
  options: [],
  scores: [],
  booked: 0,
  median: undefined,
});

test('the funnel goes from the first answer to the call', () => {
  const { stages, finding } = view().funnel;
  expect(stages.map(({ count }) => count)).toEqual([10, 6, 5, 5, 5, 5, 5, 2, 3]);
  expect(stages.at(1)).toMatchObject({ name: 'Data Spine Health', share: '60% of 10' });
  expect(stages.slice(-3).map(({ name, share }) => [name, share])).toEqual([
    ['Complete', '50% of 10'],
    ['Report requested', '40% of 5'],
    ['Went to book', '60% of 5'],
  ]);
  expect(finding).toBe(
    'Of 10 started, 5 are complete, 2 asked for the report, 3 went on to book a call.',
  );
});

test('each question tells how many left, of those who came, and what was answered', () => {
  const { questions } = view();
  expect(questions.finding).toBe('Most left at question 2: 4 of the 10 who came to it.');
  const [first, second] = questions.pillars[0]!.rows;
  expect(first).toMatchObject({ answered: 10, left: 0, leftShare: '', leftLength: 0 });
  expect(first!.options.map(({ share, from, length }) => [share, from, length])).toEqual([
    ['30%', 0, 30],
    ['0%', 30, 0],
    ['70%', 30, 70],
    ['0%', 100, 0],
  ]);
  expect(second).toMatchObject({ left: 4, leftShare: '40%', leftLength: 100 });
});

test('a column begins with a level, and the last one ends with 100', () => {
  const { bands, levels, finding } = view().scores!;
  expect(bands.map(({ level }) => level).filter((level) => level === 'AI Emerging')).toHaveLength(
    2,
  );
  expect(bands.at(-1)).toEqual({ from: 90, to: 100, count: 4, level: 'AI Innovator' });
  expect(levels.at(-1)).toEqual({ level: 'AI Innovator', count: 4, share: '80%' });
  expect(finding).toBe('5 complete runs, median 92%');
});

test('without a complete run there are no scores, and without any run it says where to look', () => {
  const started = { state: 'abandoned', open: 3, count: 2 } as const;
  const unfinished = view({}, buildFigures({ progress: [started], scores: [], median: undefined }));
  expect(unfinished.scores).toBeUndefined();
  expect(unfinished.empty).toBeUndefined();
  expect(unfinished.funnel.stages.at(-1)?.share).toBe('');
  expect(view({}, nobody).empty).toEqual({
    text: 'Nobody has started in the last 90 days.',
    more: '/admin/assessments?period=all',
  });
  expect(view({ period: 'all', companySize: '1000+' }, nobody).empty?.text).toBe(
    'Nobody from a company of 1000+ has started.',
  );
  expect(view({ period: 'all' }, nobody).empty).toEqual({
    text: 'Nobody has started this assessment yet.',
    more: undefined,
  });
  expect(view({}, nobody).questions.finding).toBe('Nobody has left at a question yet.');
});

test('states and export keep to what the page is about', () => {
  const { states, exportTo } = view({ companySize: '1-10', state: 'reported', page: 4 });
  expect(states.map(({ count }) => count)).toEqual([10, 1, 4, 3, 2]);
  expect(states[0]!.to).toBe('/admin/assessments?size=1-10#runs');
  expect(states[2]!.to).toBe('/admin/assessments?size=1-10&state=abandoned#runs');
  expect(exportTo).toBe('/admin/assessments/export.csv?size=1-10&state=reported');
});

test('a run tells of its lead while there is one, and of nobody else', () => {
  const detail = (overrides: Parameters<typeof buildRun>[0]) => runDetail(buildRun(overrides), NOW);
  expect(detail({})).toMatchObject({ leadId: undefined, title: 'Run of Nov 21, 2026' });
  const lead = { id: 'lead-1', isDeleted: false };
  expect(detail({ state: 'reported', lead }).leadId).toBe('lead-1');
  const gone = detail({ state: 'reported', lead: { ...lead, isDeleted: true } });
  expect(gone.leadId).toBeUndefined();
  expect(JSON.stringify(gone)).not.toContain('lead-1');
  expect(gone.who).toBe('The lead was deleted, so nothing here tells who it was.');
});

test('an abandoned run has its answers, and no result', () => {
  const { question, chosen } = buildRun().answers[0]!;
  const detail = runDetail(
    buildRun({
      state: 'abandoned',
      answered: 1,
      percentage: null,
      level: null,
      completedAt: null,
      pillars: [{ pillar: question.pillar, percentage: undefined }],
      answers: [
        { question, chosen },
        { question: EDITION.questions[1]!, chosen: undefined },
      ],
    }),
    NOW,
  );
  expect(detail.result).toBeUndefined();
  expect(detail.pillars[0]!.answers.map((answer) => answer.chosen?.value)).toEqual([3, undefined]);
  expect(detail.facts.map(({ name }) => name)).toEqual(['Answered', 'Started', 'Last answer']);
});
