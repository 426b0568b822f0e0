import type { CrmResult } from '#src/domains/leads/delivery/crm-port.ts';
import type { Answered, Exchange } from '#src/integrations/http/exchange.server.ts';
import { type NamedValue, redactSubmittedValues } from './redact-submitted-values.ts';

/** Longest message kept of an answer. */
const MAX_MESSAGE_LENGTH = 1_000;
/** Text looked at for one: enough for every error of a form, and a bound on the work. */
const MAX_READ_LENGTH = 16_000;
/** 4xx that say "not now": the request came too slowly or too early. */
const PASSING = new Set([408, 425]);
/** The vendor lists it among the errors of a form, besides the status. */
const RATE_ERROR = 'ERROR 429';

/**
 * What an exchange with the forms API means (protocols.md 1.3, 1.4). A 2xx counts only with the API's own JSON: a proxy or
 * a wrong origin answers 200 with a page of its own, and has not taken the lead. Bodies of other answers are not documented, so
 * anything may stand in them.
 * @param values what was submitted; none of it is in the answer's message
 */
export function readAnswer(result: Exchange, values: readonly NamedValue[]): CrmResult {
  if (result.kind === 'not-sent')
    return { outcome: 'failed', message: `not sent: ${result.reason}` };
  if (result.kind === 'unanswered')
    return { outcome: 'unknown', message: `sent, but ${unansweredReason(result.reason)}` };
  const { status } = result;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isThankYou(result)) return { outcome: 'accepted', status };
  const { text, errorTypes } = readBody(result.body);
  const said = clean(text, values);
  if (isSuccess) return { outcome: 'unknown', status, message: notOurs(result, said) };
  const message = said || `HTTP ${status} without a message`;
  if (status === 429 || errorTypes.includes(RATE_ERROR))
    return { outcome: 'rate-limited', status: 429, message };
  if (status >= 400 && status < 500 && !PASSING.has(status))
    return { outcome: 'refused', status, message, errorTypes };
  if (status >= 300 && status < 400)
    return { outcome: 'failed', status, message: 'a redirect; is HUBSPOT_FORMS_ORIGIN right?' };
  return { outcome: 'failed', status, message };
}

const unansweredReason = (reason: string) =>
  reason.startsWith('no answer') ? reason : `the connection broke (${reason})`;

const JSON_TYPE = /^application\/json\b/i;

/** What the form does after a submission: shows a text, which may be empty, or leads elsewhere. */
function isThankYou({ contentType, body }: Answered): boolean {
  const answer = JSON_TYPE.test(contentType) ? parse(body) : undefined;
  if (typeof answer !== 'object' || answer === null) return false;
  const { inlineMessage, redirectUri } = answer as Record<string, unknown>;
  return typeof inlineMessage === 'string' || typeof redirectUri === 'string';
}

function notOurs({ cutOff }: Answered, said: string): string {
  if (cutOff) return `the answer broke off (${cutOff})`;
  const why = 'no answer of the forms API (is HUBSPOT_FORMS_ORIGIN right?)';
  return (said ? `${why}: ${said}` : why).slice(0, MAX_MESSAGE_LENGTH);
}

/** `errors[].message` first, else `message`; a body that is no such JSON is text, perhaps a proxy's page. */
function readBody(body: string): { text: string; errorTypes: string[] } {
  const parsed = parse(body);
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

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function texts(entry: unknown, key: 'message' | 'errorType'): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const value = (entry as Record<string, unknown>)[key];
  return typeof value === 'string' ? [value] : [];
}

/** One readable line: no markup, no control characters, no visitor's value; cut last, so that none is cut in two. */
function clean(text: string, values: readonly NamedValue[]): string {
  const plain = text
    .replaceAll(/<(style|script)\b.*?(?:<\/\1>|$)|<[^<>]*>/gis, ' ')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_READ_LENGTH);
  return redactSubmittedValues(plain, values).slice(0, MAX_MESSAGE_LENGTH);
}
