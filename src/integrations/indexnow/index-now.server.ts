import type { IndexNowPort, SubmissionResult } from '#src/domains/seo/index-now-port.ts';
import { type Exchange, exchange } from '#src/integrations/http/exchange.server.ts';

const TIMEOUT_MS = 10_000;
const MAX_MESSAGE_LENGTH = 300;
/** 4xx that say "not now". */
const PASSING = new Set([408, 425, 429]);

interface IndexNowSettings {
  /** of the service */
  origin: string;
  key: string;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  timeoutMs?: number;
}

/**
 * The IndexNow protocol (indexnow.org): one call tells every search engine that takes part. 200 and 202 mean taken; 400 a wrong
 * body, 403 a key that is not at its address, 422 addresses of another host.
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
      return readAnswer(
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

function readAnswer(result: Exchange): SubmissionResult {
  if (result.kind !== 'answered') return { outcome: 'failed', message: result.reason };
  const { status } = result;
  if (status >= 200 && status < 300) return { outcome: 'accepted', status };
  const message = messageOf(result.body);
  if (status >= 400 && status < 500 && !PASSING.has(status))
    return { outcome: 'refused', status, message: message || 'without a message' };
  return { outcome: 'failed', message: `HTTP ${status} ${message}`.trim() };
}

/** Bodies are not documented: perhaps JSON with a message, perhaps a proxy's page. One readable line of either. */
function messageOf(body: string): string {
  const text = body.slice(0, 10 * MAX_MESSAGE_LENGTH);
  const [, quoted = text] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return quoted
    .replaceAll(/<[^<>]*>|[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}
