import { RouterContextProvider } from 'react-router';
import { sessionContext, signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
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
