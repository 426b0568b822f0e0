import type { CrmPort, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import { exchange } from '#src/integrations/http/exchange.server.ts';
import { type FieldNames, pillarFieldName } from './field-names.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { parseCrmResponse } from './parse-response.ts';
import type { NamedValue } from './redact-submitted-values.ts';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';

const TIMEOUT_MS = 10_000;
/** The response contains the form's thank-you text, which may be a page of HTML, and must be complete to parse. */
const MAX_ANSWER_BYTES = 1024 * 1024;

type FormsSettings = Pick<
  HubspotSettings,
  'formsOrigin' | 'portalId' | 'formIds' | 'names' | 'sendConsent'
>;

/**
 * The CRM port over HubSpot's forms submission API, v3 (docs/hubspot-forms-api.md). The API needs no key and allows 50 requests
 * in 10 seconds; the caller must respect that limit.
 */
export function createHubspotForms(
  settings: FormsSettings & { timeoutMs?: number; clock?: Clock },
): CrmPort {
  const { formsOrigin, portalId, formIds, names, sendConsent } = settings;
  const { timeoutMs = TIMEOUT_MS, clock = systemClock } = settings;
  return {
    isConfigured: (form) => Boolean(portalId && formIds[form]),
    async submit(submission) {
      const formId = formIds[submission.form];
      if (!portalId || !formId) return { outcome: 'not-configured' };
      const formNames = names[submission.form];
      const payload = toPayload(submission, { names: formNames, sendConsent, now: clock() });
      const result = await exchange({
        method: 'POST',
        url: `${formsOrigin}/submissions/v3/integration/submit/${portalId}/${formId}`,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'identity',
        },
        body: JSON.stringify(payload),
        timeoutMs,
        maxResponseBytes: MAX_ANSWER_BYTES,
      });
      return parseCrmResponse(result, namedValues(submission, payload, formNames));
    },
  };
}

/** All visitor data the CRM could quote in an error, by CRM name. */
function namedValues(
  { fields, hutk = '' }: CrmSubmission,
  { context }: Payload,
  names: FieldNames,
): NamedValue[] {
  const typed = Object.entries(fields).map(
    ([ours, value]) => [names[ours] || ours, value] as const,
  );
  return [...typed, ['hutk', hutk], ['pageUri', context.pageUri ?? '']];
}

/** One value of a submission; without `objectTypeId` it is a property of the contact. */
interface CrmField {
  objectTypeId?: string;
  name: string;
  value: string;
}

/** The body of a submission. */
interface Payload {
  /** milliseconds since 1970, as text */
  submittedAt?: string;
  fields: readonly CrmField[];
  context: { pageUri?: string; pageName?: string; hutk?: string };
  legalConsentOptions?: { consent: { consentToProcess: true; text: string } };
}

const MINUTE_MS = 60_000;
/** Leads sent sooner have no `submittedAt`; the CRM sets the time itself. */
const LATE_AFTER_MS = 5 * MINUTE_MS;
/** The CRM refuses a `submittedAt` more than about a month old. */
const TOO_LATE_AFTER_MS = 28 * 24 * 60 * MINUTE_MS;

/** Constant values (docs/specification.md, section 7). `additionalComments` is the only blank value that is sent. */
const FIXED: Readonly<Record<string, string>> = {
  requestedDetailedReport: 'true',
  additionalComments: '',
};

/**
 * Builds the request body for one lead (docs/specification.md, section 7). Omits blank values, which would overwrite data of an
 * existing contact, and an invalid page URL or tracker cookie, for which the CRM would refuse the whole lead.
 * @param names CRM names of the lead's form by our names
 */
export function toPayload(
  submission: CrmSubmission,
  { names, sendConsent, now }: { names: FieldNames; sendConsent: boolean; now: Date },
): Payload {
  const { pageUri, pageName, hutk, consent, submittedAt } = submission;
  const age = now.getTime() - submittedAt.getTime();
  return {
    ...(age > LATE_AFTER_MS &&
      age < TOO_LATE_AFTER_MS && { submittedAt: String(submittedAt.getTime()) }),
    fields: toFields(submission, names),
    context: {
      ...(isWebAddress(pageUri) && { pageUri }),
      ...(pageName && { pageName }),
      ...(hutk !== undefined && isTrackerCookie(hutk) && { hutk }),
    },
    ...(sendConsent &&
      consent?.text && {
        legalConsentOptions: { consent: { consentToProcess: true, text: consent.text } },
      }),
  };
}

function toFields({ fields, form }: CrmSubmission, names: FieldNames): CrmField[] {
  const isAssessment = form === 'ai-quotient';
  const pillars = Object.keys(fields).flatMap((ours) => {
    const name = isAssessment && !Object.hasOwn(names, ours) ? pillarFieldName(ours) : undefined;
    return name === undefined ? [] : [[ours, name] as const];
  });
  return [...Object.entries(names), ...pillars].flatMap(([ours, name]) => {
    const fixed = FIXED[ours];
    // The specification requires the total twice, under two names.
    const value = fixed ?? fields[ours === 'testScore' ? 'score' : ours]?.trim() ?? '';
    if (name === '' || (value === '' && fixed === undefined)) return [];
    return [toField(name, value)];
  });
}

function toField(qualified: string, value: string): CrmField {
  const [, objectTypeId, name] = /^(\d+-\d+)\/(.+)$/.exec(qualified) ?? [];
  if (objectTypeId === undefined || name === undefined) return { name: qualified, value };
  return { objectTypeId, name, value };
}

function isWebAddress(text: string) {
  if (/\s/.test(text)) return false;
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
