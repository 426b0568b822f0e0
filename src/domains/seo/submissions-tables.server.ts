import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { SubmissionResult } from './index-now-port.ts';

/** Replies of search engines to notices of changed addresses. The newest are kept. */
export const submissions = pgTable(
  'seo_submissions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    outcome: text().$type<SubmissionResult['outcome']>().notNull(),
    /** of the response; null without one */
    status: integer(),
    message: text().notNull(),
    /** how many were submitted */
    addresses: integer().notNull(),
    /** the first of them, decoded */
    paths: jsonb().$type<string[]>().notNull(),
  },
  (table) => [index('seo_submissions_at').on(table.at.desc())],
);
