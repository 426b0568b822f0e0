import type { Base } from '#src/platform/base.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { findRunOfLead } from './run-repository.server.ts';
import { buildEditionStats } from './build-edition-stats.ts';
import type { RunFilter, EditionStats, RunView, RunPage } from './assessment-stats.server.ts';
import {
  countOptions,
  countProgress,
  countScores,
  countBookedAndMedian,
} from './stats-repository.server.ts';
import type { Questionnaire } from './questionnaire.ts';
import {
  streamRuns,
  listRuns,
  type RunWithState,
  findRunWithState,
} from './run-list-repository.server.ts';
import { summarizeRun, viewRun } from './view-run.ts';

export interface AssessmentStatsDeps extends Pick<Base, 'db' | 'clock'> {
  /** all editions, oldest first */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  leads: Pick<Leads, 'filterExisting'>;
}

/** Runs and statistics for the admin area. Contains no personal data; names are stored in the lead only. */
export type AssessmentStats = ReturnType<typeof createAssessmentStats>;

export function createAssessmentStats(deps: AssessmentStatsDeps) {
  const { db, editions, leads, clock } = deps;
  const editionOf = (edition: string) => editions.find((one) => one.edition === edition);
  const leadsOf = (runs: readonly RunWithState[]) =>
    leads.filterExisting(runs.flatMap(({ leadId }) => leadId ?? []));
  const viewed = async (runs: readonly RunWithState[]) => {
    const existing = await leadsOf(runs);
    return runs.map((run) => viewRun(run, editionOf(run.edition), existing));
  };

  return {
    /** oldest first */
    editions,

    async getEditionStats(filter: RunFilter): Promise<EditionStats> {
      const questionnaire = editionOf(filter.edition) ?? { questions: [] };
      const now = clock();
      // One snapshot for all queries, so that the counts add up.
      const counted = await db.transaction((tx) => count(tx, questionnaire, filter, now), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      return buildEditionStats(questionnaire, counted);
    },

    /** Returns 50 runs, newest first. A page number beyond the last returns the last page. */
    async listRuns(filter: RunFilter, asked: number): Promise<RunPage> {
      const { rows, ...rest } = await listRuns(db, filter, asked, clock());
      const existing = await leadsOf(rows);
      return {
        ...rest,
        runs: rows.map((run) => summarizeRun(run, editionOf(run.edition), existing)),
      };
    },

    async findRun(id: string): Promise<RunView | undefined> {
      const run = isUuid(id) ? await findRunWithState(db, id, clock()) : undefined;
      return run && (await viewed([run]))[0];
    },

    /** Returns the id of the run whose report the lead requested. */
    findRunIdOfLead: async (leadId: string) => (await findRunOfLead(db, leadId))?.id,

    /** Yields all matching runs, newest first, in batches of 1,000. */
    async *streamRuns(filter: RunFilter): AsyncIterable<readonly RunView[]> {
      for await (const runs of streamRuns(db, filter, clock())) yield await viewed(runs);
    },
  };
}

async function count(
  tx: Db,
  { questions }: Pick<Questionnaire, 'questions'>,
  filter: RunFilter,
  now: Date,
) {
  // The state filters lists only; statistics compare states.
  const all = { ...filter, state: undefined };
  return {
    progress: await countProgress(tx, questions, all, now),
    options: await countOptions(tx, all, now),
    scores: await countScores(tx, all, now),
    ...(await countBookedAndMedian(tx, all, now)),
  };
}
