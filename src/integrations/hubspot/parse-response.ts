import { parseJson } from '#src/platform/json.ts';
import type { CrmResult } from '#src/domains/leads/delivery/crm-port.ts';
import type { ReceivedResponse, Exchange } from '#src/integrations/http/exchange.server.ts';
import { type NamedValue, redactSubmittedValues } from './redact-submitted-values.ts';

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
