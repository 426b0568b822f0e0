import { may } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { ActivityQuery } from './activity-query.ts';

/** Whether a role sees the history of all areas; others see that of content. */
export const seesEverything = (role: Role): boolean => may(role, 'activity.see');

/**
 * Narrows a query to what a role may see.
 * @throws a 403 response for a role that may see no history
 */
export function withinRole({ role }: { role: Role }, query: ActivityQuery): ActivityQuery {
  if (seesEverything(role)) return query;
  if (may(role, 'activity.see-content')) return { ...query, area: 'content' };
  throw new Response(null, { status: 403, statusText: 'Viewers do not see the activity.' });
}
