import { parseCookie } from 'cookie-es';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import type { Services } from '#src/services.server.ts';
import type { SubmitResult } from '#src/domains/leads/intake/submission.ts';

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
