import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { findRunOfLead } from './run-repository.server.ts';
import { addUpFigures } from './add-up-figures.ts';
import type { AssessmentFigures, RunFilter } from './assessment-figures.server.ts';
import { countOptions, countProgress, countScores, summarize } from './figure-queries.server.ts';
import type { Questionnaire } from './questionnaire.ts';
import { allRuns, listRuns, type PlacedRun, readRun } from './run-queries.server.ts';
import { summarizeRun, viewRun } from './view-run.ts';

export interface FiguresDeps {
  db: Database['db'];
  /** all editions, oldest first */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  leads: Pick<Leads, 'filterExisting'>;
  clock: Clock;
}

export function createAssessmentFigures(deps: FiguresDeps): AssessmentFigures {
  const { db, editions, leads, clock } = deps;
  const editionOf = (edition: string) => editions.find((one) => one.edition === edition);
  const leadsOf = (runs: readonly PlacedRun[]) =>
    leads.filterExisting(runs.flatMap(({ leadId }) => leadId ?? []));
  const viewed = async (runs: readonly PlacedRun[]) => {
    const existing = await leadsOf(runs);
    return runs.map((run) => viewRun(run, editionOf(run.edition), existing));
  };

  return {
    editions,

    async figures(filter) {
      const questionnaire = editionOf(filter.edition) ?? { questions: [] };
      const now = clock();
      // One moment for all of them: figures that somebody adds up in her head have to agree.
      const counted = await db.transaction((tx) => count(tx, questionnaire, filter, now), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      return addUpFigures(questionnaire, counted);
    },

    async runs(filter, asked) {
      const { rows, ...rest } = await listRuns(db, filter, asked, clock());
      const existing = await leadsOf(rows);
      return {
        ...rest,
        runs: rows.map((run) => summarizeRun(run, editionOf(run.edition), existing)),
      };
    },

    async find(id) {
      const run = isUuid(id) ? await readRun(db, id, clock()) : undefined;
      return run && (await viewed([run]))[0];
    },

    runOfLead: async (leadId) => (await findRunOfLead(db, leadId))?.id,

    async *all(filter) {
      for await (const runs of allRuns(db, filter, clock())) yield await viewed(runs);
    },
  };
}

async function count(
  tx: Db,
  { questions }: Pick<Questionnaire, 'questions'>,
  filter: RunFilter,
  now: Date,
) {
  // Lists are narrowed by state; figures tell how states compare.
  const all = { ...filter, state: undefined };
  return {
    progress: await countProgress(tx, questions, all, now),
    options: await countOptions(tx, all, now),
    scores: await countScores(tx, all, now),
    ...(await summarize(tx, all, now)),
  };
}
