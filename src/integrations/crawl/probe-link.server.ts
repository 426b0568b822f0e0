import type { ProbeLink } from '#src/domains/seo/outside-links/probe-port.ts';
import {
  DownloadError,
  followPublicUrl,
} from '#src/integrations/download/follow-public-url.server.ts';
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
  mayConnect,
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
      return { problem: problemOf(error, timeoutMs) };
    }
  };
}

function problemOf(error: unknown, timeoutMs: number): string {
  if (error instanceof DownloadError) return `cannot be followed: ${error.message.slice(0, -1)}`;
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError'
    ? `does not respond within ${timeoutMs / 1_000} seconds`
    : `cannot be reached (${code ?? 'no response'})`;
}
