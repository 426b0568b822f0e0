import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ALERT_EMAILS } from './alert-schedule.ts';

const moment = () => timestamp({ withTimezone: true });

/** One row for each kind of email: the day of the site it was last sent on. Whoever moves it on sends the next one. */
export const alertEmails = pgTable('alert_emails', {
  email: text({ enum: ALERT_EMAILS }).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  sentAt: moment().notNull(),
});

/** Requests that did not fit the setting TRUST_PROXY, by its value and day of the site. No address is kept. */
export const proxySightings = pgTable(
  'proxy_sightings',
  {
    /** TRUST_PROXY of the node that counted */
    trusted: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** requests of the hours in which one did not fit */
    requests: integer().notNull(),
    /** those of them that did not */
    misfits: integer().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trusted, table.day] })],
);
