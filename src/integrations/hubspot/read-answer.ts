import type { CrmAnswer } from '#src/domains/leads/crm-port.ts';
import type { Exchange } from '#src/integrations/http/exchange.server.ts';
import { type NamedValue, withoutValues } from './without-values.ts';

/** Longest message kept of an answer. */
const LONGEST_MESSAGE = 1_000;
/** Text looked at for one: enough for every error of a form, and a bound on the work. */
const LONGEST_READ = 16_000;
/** 4xx that say "not now": the request came too slowly or too early. */
const PASSING = new Set([408, 425]);
/** The vendor lists it among the errors of a form, besides the status. */
const RATE_ERROR = 'ERROR 429';

/**
 * What an exchange with the forms API means (protocols.md 1.3, 1.4). A 2xx counts whatever its body: that is only the
 * form's thank-you text. Bodies of other answers are not documented, so anything may stand in them.
 * @param values what was submitted; none of it is in the answer's message
 */
export function readAnswer(result: Exchange, values: readonly NamedValue[]): CrmAnswer {
  if (result.kind === 'not-sent')
    return { outcome: 'failed', message: `not sent: ${result.reason}` };
  if (result.kind === 'unanswered')
    return { outcome: 'unknown', message: `sent, but ${unansweredReason(result.reason)}` };
  const { status } = result;
  if (status >= 200 && status < 300) return { outcome: 'accepted', status };
  const { text, errorTypes } = readBody(result.body);
  const message = clean(text, values) || `HTTP ${status} without a message`;
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
    .slice(0, LONGEST_READ);
  return withoutValues(plain, values).slice(0, LONGEST_MESSAGE);
}
