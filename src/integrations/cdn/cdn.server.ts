import { exchange } from '#src/integrations/http/exchange.server.ts';
import { type Cdn, DOCUMENTS_KEY, KEPT_BY_CDN } from '#src/platform/http/cdn.ts';

const TIMEOUT_MS = 10_000;
const MAX_MESSAGE_LENGTH = 200;

interface CdnSettings {
  /** a service of Fastly, or a zone of Cloudflare */
  id: string;
  token: string;
  /** of the API, instead of the vendor's */
  origin?: string | undefined;
}

/** Fastly: `Surrogate-Control`, `Surrogate-Key`, and a purge by key (developer.fastly.com, "Purging", "Surrogate-Key"). */
export const fastly = ({ id, token, origin = 'https://api.fastly.com' }: CdnSettings): Cdn => ({
  headers: { 'Surrogate-Control': KEPT_BY_CDN, 'Surrogate-Key': DOCUMENTS_KEY },
  purge: () => send(`${origin}/service/${id}/purge/${DOCUMENTS_KEY}`, { 'fastly-key': token }),
});

/** Cloudflare: `Cloudflare-CDN-Cache-Control`, `Cache-Tag`, and a purge by tag (developers.cloudflare.com/cache). */
export const cloudflare = ({
  id,
  token,
  origin = 'https://api.cloudflare.com',
}: CdnSettings): Cdn => ({
  headers: { 'Cloudflare-CDN-Cache-Control': KEPT_BY_CDN, 'Cache-Tag': DOCUMENTS_KEY },
  purge: () =>
    send(
      `${origin}/client/v4/zones/${id}/purge_cache`,
      { authorization: `Bearer ${token}` },
      { tags: [DOCUMENTS_KEY] },
    ),
});

const ADAPTERS = { fastly, cloudflare };

/**
 * Returns the CDN of the settings, if there is one.
 * @param service such as `fastly:SU1Z0isxPaozGVKXdv0eY`: vendor, and id of the service or the zone
 */
export function cdnOf(
  service: string | undefined,
  token: string | undefined,
  origin?: string,
): Cdn | undefined {
  if (!service || !token) return undefined;
  const [vendor, id] = service.split(':') as [keyof typeof ADAPTERS, string];
  return ADAPTERS[vendor]({ id, token, origin });
}

async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object = {},
): Promise<string | undefined> {
  const result = await exchange({
    method: 'POST',
    url,
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  });
  if (result.kind !== 'answered') return result.reason;
  const { status } = result;
  return status === 200
    ? undefined
    : `HTTP ${status} ${result.body.slice(0, MAX_MESSAGE_LENGTH)}`.trim();
}
