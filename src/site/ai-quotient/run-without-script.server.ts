import { data, redirect, type RouterContextProvider } from 'react-router';
import type { PostedAssessment } from '#src/blocks/assessment/assessment-view.ts';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { complaint, tidied } from '#src/domains/leads/check-field.ts';
import type { OpenRun } from '#src/domains/assessment/assessments.server.ts';
import {
  afterAnswer,
  before,
  nameOf,
  placeNamed,
  reachable,
  resumePlace,
} from '#src/domains/assessment/flow.ts';
import {
  COMPANY_FIELDS,
  REPORT_FIELDS,
  REPORT_MESSAGES,
} from '#src/domains/assessment/report-form.ts';
import { servicesContext } from '#src/services.server.ts';
import { readForm } from '#src/site/leads/read-body.server.ts';
import { askReport } from './ask-report.server.ts';
import { ASSESSMENT_PAGE } from './assessment-view.ts';
import { companyCookie, readRunCookies, runCookie } from './run-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The run of a browser without JavaScript, and the place it asks for. */
export async function openPage(request: Request, context: Context): Promise<PostedAssessment> {
  const { assessments } = context.get(servicesContext);
  const { token, company } = readRunCookies(request);
  const run = await assessments.open(token);
  const known = knownOf(context, run, company);
  const asked = new URL(request.url).searchParams.get('step');
  const place = asked === null ? resumePlace(known) : reachable(placeNamed(asked), known);
  const needsDetails = run?.isComplete && place.step === 'results';
  return {
    place: nameOf(place),
    progress: {
      edition: assessments.current.edition,
      company,
      companySize: run?.companySize ?? '',
      answers: known.answers,
      isReported: known.isReported,
    },
    details: needsDetails ? await assessments.result(token) : undefined,
  };
}

function knownOf(context: Context, run: OpenRun | undefined, company: string) {
  const { edition, questions } = context.get(servicesContext).assessments.current;
  // A run of an older edition is told by its report; today's questions begin anew.
  const isCurrent = run?.edition === edition;
  return {
    questions,
    answers: isCurrent ? run.answers : {},
    hasCompany: company !== '' && isCurrent,
    isReported: isCurrent && run.isReported,
  };
}

const toPlace = (name: string, cookies: readonly string[] = []) =>
  redirect(`${ASSESSMENT_PAGE}?step=${name}`, {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });

/** Works off a posted step, and leads to the next place; what is wrong is answered with the same step. */
export async function postStep(request: Request, context: Context) {
  const values = await readForm(request);
  if (typeof values === 'number') return data(undefined, values);
  // A button's own `act` stands behind the form's, and the last one counts.
  switch (values.get('act')) {
    case 'start':
      return start(request, context, values);
    case 'answer':
      return answer(request, context, values);
    case 'to-report':
      return toPlace('submit');
    case 'report':
      return report(request, context, values);
    case 'restart':
      return restart(request, context);
    case 'share':
    case 'unshare':
      return share(request, context, values);
    default:
      return back(request, context, values);
  }
}

type Values = ReadonlyMap<string, unknown>;

const textOf = (values: Values, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? tidied(value) : '';
};

async function start(request: Request, context: Context, values: Values) {
  const typed = Object.fromEntries(COMPANY_FIELDS.map(({ name }) => [name, textOf(values, name)]));
  const errors = Object.fromEntries(
    COMPANY_FIELDS.flatMap((field) => {
      const message = complaint(field, typed[field.name]!);
      return message ? [[field.name, field.kind === 'choice' ? field.missing : message]] : [];
    }),
  );
  if (Object.keys(errors).length > 0)
    return data({ place: 'user-info', posted: form({ values: typed, errors }) }, 400);
  const { assessments, config } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  const kept = await assessments.keep(token, {
    edition: assessments.current.edition,
    companySize: typed['companySize'],
    answers: {},
  });
  if (!kept.ok) throw new Error(`a run could not begin: ${kept.reason}`);
  const company = typed['company']!;
  const place = resumePlace(knownOf(context, kept.run, company));
  return toPlace(nameOf(place), [runCookie(kept.token, config), companyCookie(company, config)]);
}

async function answer(request: Request, context: Context, values: Values) {
  const { assessments, config } = context.get(servicesContext);
  const { token, company } = readRunCookies(request);
  const run = await assessments.open(token);
  if (!run) return toPlace('user-info');
  const place = placeNamed(`question-${textOf(values, 'question')}`);
  const question = assessments.current.questions[place.index];
  const option = textOf(values, 'option');
  if (!question || !option) return toPlace(nameOf(place));
  const kept = await assessments.keep(token, {
    edition: assessments.current.edition,
    companySize: run.companySize,
    answers: { [question.id]: option },
  });
  if (!kept.ok) return toPlace('user-info');
  const next = afterAnswer(place.index, knownOf(context, kept.run, company));
  return toPlace(nameOf(next), [runCookie(kept.token, config)]);
}

/** From a question to the one before, from the report to the results. */
function back(_request: Request, context: Context, values: Values) {
  const { questions } = context.get(servicesContext).assessments.current;
  const number = textOf(values, 'question');
  const here = placeNamed(number ? `question-${number}` : 'submit');
  return toPlace(nameOf(before(here, questions)));
}

async function restart(request: Request, context: Context) {
  const { assessments, config } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  const run = await assessments.open(token);
  if (!run) return toPlace('user-info');
  const kept = await assessments.keep(token, {
    edition: assessments.current.edition,
    companySize: run.companySize,
    answers: {},
    isFresh: true,
  });
  return toPlace('user-info', kept.ok ? [runCookie(kept.token, config)] : []);
}

async function share(request: Request, context: Context, values: Values) {
  const { assessments, config } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  if (values.get('act') === 'unshare') {
    await assessments.unshare(token);
    return toPlace('results');
  }
  const key = await assessments.share(token, values.has('hidesAnswers'));
  return key ? redirect(`${config.SITE_URL}/ai-quotient/shared/${key}`, 303) : toPlace('results');
}

async function report(request: Request, context: Context, values: Values) {
  const { assessments, config } = context.get(servicesContext);
  const { token, company } = readRunCookies(request);
  const run = await assessments.open(token);
  if (!run) return toPlace('results');
  const all = new Map([
    ...values,
    ['edition', run.edition],
    ['companySize', run.companySize],
    ['company', company],
    ['answers', JSON.stringify(run.answers)],
  ]);
  const page = { uri: `${config.SITE_URL}/ai-quotient`, name: 'AI Quotient' };
  const answered = await askReport(request, context, { values: all, page });
  const typed = Object.fromEntries(REPORT_FIELDS.map(({ name }) => [name, textOf(values, name)]));
  const failed = (status: number, more: Partial<PostedForm>) =>
    data({ place: 'submit', posted: form({ values: typed, ...more }) }, status);
  if (answered === 'failed') return failed(503, { failure: REPORT_MESSAGES.refused });
  if (answered.submitted === 'incomplete') return toPlace('results');
  if (answered.submitted.ok) return toPlace('thank-you', [runCookie(answered.token, config)]);
  const errors = answered.submitted.errors.toReversed();
  return failed(400, {
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  });
}

const form = (more: Partial<PostedForm>): PostedForm => ({
  isSent: false,
  values: {},
  errors: {},
  pageUri: '',
  ...more,
});
