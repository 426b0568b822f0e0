import type { EditionStats, RunView } from '#src/domains/assessment/assessment-stats.server.ts';
import type { AssessmentStats } from '#src/domains/assessment/create-assessment-stats.server.ts';
import {
  buildEditionStats,
  type EditionCounts,
} from '#src/domains/assessment/create-assessment-stats.server.ts';
import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import { exampleQuestionnaire } from './questionnaire.ts';

const AT = new Date('2026-11-21T14:05:00Z');

export const EDITION = exampleQuestionnaire('2026-11');

export const RUN_ID = '00000000-0000-4000-8000-000000000001';

/** Ten runs: four abandoned at the second question, one in progress, five complete, two of them reported. */
export function buildFigures(overrides: Partial<EditionCounts> = {}): EditionStats {
  return buildEditionStats(EDITION, {
    progress: [
      { open: 1, state: 'abandoned', count: 4 },
      { open: 6, state: 'in-progress', count: 1 },
      { open: 25, state: 'complete', count: 3 },
      { open: 25, state: 'reported', count: 2 },
    ],
    options: [
      { option: '1A', count: 7 },
      { option: '1B', count: 3 },
    ],
    scores: [
      { band: 3, level: 'AI Developing', count: 1 },
      { band: 9, level: 'AI Innovator', count: 4 },
    ],
    booked: 3,
    median: 92,
    ...overrides,
  });
}

/** A complete run without a report. */
export function buildRun(overrides: Partial<RunView> = {}): RunView {
  return {
    id: RUN_ID,
    edition: '2026-11',
    companySize: '11-50',
    state: 'complete',
    answered: 25,
    questions: 25,
    percentage: 75,
    level: 'AI Ready',
    startedAt: AT,
    lead: undefined,
    pillars: [{ pillar: EDITION.questions[0]!.pillar, percentage: 75 }],
    answers: EDITION.questions.map((question) => ({ question, chosen: question.options[0] })),
    updatedAt: AT,
    completedAt: AT,
    reportedAt: null,
    bookedAt: null,
    ...overrides,
  };
}

/** In-memory stats of runs, without filters. */
export function figuresInMemory(
  runs: readonly RunView[],
  figures: EditionStats = buildFigures(),
  editions: readonly [Questionnaire, ...Questionnaire[]] = [EDITION],
): AssessmentStats {
  return {
    editions,
    getEditionStats: async () => figures,
    listRuns: async () => ({ runs, total: runs.length, page: 1, pages: 1 }),
    findRunIdOfLead: async () => undefined,
    findRun: async (id) => runs.find((run) => run.id === id),
    async *streamRuns() {
      for (const run of runs) yield [run];
    },
  };
}
