import { redirect, type RouterContextProvider } from 'react-router';
import type { PostedAssessment } from '#src/blocks/assessment/assessment-view.ts';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { validateFields, normalizeInput } from '#src/domains/leads/intake/validate-field.ts';
import type { LeadField } from '#src/domains/leads/lead-forms.ts';
import type { Answers } from '#src/domains/assessment/score.ts';
import {
  placeAfterAnswer,
  placeAfterCompany,
  placeBefore,
  formatPlace,
  parsePlace,
} from '#src/domains/assessment/flow.ts';
import {
  COMPANY_FIELDS,
  REPORT_FIELDS,
  REPORT_MESSAGES,
} from '#src/domains/assessment/report-form.ts';
import {
  AI_QUOTIENT_PATH,
  ASSESSMENT_PATH,
  sharedResultPath,
} from '#src/domains/site-map/paths.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import { byField } from '#src/site/leads/handle-form-post.server.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import { submitReportRequest } from './submit-report-request.server.ts';
import { knownOf } from './load-assessment.server.ts';
import { companyCookie, readRunCookies, runCookie, waitingCookie } from './run-cookie.server.ts';

/** The result of a posted step, unless it leads to another one. */
export interface StepOutcome {
  status: number;
  /** the same step with its errors */
  step?: Partial<PostedAssessment>;
  /** names and values of posted fields that could not be stored, for the retry */
  sent?: readonly (readonly [string, string])[];
}

/** A posted step with the cookies of its browser. */
interface Step extends Pick<Services, 'assessments' | 'config'> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  values: ReadonlyMap<string, unknown>;
  token?: string | undefined;
  company: string;
  waiting: string;
}

/**
 * Processes a posted step and redirects to the next one. Invalid fields return the same step with errors. If storing fails: 503
 * with the posted fields, for a retry.
 */
export async function postStep(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | StepOutcome> {
  const values = await readFormBody(request);
  if (typeof values === 'number') return { status: values };
  const { assessments, config, log } = context.get(servicesContext);
  const step = { request, context, values, assessments, config, ...readRunCookies(request) };
  try {
    return await handleStep(step);
  } catch (error) {
    log.error({ err: error }, 'a step of the assessment could not be stored');
    const sent = [...values].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    return { status: 503, sent };
  }
}

async function handleStep(step: Step) {
  const { values, assessments } = step;
  // The pressed button's `act` comes after the form's hidden one, and the last value wins.
  switch (values.get('act')) {
    case 'start':
      return start(step);
    case 'answer':
      return saveAnswer(step);
    case 'first':
      return keepFirst(step);
    case 'to-report':
      return redirectTo('submit');
    case 'report':
      return report(step);
    case 'restart':
      return restart(step);
    case 'share':
      return share(step);
    case 'unshare':
      await assessments.deleteShareLink(step.token);
      return redirectTo('results');
    default:
      return back(step);
  }
}

const redirectTo = (name: string, cookies: readonly string[] = []) =>
  redirect(`${ASSESSMENT_PATH}?step=${name}`, {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });

/** The same step again, with the typed values and their errors. */
const sameStep = (place: string, status: number, more: Partial<PostedForm>) => ({
  status,
  step: { place, posted: { isSent: false, values: {}, errors: {}, pageUri: '', ...more } },
});

const fieldText = ({ values }: Step, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? normalizeInput(value) : '';
};

const typedFields = (fields: readonly LeadField[], step: Step): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, fieldText(step, name)]));

/** Keeps an answer that was given on another page. An unfinished run stays as it is, and is what shows. */
function keepFirst(step: Step) {
  const option = fieldText(step, 'option');
  const [first] = step.assessments.current.questions;
  const waiting = first?.options.some(({ id }) => id === option) ? option : '';
  return redirect(ASSESSMENT_PATH, {
    status: 303,
    headers: { 'Set-Cookie': waitingCookie(waiting, step.config) },
  });
}

