import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { unstable_preloadRoutePattern } from 'react-router/route-pattern';
import * as serverBuild from 'virtual:react-router/server-build';
import {
  failureContext,
  refusedContext,
  servicesContext,
  visitorAddressContext,
} from '#src/services.server.ts';
import type { System } from '#src/wiring/build-system.server.ts';
import { unavailableResponse } from './unavailable-response.ts';
import type { RateLimitRefusal } from '#src/platform/http/edge-options.ts';

/**
 * Matches a request with 170 routes, twice, in a fifth of the time. Documents of the admin would enable it in browsers too, which
 * would have to load it.
 */
const QUICK_MATCHING: object = { unstable_routePatternMatching: true };

/**
 * Creates the request handler behind the edge: React Router with the services in each request's context.
 */
export function createApplication(
  system: Pick<System, 'services' | 'servicesForReading'>,
): (request: Request, address: string, refused?: RateLimitRefusal) => Promise<Response> {
  unstable_preloadRoutePattern();
  const build = serverBuild as ServerBuild;
  const future = { ...build.future, ...QUICK_MATCHING };
  const handlePublic = createRequestHandler({ ...build, future }, import.meta.env.MODE);
  const handleAdmin = createRequestHandler(build, import.meta.env.MODE);
  return async (request, address, refused) => {
    const context = new RouterContextProvider();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    context.set(servicesContext, isRead ? system.servicesForReading() : system.services);
    context.set(visitorAddressContext, address);
    context.set(refusedContext, refused ?? null);
    const handle = new URL(request.url).pathname.startsWith('/admin') ? handleAdmin : handlePublic;
    return unavailableResponse(await handle(request, context), context.get(failureContext)?.error);
  };
}
