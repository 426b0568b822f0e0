import { randomUUID } from 'node:crypto';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { assessmentRuns } from '#src/domains/assessment/assessment-tables.server.ts';
import type { CompanySize } from '#src/domains/assessment/questionnaire.ts';
import { answersWorth } from '#tests/builders/questionnaire.ts';
import { withAnswers, newRun, type Run } from '#src/domains/assessment/run.ts';
import type { Site } from '#tests/support/site.ts';
import { embeddedConnectionString, withDatabase } from './own-database.ts';

interface ExampleRun extends Partial<Pick<Run, 'leadId' | 'reportedAt' | 'bookedAt'>> {
  /** values of the answers in order; fewer than the questions: incomplete */
  values: readonly number[];
  companySize?: CompanySize;
  hoursAgo?: number;
}

/** A run of the current edition, as the use cases store it. */
function exampleRun({ values, companySize = '51-200', hoursAgo = 1, ...more }: ExampleRun): Run {
  const { edition } = CURRENT_QUESTIONNAIRE;
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  const given = { edition, companySize, answers: answersWorth(CURRENT_QUESTIONNAIRE, values) };
  const run = withAnswers(
    newRun(randomUUID(), given, undefined, at),
    given,
    CURRENT_QUESTIONNAIRE,
    at,
  );
  return { ...run, ...more };
}

/** Stores runs in the database of a site and returns their ids. */
export async function storeRuns(site: Pick<Site, 'dataDir'>, ...examples: ExampleRun[]) {
  const runs = examples.map(exampleRun);
  await withDatabase(embeddedConnectionString(site.dataDir), (db) =>
    db.insert(assessmentRuns).values(runs),
  );
  return runs.map(({ id }) => id);
}
