import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { ALERT_EMAILS } from './alert-schedule.ts';

/** One row per kind of email with the day it was last sent. The node that advances the day sends the next one. */
export const alertEmails = pgTable('alert_emails', {
  email: text({ enum: ALERT_EMAILS }).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  sentAt: moment().notNull(),
});

/** Counts of requests that do not match TRUST_PROXY, by its value and day. No address is stored. */
export const proxySightings = pgTable(
  'proxy_sightings',
  {
    /** value of TRUST_PROXY on the node that counted */
    trusted: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** all requests in hours with at least one mismatch */
    requests: integer().notNull(),
    /** how many of `requests` did not match */
    misfits: integer().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trusted, table.day] })],
);
