import { data, redirect, type RouterContextProvider } from 'react-router';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { validateFields, normalizeInput } from '#src/domains/leads/intake/validate-field.ts';
import type { LeadField } from '#src/domains/leads/lead-forms.ts';
import type { Answers } from '#src/domains/assessment/score.ts';
import {
  afterAnswer,
  afterCompany,
  before,
  nameOf,
  placeNamed,
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
import { askReport } from './ask-report.server.ts';
import { knownOf } from './open-page.server.ts';
import { companyCookie, readRunCookies, runCookie } from './run-cookie.server.ts';

/** A posted step, and whose it is. */
interface Step extends Pick<Services, 'assessments' | 'config'> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  values: ReadonlyMap<string, unknown>;
  token?: string | undefined;
  company: string;
}

/**
 * Works off a posted step, and leads to the next place; what is wrong is answered with the same step. While nothing can be stored:
 * 503 with what was sent, to be sent again.
 */
export async function postStep(request: Request, context: Readonly<RouterContextProvider>) {
  const values = await readFormBody(request);
  if (typeof values === 'number') return data(undefined, values);
  const { assessments, config, log } = context.get(servicesContext);
  const step = { request, context, values, assessments, config, ...readRunCookies(request) };
  try {
    return await takeStep(step);
  } catch (error) {
    log.error({ err: error }, 'a step of the assessment could not be stored');
    const sent = [...values].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    return data({ sent }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}

async function takeStep(step: Step) {
  const { values, assessments } = step;
  // A button's own `act` stands behind the form's, and the last one counts.
  switch (values.get('act')) {
    case 'start':
      return start(step);
    case 'answer':
      return answer(step);
    case 'to-report':
      return toPlace('submit');
    case 'report':
      return report(step);
    case 'restart':
      return restart(step);
    case 'share':
      return share(step);
    case 'unshare':
      await assessments.unshare(step.token);
      return toPlace('results');
    default:
      return back(step);
  }
}

const toPlace = (name: string, cookies: readonly string[] = []) =>
  redirect(`${ASSESSMENT_PATH}?step=${name}`, {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });

/** The same step once more, with what was typed and what is wrong with it. */
const again = (place: string, status: number, more: Partial<PostedForm>) =>
  data({ place, posted: { isSent: false, values: {}, errors: {}, pageUri: '', ...more } }, status);

const textOf = ({ values }: Step, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? normalizeInput(value) : '';
};

const typedInto = (fields: readonly LeadField[], step: Step): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, textOf(step, name)]));

/** Adds to the run of today's questions. */
const keep = (
  { assessments, token }: Step,
  run: { companySize: unknown; answers: Answers; isFresh?: boolean },
) => assessments.keep(token, { edition: assessments.current.edition, ...run });

async function start(step: Step) {
  const { assessments, config } = step;
  const typed = typedInto(COMPANY_FIELDS, step);
  const wrong = validateFields(COMPANY_FIELDS, typed);
  if (wrong.length > 0) {
    // A size that is none of ours is as good as none.
    const choice = COMPANY_FIELDS.find(({ kind }) => kind === 'choice');
    const said = wrong.map((error) =>
      error.field === choice?.name ? { ...error, message: choice.missing } : error,
    );
    return again('user-info', 400, { values: typed, errors: byField(said) });
  }
  const { company = '', companySize } = typed;
  const kept = await keep(step, { companySize, answers: {} });
  if (!kept.ok) throw new Error(`a run could not begin: ${kept.reason}`);
  const known = knownOf(assessments, kept.run, company);
  const place = afterCompany(known, step.company !== '');
  return toPlace(nameOf(place), [runCookie(kept.token, config), companyCookie(company, config)]);
}

async function answer(step: Step) {
  const { assessments, config, token, company } = step;
  const run = await assessments.open(token);
  if (!run) return toPlace('user-info');
  const place = placeNamed(`question-${textOf(step, 'question')}`);
  const question = assessments.current.questions[place.index];
  const option = textOf(step, 'option');
  if (!question || !option) return toPlace(nameOf(place));
  const { companySize } = run;
  const kept = await keep(step, { companySize, answers: { [question.id]: option } });
  if (!kept.ok) return toPlace('user-info');
  const next = afterAnswer(place.index, knownOf(assessments, kept.run, company));
  return toPlace(nameOf(next), [runCookie(kept.token, config)]);
}

/** From a question to the one before, from the report to the results. */
function back(step: Step) {
  const number = textOf(step, 'question');
  const here = placeNamed(number ? `question-${number}` : 'submit');
  return toPlace(nameOf(before(here, step.assessments.current.questions)));
}

async function restart(step: Step) {
  const run = await step.assessments.open(step.token);
  if (!run) return toPlace('user-info');
  const kept = await keep(step, { companySize: run.companySize, answers: {}, isFresh: true });
  return toPlace('user-info', kept.ok ? [runCookie(kept.token, step.config)] : []);
}

async function share({ assessments, config, token, values }: Step) {
  const key = await assessments.share(token, values.has('hidesAnswers'));
  return key ? redirect(`${config.SITE_URL}${sharedResultPath(key)}`, 303) : toPlace('results');
}

async function report(step: Step) {
  const { request, context, assessments, config, token, company } = step;
  const run = await assessments.open(token);
  if (!run) return toPlace('results');
  // The page of this place asks for it.
  if (!company) return toPlace('submit');
  const answered = await askReport(request, context, {
    values: new Map([...step.values, ['company', company], ['companySize', run.companySize]]),
    page: { uri: `${config.SITE_URL}${AI_QUOTIENT_PATH}`, name: 'AI Quotient' },
    given: run,
  });
  const values = typedInto(REPORT_FIELDS, step);
  if (answered === 'failed')
    return again('submit', 503, { values, failure: REPORT_MESSAGES.refused });
  if (answered.submitted === 'incomplete') return toPlace('results');
  if (answered.submitted.ok) return toPlace('thank-you', [runCookie(answered.token, config)]);
  return again('submit', 400, { values, errors: byField(answered.submitted.errors) });
}
