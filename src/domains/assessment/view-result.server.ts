import type { Db } from '#src/platform/db/database.server.ts';
import type { ResultView, SharedResult } from './assessments.server.ts';
import { explain } from './explain.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { ReportStory } from './report.ts';
import { changeSince, type Run } from './run.ts';
import { findRun } from './run-repository.server.ts';
import { score } from './score.ts';
import { comparePeers } from './stats-repository.server.ts';

export interface ViewDeps {
  db: Db;
  /** by edition */
  questionnaires: ReadonlyMap<string, Questionnaire>;
  /** finds success stories by slug */
  stories(slugs: readonly string[]): Promise<ReportStory[]>;
}

/** Builds the result of a run with the edition it was answered on. Returns undefined if the run is incomplete. */
export async function viewResult(
  { db, questionnaires, stories }: ViewDeps,
  run: Run,
): Promise<ResultView | undefined> {
  const questionnaire = questionnaires.get(run.edition);
  const result = questionnaire && score(questionnaire, run.answers);
  const explanation = questionnaire && explain(questionnaire, run.answers);
  if (!result || !explanation || !run.completedAt) return undefined;
  const before = run.previousId ? await findRun(db, run.previousId) : undefined;
  return {
    companySize: run.companySize,
    completedAt: run.completedAt,
    result,
    explanation,
    stories: await stories(explanation.pillars.map(({ story }) => story)),
    comparison: await comparePeers(db, run),
    change: changeSince(run, before),
    share: run.shareKeyHash ? { hidesAnswers: run.shareHidesAnswers } : undefined,
  };
}

/** The part of a result that a share link shows. */
export function toSharedResult(
  { completedAt, result, explanation }: ResultView,
  hidesAnswers: boolean,
): SharedResult {
  if (!hidesAnswers) return { completedAt, result, explanation, hidesAnswers };
  const pillars = explanation.pillars.map((pillar) => ({ ...pillar, weakest: [] }));
  const hidden = { ...explanation, pillars, roadmap: [], answers: [] };
  return { completedAt, result, explanation: hidden, hidesAnswers };
}
