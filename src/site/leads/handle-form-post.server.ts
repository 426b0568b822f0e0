import type { RouterContextProvider } from 'react-router';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { validateForm } from '#src/domains/leads/intake/validate-field.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { LEAD_FORM_FIELDS, type VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { tooManyRequests } from '#src/platform/http/too-many-requests.ts';
import {
  refusedContext,
  servicesContext,
  visitorAddressContext,
  type Services,
} from '#src/services.server.ts';
import { formView } from './form-views.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { FieldError, SubmitResult } from '#src/domains/leads/intake/submission.ts';
import { parseCookie } from 'cookie-es';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';

interface FormPostResult {
  status: number;
  posted: PostedForm;
}

/**
 * Handles a posted form. Every request gets what to show with the typed values: the confirmation, the form with errors at its
 * fields (422), or the requested step of a survey.
 */
export async function handleFormPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: VisitorForm,
  read: typeof readFormBody = readFormBody,
): Promise<FormPostResult> {
  const services = context.get(servicesContext);
  const body = await read(request);
  const values = typeof body === 'number' ? new Map<string, unknown>() : body;
  const page = await findFormPage(request, values.get('page'), services);
  const posted: PostedForm = {
    isSent: false,
    values: typedValues(form, values),
    errors: {},
    pageUri: page.uri,
  };
  const { refused } = LEAD_FORM_MESSAGES[form];
  if (typeof body === 'number') return { status: body, posted: { ...posted, failure: refused } };

  const requestedStep = Number(values.get('step'));
  const limit = context.get(refusedContext);
  if (limit) {
    const wait = tooManyRequests(limit.retryAfterSeconds);
    const step = requestedStep >= 1 ? atStep(form, posted, requestedStep) : {};
    return { status: 429, posted: { ...posted, ...step, failure: refused, wait } };
  }
  if (requestedStep >= 1) {
    const step = atStep(form, posted, requestedStep);
    const isComplete = Object.keys(step.errors).length === 0;
    return { status: isComplete ? 200 : 422, posted: { ...posted, ...step } };
  }

  const address = context.get(visitorAddressContext);
  const result = await submitFormPost(services, { form, values, page, request, address });
  if (result === 'failed') return { status: 503, posted: { ...posted, failure: refused } };
  if (result.ok) return { status: 200, posted: { ...posted, isSent: true } };
  const { hasToasts, fields, messages } = formView(form);
  const errors = byField(result.errors);
  // Takes the place of the toast that JavaScript shows.
  const isIncomplete = fields.some(({ name, missing }) => errors[name] === missing);
  const failure = hasToasts && isIncomplete ? messages.incomplete : undefined;
  return { status: 422, posted: { ...posted, errors, failure } };
}

/** The requested step, or the first incomplete one before it, with its errors. */
function atStep(form: VisitorForm, { values }: PostedForm, requestedStep: number) {
  const { fields, steps = [] } = formView(form);
  const stepOf = new Map(fields.map(({ name, step = 1 }) => [name, step]));
  const errors = validateForm(form, values).filter(
    ({ field }) => stepOf.get(field)! < requestedStep,
  );
  const step = Math.min(
    requestedStep,
    steps.length,
    ...errors.map(({ field }) => stepOf.get(field)!),
  );
  return { step, errors: byField(errors.filter(({ field }) => stepOf.get(field) === step)) };
}

/** The posted text values of the form's fields, not shortened. */
function typedValues(form: VisitorForm, values: ReadonlyMap<string, unknown>) {
  return Object.fromEntries(
    LEAD_FORM_FIELDS[form].flatMap(({ name }) => {
      const value = values.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The first error message of each field, by name. */
export const byField = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));

/**
 * Finds the page that contains a posted form: from the field `page`, which a response to an earlier post has set, or else the
 * Referer. Ignores addresses of other sites and invalid ones.
 */
async function findFormPage(
  request: Request,
  postedPage: unknown,
  { pages }: Pick<Services, 'pages'>,
): Promise<{ uri: string; name: string }> {
  const { origin } = new URL(request.url);
  const candidates = [postedPage, request.headers.get('Referer'), request.url];
  const found = candidates
    .map((address) => (typeof address === 'string' && address ? URL.parse(address) : null))
    .find((address) => address?.origin === origin);
  const uri = found?.href ?? origin;
  const page = await pages.page(decodePath(new URL(uri).pathname)).catch(() => undefined);
  return { uri, name: page?.seo.title ?? '' };
}

/** Values in a posted body that are not fields of the form. */
const ENVELOPE = new Set([
  'token',
  'consent',
  'pageUri',
  'pageName',
  'attribution',
  'formType',
  'page',
  'step',
  HONEYPOT_FIELD,
]);

export interface FormPost {
  form: VisitorForm;
  /** of the body, unverified */
  values: ReadonlyMap<string, unknown>;
  /** page of the form, if the body does not name it */
  page: { uri: string; name: string };
  request: Request;
  /** the visitor's IP address */
  address: string;
}

type SubmitOutcome = SubmitResult | 'failed';

/** Passes a posted form to the domain. `failed`: it could not be stored, which is logged without form values. */
export async function submitFormPost(
  { leads, log }: Pick<Services, 'leads' | 'log'>,
  { form, values, page, request, address }: FormPost,
): Promise<SubmitOutcome> {
  try {
    return await leads.submit({
      form,
      fields: Object.fromEntries([...values].filter(([name]) => !ENVELOPE.has(name))),
      ...readEnvelope({ values, page, request, address }),
    });
  } catch (error) {
    log.error({ err: error, form }, 'a form could not be stored');
    return 'failed';
  }
}

/** Reads what a lead stores besides its fields, from the body and the request. */
export function readEnvelope({ values, page, request, address }: Omit<FormPost, 'form'>) {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    token: text('token'),
    consentShown: text('consent'),
    pageUri: text('pageUri') || page.uri,
    pageName: text('pageName') || page.name,
    hutk: trackerCookie(request),
    attribution: values.get('attribution'),
    honeypot: text(HONEYPOT_FIELD),
    address,
  };
}

/** The visitor id of the CRM's tracker. Read from posts only, so no cached page depends on it. */
function trackerCookie(request: Request): string | undefined {
  const { hubspotutk = '' } = parseCookie(request.headers.get('Cookie') ?? '');
  return isTrackerCookie(hubspotutk) ? hubspotutk : undefined;
}
