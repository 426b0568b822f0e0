import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { emailTable } from '#src/platform/emails/email-box.server.ts';
import type { NoticeKind } from './people-email-templates.ts';
import type { LinkKind } from './people.ts';

/** Links in emails about accounts. Each works once (`links-repository.server.ts`). */
export const peopleLinks = pgTable(
  'people_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<LinkKind>().notNull(),
    /** SHA-256 of the token, base64url */
    tokenHash: text().notNull().unique(),
    /** the token for the email that is still to be sent, sealed; null once the link is closed or its email sent */
    sealedToken: text(),
    /** whose account it changes; null for an invitation. `deleteLinksOf` deletes links with their user. */
    userId: text(),
    /** in lower case: who is invited, or the new address */
    email: text().notNull(),
    /** the address before, for a change of address */
    oldEmail: text(),
    /** of an invitation */
    role: text().$type<Role>(),
    createdAt: moment().notNull(),
    createdById: text(),
    createdByName: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** revoked by a person, or replaced by a newer link */
    revokedAt: moment(),
  },
  (table) => [
    check('people_links_kind', sql`${table.kind} in ('invite', 'reset', 'email')`),
    check('people_links_owner', sql`(${table.kind} = 'invite') = (${table.userId} is null)`),
    check('people_links_role', sql`(${table.kind} = 'invite') = (${table.role} is not null)`),
    index('people_links_user').on(table.userId, table.kind),
    index('people_links_email').on(table.kind, table.email),
    index('people_links_created').on(table.createdAt),
  ],
);

/** Promised emails of links and their states. */
export const peopleEmails = emailTable('people_emails', () => peopleLinks.id);

/** Changes of sign-in that are reported to the user of the account. Kept for as long as links. */
export const peopleNotices = pgTable(
  'people_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<NoticeKind>().notNull(),
    /** whose account it is. `deleteNoticesOf` deletes notices with their user. */
    userId: text().notNull(),
    /** the address of the account at that time */
    email: text().notNull(),
    /** the owner who made the change; null for the user themselves */
    byName: text(),
    device: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    check(
      'people_notices_kind',
      sql`${table.kind} in ('password-changed', 'totp-enabled', 'totp-disabled', 'recovery-code-used', 'test')`,
    ),
    index('people_notices_user').on(table.userId),
    index('people_notices_at').on(table.at),
  ],
);

/** Promised emails of notices and their states. */
export const peopleNoticeEmails = emailTable('people_notice_emails', () => peopleNotices.id);
