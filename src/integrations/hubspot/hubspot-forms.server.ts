import type { CrmPort, CrmResult, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import {
  type Exchange,
  type ReceivedResponse,
  exchange,
} from '#src/integrations/http/exchange.server.ts';
import { type FieldNames, pillarFieldName } from './field-names.ts';
import type { HubspotSettings } from './hubspot-settings.server.ts';
import { type NamedValue, redactSubmittedValues } from './redact-submitted-values.ts';
import { isTrackerCookie } from '#src/domains/leads/lead.ts';
import { parseJson } from '#src/platform/json.ts';

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
  settings: FormsSettings,
  { timeoutMs = TIMEOUT_MS, clock = systemClock }: { timeoutMs?: number; clock?: Clock } = {},
): CrmPort {
  return {
    isConfigured: (form) => Boolean(settings.portalId && settings.formIds[form]),
    async submit(submission) {
      const { formsOrigin, portalId, formIds, names, sendConsent } = settings;
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

/** Maximum length of a stored message. */
const MAX_MESSAGE_LENGTH = 1_000;
/** Maximum length of text that is redacted: enough for all errors of a form, and a bound on the work. */
const MAX_READ_LENGTH = 16_000;
/** 4xx statuses that are temporary. */
const RETRYABLE_STATUSES = new Set([408, 425]);
/** HubSpot's error type for the rate limit (docs/hubspot-forms-api.md). */
const RATE_ERROR = 'ERROR 429';

/**
 * Interprets an exchange with the forms API (docs/hubspot-forms-api.md). A 2xx counts only with the API's JSON: a proxy or a
 * wrong origin returns 200 with its own page without storing the lead. Other bodies are undocumented and may contain anything.
 * @param values the submitted values, which are redacted from the message
 */
export function parseCrmResponse(result: Exchange, values: readonly NamedValue[]): CrmResult {
  if (result.kind === 'not-sent')
    return { outcome: 'failed', message: `not sent: ${result.reason}` };
  if (result.kind === 'unanswered')
    return { outcome: 'unknown', message: `sent, but ${unansweredReason(result.reason)}` };
  const { status } = result;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isSubmissionResponse(result)) return { outcome: 'accepted', status };
  const { text, errorTypes } = readBody(result.body);
  const said = cleanMessage(text, values);
  if (isSuccess)
    return { outcome: 'unknown', status, message: foreignResponseMessage(result, said) };
  const message = said || `HTTP ${status} without a message`;
  if (status === 429 || errorTypes.includes(RATE_ERROR))
    return { outcome: 'rate-limited', status: 429, message };
  if (status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status))
    return { outcome: 'refused', status, message, errorTypes };
  if (status >= 300 && status < 400)
    return { outcome: 'failed', status, message: 'a redirect; check HUBSPOT_FORMS_ORIGIN' };
  return { outcome: 'failed', status, message };
}

const unansweredReason = (reason: string) =>
  reason.startsWith('no response') ? reason : `the connection broke (${reason})`;

const JSON_TYPE = /^application\/json\b/i;

/** Whether the body describes what the form does after a submission: show a text, which may be empty, or redirect. */
function isSubmissionResponse({ contentType, body }: ReceivedResponse) {
  const answer = JSON_TYPE.test(contentType) ? parseJson(body) : undefined;
  if (typeof answer !== 'object' || answer === null) return false;
  const { inlineMessage, redirectUri } = answer as Record<string, unknown>;
  return typeof inlineMessage === 'string' || typeof redirectUri === 'string';
}

function foreignResponseMessage({ cutOff }: ReceivedResponse, said: string) {
  if (cutOff) return `the response broke off (${cutOff})`;
  const why = 'no response from the forms API (check HUBSPOT_FORMS_ORIGIN)';
  return (said ? `${why}: ${said}` : why).slice(0, MAX_MESSAGE_LENGTH);
}

/** Returns `errors[].message`, else `message`, else the body itself, such as a proxy's page. */
function readBody(body: string): { text: string; errorTypes: string[] } {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null)
    return { text: typeof parsed === 'string' ? parsed : body, errorTypes: [] };
  const { errors, message } = parsed as Record<string, unknown>;
  const entries: unknown[] = Array.isArray(errors) ? errors : [];
  const messages = entries.flatMap((entry) => texts(entry, 'message'));
  return {
    text: messages.join('; ') || (typeof message === 'string' ? message : ''),
    errorTypes: entries
      .flatMap((entry) => texts(entry, 'errorType'))
      .map((type) => type.slice(0, 80)),
  };
}

function texts(entry: unknown, key: 'message' | 'errorType'): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const value = (entry as Record<string, unknown>)[key];
  return typeof value === 'string' ? [value] : [];
}

/** Removes markup, control characters and submitted values. Truncates last, so that no value is cut in half unredacted. */
function cleanMessage(text: string, values: readonly NamedValue[]) {
  const plain = text
    .replaceAll(/<(style|script)\b.*?(?:<\/\1>|$)|<[^<>]*>/gis, ' ')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_READ_LENGTH);
  return redactSubmittedValues(plain, values).slice(0, MAX_MESSAGE_LENGTH);
}
