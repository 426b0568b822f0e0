import { redirect, type RouterContextProvider } from 'react-router';
import { rememberedAddress } from '#src/admin/shell/admin-address.ts';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import type { Visitor } from '#src/platform/auth/auth.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Reads a form that was posted without a session.
 * @throws a 403 response when another site sent it
 */
export async function readGateForm(
  request: Request,
  context: Context,
): Promise<Record<string, string>> {
  if (!isSameOrigin(request, context.get(servicesContext).config.SITE_URL))
    throw new Response('This request came from another site.', { status: 403 });
  return readPostedFields(request);
}

/** The address that a link is for; undefined if it does not work. Does not use the link, because mail scanners open links. */
export async function emailOfLink(
  context: Context,
  kind: 'reset' | 'email',
  token: string,
): Promise<string | undefined> {
  const link = await context.get(servicesContext).people.viewLink(kind, token);
  return link.state === 'valid' ? link.email : undefined;
}

/** The browser that sent a request. */
export const visitorOf = (request: Request, context: Context): Visitor & { cookies: string } => ({
  ip: context.get(visitorAddressContext),
  userAgent: request.headers.get('user-agent') ?? '',
  cookies: request.headers.get('cookie') ?? '',
});

/** @throws a redirect if the visitor is signed in already */
export async function redirectSignedIn(
  request: Request,
  context: Context,
  url: URL,
): Promise<void> {
  if (await context.get(servicesContext).auth.session(request, visitorOf(request, context)))
    throw redirect(rememberedAddress(url));
}
