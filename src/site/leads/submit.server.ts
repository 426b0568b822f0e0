import { parseCookie } from 'cookie-es';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import type { Services } from '#src/services.server.ts';
import type { SubmitResult } from '#src/domains/leads/intake/submission.ts';

/** What stands in a body beside the fields of the form. */
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

export interface Posted {
  form: VisitorForm;
  /** of the body, as it came */
  values: ReadonlyMap<string, unknown>;
  /** where the form stood, when the body does not say */
  page: { uri: string; name: string };
  request: Request;
  /** the visitor's network address */
  address: string;
}

export type Submitted = SubmitResult | 'failed';

/** Hands a posted form to the domain. `failed`: it could not be stored, which is logged without what was typed. */
export async function submitPosted(
  { leads, log }: Pick<Services, 'leads' | 'log'>,
  { form, values, page, request, address }: Posted,
): Promise<Submitted> {
  try {
    return await leads.submit({
      form,
      fields: Object.fromEntries([...values].filter(([name]) => !ENVELOPE.has(name))),
      ...envelopeOf({ values, page, request, address }),
    });
  } catch (error) {
    log.error({ err: error, form }, 'a form could not be stored');
    return 'failed';
  }
}

/** What a body says beside the fields of its form, and what the request says by itself. */
export function envelopeOf({ values, page, request, address }: Omit<Posted, 'form'>) {
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

/** The CRM's tracker knows its visitors by this cookie; it is read from the post alone, so no page depends on it. */
export function trackerCookie(request: Request): string | undefined {
  const { hubspotutk = '' } = parseCookie(request.headers.get('Cookie') ?? '');
  return isTrackerCookie(hubspotutk) ? hubspotutk : undefined;
}
