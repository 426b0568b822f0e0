import { hashToken } from '#src/platform/signed-token/token.server.ts';
import type { Base } from '#src/platform/base.ts';
import { randomBytes } from 'node:crypto';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type {
  OpenRun,
  ReportFile,
  ReportRequest,
  ReportRequestResult,
  ResultView,
  SaveAnswersResult,
  SharedResult,
  SubmittedRun,
} from './assessments.server.ts';
import { saveAnswers } from './save-answers.server.ts';
import { comparableEditions, type Questionnaire } from './questionnaire.ts';
import type { Report, ReportPdfPort, ReportStory } from './report.ts';
import { requestReport } from './request-report.server.ts';
import { type Run, changeSince } from './run.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import {
  findRun,
  findRunOfLead,
  findShared,
  markRunBooked,
  updateShare,
} from './run-repository.server.ts';
import type { EmailedReport } from '#src/domains/leads/emails/email-templates.ts';
import { LEVEL_COLORS } from './level-colors.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { explain } from './explain.ts';
import { score } from './score.ts';
import { comparePeers } from './stats-repository.server.ts';

export interface AssessmentDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** all editions, oldest first; the last one is in use */
  editions: readonly [Questionnaire, ...Questionnaire[]];
  leads: Pick<Leads, 'submit' | 'find'>;
  pdf: ReportPdfPort;
  stories(slugs: readonly string[]): Promise<ReportStory[]>;
  secret: Secret;
}

const SHARE_KEY = /^[\w-]{32}$/;
/** Runs, for the public site. `token` is the value of the run cookie; an invalid token counts as none. */
export type Assessments = ReturnType<typeof createAssessments>;

export function createAssessments({ editions, ...rest }: AssessmentDeps) {
  const { db, secret, clock, log } = rest;
  const questionnaires = new Map(editions.map((one) => [one.edition, one]));
  const current = editions.at(-1)!;
  const deps = { ...rest, questionnaires };
  const tokens = createRunTokens(secret);
  const idOf = (token: string | undefined) =>
    token === undefined ? undefined : tokens.verify(token);
  const findOwnRun = async (token: string | undefined) => {
    const id = idOf(token);
    return id === undefined ? undefined : findRun(db, id);
  };
  const findCompleteRun = async (token: string | undefined) => {
    const run = await findOwnRun(token);
    return run?.completedAt ? run : undefined;
  };
  const fileOf = (run: Run | undefined) => makeReport(deps, run);

  return {
    /** the edition in use */
    current,

    /** The edition of a run; the one in use without a run, or if its edition no longer exists. */
    editionOf: (run: Pick<Run, 'edition'> | undefined): Questionnaire =>
      questionnaires.get(run?.edition ?? '') ?? current,

    async getRun(token: string | undefined): Promise<OpenRun | undefined> {
      const run = await findOwnRun(token);
      return run && toOpenRun(run);
    },

    /** Adds answers to the run, or starts a new one, and returns its token. Earlier answers are retained. */
    async saveAnswers(token: string | undefined, given: SubmittedRun): Promise<SaveAnswersResult> {
      const saved = await saveAnswers(deps, idOf(token), given);
      if (!saved.ok) return saved;
      return { ok: true, token: tokens.sign(saved.run.id), run: toOpenRun(saved.run) };
    },

    /** Returns undefined until the run is complete. */
    async getResult(token: string | undefined): Promise<ResultView | undefined> {
      const run = await findCompleteRun(token);
      return run && viewResult(deps, run);
    },

    /** Saves the answers, then stores the lead and links it to the run in one transaction. */
    async requestReport(
      token: string | undefined,
      request: ReportRequest,
    ): Promise<ReportRequestResult> {
      const saved = await saveAnswers(deps, idOf(token), request.given);
      const questionnaire = saved.ok && questionnaires.get(saved.run.edition);
      if (!saved.ok || !questionnaire || !saved.run.completedAt) return { submitted: 'incomplete' };
      const { runId, submitted } = await requestReport(deps, saved.run, questionnaire, request);
      if (submitted.ok) log.info({ leadId: submitted.id }, 'report requested');
      return { token: tokens.sign(runId), submitted };
    },

    async getReport(token: string | undefined): Promise<ReportFile> {
      const report = await fileOf(await findOwnRun(token));
      return report ? { state: 'valid', ...report } : { state: 'no-report' };
    },

    /** For the email about a lead. Returns undefined if its run was deleted. */
    async getReportOfLead(leadId: string): Promise<EmailedReport | undefined> {
      const report = await fileOf(await findRunOfLead(db, leadId));
      if (!report)
        log.warn({ leadId }, 'cannot make the report of a lead: its run or its edition is missing');
      return report;
    },

    /** Returns the key of a new share link and invalidates the previous one. Returns undefined until the run is complete. */
    async createShareLink(
      token: string | undefined,
      hidesAnswers: boolean,
    ): Promise<string | undefined> {
      const run = await findCompleteRun(token);
      if (!run) return undefined;
      const key = randomBytes(24).toString('base64url');
      await updateShare(db, run.id, {
        shareKeyHash: hashToken(key),
        shareHidesAnswers: hidesAnswers,
      });
      return key;
    },

    async deleteShareLink(token: string | undefined) {
      const id = idOf(token);
      if (id) await updateShare(db, id, { shareKeyHash: null, shareHidesAnswers: false });
    },

    async getSharedResult(key: string): Promise<SharedResult | undefined> {
      const run = SHARE_KEY.test(key) ? await findShared(db, hashToken(key)) : undefined;
      const view = run && (await viewResult(deps, run));
      return view && toSharedResult(view, run.shareHidesAnswers);
    },

    /** Records that the visitor went on to book a call. */
    async markBooked(token: string | undefined) {
      const id = idOf(token);
      if (id) await markRunBooked(db, id, clock());
    },
  };
}

