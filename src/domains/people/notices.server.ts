import type { SessionView } from '#src/platform/auth/auth.ts';
import { describeDevice } from '#src/platform/auth/device-name.ts';
import { deviceOfSession } from '#src/platform/auth/list-sessions.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { promiseEmails } from '#src/platform/emails/promise-email.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { NoticeKind } from './people-email-templates.ts';
import { addNotice, type NewNotice } from './notice-repository.server.ts';
import { peopleNoticeEmails } from './people-tables.server.ts';
import { sendNoticeEmail } from './send-people-email.job.ts';

/** Promised emails that report a change of sign-in to the user whose account it is. */
export const NOTICE_EMAILS: EmailBox = { table: peopleNoticeEmails, job: sendNoticeEmail };

interface NotifiedUser {
  id: string;
  email: string;
}

/** Promises notices, each in the transaction of the change that it reports. */
export type Notices = ReturnType<typeof createNotices>;

const MAX_DEVICE_LENGTH = 60;

/** The browser sends this text. It must not become a link or a sentence in an email. */
const cleanDevice = (device: string) =>
  device
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .slice(0, MAX_DEVICE_LENGTH)
    .trim() || 'Unknown browser';

export function createNotices({ queue }: { queue: Pick<JobQueue, 'send'> }) {
  async function add(tx: Db, notice: NewNotice) {
    const device = cleanDevice(notice.device);
    const ownerId = await addNotice(tx, { ...notice, device });
    const { kind, at: now } = notice;
    const emails = { ownerId, kinds: [kind], dueAt: now, now };
    await promiseEmails({ box: NOTICE_EMAILS, queue }, tx, emails);
  }

  return {
    /** A change made in a session: by the user, or by an owner, who is then named. */
    async ofChange(
      tx: Db,
      kind: NoticeKind,
      { user, by, now }: { user: NotifiedUser; by: SessionView; now: Date },
    ) {
      const device = await deviceOfSession(tx, by.id);
      const byName = by.user.id === user.id ? null : by.user.email;
      await add(tx, { kind, userId: user.id, email: user.email, byName, device, at: now });
    },
    /** A recovery code that was used to sign in. */
    ofRecoveryCode: (
      tx: Db,
      { user, userAgent, now }: { user: NotifiedUser; userAgent: string; now: Date },
    ) =>
      add(tx, {
        kind: 'recovery-code-used',
        userId: user.id,
        email: user.email,
        device: describeDevice(userAgent),
        at: now,
      }),
  };
}
