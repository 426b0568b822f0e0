import type { Base } from '#src/platform/base.ts';
import { randomUUID } from 'node:crypto';
import { cleanAnswers } from './answers.ts';
import type { SubmittedRun } from './assessments.server.ts';
import { isCompanySize, type Questionnaire } from './questionnaire.ts';
import { withAnswers, newRun, belongsTo, type Run } from './run.ts';
import { lockRun, saveRun } from './run-repository.server.ts';

interface SaveAnswersDeps extends Pick<Base, 'db' | 'clock'> {
  /** by edition */
  questionnaires: ReadonlyMap<string, Questionnaire>;
}

type SaveRunResult = { ok: true; run: Run } | { ok: false; reason: 'edition' | 'company-size' };

/**
 * Adds answers to the browser's run, or starts a new run. The row lock makes concurrent requests of one browser wait, so no
 * answer is lost.
 */
export async function saveAnswers(
  { db, clock, questionnaires }: SaveAnswersDeps,
  runId: string | undefined,
  { edition, companySize, answers, isFresh }: SubmittedRun,
): Promise<SaveRunResult> {
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
    const own = known && belongsTo(known, given) ? known : newRun(randomUUID(), given, known, now);
    const next = withAnswers(own, given, questionnaire, now);
    await saveRun(tx, next);
    return next;
  });
  return { ok: true, run };
}
