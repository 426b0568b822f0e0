import type { SessionView } from '#src/platform/auth/auth.ts';
import { listSessions } from '#src/platform/auth/list-sessions.server.ts';
import { endSessions } from '#src/platform/auth/sessions.server.ts';
import { findUser } from '#src/platform/auth/users.server.ts';
import { actorOf, authorize, refuse, requireRecent } from './authorize.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { SessionInfo, PeopleResult } from './people.ts';

export function createSessionList({ db, clock }: PeopleDeps) {
  async function list(userId: string, by: SessionView): Promise<SessionInfo[]> {
    const sessions = await listSessions(db, userId, clock());
    const marked = sessions.map((one) => ({ ...one, isCurrent: one.id === by.id }));
    return marked.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  const entryOf = (by: SessionView) =>
    ({ actor: actorOf(by), action: 'session.revoked', now: clock() }) as const;
  const endOwn = (by: SessionView, which: { only?: string; except?: string }) => {
    const user = { userId: by.user.id, email: by.user.email };
    return db.transaction((tx) => endSessions(tx, user, which, entryOf(by)));
  };

  return {
    /** This session first, then by last use. */
    ownSessions: (by: SessionView) => list(by.user.id, by),
    sessionsOf: list,
    /** (recent) Ends one of the own sessions. */
    async endSession(sessionId: string, by: SessionView): Promise<PeopleResult> {
      const refused = requireRecent(by, clock());
      if (refused) return refused;
      return (await endOwn(by, { only: sessionId })) > 0 ? { ok: true } : refuse('not-found');
    },
    /** (recent) */
    async endOtherSessions(by: SessionView): Promise<PeopleResult<{ ended: number }>> {
      const refused = requireRecent(by, clock());
      if (refused) return refused;
      return { ok: true, ended: await endOwn(by, { except: by.id }) };
    },
    /** (recent) */
    endAllSessions: (userId: string, by: SessionView): Promise<PeopleResult<{ ended: number }>> =>
      db.transaction(async (tx) => {
        const refused = (await authorize(tx, by, 'team.manage')) ?? requireRecent(by, clock());
        if (refused) return refused;
        const user = await findUser(tx, userId);
        if (!user) return refuse('not-found');
        const ended = await endSessions(tx, { userId, email: user.email }, {}, entryOf(by));
        return { ok: true, ended };
      }),
  };
}
