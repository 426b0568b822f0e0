import { expect, test } from 'vitest';
import type { RunSummary } from '#src/domains/assessment/assessment-stats.server.ts';
import { buildFigures, buildRun, EDITION } from '#tests/builders/admin-assessments.ts';
import { assessmentsView, type RunQuery, runDetail } from './assessments-view.ts';

const NOW = new Date('2026-11-21T15:05:00Z');
const DEFAULT_QUERY: RunQuery = { page: 1 };

const view = (
  query: Partial<RunQuery> = {},
  figures = buildFigures(),
  runs: readonly RunSummary[] = [],
) =>
  assessmentsView(
    [EDITION],
    { ...DEFAULT_QUERY, ...query },
    figures,
    { runs, total: runs.length, page: 1, pages: 1 },
    NOW,
  );

const noRuns = buildFigures({
  progress: [],
  options: [],
  scores: [],
  booked: 0,
  median: undefined,
});

test('the funnel covers all stages from the first answer to booking', () => {
  const { stages, summary } = view().funnel;
  expect(stages.map(({ count }) => count)).toEqual([10, 6, 5, 5, 5, 5, 5, 2, 3]);
  expect(stages.at(1)).toMatchObject({ name: 'Data Spine Health', share: '60% of 10' });
  expect(stages.slice(-3).map(({ name, share }) => [name, share])).toEqual([
    ['Complete', '50% of 10'],
    ['Report requested', '40% of 5'],
    ['Opened booking', '60% of 5'],
  ]);
  expect(summary).toBe(
    'Of 10 runs started, 5 are complete, 2 requested the report, and 3 opened booking.',
  );
});

test('shows for each question the share that left and the distribution of answers', () => {
  const { questions } = view();
  expect(questions.summary).toBe('Most left at question 2: 4 of the 10 who reached it.');
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

test('assigns each score band the level of its lower end, and ends the last band at 100', () => {
  const { bands, levels, summary } = view().scores!;
  expect(bands.map(({ level }) => level).filter((level) => level === 'AI Emerging')).toHaveLength(
    2,
  );
  expect(bands.at(-1)).toEqual({ from: 90, to: 100, count: 4, level: 'AI Innovator' });
  expect(levels.at(-1)).toEqual({ level: 'AI Innovator', count: 4, share: '80%' });
  expect(summary).toBe('5 complete runs, median 92%');
});

test('shows no scores without a complete run, and links to all runs without any run', () => {
  const started = { state: 'abandoned', open: 3, count: 2 } as const;
  const unfinished = view({}, buildFigures({ progress: [started], scores: [], median: undefined }));
  expect(unfinished.scores).toBeUndefined();
  expect(unfinished.empty).toBeUndefined();
  expect(unfinished.funnel.stages.at(-1)?.share).toBe('');
  expect(view({}, noRuns).empty).toEqual({
    text: 'No one has started in the last 90 days.',
    more: '/admin/assessments?period=all',
  });
  expect(view({ period: 'all', size: '1000+' }, noRuns).empty?.text).toBe(
    'No one from a company with 1000+ employees has started.',
  );
  expect(view({ period: 'all' }, noRuns).empty).toEqual({
    text: 'No one has started this assessment yet.',
    more: undefined,
  });
  expect(view({}, noRuns).questions.summary).toBe('No run has been abandoned yet.');
});

test('links to states keep the filters of the page', () => {
  const { states } = view({ size: '1-10', state: 'reported', page: 4 });
  expect(states.map(({ count }) => count)).toEqual([10, 1, 4, 3, 2]);
  expect(states[0]!.to).toBe('/admin/assessments?size=1-10#runs');
  expect(states[2]!.to).toBe('/admin/assessments?size=1-10&state=abandoned#runs');
});

test('links a run to its lead only while the lead exists', () => {
  const detail = (overrides: Parameters<typeof buildRun>[0]) => runDetail(buildRun(overrides), NOW);
  expect(detail({})).toMatchObject({ leadId: undefined, title: 'Run of Nov 21, 2026' });
  const lead = { id: 'lead-1', isDeleted: false };
  expect(detail({ state: 'reported', lead }).leadId).toBe('lead-1');
  const gone = detail({ state: 'reported', lead: { ...lead, isDeleted: true } });
  expect(gone.leadId).toBeUndefined();
  expect(JSON.stringify(gone)).not.toContain('lead-1');
  expect(gone.who).toBe('The lead was deleted, so the person is not known.');
});

/** The labels of what is known. */
const shownFacts = ({ facts }: ReturnType<typeof runDetail>) =>
  Object.entries(facts).flatMap(([label, value]) => (value ? [label] : []));

test('dates the last answer of a complete run only if it was changed later', () => {
  const completedAt = new Date('2026-11-20T10:00:00Z');
  const names = (updatedAt: Date) =>
    shownFacts(runDetail(buildRun({ completedAt, updatedAt }), NOW));
  expect(names(completedAt)).not.toContain('Last answer');
  expect(names(completedAt)).not.toContain('Answer changed');
  const changed = names(new Date('2026-11-20T11:00:00Z'));
  expect(changed.slice(1, 4)).toEqual(['Started', 'Completed', 'Answer changed']);
});

test('shows the answers of an abandoned run without a result', () => {
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
  expect(shownFacts(detail)).toEqual(['Answered', 'Started', 'Last answer']);
});
