import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Assessments, OpenRun } from './assessments.server.ts';
import { saveAnswers } from './save-answers.server.ts';
import { makeReport } from './make-report.server.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { ReportPdfPort, ReportStory } from './report.ts';
import { requestReport } from './request-report.server.ts';
import type { Run } from './run.ts';
import {
  findRun,
  findRunOfLead,
  findShared,
  setBooked,
  setShare,
} from './run-repository.server.ts';
import { createRunTokens } from './run-token.server.ts';
import { sharedPart, viewResult } from './view-result.server.ts';

export interface AssessmentDeps {
  db: Database['db'];
  /** all editions, oldest first; the last one is asked today */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  leads: Pick<Leads, 'submit' | 'find'>;
  pdf: ReportPdfPort;
  stories(slugs: readonly string[]): ReportStory[];
  secret: string;
  clock: Clock;
  log: Logger;
}

const SHARE_KEY = /^[\w-]{32}$/;
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createAssessments({ editions, ...rest }: AssessmentDeps): Assessments {
  const { db, secret, clock, log } = rest;
  const questionnaires = new Map(editions.map((one) => [one.edition, one]));
  const deps = { ...rest, questionnaires };
  const tokens = createRunTokens(secret);
  const idOf = (token: string | undefined) =>
    token === undefined ? undefined : tokens.read(token);
  const ownRun = async (token: string | undefined) => {
    const id = idOf(token);
    return id === undefined ? undefined : findRun(db, id);
  };
  const completeRun = async (token: string | undefined) => {
    const run = await ownRun(token);
    return run?.completedAt ? run : undefined;
  };
  const fileOf = (run: Run | undefined) => makeReport(deps, run);

  return {
    current: editions.at(-1)!,

    async open(token) {
      const run = await ownRun(token);
      return run && openRun(run);
    },

    async keep(token, given) {
      const kept = await saveAnswers(deps, idOf(token), given);
      if (!kept.ok) return kept;
      return { ok: true, token: tokens.of(kept.run.id), run: openRun(kept.run) };
    },

    async result(token) {
      const run = await completeRun(token);
      return run && viewResult(deps, run);
    },

    async requestReport(token, request) {
      const kept = await saveAnswers(deps, idOf(token), request.given);
      const questionnaire = kept.ok && questionnaires.get(kept.run.edition);
      if (!kept.ok || !questionnaire || !kept.run.completedAt) return { submitted: 'incomplete' };
      const { runId, submitted } = await requestReport(deps, kept.run, questionnaire, request);
      if (submitted.ok) log.info({ leadId: submitted.id }, 'a report was asked for');
      return { token: tokens.of(runId), submitted };
    },

    async report(token) {
      const report = await fileOf(await ownRun(token));
      return report ? { state: 'valid', ...report } : { state: 'no-report' };
    },

    async reportOfLead(leadId) {
      const report = await fileOf(await findRunOfLead(db, leadId));
      if (!report) log.warn({ leadId }, 'the report that a lead asked for is gone');
      return report;
    },

    async share(token, hidesAnswers) {
      const run = await completeRun(token);
      if (!run) return undefined;
      const key = randomBytes(24).toString('base64url');
      await setShare(db, run.id, { shareKeyHash: hashOf(key), shareHidesAnswers: hidesAnswers });
      return key;
    },

    async unshare(token) {
      const id = idOf(token);
      if (id) await setShare(db, id, { shareKeyHash: null, shareHidesAnswers: false });
    },

    async shared(key) {
      const run = SHARE_KEY.test(key) ? await findShared(db, hashOf(key)) : undefined;
      const view = run && (await viewResult(deps, run));
      return view && sharedPart(view, run.shareHidesAnswers);
    },

    async book(token) {
      const id = idOf(token);
      if (id) await setBooked(db, id, clock());
    },
  };
}

function openRun({ edition, companySize, answers, completedAt, leadId }: Run): OpenRun {
  return {
    edition,
    companySize,
    answers,
    isComplete: completedAt !== null,
    isReported: leadId !== null,
  };
}