function toOpenRun({ edition, companySize, answers, completedAt, leadId }: Run): OpenRun {
  return {
    edition,
    companySize,
    answers,
    isComplete: completedAt !== null,
    isReported: leadId !== null,
  };
}

interface ReportDeps extends ViewDeps {
  leads: Pick<Leads, 'find'>;
  pdf: ReportPdfPort;
}

/** Makes the personal report of a run. Returns undefined if it was not requested, or its lead was erased. */
async function makeReport(
  deps: ReportDeps,
  run: Run | undefined,
): Promise<EmailedReport | undefined> {
  const lead = run?.leadId ? await deps.leads.find(run.leadId) : undefined;
  const view = run && lead && (await viewResult(deps, run));
  if (!view) return undefined;
  const { firstName = '', lastName = '', jobTitle = '', company = '' } = lead.fields;
  const { percentage, readinessLevel, pillarScores } = view.result;
  const report: Report = {
    ...view,
    company,
    person: { firstName, lastName, jobTitle },
    edition: run.edition,
  };
  return {
    fileName: 'ai-quotient-report.pdf',
    file: await deps.pdf.render(report),
    percentage,
    level: readinessLevel,
    levelColor: LEVEL_COLORS[readinessLevel].bright,
    pillars: pillarScores.map(({ pillar, percentage: share }) => ({ pillar, percentage: share })),
  };
}

const RUN_ID = /^[0-9a-f]{32}$/;

/** Signed run ids. Possession of the token authorizes a browser to read and change the run. */
export function createRunTokens(secret: Secret) {
  const signer = createTokenSigner(secret, 'assessment-run');
  return {
    sign: (runId: string) => signer.sign(runId.replaceAll('-', '')),
    /** Returns the run's id, or undefined if the signature is invalid. */
    verify(token: string): string | undefined {
      const id = signer.open(token);
      if (id === undefined || !RUN_ID.test(id)) return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}

interface ViewDeps {
  db: Db;
  /** by edition */
  questionnaires: ReadonlyMap<string, Questionnaire>;
  /** finds success stories by slug */
  stories(slugs: readonly string[]): Promise<ReportStory[]>;
}

/** Builds the result of a run with the edition it was answered on. Returns undefined if the run is incomplete. */
async function viewResult(
  { db, questionnaires, stories }: ViewDeps,
  run: Run,
): Promise<ResultView | undefined> {
  const questionnaire = questionnaires.get(run.edition);
  const result = questionnaire && score(questionnaire, run.answers);
  const explanation = questionnaire && explain(questionnaire, run.answers);
  if (!result || !explanation || !run.completedAt) return undefined;
  const comparable = comparableEditions(questionnaires.values(), run.edition);
  const before = run.previousId ? await findRun(db, run.previousId) : undefined;
  return {
    companySize: run.companySize,
    completedAt: run.completedAt,
    result,
    explanation,
    stories: await stories(explanation.pillars.map(({ story }) => story)),
    comparison: await comparePeers(db, run, comparable),
    change: changeSince(run, before, comparable),
    share: run.shareKeyHash ? { hidesAnswers: run.shareHidesAnswers } : undefined,
  };
}

/** The part of a result that a share link shows. */
function toSharedResult(
  { completedAt, result, explanation }: ResultView,
  hidesAnswers: boolean,
): SharedResult {
  if (!hidesAnswers) return { completedAt, result, explanation, hidesAnswers };
  const pillars = explanation.pillars.map((pillar) => ({ ...pillar, weakest: [] }));
  const hidden = { ...explanation, pillars, roadmap: [], answers: [] };
  return { completedAt, result, explanation: hidden, hidesAnswers };
}
