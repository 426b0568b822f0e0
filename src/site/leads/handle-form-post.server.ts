import type { RouterContextProvider } from 'react-router';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { fieldErrors } from '#src/domains/leads/intake/validate-field.ts';
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
import { submitPosted } from './submit.server.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { FieldError } from '#src/domains/leads/intake/submission.ts';

interface Answer {
  status: number;
  posted: PostedForm;
}

/**
 * Works off a form that a browser posted by itself. Whatever comes in gets a page, with all that was typed in it: the
 * confirmation, the errors at their fields, or, when a step was asked for, that step.
 */
export async function handleFormPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: VisitorForm,
): Promise<Answer> {
  const services = context.get(servicesContext);
  const body = await readFormBody(request);
  const values = typeof body === 'number' ? new Map<string, unknown>() : body;
  const page = await pageOf(request, values.get('page'), services);
  const posted: PostedForm = {
    isSent: false,
    values: typedValues(form, values),
    errors: {},
    pageUri: page.uri,
  };
  const { refused } = LEAD_FORM_MESSAGES[form];
  if (typeof body === 'number') return { status: body, posted: { ...posted, failure: refused } };

  const wanted = Number(values.get('step'));
  const limit = context.get(refusedContext);
  if (limit) {
    const failure = `${refused} ${tooManyRequests(limit.retryAfterSeconds)}`;
    const step = wanted >= 1 ? atStep(form, posted, wanted) : {};
    return { status: 429, posted: { ...posted, ...step, failure } };
  }
  if (wanted >= 1) return { status: 200, posted: { ...posted, ...atStep(form, posted, wanted) } };

  const address = context.get(visitorAddressContext);
  const result = await submitPosted(services, { form, values, page, request, address });
  if (result === 'failed') return { status: 503, posted: { ...posted, failure: refused } };
  if (result.ok) return { status: 200, posted: { ...posted, isSent: true } };
  return { status: 400, posted: { ...posted, errors: byField(result.errors) } };
}

/** The step that was asked for, or the first one before it that is not answered yet, with what is missing. */
function atStep(form: VisitorForm, { values }: PostedForm, wanted: number) {
  const { fields, steps = [] } = formView(form);
  const stepOf = new Map(fields.map(({ name, step = 1 }) => [name, step]));
  const errors = fieldErrors(form, values).filter(({ field }) => stepOf.get(field)! < wanted);
  const step = Math.min(wanted, steps.length, ...errors.map(({ field }) => stepOf.get(field)!));
  return { step, errors: byField(errors.filter(({ field }) => stepOf.get(field) === step)) };
}

/** What was typed into the fields of the form, at its full length. */
function typedValues(form: VisitorForm, values: ReadonlyMap<string, unknown>) {
  return Object.fromEntries(
    LEAD_FORM_FIELDS[form].flatMap(({ name }) => {
      const value = values.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The first message of each field, by its name. */
export const byField = (errors: readonly FieldError[]) =>
  Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));

/**
 * The page that a natively posted form stood on: as an earlier answer noted it, else the one the browser came from.
 * Pages of others, and addresses that are none, count as unknown.
 */
async function pageOf(
  request: Request,
  noted: unknown,
  { pages }: Pick<Services, 'pages'>,
): Promise<{ uri: string; name: string }> {
  const { origin } = new URL(request.url);
  const candidates = [noted, request.headers.get('Referer'), request.url];
  const found = candidates
    .map((address) => (typeof address === 'string' && address ? URL.parse(address) : null))
    .find((address) => address?.origin === origin);
  const uri = found?.href ?? origin;
  const page = await pages.page(decodePath(new URL(uri).pathname)).catch(() => undefined);
  return { uri, name: page?.seo.title ?? '' };
}
