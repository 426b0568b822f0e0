import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { emailTable } from '#src/platform/emails/email-box.server.ts';
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from './subscription.ts';

/** One row per address. It stays after unsubscribing, so that the choice is remembered. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** normalized; the local part keeps its case for delivery */
    email: text().notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    source: text({ enum: SUBSCRIPTION_SOURCES }).notNull(),
    /** null when the request named no consent version that we ever showed */
    consentText: text(),
    consentVersion: text(),
    consentedAt: moment().notNull(),
    /** attribution for the lead that is created on confirmation */
    attribution: jsonb().$type<object>().notNull().default({}),
    confirmationId: uuid(),
    /** SHA-256 of the emailed token, base64url; see README.md */
    confirmTokenHash: text(),
    confirmExpiresAt: moment(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    unsubscribeToken: text().notNull(),
    mailsQueued: integer().notNull().default(0),
    lastMailAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Without lower(), each spelling of an address would have its own email limit.
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscribers_confirm_token').on(table.confirmTokenHash),
    uniqueIndex('newsletter_subscribers_unsubscribe_token').on(table.unsubscribeToken),
    index('newsletter_subscribers_status').on(table.status),
    check(
      'newsletter_subscribers_status_known',
      sql`${table.status} in ('pending', 'confirmed', 'unsubscribed')`,
    ),
  ],
);

/** Promised emails of subscribers and their states. */
export const newsletterEmails = emailTable('newsletter_emails', () => newsletterSubscribers.id);
