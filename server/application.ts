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
  const handle = createRequestHandler(serverBuild as ServerBuild, import.meta.env.MODE);
  return async (request, address, refused) => {
    const context = new RouterContextProvider();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    context.set(servicesContext, isRead ? system.servicesForReading() : system.services);
    context.set(visitorAddressContext, address);
    context.set(refusedContext, refused ?? null);
    return unavailableResponse(await handle(request, context), context.get(failureContext)?.error);
  };
}
