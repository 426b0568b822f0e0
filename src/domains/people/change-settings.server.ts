import { type ActivityValue, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { lockOwners } from '#src/platform/auth/first-owner.server.ts';
import {
  readSecuritySettings,
  saveSecuritySettings,
} from '#src/platform/auth/security-settings.server.ts';
import {
  type SecuritySettings,
  securitySettingsSchema,
} from '#src/platform/auth/security-settings.ts';
import { actorOf, authorize, refuse, requireRecent } from './authorize.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import type { PeopleResult } from './people.ts';

/** The settings as the history shows them. */
const describe = (settings: SecuritySettings): Record<string, ActivityValue> => ({
  'Code required for': settings.totpRequiredFor.join(', ') || 'no role',
  'Idle limit': `${settings.idleMinutes} minutes`,
  'Session limit': `${settings.absoluteHours} hours`,
});

export function createSettings({ db, clock }: PeopleDeps) {
  return {
    settings: () => readSecuritySettings(db),
    /** (recent) Takes effect at the next request of each session. */
    changeSettings: (given: SecuritySettings, by: SessionView): Promise<PeopleResult> =>
      db.transaction(async (tx) => {
        const now = clock();
        await lockOwners(tx);
        const refused = (await authorize(tx, by, 'settings.change')) ?? requireRecent(by, now);
        if (refused) return refused;
        const parsed = securitySettingsSchema.safeParse(given);
        if (!parsed.success) return refuse('invalid-settings');
        const changes = changedFields(
          describe(await readSecuritySettings(tx)),
          describe(parsed.data),
        );
        if (!changes.after) return { ok: true };
        await saveSecuritySettings(tx, parsed.data);
        await recordActivity(
          tx,
          {
            actor: actorOf(by),
            area: 'security',
            action: 'settings.changed',
            object: { kind: 'setting', label: 'Sign-in rules' },
            ...changes,
          },
          now,
        );
        return { ok: true };
      }),
  };
}
