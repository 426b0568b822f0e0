import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
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
 * Creates the request handler behind the edge: React Router with the services in each request's context.
 */
export function createApplication(
  system: Pick<System, 'services' | 'servicesForReading'>,
): (request: Request, address: string, refused?: RateLimitRefusal) => Promise<Response> {
  const build = serverBuild as ServerBuild;
  const handleAny = createRequestHandler(build, import.meta.env.MODE);
  const routes = withoutAdmin(build.routes);
  const handlePublic = createRequestHandler({ ...build, routes }, import.meta.env.MODE);
  return async (request, address, refused) => {
    const context = new RouterContextProvider();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    context.set(servicesContext, isRead ? system.servicesForReading() : system.services);
    context.set(visitorAddressContext, address);
    context.set(refusedContext, refused ?? null);
    const handle = IN_ADMIN.test(new URL(request.url).pathname) ? handleAny : handlePublic;
    return unavailableResponse(await handle(request, context), context.get(failureContext)?.error);
  };
}

/** React Router ignores case. */
const IN_ADMIN = /^\/admin/i;

/** React Router matches each request with all routes, twice: a tenth of the work of a lead. Two thirds of the routes are the admin's. */
const withoutAdmin = (routes: ServerBuild['routes']): ServerBuild['routes'] =>
  Object.fromEntries(
    Object.entries(routes).filter(([, route]) => !route?.path || !IN_ADMIN.test(`/${route.path}`)),
  );