async function start(step: Step) {
  const { assessments, config, token } = step;
  const typed = typedFields(COMPANY_FIELDS, step);
  const fieldErrors = validateFields(COMPANY_FIELDS, typed);
  if (fieldErrors.length > 0) {
    // An unknown size gets the message for a missing one.
    const choice = COMPANY_FIELDS.find(({ kind }) => kind === 'choice');
    const errors = fieldErrors.map((error) =>
      error.field === choice?.name ? { ...error, message: choice.missing } : error,
    );
    return sameStep('user-info', 400, { values: typed, errors: byField(errors) });
  }
  const { company = '', companySize } = typed;
  const { edition } = assessments.editionOf(await assessments.getRun(token));
  const saved = await assessments.saveAnswers(token, { edition, companySize, answers: {} });
  if (!saved.ok) throw new Error(`a run could not be created: ${saved.reason}`);
  const known = knownOf(assessments, saved.run, company);
  const place = placeAfterCompany(known, step.company !== '');
  return redirectTo(formatPlace(place), [
    runCookie(saved.token, config),
    companyCookie(company, config),
  ]);
}

async function saveAnswer(step: Step) {
  const { assessments, config, token, company } = step;
  const run = await assessments.getRun(token);
  if (!run) return redirectTo('user-info');
  const place = parsePlace(`question-${fieldText(step, 'question')}`);
  const { edition, questions } = assessments.editionOf(run);
  const question = questions[place.index];
  const option = fieldText(step, 'option');
  if (!question || !option) return redirectTo(formatPlace(place));
  const { companySize } = run;
  const answers: Answers = { [question.id]: option };
  const saved = await assessments.saveAnswers(token, { edition, companySize, answers });
  if (!saved.ok) return redirectTo('user-info');
  const next = placeAfterAnswer(place.index, knownOf(assessments, saved.run, company));
  // The answer replaces what waits for its question.
  return redirectTo(formatPlace(next), [
    runCookie(saved.token, config),
    ...(step.waiting ? [waitingCookie('', config)] : []),
  ]);
}

/** Redirects from a question to the previous one, and from the report form to the results. */
function back(step: Step) {
  const number = fieldText(step, 'question');
  const here = parsePlace(number ? `question-${number}` : 'submit');
  return redirectTo(formatPlace(placeBefore(here, step.assessments.current.questions)));
}

/** Starts a new run, of the current edition. */
async function restart({ assessments, config, token }: Step) {
  const run = await assessments.getRun(token);
  if (!run) return redirectTo('user-info');
  const { edition } = assessments.current;
  const { companySize } = run;
  const fresh = { edition, companySize, answers: {}, isFresh: true };
  const saved = await assessments.saveAnswers(token, fresh);
  return redirectTo('user-info', saved.ok ? [runCookie(saved.token, config)] : []);
}

async function share({ assessments, config, token, values }: Step) {
  const key = await assessments.createShareLink(token, values.has('hidesAnswers'));
  return key ? redirect(`${config.SITE_URL}${sharedResultPath(key)}`, 303) : redirectTo('results');
}

async function report(step: Step) {
  const { request, context, assessments, config, token, company } = step;
  const run = await assessments.getRun(token);
  if (!run) return redirectTo('results');
  // The page of this step has a field for the company.
  if (!company) return redirectTo('submit');
  const response = await submitReportRequest(request, context, {
    values: new Map([...step.values, ['company', company], ['companySize', run.companySize]]),
    page: { uri: `${config.SITE_URL}${AI_QUOTIENT_PATH}`, name: 'AI Quotient' },
    given: run,
  });
  const values = typedFields(REPORT_FIELDS, step);
  if (response === 'failed')
    return sameStep('submit', 503, { values, failure: REPORT_MESSAGES.refused });
  if (response.submitted === 'incomplete') return redirectTo('results');
  if (response.submitted.ok) return redirectTo('thank-you', [runCookie(response.token, config)]);
  return sameStep('submit', 400, { values, errors: byField(response.submitted.errors) });
}
