import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import type { RateLimitRefusal } from '#src/platform/http/edge.server.ts';
import {
  failureContext,
  refusedContext,
  servicesContext,
  visitorAddressContext,
} from '#src/services.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';
import { wakeUpScript } from '#src/wake-up/held-application.tsx';
import type { System } from '#src/wiring/system.ts';
import { unavailableResponse } from './unavailable-response.ts';

/** Source of the inline scripts of pages; the content security policy allows them by hash. */
export const inlineScripts = [wakeUpScript];

/**
 * Creates the request handler behind the edge: React Router with the services and a store for static markup in each
 * request's context.
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
    context.set(staticMarkupContext, {
      isDocument: !new URL(request.url).pathname.endsWith('.data'),
      markup: new Map(),
      islands: new Map(),
    });
    return unavailableResponse(await handle(request, context), context.get(failureContext)?.error);
  };
}
