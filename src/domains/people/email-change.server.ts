import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { lockOwners } from '#src/platform/auth/first-owner.server.ts';
import { lockUser } from '#src/platform/auth/replace-password.server.ts';
import { findUser, findUserByEmail, updateUser } from '#src/platform/auth/users.server.ts';
import { changeRecently, refuse } from './authorize.server.ts';
import { toAccountEmail } from './invites.server.ts';
import { addLink, findLink, revokeLinksOf, takeLink } from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { promisePeopleEmail } from './people-emails.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import type { PeopleResult } from './people.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

const CONFIRM_MS = 24 * 3_600_000;

export function createEmailChange(deps: PeopleDeps) {
  const { db, queue, secret, clock } = deps;

  return {
    /**
     * (recent) Sends a link to the new address and a notice to the old one. The result is the same when the new address
     * belongs to someone else; then no link is sent.
     */
    requestEmailChange: (typed: string, by: SessionView): Promise<PeopleResult> =>
      changeRecently(deps, by, async (tx, now) => {
        const email = toAccountEmail(typed);
        if (!email) return refuse('invalid-email');
        const userId = by.user.id;
        await lockUser(tx, userId);
        const user = await findUser(tx, userId);
        if (!user) return refuse('not-found');
        if (email === user.email) return refuse('same-email');
        await revokeLinksOf(tx, userId, now, ['email']);
        const actor = actorOf(by.user);
        const link = { kind: 'email', email, userId, oldEmail: user.email, by: actor } as const;
        const id = await addLink(tx, secret, { ...link, validMs: CONFIRM_MS, now });
        // An address that is taken gets no email. That is not said: it would reveal the addresses of colleagues.
        if (!(await findUserByEmail(tx, email)))
          await promisePeopleEmail(queue, tx, id, 'email-confirm', now);
        await promisePeopleEmail(queue, tx, id, 'email-notice', now);
        await recordUser(tx, 'email.change-requested', user, now, {
          actor,
          after: { Email: email },
        });
        return { ok: true };
      }),

    cancelEmailChange: (by: SessionView): Promise<PeopleResult> =>
      db.transaction(async (tx) => {
        const now = clock();
        const { id } = by.user;
        await lockUser(tx, id);
        const revoked = await revokeLinksOf(tx, id, now, ['email']);
        if (revoked.length === 0) return refuse('not-found');
        await recordUser(tx, 'email.change-canceled', by.user, now);
        return { ok: true };
      }),

    /** Makes the new address the one to sign in with. */
    confirmEmail: (token: string): Promise<PeopleResult> =>
      db.transaction(async (tx) => {
        const now = clock();
        await lockOwners(tx); // no one else takes this address meanwhile
        const found = await findLink(tx, 'email', token, now);
        if (!found?.userId) return refuse('link-invalid');
        const { userId, email, oldEmail } = found;
        await lockUser(tx, userId);
        const link = await takeLink(tx, 'email', token, now);
        if (!link) return refuse('link-invalid');
        const user = await findUser(tx, userId);
        const isSame = user?.email === oldEmail && user?.deactivatedAt === null;
        if (!isSame || (await findUserByEmail(tx, email))) return refuse('link-invalid');
        await updateUser(tx, userId, { email }, now);
        await revokeLinksOf(tx, userId, now);
        await promisePeopleEmail(queue, tx, link.id, 'email-done', now);
        const changed = { before: { Email: oldEmail }, after: { Email: email } };
        await recordUser(tx, 'email.changed', { id: userId, email }, now, changed);
        return { ok: true };
      }),
  };
}
