import type { RouterContextProvider } from 'react-router';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';

/** Adds an export of counts to the history. */
export const recordExport = (
  context: Readonly<RouterContextProvider>,
  label: string,
  days: number,
): Promise<void> =>
  context.get(servicesContext).activityLog.record({
    actor: actorOf(context.get(signedInUserContext)),
    area: 'site',
    action: 'analytics.exported',
    object: { kind: 'analytics', label },
    after: { Days: days },
  });
