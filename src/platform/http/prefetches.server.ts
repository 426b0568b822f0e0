import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DocumentAddresses } from './document-key.ts';
import type { RenderGuard } from './render-guard.server.ts';
import { isPrefetch } from './request-kind.ts';

interface PrefetchDeps {
  addresses: DocumentAddresses;
  guard: RenderGuard;
  addressOf: (c: Context) => string;
}

/**
 * Admits prefetches only of what is the same for everyone: nothing that reads a cookie, counts, or uses a token. Refuses them when
 * the visitor's clicks may need what they would use up.
 */
export const limitPrefetches =
  ({ addresses, guard, addressOf }: PrefetchDeps): MiddlewareHandler =>
  async (c, next) => {
    if (!isPrefetch(c.req.raw)) return next();
    const { pathname, search } = new URL(c.req.url);
    const isShared = addresses.read(pathname + search).kind === 'shared';
    if (!isShared || (await guard.isBusy(addressOf(c)))) return refusedPrefetch();
    await next();
    // Its hit would not be counted, since a click on a prefetched link sends no request.
    if ([301, 302, 308].includes(c.res.status)) c.res = refusedPrefetch();
    return undefined;
  };

/** The response to a prefetch that is refused: the click sends the request again. */
export const refusedPrefetch = (): Response =>
  new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });

/** Whether a network has used half of a limit, from which on its prefetches are refused. */
export async function isHalfUsed(window: RateLimiterMemory, network: string): Promise<boolean> {
  const used = await window.get(network);
  return (used?.consumedPoints ?? 0) * 2 >= window.points;
}
