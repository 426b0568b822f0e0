import { may } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { ActivityQuery } from './activity-list.ts';

/** Whether a role sees the history of all areas; others see that of content. */
export const seesEverything = (role: Role): boolean => may(role, 'activity.see');

/** Narrows a query to what a role may see. */
export const withinRole = ({ role }: { role: Role }, query: ActivityQuery): ActivityQuery =>
  seesEverything(role) ? query : { ...query, area: 'content' };
