import { createContext, type RouterContextProvider } from 'react-router';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { SignedInUser, SessionView } from '#src/platform/auth/auth.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import { refusalSentence } from '#src/platform/auth/refusal-sentence.ts';
import { type Services, servicesContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Permissions that were refused during a request. The sign-in guard sets it before, and records it after the loaders and
 * actions.
 */
export const refusalsContext = createContext<Set<Permission> | null>(null);

/**
 * Asks the policy table. The first line of every loader and action of the admin area, before anything is read. Synchronous,
 * so that a forgotten `await` cannot skip it.
 * @returns the signed-in user
 * @throws a 403 response with a sentence for the person
 */
export function requirePermission(context: Context, permission: Permission): SignedInUser {
  const user = context.get(signedInUserContext);
  if (may(user.role, permission)) return user;
  context.get(refusalsContext)?.add(permission);
  throw new Response(refusalSentence(user.role, permission), {
    status: 403,
    statusText: 'Forbidden',
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * Asks the policy table, as `requirePermission` does.
 * @returns the services, and the signed-in user
 */
export const servicesFor = (context: Context, permission: Permission) =>
  // Derived, since the services of tests are proxies, which have nothing to copy.
  Object.create(context.get(servicesContext), {
    user: { value: requirePermission(context, permission) },
  }) as Services & { user: SignedInUser };

/** Whether the signed-in user has a permission, for views to leave out what would be refused. */
export const mayDo = (context: Context, permission: Permission): boolean =>
  may(context.get(signedInUserContext).role, permission);

/** Records each refusal of a request in the history. A failure to record does not turn a refusal into another response. */
export async function recordRefusals(context: Context, request: Request, url: URL): Promise<void> {
  const { activityLog, log } = context.get(servicesContext);
  for (const permission of context.get(refusalsContext) ?? []) {
    await activityLog
      .record({
        actor: actorOf(context.get(signedInUserContext)),
        area: 'security',
        action: 'access.refused',
        // Without the query, which may hold a search for a person.
        object: { kind: 'address', label: url.pathname },
        after: { Permission: permission, Method: request.method },
      })
      .catch((err: unknown) => log.error({ err, permission }, 'failed to record a refusal'));
  }
}

/** The signed-in user, set by the middleware of the admin layout for all loaders and actions below it. */
export const signedInUserContext = createContext<SignedInUser>();

/** The session of the request, set by the same middleware. */
export const sessionContext = createContext<SessionView>();

/** The session of the request: who acts, and since when. */
export const currentSession = (context: Readonly<RouterContextProvider>): SessionView =>
  context.get(sessionContext);
