import { setTimeout as sleep } from 'node:timers/promises';
import { checkPassword } from '#src/platform/auth/check-password.server.ts';
import { hashPassword } from '#src/platform/auth/password-hash.server.ts';
import { recordUser, VISITOR_ACTOR } from '#src/platform/auth/record-user.server.ts';
import { lockUser, replacePassword } from '#src/platform/auth/replace-password.server.ts';
import { clearSignInThrottle } from '#src/platform/auth/sign-in-throttle.server.ts';
import { findUser, findUserByEmail } from '#src/platform/auth/users.server.ts';
import { refuse } from './authorize.server.ts';
import { toAccountEmail } from './invites.server.ts';
import { addLink, findLink, revokeLinksOf, takeLink } from './links-repository.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import { promisePeopleEmail } from './people-emails.server.ts';
import { throttled, weakPassword, type PeopleResult } from './people.ts';
import type { Visitor } from '#src/platform/auth/auth.ts';

const RESET_MS = 3_600_000;

/** Longer than the work for an account that exists, so that the time of the response reveals nothing. */
const RESPONSE_MS = 500;

export function createPasswordReset(deps: PeopleDeps) {
  const { db, queue, throttle, secret, clock, log, wait = sleep } = deps;

  /** Sends a link if the account exists. */
  const sendLink = (email: string) =>
    db.transaction(async (tx) => {
      const now = clock();
      const user = await findUserByEmail(tx, email);
      if (!user || user.deactivatedAt) return;
      await lockUser(tx, user.id);
      await revokeLinksOf(tx, user.id, now, ['reset']);
      const link = { kind: 'reset', email, userId: user.id, by: VISITOR_ACTOR } as const;
      const id = await addLink(tx, secret, { ...link, validMs: RESET_MS, now });
      await promisePeopleEmail(queue, tx, id, 'reset', now);
      await recordUser(tx, 'password.reset-requested', user, now, { actor: VISITOR_ACTOR });
      log.info({ userId: user.id }, 'a password reset was requested');
    });

  return {
    /**
     * Sends a link that works once, for an hour. The result, and the time it takes, are the same whether or not the
     * account exists. Refused only for a network that requests too many.
     */
    async requestPasswordReset(typed: string, { ip }: Visitor): Promise<PeopleResult> {
      const email = toAccountEmail(typed);
      if (!email) return refuse('invalid-email');
      const admission = await throttle.admitReset(email, ip);
      if (!admission.isAdmitted) return throttled(admission.retryAfterSeconds);
      await Promise.all([admission.isSilent || sendLink(email), wait(RESPONSE_MS)]);
      return { ok: true };
    },

    /** Ends all sessions of the user; they sign in with the new password, and with a code if they have TOTP. */
    async resetPassword(token: string, password: string): Promise<PeopleResult> {
      const found = await findLink(db, 'reset', token, clock());
      if (!found?.userId) return refuse('link-invalid');
      const { userId } = found;
      const user = await findUser(db, userId);
      if (!user) return refuse('link-invalid');
      const { email, name } = user;
      const weakness = await checkPassword(password, { email, name });
      if (weakness) return weakPassword(weakness);
      const hash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const now = clock();
        await lockUser(tx, userId);
        const link = await takeLink(tx, 'reset', token, now);
        if (!link) return refuse('link-invalid');
        const actor = { id: userId, name: email };
        await replacePassword(tx, { userId, email }, hash, { actor, now });
        await revokeLinksOf(tx, userId, now);
        await clearSignInThrottle(tx, secret, email);
        await promisePeopleEmail(queue, tx, link.id, 'reset-done', now);
        await recordUser(tx, 'password.reset', { id: userId, email }, now);
        return { ok: true };
      });
    },
  };
}
