import { type MiddlewareFunction, redirect } from 'react-router';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { loginAddress, TWO_STEP_PATH } from './admin-address.ts';
import {
  recordRefusals,
  refusalsContext,
  sessionContext,
  signedInUserContext,
} from './permission.server.ts';
import { markPrivate } from './private-headers.server.ts';

/**
 * The sign-in guard of every admin page (docs/specification.md, section 4). Runs before any loader or action below the
 * admin layout, for documents, data requests and forms. Without a session it redirects to the login page.
 */
export const requireSignIn: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context, url } = args;
  const { auth, config } = context.get(servicesContext);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isSameOrigin(request, config.SITE_URL)) return forbidden();

  const session = await auth.session(request, {
    isUse: isRead || !HEARTBEAT.test(url.pathname),
    ip: context.get(visitorAddressContext),
  });
  if (!session) {
    const response = redirect(loginAddress(url), isRead ? 302 : 303);
    markPrivate(response.headers);
    return response;
  }
  if (session.mustEnroll && !mayEnroll(url.pathname)) {
    const response = redirect(TWO_STEP_PATH, isRead ? 302 : 303);
    markPrivate(response.headers);
    return response;
  }
  context.set(signedInUserContext, session.user);
  context.set(sessionContext, session);
  context.set(refusalsContext, new Set());
  const response = await next();
  await recordRefusals(context, request, url);
  markPrivate(response.headers);
  return response;
};

/** An open tab is no use of the session. By the address, not by a header: what reads or changes anything is always a use. */
const HEARTBEAT = /^\/admin\/api\/documents\/[^/]+\/presence$/;

/** Someone whose role requires two-step sign-in can only set it up, until they have. */
const mayEnroll = (pathname: string) =>
  pathname.replace(/\.data$/, '').replace(/\/+$/, '') === TWO_STEP_PATH;

function forbidden(): Response {
  const response = new Response('This request came from another site.', { status: 403 });
  markPrivate(response.headers);
  return response;
}
