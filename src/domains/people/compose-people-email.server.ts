import type { Base } from '#src/platform/base.ts';
import {
  ACCOUNT_PATH,
  FORGOT_PASSWORD_PATH,
  confirmEmailPath,
  invitePath,
  resetPath,
} from '#src/domains/site-map/paths.ts';
import { findUser } from '#src/platform/auth/users.server.ts';
import type { ComposeEmail, Composed } from '#src/platform/emails/send-email.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { type Link, findLinkById, isUsable, openToken } from './links-repository.server.ts';
import type { PeopleEmailKind, PeopleEmailTemplates } from './people-email-templates.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { findNotice } from './notice-repository.server.ts';

interface PeopleEmailDeps extends Pick<Base, 'db' | 'clock'> {
  templates: PeopleEmailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** must be the secret passed to `createPeople` */
  secret: Secret;
}

type Content = Awaited<ReturnType<PeopleEmailTemplates['invite']>>;

const MINUTE_MS = 60_000;

/** Composes emails about accounts. A link that was used, replaced or revoked meanwhile is not wanted. */
export function createPeopleEmailComposer(deps: PeopleEmailDeps): ComposeEmail {
  const { db, templates, siteUrl, secret, clock } = deps;

  /** The email with the link itself. */
  async function composeLink(
    link: Link,
    render: (token: string, validMinutes: number) => Promise<Content>,
  ): Promise<Content | Composed> {
    const now = clock();
    if (link.usedAt !== null || link.revokedAt !== null) return 'not-wanted';
    if (!isUsable(link, now))
      return { impossible: 'The link expired before the email could be sent.' };
    const token = openToken(secret, link);
    if (token === undefined)
      return { impossible: 'The site’s secret has changed, so the link would not work.' };
    // A delayed email states the remaining time.
    const validMs = link.expiresAt.getTime() - now.getTime();
    return render(token, Math.max(1, Math.round(validMs / MINUTE_MS)));
  }

  const compose: Record<PeopleEmailKind, (link: Link) => Promise<Content | Composed>> = {
    invite: (link) =>
      composeLink(link, (token, minutes) =>
        templates.invite({
          url: siteUrl + invitePath(token),
          role: link.role!,
          invitedBy: link.createdByName,
          validHours: Math.max(1, Math.round(minutes / 60)),
        }),
      ),
    reset: (link) =>
      composeLink(link, (token, validMinutes) =>
        templates.reset({ url: siteUrl + resetPath(token), validMinutes }),
      ),
    'reset-done': () => templates.resetDone({ resetUrl: siteUrl + FORGOT_PASSWORD_PATH }),
    'email-confirm': (link) =>
      composeLink(link, (token, minutes) =>
        templates.emailConfirm({
          url: siteUrl + confirmEmailPath(token),
          validHours: Math.max(1, Math.round(minutes / 60)),
        }),
      ),
    'email-notice': ({ email }) =>
      templates.emailNotice({ newEmail: email, accountUrl: siteUrl + ACCOUNT_PATH }),
    'email-done': ({ email }) => templates.emailDone({ newEmail: email }),
  };

  /** Where each email goes. A link to an account goes to the address that it has now. */
  async function recipientOf(kind: PeopleEmailKind, link: Link): Promise<string | null> {
    if (kind === 'email-notice' || kind === 'email-done') return link.oldEmail;
    if (link.userId === null || kind === 'email-confirm') return link.email;
    return (await findUser(db, link.userId))?.email ?? null;
  }

  return async ({ id, ownerId, kind: storedKind, round }) => {
    const kind = storedKind as PeopleEmailKind;
    const link = await findLinkById(db, ownerId);
    const to = link && (await recipientOf(kind, link));
    if (!link || !to) return 'not-wanted';
    const content = await compose[kind](link);
    if (typeof content === 'string' || !('subject' in content)) return content;
    const messageId = `<${id}.${round}@${new URL(siteUrl).hostname}>`;
    return { email: { ...content, to, messageId } };
  };
}

/**
 * Composes notices. They go to the address that the account had at the time of the change: a later change of address must
 * not divert them.
 * @param deps.siteUrl origin of the links, without a trailing slash
 */
export function createNoticeComposer(deps: {
  db: Db;
  templates: Pick<PeopleEmailTemplates, 'notice'>;
  siteUrl: string;
}): ComposeEmail {
  const { db, templates, siteUrl } = deps;
  return async ({ id, ownerId, round }) => {
    const notice = await findNotice(db, ownerId);
    if (!notice) return 'not-wanted';
    const { kind, byName, device, at, email: to } = notice;
    const content = await templates.notice({
      kind,
      by: byName,
      device,
      at,
      resetUrl: siteUrl + FORGOT_PASSWORD_PATH,
      accountUrl: siteUrl + ACCOUNT_PATH,
    });
    const messageId = `<${id}.${round}@${new URL(siteUrl).hostname}>`;
    return { email: { ...content, to, messageId } };
  };
}
