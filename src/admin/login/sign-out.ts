import { redirect } from 'react-router';
import { ADMIN_HOME, LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sign-out.ts';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** A GET request does not sign out. */
export function loader() {
  return redirect(ADMIN_HOME, 303);
}

/** Ends the session and redirects to the login page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, config } = context.get(servicesContext);
  if (!isSameOrigin(request, config.SITE_URL))
    return new Response('This request came from another site.', { status: 403 });
  return redirect(LOGIN_PATH, { status: 303, headers: await auth.signOut(request) });
}
