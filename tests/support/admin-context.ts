import { RouterContextProvider } from 'react-router';
import { sessionContext, signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildSession } from '#tests/builders/session.ts';
import { buildServices, type ServiceOverrides } from './build-services.ts';

/** The context of a loader or an action behind the sign-in guard. */
export function adminContext(
  services: ServiceOverrides,
  role: Role = 'owner',
): RouterContextProvider {
  const context = new RouterContextProvider();
  // Exports record themselves; what is recorded is tested on the database.
  const activityLog = { record: async () => undefined };
  context.set(servicesContext, buildServices({ activityLog, ...services }));
  const user = { id: '1', name: 'Kim', email: 'kim@cadron.example', role };
  context.set(signedInUserContext, user);
  context.set(sessionContext, buildSession({ user }));
  return context;
}

interface RequestOptions {
  role?: Role;
  cookie?: string;
  /** of a post */
  form?: [string, string][];
}

/** The arguments of a loader or an action, as the router passes them behind the sign-in guard. */
export function routeArgs<Args = never>(
  services: ServiceOverrides,
  path: string,
  { role = 'owner', cookie, form }: RequestOptions = {},
): Args {
  const url = new URL(path, 'https://cadron.example');
  const request = new Request(url, {
    headers: cookie ? { cookie } : {},
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const params = {
    '*': url.pathname.replace('/admin/page-editor/', ''),
    id: url.pathname.split('/').at(-1),
  };
  return { request, context: adminContext(services, role), params, url, pattern: '' } as Args;
}
