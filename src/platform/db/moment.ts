import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a point in time, whatever the time zone of the server. */
export const moment = () => timestamp({ withTimezone: true });
