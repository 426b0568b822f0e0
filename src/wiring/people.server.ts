import type { Pool } from 'pg';
import { deleteFiltersOf } from '#src/domains/documents/lists/saved-filters.server.ts';
import { createNotices } from '#src/domains/people/notices.server.ts';
import { createPeople } from '#src/domains/people/people.server.ts';
import { createTestEmails } from '#src/domains/people/test-emails.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { createAccountThrottle } from '#src/platform/auth/account-throttle.server.ts';
import { type AuthOptions, createAuth } from '#src/platform/auth/auth.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';

interface PeopleDeps extends Omit<AuthOptions, 'onRecoveryCode'> {
  queue: JobQueue;
  pool: Pool;
  siteSettings: Pick<SiteSettingsStore, 'latest'>;
}

/** Wires sign-in, and the accounts that it checks. */
export function wirePeople(deps: PeopleDeps) {
  const { pool, secret, config } = deps;
  const notices = createNotices(deps);
  const auth = createAuth({ ...deps, onRecoveryCode: notices.ofRecoveryCode });
  const throttle = createAccountThrottle({ pool, secret, scale: () => config.RATE_LIMIT_SCALE });
  const people = createPeople({
    ...deps,
    auth,
    throttle,
    notices,
    issuer: () => deps.siteSettings.latest().shortName,
    forget: deleteFiltersOf,
  });
  return { auth, people, testEmails: createTestEmails({ ...deps, notices }) };
}
