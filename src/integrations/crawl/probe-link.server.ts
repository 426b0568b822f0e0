import type { ProbeLink, ProbeResult } from '#src/domains/seo/outside-links/probe-port.ts';
import {
  DownloadError,
  followPublicUrl,
} from '#src/integrations/download/follow-public-url.server.ts';
import { isPublicAddress } from '#src/integrations/download/public-address.ts';
import { CRAWLER_AGENT } from '#src/platform/http/request-kind.ts';

interface LinkProbeOptions {
  /** for each of the two requests, with its redirects */
  timeoutMs?: number;
  /** for tests */
  mayConnect?: (address: string) => boolean;
}

/** Requests links to other sites: HEAD, and GET if that fails, since many servers refuse HEAD. Reads no content. */
export function createLinkProbe({
  timeoutMs = 5_000,
  // At any port, since nothing is read.
  mayConnect = isPublicAddress,
}: LinkProbeOptions = {}): ProbeLink {
  const statusOf = async (href: string, method: 'HEAD' | 'GET') => {
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { userAgent: CRAWLER_AGENT, method, mayConnect, signal };
    const { response } = await followPublicUrl(href, options);
    response.destroy();
    return response.statusCode ?? 0;
  };
  return async (href) => {
    try {
      const status = await statusOf(href, 'HEAD').catch((error: unknown) => {
        if (error instanceof DownloadError) throw error;
        return undefined;
      });
      const isFine = status !== undefined && status < 400;
      return { status: isFine ? status : await statusOf(href, 'GET') };
    } catch (error) {
      return failureOf(error, timeoutMs);
    }
  };
}

/** Errors of this server, whatever the link: no route, no name server that responds. */
const OURS = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);
/** Errors without a connection: of the other server, or of all if a firewall lets nothing out. */
const UNREACHED = new Set([...OURS, 'ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT']);

function failureOf(error: unknown, timeoutMs: number): ProbeResult {
  if (error instanceof DownloadError)
    return { problem: `cannot be followed: ${error.message.slice(0, -1)}` };
  const { name, code = 'no response' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return { problem: `does not respond within ${timeoutMs / 1_000} seconds`, isUnreached: true };
  const problem = OURS.has(code) ? null : `cannot be reached (${code})`;
  return { problem, ...(UNREACHED.has(code) && { isUnreached: true }) };
}
