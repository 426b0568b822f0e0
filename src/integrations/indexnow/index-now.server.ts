import type { IndexNowPort, SubmissionResult } from '#src/domains/seo/index-now-port.ts';
import { type Exchange, exchange } from '#src/integrations/http/exchange.server.ts';

const TIMEOUT_MS = 10_000;
const MAX_MESSAGE_LENGTH = 300;
/** 4xx statuses that are temporary. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

interface IndexNowSettings {
  /** origin of the service */
  origin: string;
  key: string;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  timeoutMs?: number;
}

/**
 * The IndexNow protocol (indexnow.org): one request notifies all participating search engines. 200 and 202 mean accepted, 400 an
 * invalid body, 403 a missing key file, 422 URLs of another host.
 */
export function createIndexNow({
  origin,
  key,
  siteUrl,
  timeoutMs = TIMEOUT_MS,
}: IndexNowSettings): IndexNowPort {
  return {
    async submit(urls) {
      const body = {
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList: urls,
      };
      return parseIndexNowResponse(
        await exchange({
          method: 'POST',
          url: `${origin}/indexnow`,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            accept: 'application/json',
          },
          body: JSON.stringify(body),
          timeoutMs,
        }),
      );
    },
  };
}

function parseIndexNowResponse(result: Exchange): SubmissionResult {
  if (result.kind !== 'answered') return { outcome: 'failed', message: result.reason };
  const { status } = result;
  if (status >= 200 && status < 300) return { outcome: 'accepted', status };
  const message = readMessage(result.body);
  if (status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status))
    return { outcome: 'refused', status, message: message || 'without a message' };
  const retryAfterSeconds = parseRetryAfter(result.retryAfter);
  return {
    outcome: 'failed',
    message: `HTTP ${status} ${message}`.trim(),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** @param value seconds, or a date */
function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Returns one readable line of a body. Bodies are undocumented: JSON with a message, or a proxy's page. */
function readMessage(body: string) {
  const text = body.slice(0, 10 * MAX_MESSAGE_LENGTH);
  const [, quoted = text] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return quoted
    .replaceAll(/<[^<>]*>|[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}
