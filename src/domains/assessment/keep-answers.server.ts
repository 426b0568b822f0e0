import { randomUUID } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { cleanAnswers } from './answers.ts';
import type { GivenRun } from './assessments.server.ts';
import { isCompanySize, type Questionnaire } from './questionnaire.ts';
import { answered, begun, goesOn, type Run } from './run.ts';
import { lockRun, saveRun } from './run-repository.server.ts';

export interface KeepNeeds {
  db: Database['db'];
  clock: Clock;
  /** by edition */
  questionnaires: ReadonlyMap<string, Questionnaire>;
}

export type KeptRun = { ok: true; run: Run } | { ok: false; reason: 'edition' | 'company-size' };

/**
 * Adds a browser's answers to its run, or begins one. Two requests of one browser wait for each other, so neither loses what
 * the other brought.
 */
export async function keepAnswers(
  { db, clock, questionnaires }: KeepNeeds,
  runId: string | undefined,
  { edition, companySize, answers, isFresh }: GivenRun,
): Promise<KeptRun> {
  const questionnaire = typeof edition === 'string' ? questionnaires.get(edition) : undefined;
  if (!questionnaire) return { ok: false, reason: 'edition' };
  if (!isCompanySize(companySize)) return { ok: false, reason: 'company-size' };
  const given = {
    edition: questionnaire.edition,
    companySize,
    answers: cleanAnswers(questionnaire.questions, answers),
    isFresh,
  };
  const now = clock();
  const run = await db.transaction(async (tx) => {
    const known = runId === undefined ? undefined : await lockRun(tx, runId);
    const own = known && goesOn(known, given) ? known : begun(randomUUID(), given, known, now);
    const next = answered(own, given, questionnaire, now);
    await saveRun(tx, next);
    return next;
  });
  return { ok: true, run };
}
