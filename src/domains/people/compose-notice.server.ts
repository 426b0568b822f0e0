import { ACCOUNT_PATH, FORGOT_PASSWORD_PATH } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { ComposeEmail } from '#src/platform/emails/send-email.server.ts';
import type { PeopleEmailTemplates } from './people-email-templates.ts';
import { findNotice } from './notice-repository.server.ts';

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
